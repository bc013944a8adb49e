/* Fixed examples of all that Stratic draws (games/contract.js: Samples). Drafts are made by the face's own acts from
 * literal legal lists, so that what is shown is what a match would show. */
import { reduce_turn, turn_draft, turn_hints } from './draft.js';
import { view_of } from './position_text.js';
import { reduce_setup, setup_draft } from './setup/setup.js';
import { square_of } from './square.js';

const HOME = 'C@e1,I@f1,F@d2,F@e2,F@f2';
const AWAY = 'c@f10,i@d10,f@e9,f@f9,f@g9';
const MIDDLE = `str1/2 e1 t6 S p0,2 r0,0 s3,2 ${HOME},FA@c4,A@g3,Fa@h5,${AWAY},a@f7,f@c9,fi@a6`;
const LARGE = `str1/2 e3 t19 N p0,0 r0,2 s9,7 ${HOME},FA@c4,A@-b6,FA@k8,${AWAY},a@f7,fa@-a5,f@l3,a@i12`;

const to = (act, ...names) => names.map((name) => ({ sq: square_of(name), act }));
const LEGAL = {
  to_move: 0, turn: 7, check: false, must_resolve_check: false, reserve: 0, hand: '', movements_left: 1,
  operation: false, may_pass: true, place: null,
  units: [
    { kind: 'A', at: square_of('c4'), raised: true,
      to: [...to('move', 'c5', 'c6', 'c7', 'c8', 'd5', 'e6', 'b5', 'd4', 'e4', 'd3', 'b3', 'c3'),
        ...to('capture', 'f7'), ...to('occupy', 'c9')] },
    { kind: 'A', at: square_of('g3'), to: to('move', 'g4', 'g5', 'g6', 'h4', 'f4', 'e5') },
    { kind: 'F', at: square_of('d2'), to: to('move', 'd3', 'd4') },
  ],
};
const PLACING = { ...LEGAL, units: [], reserve: 2,
  place: { kinds: ['F', 'A'], rect: [-1, -1, 10, 7], extra: [], promote_in_extra: true } };
const counted = { midboard: [5, 3], operation: [false, true], max_expansions: null };

function played(view, legal, names, next = legal) {
  const hints = (draft) => turn_hints(legal, draft);
  const draft = names.reduce((now, name) => reduce_turn(now, { type: 'square', at: square_of(name) }, hints(now)),
    turn_draft(view, 0));
  return { view, draft, hints: turn_hints(next, draft) };
}

const middle = view_of(MIDDLE, { ...counted, last: 'ag7xf7' });
const antistratic = view_of(MIDDLE, { ...counted, variant: 'antistratic' });
const FORCED = { ...LEGAL, must_capture: true,
  units: [{ kind: 'A', at: square_of('c4'), raised: true, to: to('capture', 'f7') }] };
const placing_view = { v: 1, dims: 2, status: 'setup', ready: [false, true], setup: null, extent: [0, 9], seat: 0 };
const placing = (...acts) => acts.reduce(reduce_setup, setup_draft(placing_view, 0));

export const samples = {
  boards: [
    { title: 'Setup, a square selected', view: placing_view, draft: placing({ type: 'square', at: [4, 0] }),
      entry: true },
    { title: 'Setup, unfinished and exposed', view: placing_view,
      draft: placing({ type: 'put', at: [4, 1], kind: '.' }, { type: 'kind', kind: 'A' }), entry: true },
    { title: 'The other side’s turn, with the last move', view: middle },
    { title: 'A piece selected', ...played(middle, LEGAL, ['c4']), entry: true },
    { title: 'A turn drafted', ...played(middle, LEGAL, ['c4', 'f7'], { ...LEGAL, units: [], movements_left: 0 }),
      entry: true },
    { title: 'Reinforcements to place', ...played(view_of(MIDDLE.replace('r0,0', 'r2,0'), counted), PLACING, ['d5']),
      entry: true },
    { title: 'Check', view: view_of(MIDDLE.replace('F@e2,', '').replace('a@f7', 'a@e3'), { ...counted, check: true }) },
    { title: 'Own pieces that can be taken', view: view_of(MIDDLE.replace('a@f7', 'a@g6'), { ...counted, seat: 0 }),
      how: { exposed: true } },
    { title: 'Antistratic, where a capture is required', view: antistratic, draft: turn_draft(antistratic, 0),
      hints: turn_hints(FORCED, turn_draft(antistratic, 0)) },
    { title: 'Turned board, three rings later', view: view_of(LARGE, { ...counted, max_expansions: 8 }),
      how: { bottom: 1, coordinates: 'physical' } },
    {
      title: 'Own marks', view: middle,
      how: { marks: { all: [[[4, 4], [4, 4]], [[5, 6], [5, 6]],
        [[2, 3], [5, 6]]].map(([from, target], kind) => ({ from, to: target, kind })), kind: 0, on: false, set() {},
        choose() {}, toggle() {} } },
    },
  ],
  log: [
    { n: 1, turn: 0, kind: 'setup', seat: 0 },
    { n: 2, turn: 1, kind: 'turn', seat: 0, turn_text: 'Ac3xc5xe7!', place: [], moves: [], check: true },
    { n: 3, turn: 2, kind: 'turn', seat: 1, turn_text: '+Fe5 --', place: [{ kind: 'F', at: [4, 4] }], moves: [] },
    { n: 4, turn: 3, kind: 'skip', seat: 0 },
    { n: 5, turn: 4, kind: 'turn', seat: 1, turn_text: 'Ag7>g6', place: [], moves: [], expansion: 1, midboard: [5, 1] },
  ],
  result: { places: [1, 2], scores: [11, 6], reason: 'commander' },
};

/* The Rule Game's face: bench, attempts, protocol and words of this folder under the names the arena knows
 * (games/contract.js). */
import { html } from '../../vendor/lit-html.js';
import { bench } from './bench.js';
import { asked, fresh, order_words, reduce, renew } from './draft.js';
import { animate } from './motion.js';
import { miniature, still } from './picture.js';
import { attempts_in_all, attempts_of, is_over, pieces_of, shown_seat } from './position.js';
import { entry, facts, protocol_panel, seat_facts, strip } from './table.js';
import { count, ended, sound, tell } from './words.js';

const SEATS = ['1st player', '2nd player', '3rd player', '4th player', '5th player', '6th player', '7th player',
  '8th player'];

const no_bench = (view) =>
  html`<div class="rg-closed"><p>Everybody plays the same boards by themselves. They open when all have finished.</p>
    <p class="small">${count(view.seats.filter((seat) => seat.over).length, 'player')} of ${view.seats.length}
      ${view.seats.length === 1 ? 'has' : 'have'} finished.</p></div>`;

/* "12:7:2:deny": what the last attempt came to, for those who watch it happen. */
function tried_of(seat) {
  const last = attempts_of(seat).at(-1);
  const n = attempts_in_all(seat);
  return last ? `${n}:${last.piece.id}:${last.bucket ?? ''}:${last.result}` : `${n}:::`;
}

const going_of = (draft) => (draft?.order?.type === 'move' ? `${draft.order.piece}:${draft.order.bucket}` : '');

/* A piece dropped is tried at once. */
function doors(send) {
  return {
    pick: (id) => send({ type: 'pick', id }), leave: () => send({ type: 'leave' }),
    drop(bucket) {
      send({ type: 'drop', bucket });
      send({ type: 'commit' });
    },
  };
}

function board(view, draft, hints, send, how = {}) {
  const at = shown_seat(view, draft, how);
  if (at === null) return no_bench(view);
  const seat = view.seats[at];
  const plays = Boolean(draft) && !seat.over && !is_over(view);
  const name = plays ? 'Board: letters pick a piece, 0 to 3 its bucket' : 'Board';
  return bench({ pieces: pieces_of(seat), picked: draft?.picked ?? null, name, is_still: !plays, tried: tried_of(seat),
    going: going_of(draft) }, doors(send));
}

const panels = (view, draft, hints, send, how) => [
  { id: 'act', title: view.rules ? 'The rule' : 'Play' },
  { id: 'log', title: 'Protocol', body: () => protocol_panel(view, draft, how) },
];

/* Keys work at once; the keyboard is never taken from where it is held. */
function take_keys(bench_here) {
  if (document.activeElement === document.body) bench_here.focus({ preventScroll: true });
}

function mount(root) {
  for (const here of root.querySelectorAll('.match .board-frame .bench')) {
    animate(here);
    if (!here.classList.contains('still')) take_keys(here);
  }
}

export const face = {
  seat_names: SEATS, is_fixed: true,
  draft: fresh, reduce, renew, asked, board, entry, facts, seat_facts, tell, sound, ended, miniature, still, mount,
  panels, strip,
  order: (draft) => draft.order,
  partial: () => null,
  keep: (draft) => (draft.picked === null ? null : { picked: draft.picked }),
  is_empty: (draft) => draft.picked === null,
  steps: (draft) => (draft.order ? [order_words(draft)] : []),
  hints: (legal) => legal,
  samples: () => import('./samples.js').then((module) => module.samples),
};

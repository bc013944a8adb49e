/* The Rule Game's face: bench, attempts, protocol and words of this folder under the names the arena knows
 * (games/contract.js). */
import { html } from '../../vendor/lit-html.js';
import { t, words_load } from '../../locales/text.js';
import { bench } from './bench.js';
import { asked, fresh, order_words, reduce, renew } from './draft.js';
import { animate } from './motion.js';
import { miniature, still } from './picture.js';
import { attempts_in_all, attempts_of, is_over, pieces_of, shown_seat } from './position.js';
import { entry, facts, protocol_panel, seat_facts, strip } from './table.js';
import { ended, ended_own, sound, tell } from './words.js';

export const areas = ['rulegame', 'rulegame-board', 'catalogue'];

const MOST_SEATS = 8;

const no_bench = (view) => html`<div class="rg-closed"><p>${t('rulegame-closed')}</p>
    <p class="small">${t('rulegame-closed-count',
      { n: view.seats.filter((seat) => seat.over).length, all: view.seats.length })}</p></div>`;

/* "12:7:2:deny": the result of the last attempt, for animation. */
function tried_of(seat) {
  const last = attempts_of(seat).at(-1);
  const n = attempts_in_all(seat);
  return last ? `${n}:${last.piece.id}:${last.bucket ?? ''}:${last.result}` : `${n}:::`;
}

const going_of = (draft) => (draft?.order?.type === 'move' ? `${draft.order.piece}:${draft.order.bucket}` : '');

/* A dropped piece is tried at once. */
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
  const name = plays ? t('rulegame-board-name-keys') : t('rulegame-board-name');
  return bench({ pieces: pieces_of(seat), picked: draft?.picked ?? null, name, is_still: !plays,
    numbers: Boolean(how.desk?.value?.numbers), tried: tried_of(seat), going: going_of(draft) }, doors(send));
}

const panels = (view, draft, hints, send, how) => [
  { id: 'act', title: view.rules ? t('rulegame-panel-rule') : t('rulegame-panel-play') },
  { id: 'log', title: t('rulegame-panel-attempts'), body: () => protocol_panel(view, draft, how) },
];

/* Keys work at once; focus that the player has put elsewhere is left alone. */
function take_keys(bench_here) {
  if (document.activeElement === document.body) bench_here.focus({ preventScroll: true });
}

function mount(root) {
  for (const here of root.querySelectorAll('.match .board-frame .bench')) {
    animate(here);
    if (!here.classList.contains('still')) take_keys(here);
  }
}

/* Own boards are done while others in the race still play; at a shared board everybody plays to the end. */
const is_out = (view, seat) => Boolean(view.seats[seat]?.over);

/* The card of rules and what newcomers are told, with their words. */
const cards = () => Promise.all([import('./card.js'), words_load(['rulegame-card'])]).then(([module]) => module);
const rules_card = () => cards().then((module) => module.card);
const first_turn = () => cards().then((module) => module.first_turn);

export const face = {
  get seat_names() { return Array.from({ length: MOST_SEATS }, (_, i) => t(`rulegame-seat-${i + 1}`)); },
  is_fixed: true,
  draft: fresh, reduce, renew, asked, board, entry, facts, seat_facts, tell, sound, ended, ended_own, miniature,
  still, mount,
  panels, strip, is_out,
  accepted: (view, seat) => view.seats[seat].removed,
  is_timed: (act) => act.type === 'guess',
  order: (draft) => draft.order,
  partial: () => null,
  keep: (draft) => (draft.picked === null ? null : { picked: draft.picked }),
  is_empty: (draft) => draft.picked === null,
  steps: (draft) => (draft.order ? [order_words(draft)] : []),
  hints: (legal) => legal,
  rules_card, first_turn,
  samples: () => import('./samples.js').then((module) => module.samples),
};

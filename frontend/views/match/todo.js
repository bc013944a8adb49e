/* What is left to do in a game, in one row: each item leads to the place where it is done. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

const OFFERS = new Set(['draw', 'truce', 'resume', 'takeback']);

/* The other side's offers, one item for each kind. */
const offers_left = ({ live }) => (live.offers ?? [])
  .filter((offer) => offer.you_may_answer && OFFERS.has(offer.kind))
  .map(({ kind }) => ({ words: t(`match-todo-${kind}`), find: '.offer button' }));

/* Of the turn itself only the game knows. */
const turn_left = ({ face, live, draft, hints }) => (draft && live.owes ? face.todo(draft, hints) : []);

/** The row, for games that say what is left of a turn. */
export function todo(state, send) {
  const { face, seat, past, live } = state;
  if (!face.todo || seat === null || past || live.status !== 'live') return nothing;
  const all = [...turn_left(state), ...offers_left(state)];
  if (!all.length) return nothing;
  return html`<div class="todo" role="group" aria-label=${t('match-todo')}><span aria-hidden="true">${
    t('match-todo')}</span>
    ${all.map(({ words, find }) => html`<button class="plain"
      @click=${() => send.find(find)}>${words}</button>`)}</div>`;
}

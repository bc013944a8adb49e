/* What a player can still do in a game. The tasks of the turn are a list in the panel of the game; offers that wait for
 * an answer are beside the question, in sight whatever panel is open. Each task leads to its place. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { how_of } from './how.js';
import { unbroken } from './unbroken.js';

/** @typedef {import('../../games/contract.js').Task} Task */

const OFFERS = new Set(['draw', 'truce', 'resume', 'takeback']);
const MOST = 8;

const may_act = ({ seat, past, live }) => seat !== null && !past && live.status === 'live';

/* The other side's offers, one task for each kind. */
const offers_left = ({ live }) => (live.offers ?? [])
  .filter((offer) => offer.you_may_answer && OFFERS.has(offer.kind))
  .map(({ kind }) => ({ key: `offer ${kind}`, words: t(`match-todo-${kind}`), act: null, panel: 'act',
    focus: '.offer button' }));

/* The game knows the tasks of the turn; null: it has nothing to list. */
const listed = (state) => (state.draft
  ? state.face.todo?.(state.live.view, state.draft, state.hints, how_of(state, {})) ?? null : null);

/* Conditional moves that were dropped, as something else happened. */
const plan_left = ({ plan }) => (plan?.cancelled
  ? [{ key: 'plan', words: t('match-todo-plan'), act: null, panel: 'act', focus: '.plan' }] : []);

const turn_left = (state, own = listed(state)) => [...plan_left(state), ...own ?? []];

/**
 * Every task of the viewer, in the order in which the key goes through them.
 * @returns {Task[]}
 */
export const tasks_of = (state) => (may_act(state) ? [...offers_left(state), ...turn_left(state)] : []);

/* One box holds the words: in a button each piece of text would become a column of its own. */
const button = (task, kind, send) => html`<button type="button" class=${kind}
  @click=${() => send.task(task)}><span>${unbroken(task.words)}</span></button>`;

/** The offers that wait for an answer, in one row. */
export function offers_row(state, send) {
  const all = may_act(state) ? offers_left(state) : [];
  if (!all.length) return nothing;
  return html`<div class="todo" role="group" aria-label=${t('match-todo')}><span aria-hidden="true">${
    t('match-todo')}</span> ${all.map((task) => button(task, 'plain', send))}</div>`;
}

/* A device without a keyboard does not show keys. */
const marks = { small: (text) => html`<span class="small">${text}</span>`,
  key: (text) => html`<span class="small tasks-key">${text}</span>` };

/** The list of the turn's tasks, for games that have one. */
export function todo(state, send) {
  if (!state.face.todo || !may_act(state)) return nothing;
  const own = listed(state);
  const all = turn_left(state, own);
  if (!all.length && !own) return nothing;
  if (!all.length) return html`<p class="small">${t('match-todo-none')}</p>`;
  return html`<section class="tasks"><h2>${rich('match-todo-title', marks, { n: all.length })}</h2>
    <ul>${all.slice(0, MOST).map((task) => html`<li class=${task.is_grave ? 'grave' : nothing}>${
      button(task, 'bare grow', send)}</li>`)}</ul>
    ${all.length > MOST ? html`<p class="small">${t('match-todo-more', { n: all.length - MOST })}</p>` : nothing}
    </section>`;
}

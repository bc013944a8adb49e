/* The rules of Stratic on one card, with the present values of a match. */
import { t } from '../../locales/text.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { aim, pieces_left } from './facts.js';
import { letter_of, SIDES, WORDS } from './position.js';
import { emblem } from './board/signs.js';

const KINDS = ['F', 'A', 'I', 'C'];

/* The variants whose aim and end are their own; the others share those of the base game. */
const OWN = { antistratic: '-anti', true_endless: '-endless' };
const own = ({ variant }) => OWN[variant] ?? '';

/* Antistratic's Commander is an ordinary piece. */
const moves = (kind, view) =>
  t(kind === 'C' && view.variant === 'antistratic' ? 'stratic-card-moves-C-anti' : `stratic-card-moves-${kind}`);

const row = (kind, view) => html`<tr><th scope="row"><svg class="stratic emblem" viewBox="-50 -50 100 100"
    aria-hidden="true">${emblem(letter_of(kind, 0), 0)}</svg> ${WORDS[kind]}</th>
  <td>${moves(kind, view)}</td><td>${t(`stratic-card-takes-${kind}`)}</td>
  <td class="figure">${t(`stratic-card-worth-${kind}`)}</td></tr>`;

const pieces = (view) => html`<table class="rows"><caption class="unseen">${t('stratic-card-pieces')}</caption>
  <thead><tr><th scope="col">${t('stratic-card-piece')}</th><th scope="col">${t('stratic-card-moves')}</th>
    <th scope="col">${t('stratic-card-takes')}</th><th scope="col" class="figure">${t('stratic-card-worth')}</th>
  </tr></thead><tbody>${KINDS.map((kind) => row(kind, view))}</tbody></table>`;

const both = ([south, north]) => ({ south, north, first: SIDES[0], second: SIDES[1] });

/* The turn limit and what counts then. */
function limit(view) {
  if (!view.turn_limit || !view.score) return nothing;
  const is_anti = view.variant === 'antistratic';
  const counted = is_anti ? [0, 1].map((seat) => pieces_left(view, seat)) : view.score;
  return html`<li>${t(is_anti ? 'stratic-card-limit-anti' : 'stratic-card-limit',
    { turn: String(view.turns), limit: String(view.turn_limit), ...both(counted) })}</li>`;
}

/* The next growth of the board, and who leads on the midboard. */
function growth(view) {
  if (!view.midboard || !Number.isInteger(view.next_expansion_at)) return nothing;
  return html`<li>${t('stratic-card-growth', { n: view.next_expansion_at - view.turns, ...both(view.midboard) })}</li>`;
}

/** The card. */
export function card(view) {
  return html`<p class="card-goal">${t(`stratic-card-goal${own(view)}`)}</p>
    ${pieces(view)}
    <h3>${t('stratic-card-how')}</h3>
    <ul><li>${t('stratic-card-turn')}</li>${view.dims === 3 ? html`<li>${t('stratic-card-cube')}</li>` : nothing}
      <li>${t('stratic-card-stack')}</li><li>${t('stratic-card-promotion')}</li><li>${t('stratic-card-passes')}</li>
      ${growth(view)}</ul>
    <h3>${t('stratic-card-end')}</h3>
    <ul><li>${t(`stratic-card-win${own(view)}`)}</li>${limit(view)}</ul>`;
}

const FIRST = { setup: ['preset', 'swap', 'submit'], base: ['piece', 'square', 'commander'],
  antistratic: ['piece', 'square', 'must'] };

/** What a newcomer is told at the setup and before their first move. */
export function first_turn(view) {
  const is_anti = view.variant === 'antistratic';
  if (view.status !== 'setup' && !(view.turns < 2)) return null;
  const steps = FIRST[view.status === 'setup' ? 'setup' : is_anti ? 'antistratic' : 'base'];
  return { goal: aim(view), todo: steps.map((step) => t(`stratic-card-first-${step}`)) };
}

/* The template's face: the smallest face that fills every slot of games/contract.js. Copy the folder to start a game's
 * face; when a slot outgrows a few lines, move it to a file of its own, as in stratic/. */
import { html, nothing } from '../../vendor/lit-html.js';
import { list_of, t } from '../../locales/text.js';
import { areas, miniature, picture, still } from './picture.js';

export { areas };

const SEATS = 4;
const seat_name = (seat) => t(`nullgame-seat-${seat + 1}`);
const VALUE = { pick: 'number', take: 'stones', peek: 'seat' };
const words = (order) => (order.type === 'pick' ? t('nullgame-step-number', { n: order.number })
  : t('nullgame-step-stones', { n: order.stones }));
const commit_words = (order) => (order.type === 'pick' ? t('nullgame-commit-number', { n: order.number })
  : t('nullgame-commit-stones', { n: order.stones }));

/* ---- an unsent order is a value ---- */

function draft(view, me, kept = null) {
  return { view, me, chosen: kept?.chosen ?? view.sealed ?? null, before: [] };
}

function reduce(now, act) {
  if (act.type === 'undo') {
    return now.before.length ? { ...now, chosen: now.before.at(-1), before: now.before.slice(0, -1) } : now;
  }
  if (act.type !== 'choose') return now;
  return { ...now, chosen: act.order, before: [...now.before, now.chosen] };
}

const same = (a, b) => a && b && a.type === b.type && a[VALUE[a.type]] === b[VALUE[b.type]];

function asked(now, hints) {
  if (!hints) return { act: t('nullgame-wait'), commit: t('nullgame-wait'), may: false, main: false };
  const act = now.view.stage === 'setup' ? t('nullgame-ask-number') : t('nullgame-ask-stones');
  const may = hints.orders.some((order) => same(order, now.chosen));
  return { act, commit: may ? commit_words(now.chosen) : t('nullgame-commit-none'), may, main: true };
}

/* ---- what is seen ---- */

function board(view, now, hints, send) {
  const choices = now && hints ? hints.orders : [];
  return html`<div class="nullgame-table">${picture(view, t('nullgame-pile-of', { n: view.pile }))}
    <div class="row" role="group" aria-label=${t('nullgame-choices')}>${choices.map((order) => html`
      <button class="plain" aria-pressed=${same(order, now.chosen) ? 'true' : 'false'}
        @click=${() => send({ type: 'choose', order })}>${order[VALUE[order.type]]}</button>`)}</div></div>`;
}

function seat_facts(view, seat) {
  const one = view.seats[seat];
  return html`<span>${t('nullgame-taken', { n: one.taken })}</span>${'number' in one
    ? html`<span>${t('nullgame-number', { n: one.number })}</span>` : nothing}`;
}

/* ---- words ---- */

const tell = ({ seat, text }) => (seat === null ? `${text}.` : t('nullgame-tale', { seat: seat_name(seat), text }));

function ended(result, seats) {
  const winners = seats.filter((_, seat) => result.places[seat] === 1).map((seat) => seat.name ?? t('nullgame-player'));
  return winners.length === 1 ? t('nullgame-won', { name: winners[0] })
    : t('nullgame-shared', { names: list_of(winners) });
}

export const face = {
  get seat_names() { return Array.from({ length: SEATS }, (_, seat) => seat_name(seat)); },
  draft, reduce, asked, board, seat_facts, tell, ended, miniature, still,
  renew: (now, view) => ({ ...now, view }),
  order: (now) => now.chosen,
  partial: () => null,
  keep: (now) => (now.chosen ? { chosen: now.chosen } : null),
  is_empty: (now) => now.before.length === 0,
  steps: (now) => (now.chosen ? [words(now.chosen)] : []),
  hints: (legal) => legal,
  entry: () => nothing,
  facts: (view) => html`<p class="facts">${t('nullgame-stones', { n: view.pile })}</p>`,
  samples: () => import('./samples.js').then((module) => module.samples),
  mount: () => {},
  zoom: () => {},
};

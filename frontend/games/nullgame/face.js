/* The template's face: the smallest picture of a game that fills every slot of games/contract.js. Copy the folder to
 * begin a game's face; when a slot outgrows a few lines it gets a file of its own, as in stratic/. */
import { html, nothing } from '../../vendor/lit-html.js';
import { miniature, picture, still } from './picture.js';

const SEATS = ['First', 'Second', 'Third', 'Fourth'];
const VALUE = { pick: 'number', take: 'stones', peek: 'seat' };
const words = (order) =>
  (order.type === 'pick' ? `the secret number ${order.number}` : `${order.stones} from the pile`);

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
  if (!hints) return { act: 'One moment …', commit: 'Looking …', may: false, main: false };
  const act = now.view.stage === 'setup' ? 'Choose a secret number.' : 'Take stones from the pile.';
  const may = hints.orders.some((order) => same(order, now.chosen));
  return { act, commit: may ? `Choose ${words(now.chosen)}` : 'Choose first', may, main: true };
}

/* ---- what is seen ---- */

function board(view, now, hints, send) {
  const choices = now && hints ? hints.orders : [];
  return html`<div class="nullgame-table">${picture(view, `A pile of ${view.pile} stones`)}
    <div class="row" role="group" aria-label="What may be chosen">${choices.map((order) => html`
      <button class="plain" aria-pressed=${same(order, now.chosen) ? 'true' : 'false'}
        @click=${() => send({ type: 'choose', order })}>${order[VALUE[order.type]]}</button>`)}</div></div>`;
}

function seat_facts(view, seat) {
  const one = view.seats[seat];
  return html`<span>${one.taken} taken</span>${'number' in one ? html`<span>number ${one.number}</span>` : nothing}`;
}

/* ---- words ---- */

function tell(line) {
  const who = line.seat === null ? '' : `${SEATS[line.seat]}: `;
  return `${who}${line.text}.`;
}

function ended(result, seats) {
  const winners = seats.filter((_, seat) => result.places[seat] === 1).map((seat) => seat.name ?? 'somebody');
  return winners.length === 1 ? `${winners[0]} wins.` : `Shared by ${winners.join(' and ')}.`;
}

/* ---- examples for the page of styles ---- */

async function samples() {
  const view = { stage: 'play', pile: 12,
    seats: [{ taken: 5, in: true, owes: true, number: 4 }, { taken: 4, in: true, owes: false }] };
  const order = { type: 'take', stones: 2 };
  return {
    boards: [
      { title: 'Watching', view },
      { title: 'A choice made', view, draft: { ...draft(view, 0), chosen: order },
        hints: { orders: [1, 2, 3].map((stones) => ({ type: 'take', stones })) } },
    ],
    log: [{ n: 1, turn: 1, kind: 'turn', seat: 0, text: 'takes 2' },
      { n: 2, turn: 2, kind: 'turn', seat: 1, text: 'takes 3' }],
    result: { places: [1, 2], scores: [1, 0], reason: 'pile' },
  };
}

export const face = {
  seat_names: SEATS,
  draft, reduce, asked, board, seat_facts, tell, ended, miniature, still,
  renew: (now, view) => ({ ...now, view }),
  order: (now) => now.chosen,
  partial: () => null,
  keep: (now) => (now.chosen ? { chosen: now.chosen } : null),
  is_empty: (now) => now.before.length === 0,
  steps: (now) => (now.chosen ? [words(now.chosen)] : []),
  hints: (legal) => legal,
  entry: () => nothing,
  facts: (view) => html`<p class="facts">${view.pile} stones in the pile</p>`,
  samples,
  mount: () => {},
  zoom: () => {},
};

/* Stratagem's face: map, orders, letters, realms and words of this folder under the names the arena knows
 * (games/contract.js). */
import { html, nothing } from '../../vendor/lit-html.js';
import { board, miniature, still } from './map.js';
import { count_of, fresh, is_blank, orders_of, reduce } from './draft.js';
import { text_trouble } from './typed.js';
import { entry, province_card, resource_bar } from './entry.js';
import { letters_panel, news } from './letters.js';
import { figures, realms_panel, seat_facts } from './realms.js';
import { last_turn, story_panel } from './story.js';
import { table_panel } from './table.js';
import { mount, zoom_map } from './camera.js';
import { mine, remember } from './position.js';
import { ended, order_lines, sound, tell } from './words.js';
import { SEATS } from './world.js';

/* A newer view of the same turn: letters, a treaty signed, the talk closed. What is drafted stays. */
const renew = (draft, view) => ({ ...draft, view, known: draft.known ?? view.legal });

/* The server's answer to the draft as it stands; while it is on its way, the one before. */
function hints(legal, draft) {
  if (!draft) return null;
  if (legal) return legal;
  return is_blank(draft) && draft.view.legal ? draft.view.legal
    : { ...(draft.known ?? draft.view.legal), waiting: true };
}

const same_orders = (draft) =>
  JSON.stringify(orders_of(draft)) === JSON.stringify(orders_of(fresh({ my_orders: draft.view.my_orders }, draft.me)));

function asked(draft) {
  const { view } = draft;
  if (text_trouble(draft)) {
    return { act: 'The text of your orders can not be read yet. Mend it or close it.', commit: 'Mend the text first',
      may: false, main: false };
  }
  const n = count_of(draft);
  const orders = `${n} ${n === 1 ? 'order' : 'orders'}`;
  const talk = view.phase === 'diplomacy' ? 'Talk and treaties are open. ' : 'The talk is closed. ';
  if (view.my_orders && same_orders(draft)) {
    return { act: `${talk}Your orders are handed in; you may change them until the turn resolves.`, commit: 'Handed in',
      may: false, main: false };
  }
  if (view.my_orders) {
    return { act: 'Your orders have changed since you handed them in.', commit: `Hand in ${orders} instead`,
      may: true, main: true };
  }
  return { act: `Turn ${view.turn}: ${talk}Order what you like, then commit.`,
    commit: n ? `Commit ${orders}` : 'Commit an empty turn', may: true, main: n > 0 };
}

/* Ready ends one's talk for this turn without handing in orders. */
function ready(view, send, how) {
  if (view.phase !== 'diplomacy' || !view.legal) return nothing;
  const me = mine(view);
  const done = view.ready?.includes(me);
  const waits = view.players.filter((p) => p.active && !view.ready?.includes(p.seat))
    .map((p) => (p.seat === me ? 'you' : SEATS[p.seat].name));
  return html`<div class="sg-ready">
    <p class="small">${done ? `You have said all. The talk goes on for ${waits.join(', ') || 'nobody'}.`
      : `Still talking: ${waits.join(', ')}.`}</p>
    ${done ? nothing
      : html`<button type="button" class="plain" ?disabled=${how.acting?.busy}
        @click=${() => send({ type: 'act', act: { type: 'diplomacy', ready: true } })}>Ready: end my
        talk</button>`}</div>`;
}

/* The wide strip over the map: turn, phase, what there is to spend. */
function strip(view, draft, shown) {
  const { max_turns: most } = view.options ?? {};
  const phase = { diplomacy: 'Talk', orders: 'Orders', over: 'Over' }[view.phase] ?? '';
  return html`<div class="sg-strip"><p class="sg-phase"><strong>Turn ${view.turn}</strong>${most ? ` of ${most}` : ''}
    <span class=${`sg-phase-name ${view.phase}`}>${phase}</span></p>${resource_bar(view, draft, shown)}</div>`;
}

/* What happened stands first until something is taken in hand. */
function desk(view, draft, shown, send, how = {}) {
  const tale = last_turn(view);
  const busy = draft.edit !== null || draft.at !== null;
  return html`${busy ? nothing : tale} ${entry(view, draft, shown, send, how)} ${busy ? tale : nothing}
    ${how.typing === false ? nothing : ready(view, send, how)}`;
}

/* What a watcher, or one who looks back, has before them: the chosen province. */
function facts(view, log, how = {}) {
  const at = how.desk?.value?.at;
  if (!how.reading) return nothing;
  return at ? province_card(view, null, null, at, () => {}, how)
    : html`<p class="small">Choose a province on the map to read what is known of it.</p>`;
}

function panels(view, draft, shown, send, how) {
  const player = Number.isInteger(view.seat ?? mine(view));
  const look = draft ? (code) => { send({ type: 'look', at: code }); how.show?.('act'); }
    : how.desk && ((code) => how.desk.set({ ...how.desk.value, at: code }));
  return [
    { id: 'act', title: player ? 'Orders' : 'Map' },
    { id: player ? 'talk' : 'letters', title: 'Letters', news: news(view, how),
      body: () => letters_panel(view, draft, send, how) },
    { id: 'realms', title: 'Realms', body: () => realms_panel(view, draft, shown, send, how) },
    { id: 'log', title: 'Story', body: () => story_panel(view, { ...how, look }) },
    { id: 'table', title: 'Table', body: () => table_panel(view, draft, send, how) },
  ];
}

const keep = (draft) => ({ orders: orders_of(draft), at: draft.at });

export const face = {
  seat_names: SEATS.map((seat) => seat.name),
  draft: fresh, reduce, renew, hints, asked, board, facts, seat_facts, tell, ended, sound, miniature, still, mount,
  zoom: zoom_map,
  is_fixed: true, order: orders_of, panels, strip, remember, figures,
  partial: (draft) => (is_blank(draft) ? null : orders_of(draft)),
  keep: (draft) => (is_blank(draft) || same_orders(draft) ? null : keep(draft)),
  is_empty: (draft) => !draft.before.length && draft.text === null,
  steps: (draft) => order_lines(draft).map(({ words }) => words),
  trial: (draft) => (draft?.text === null || !draft ? null : orders_of(draft)),
  entry: desk,
  samples: () => import('./samples.js').then((module) => module.samples),
};

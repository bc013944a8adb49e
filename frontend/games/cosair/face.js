/* CoSAIR's face: chart, orders, agents, nations and words of this folder under the names the arena knows
 * (games/contract.js). */
import { html } from '../../vendor/lit-html.js';
import { board, miniature, still } from './map.js';
import { free_agents, fresh, is_blank, is_handed_in, orders_of, reduce } from './draft.js';
import { desk, facts, need_key, need_way, needs_of } from './desk.js';
import { empire_panel } from './empire.js';
import { nations_panel } from './nations.js';
import { news_panel } from './news.js';
import { spies_panel } from './spies.js';
import { mount, zoom_map } from './camera.js';
import { mine, nation_name, own_planets } from './position.js';
import { chip } from './pieces.js';
import { race } from './potentials.js';
import { strip } from './strip.js';
import { ended, order_lines, sound, tell } from './words.js';

/* A newer view of the same turn: somebody else is done. What is drafted stays. */
const renew = (draft, view) => ({ ...draft, view });

/* The server's answer to the draft as it stands; while it is on its way, the one before. */
function hints(legal, draft) {
  if (!draft) return null;
  return legal ?? { ...draft.known, waiting: true };
}

function asked(draft) {
  const { view, orders } = draft;
  const n = `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`;
  if (draft.aim) {
    return { act: 'Choose on the chart where the ships shall go. Escape lets go.', commit: `End turn ${view.turn}`,
      may: false, main: false };
  }
  if (is_handed_in(draft)) {
    return { act: `Turn ${view.turn}: handed in${orders.length ? ` with ${n}` : ''}. You may change it until the `
      + `turn resolves.`, commit: 'Handed in', may: false, main: false };
  }
  if (view.orders) {
    return { act: `Turn ${view.turn}: your orders have changed since you handed them in.`,
      commit: `Hand in ${n} instead`, may: true, main: true };
  }
  return { act: `Turn ${view.turn}: what stands goes on.`,
    commit: orders.length ? `End turn ${view.turn}, ${n}` : `End turn ${view.turn}`, may: true, main: true };
}

const GONE = { eliminated: 'Your last planet is lost.', resigned: 'You have resigned.' };

/* For a nation that plays no more. */
function waits(view, seat) {
  const gone = GONE[view.nations[seat]?.status];
  return gone ? `${gone} The others play on; when they have ended, everything is shown.` : '';
}

/* Only what everybody may know; the end's line is in the strip. */
function seat_facts(view, seat) {
  const { potential, planets, status } = view.nations[seat];
  return html`<span class="co-seat-facts"><span class="co-whose">${nation_name(view, seat)}</span>
    ${status === 'playing' ? html`<strong>${potential}</strong>
      <span class="small">${planets} ${planets === 1 ? 'planet' : 'planets'}</span>` : status}</span>`;
}

function heed(view) {
  const now = race(view);
  if (!now || view.over) return '';
  const missing = now.line - now.first.potential;
  return missing > 0 && missing * 6 <= now.line
    ? `${nation_name(view, now.first.seat)} is ${missing} short of ending the game.`
    : '';
}

function panels(view, draft, now, send, how) {
  const look = draft ? (at) => { send({ type: 'look', at }); how.show?.('act'); }
    : how.desk && ((at) => { how.desk.set({ ...how.desk.value, at }); how.show?.('act'); });
  const is_player = mine(view) !== null;
  return [
    { id: 'act', title: is_player && (draft || !how.reading) ? 'Orders' : 'Chart' },
    ...(is_player ? [
      { id: 'empire', title: 'Empire', body: () => empire_panel(view, draft, now, send, look) },
      { id: 'spies', title: 'Spies', news: draft ? free_agents(view, now).length : 0,
        body: () => spies_panel(view, draft, now, send, look) },
    ] : []),
    { id: 'nations', title: 'Nations', body: () => nations_panel(view, how, look) },
    { id: 'log', title: 'News', body: () => news_panel(view, how, look) },
  ];
}

/* ---- keys ---- */

/* The one after what is looked at, round and round. */
const after = (list, is_here) => (list.length ? list[(list.findIndex(is_here) + 1) % list.length] : null);
const to_planet = (planet) => planet && { act: { type: 'look', at: planet.id }, panel: 'act' };

function next_need(view, draft, now) {
  const all = needs_of(view, now);
  const need = after(all, (one) => need_key(one) === draft.need);
  return need && need_way(need);
}

const idle = (view, draft, now) =>
  to_planet(after(own_planets(view, now).filter((p) => !p.queue.length), (p) => p.id === draft.at));
const next_own = (view, draft, now) => to_planet(after(own_planets(view, now), (p) => p.id === draft.at));
const next_agent = (view, draft, now) => (free_agents(view, now).length ? { act: null, panel: 'spies' } : null);

const keys = [['j', 'what waits for you next', next_need], ['i', 'the next idle planet', idle],
  ['a', 'the next free agent', next_agent], ['o', 'the next planet of yours', next_own]];

export const face = {
  seat_names: ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth',
    'Eleventh'].map((name) => `${name} nation`),
  draft: fresh, reduce, renew, hints, asked, waits, board, facts, seat_facts, tell, ended, sound, miniature, still,
  mount, heed, keys, zoom: zoom_map,
  is_fixed: true, order: orders_of, panels, strip, entry: desk,
  seat_sign: chip, seat_name: (view, seat) => view.nations[seat]?.name ?? '',
  partial: (draft) => (is_blank(draft) ? null : orders_of(draft)),
  keep: (draft) =>
    (is_blank(draft) || is_handed_in(draft) ? null : { orders: orders_of(draft), at: draft.at, from: draft.from }),
  is_empty: (draft) => !draft.before.length,
  steps: (draft) => order_lines(draft).map(({ words }) => words),
  samples: () => import('./samples.js').then((module) => module.samples),
};

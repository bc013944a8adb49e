/* CoSAIR's face: map, orders, agents, nations and words of this folder in the shape of games/contract.js. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t, words_load } from '../../locales/text.js';
import { board, miniature, still } from './map.js';
import { free_agents, fresh, is_blank, is_handed_in, orders_of } from './draft.js';
import { desk, facts, is_busy, show_top } from './desk.js';
import { empire_panel } from './empire.js';
import { nations_panel } from './nations.js';
import { news_panel } from './news.js';
import { spies_panel } from './spies.js';
import { mount, zoom_map } from './camera.js';
import { mine, nation_name, own_planets } from './position.js';
import { chip } from './pieces.js';
import { figures, leaders, leaders_words, limit_words, race } from './potentials.js';
import { is_by_rule, reduce_all, sane } from './standing.js';
import { halt } from './standing_stop.js';
import { strip } from './strip.js';
import { FOCUS, todo } from './todo.js';
import { ended, ended_own, order_lines, review, sound, stops, tell } from './words.js';

export const areas = ['cosair', 'cosair-map', 'cosair-standing'];

/* A newer view of the same turn: somebody else has sent orders. The draft stays. */
const renew = (draft, view) => ({ ...draft, view });

/* The server's answer to the draft as it stands; while it is on its way, the one before. */
function hints(legal, draft) {
  if (!draft) return null;
  return legal ?? { ...draft.known, waiting: true };
}

const no_commit = (act, commit) => ({ act, commit, may: false, main: false });
const can_commit = (act, commit) => ({ act, commit, may: true, main: true });

const asked = (draft) => ({ ...due(draft), warn: heed(draft.view) });

/* What the player can do with the orders so far. */
function due(draft) {
  const { view, orders } = draft;
  const turn = String(view.turn);
  const n = orders.length;
  if (draft.aim) return no_commit(t('cosair-asked-aim'), t('cosair-commit', { turn }));
  if (is_handed_in(draft)) return no_commit(t('cosair-asked-sent', { turn, n }), t('cosair-commit-sent', { n }));
  if (view.orders) return can_commit(t('cosair-asked-changed', { turn }), t('cosair-commit-again', { n }));
  return n ? can_commit(t('cosair-asked-drafted', { turn, n }), t('cosair-commit-orders', { turn, n }))
    : can_commit(t('cosair-asked-none', { turn }), t('cosair-commit', { turn }));
}

/* What the player of a nation that is out reads. */
function waits(view, seat) {
  const status = view.nations[seat]?.status ?? 'playing';
  return status === 'playing' ? '' : t(`cosair-out-${status}`);
}

const is_out = (view, seat) => (view.nations[seat]?.status ?? 'playing') !== 'playing';

const small = (text) => html`<span class="small">${text}</span>`;
const strong = (text) => html`<strong>${text}</strong>`;

/* Public facts only; the line that ends the game is in the strip. A bot goes by the name of its nation. */
function seat_facts(view, seat, kind) {
  const { potential, planets, status } = view.nations[seat];
  return html`<span class="co-seat-facts">${kind === 'builtin' ? nothing
    : html`<span class="co-whose">${nation_name(view, seat)}</span>`}
    ${status === 'playing'
      ? html`<span>${rich('cosair-seat-potential', { small, b: strong }, { n: potential })}</span>
      · <span class="small">${t('cosair-seat-planets', { n: planets })}</span>`
      : t(`cosair-status-${status}`)}</span>`;
}

/* The potential; of a nation that is out, that. */
function seat_brief(view, seat) {
  const { potential, status } = view.nations[seat];
  return status === 'playing' ? html`<span>${potential}</span>`
    : html`<span class="quiet">${t(`cosair-status-${status}`)}</span>`;
}

const brief_title = () => t('cosair-brief-title');

/* That the game may end soon. */
const heed = (view) => [near_words(view), limit_words(view)].filter(Boolean).join(' ');

function near_words(view) {
  const now = race(view);
  if (!now || view.over) return '';
  const missing = now.line - now.first.potential;
  return missing > 0 && missing * 6 <= now.line
    ? t('cosair-heed', { n: leaders(view).length, nations: leaders_words(view), missing })
    : '';
}

function panels(view, draft, now, send, how) {
  const look = draft ? (at) => { send({ type: 'look', at }); how.show?.('act'); }
    : how.desk && ((at) => { how.desk.set({ ...how.desk.value, at }); how.show?.('act'); });
  const is_player = mine(view) !== null;
  const reads = is_player && (draft || !how.reading) ? 'cosair-tab-orders' : 'cosair-tab-map';
  return [
    { id: 'act', title: t(view.over ? 'cosair-tab-result' : reads) },
    ...(is_player ? [
      { id: 'empire', title: t('cosair-tab-empire'), body: () => empire_panel(view, draft, now, send, look) },
      { id: 'spies', title: t('cosair-tab-spies'), news: draft ? free_agents(view, now).length : 0,
        body: () => spies_panel(view, draft, now, send, look) },
    ] : []),
    { id: 'nations', title: t('cosair-tab-nations'), body: () => nations_panel(view, how, look) },
    { id: 'log', title: t('cosair-tab-news'), body: () => news_panel(view, how, look) },
  ];
}

/* ---- keys ---- */

/* The item after the current one; the last is followed by the first. */
const after = (list, is_here) => (list.length ? list[(list.findIndex(is_here) + 1) % list.length] : null);
const to_planet = (planet) => planet && { act: { type: 'look', at: planet.id }, panel: 'act', focus: FOCUS.act };

const idle = (view, draft, now) =>
  to_planet(after(own_planets(view, now).filter((p) => !p.queue.length), (p) => p.id === draft.at));
const next_own = (view, draft, now) => to_planet(after(own_planets(view, now), (p) => p.id === draft.at));
const next_agent = (view, draft, now) => 
  (free_agents(view, now).length ? { act: null, panel: 'spies', focus: FOCUS.spies } : null);

const keys = () => [['i', t('cosair-key-idle'), idle], ['a', t('cosair-key-agent'), next_agent],
  ['o', t('cosair-key-own'), next_own]];

const MOST_SEATS = 11;
const seat_names = () => Array.from({ length: MOST_SEATS }, (_, seat) => t('cosair-seat', { n: seat + 1 }));

/* A draft without orders is worth keeping when the player has removed what standing orders drafted. */
function keep(draft) {
  const { at, from, stood, by_rule } = draft;
  return (is_blank(draft) && !stood) || is_handed_in(draft) ? null
    : { orders: orders_of(draft), at, from, ...(stood && { stood, by_rule }) };
}

/* The player's own orders in words: what a rule drafted is no work that could be lost. */
const own_steps = (draft) =>
  order_lines(draft).filter(({ i }) => !is_by_rule(draft, draft.orders[i])).map(({ words }) => words);

/* The card of rules and what newcomers are told, with their words. */
const cards = () => Promise.all([import('./card.js'), words_load(['cosair-card'])]).then(([module]) => module);
const rules_card = () => cards().then((module) => module.card);
const first_turn = () => cards().then((module) => module.first_turn);

export const face = {
  get seat_names() { return seat_names(); },
  get keys() { return keys(); },
  draft: fresh, reduce: reduce_all, renew, hints, asked, waits, is_out, board, facts, seat_facts,
  seat_brief, brief_title, tell, stops, ended, ended_own, sound, review, miniature,
  still, mount: (root) => { mount(root); show_top(root); }, heed, zoom: zoom_map,
  is_fixed: true, order: orders_of, panels, strip, todo, is_busy, entry: desk, figures,
  seat_sign: chip, seat_name: nation_name,
  partial: (draft) => (is_blank(draft) ? null : orders_of(draft)), keep,
  standing: { name: 'standing', sane, is_followed: (draft) => Boolean(draft.stood), halt },
  is_empty: (draft) => !draft.before.length,
  steps: own_steps,
  rules_card, first_turn,
  samples: () => import('./samples.js').then((module) => module.samples),
};

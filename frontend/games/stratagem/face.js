/* Stratagem's face: map, orders, messages, realms and words of this folder under the names the arena knows
 * (games/contract.js). */
import { html, nothing } from '../../vendor/lit-html.js';
import { list_of, rich, t, words_load } from '../../locales/text.js';
import { board, miniature, still } from './map.js';
import { count_of, fresh, is_blank, left_in, orders_of, reduce } from './draft.js';
import { text_trouble } from './typed.js';
import { entry, province_card, resource_bar } from './entry.js';
import { messages_panel, news } from './messages.js';
import { message_text } from './letters.js';
import { figures, realms_panel, seat_brief, seat_facts } from './realms.js';
import { fall, history_panel, last_turn } from './history.js';
import { table_panel } from './table.js';
import { previews } from './battle.js';
import { danger_warning, todo } from './todo.js';
import { mount, zoom_map } from './camera.js';
import { mine, remember } from './position.js';
import { place_name, realm_name, seat_name, seat_names } from './names.js';
import { MARKS } from './pieces.js';
import { tell } from './tale.js';
import { ended, ended_own, order_at, order_lines, review, sound } from './words.js';

export const areas = ['stratagem', 'stratagem-map', 'stratagem-letters'];

/* A newer view of the same turn: messages, a treaty, the end of diplomacy. The draft stays. */
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

/* Whether diplomacy is open decides the sentence. */
const ASKED = { diplomacy: { sent: 'stratagem-asked-sent-diplomacy', draft: 'stratagem-asked-diplomacy' },
  orders: { sent: 'stratagem-asked-sent', draft: 'stratagem-asked' } };

/* Marches into battles that the preview says are lost, in words with the numbers; '' if there are none. */
const doubt = (draft) => previews(draft.view, draft).filter(({ preview }) => preview.outcome !== 'won')
  .map(({ code, preview: { own, other, outcome, seats } }) => t(outcome === 'lost' ? 'stratagem-doubt-lost'
    : 'stratagem-doubt-tie', { place: place_name(code), own, other, foes: list_of(seats.map(seat_name)) })).join(' ');

function asked(draft) {
  if (text_trouble(draft)) {
    return { act: t('stratagem-asked-text'), commit: t('stratagem-commit-text'), may: false, main: false };
  }
  return { ...asked_of(draft), warn: danger_warning(draft.view, draft), doubt: doubt(draft) };
}

function asked_of(draft) {
  const { view } = draft;
  const n = count_of(draft);
  const words = ASKED[view.phase === 'diplomacy' ? 'diplomacy' : 'orders'];
  if (view.my_orders && same_orders(draft)) {
    return { act: t(words.sent, { n }), commit: t('stratagem-commit-sent', { n }), may: false, main: false };
  }
  if (view.my_orders) {
    return { act: t('stratagem-asked-changed'), commit: t('stratagem-commit-replace'), may: true, main: true };
  }
  return { act: t(words.draft, { turn: String(view.turn) }), commit: t('stratagem-commit', { n }), may: true,
    main: n > 0 };
}

/* The players that are not ready to end diplomacy yet, or that the viewer is. */
function ready_words(view, me, is_ready) {
  const waiting = view.players.filter((p) => p.active && !view.ready?.includes(p.seat))
    .map((p) => (p.seat === me ? t('stratagem-you') : seat_name(p.seat)));
  const names = list_of(waiting);
  if (!is_ready) return t('stratagem-ready-missing', { names });
  return waiting.length ? t('stratagem-ready-waiting', { names }) : t('stratagem-ready-done');
}

/* A player can be ready to end diplomacy before sending orders. */
function ready(view, send, how) {
  if (view.phase !== 'diplomacy' || !view.legal) return nothing;
  const me = mine(view);
  const is_ready = view.ready?.includes(me);
  return html`<div class="sg-ready">
    <p class="small">${ready_words(view, me, is_ready)}</p>
    ${is_ready ? nothing
      : html`<button type="button" class="plain" ?disabled=${how.acting?.busy}
        @click=${() => send({ type: 'act', act: { type: 'diplomacy', ready: true } })}>${t('stratagem-ready')}
        </button>`}</div>`;
}

const PHASES = { diplomacy: 'stratagem-phase-diplomacy', orders: 'stratagem-phase-orders' };

/* After the last turn the clock shows a turn that is never played. */
function turn_words({ turn, phase, options }) {
  const most = options?.max_turns;
  if (phase === 'over') return rich('stratagem-strip-over', MARKS, { n: turn - 1 });
  return most ? rich('stratagem-strip-turn-of', MARKS, { turn: String(turn), most: String(most) })
    : rich('stratagem-strip-turn', MARKS, { turn: String(turn) });
}

/* The wide strip over the map: turn, phase, what there is to spend. */
function strip(view, draft, shown) {
  const phase = PHASES[view.phase];
  return html`<div class="sg-strip"><p class="sg-phase">${turn_words(view)}
    ${phase ? html`<span class=${`sg-phase-name ${view.phase}`}>${t(phase)}</span>` : nothing}</p>
    ${resource_bar(view, draft, shown)}</div>`;
}

/* Whether a province, a move or the techs are open. */
const is_busy = (draft) => draft.edit !== null || draft.at !== null || draft.is_studying;

/* The last turn comes first, until something is opened. */
function desk(view, draft, shown, send, how = {}) {
  const first = how.typing === false ? nothing : last_turn(view);
  const busy = is_busy(draft);
  return html`${busy ? nothing : first} ${entry(view, draft, shown, send, how)} ${busy ? first : nothing}
    ${how.typing === false ? nothing : ready(view, send, how)}`;
}

/* The chosen province, for spectators and in the past. */
function facts(view, log, how = {}) {
  const at = how.desk?.value?.at;
  if (!how.reading) return nothing;
  return html`${fall(view, log)} ${at ? province_card(view, null, null, at, () => {}, how)
    : html`<p class="small">${t('stratagem-facts')}</p>`}`;
}

function panels(view, draft, shown, send, how) {
  const player = Number.isInteger(view.seat ?? mine(view));
  const over = view.phase === 'over' ? 'stratagem-tab-result' : '';
  const look = draft ? (code) => { send({ type: 'look', at: code }); how.show?.('act'); }
    : how.desk && ((code) => how.desk.set({ ...how.desk.value, at: code }));
  return [
    { id: 'act', title: t(over || (player ? 'stratagem-tab-orders' : 'stratagem-tab-map')) },
    { id: player ? 'talk' : 'letters', title: t('stratagem-tab-messages'), news: news(view, how),
      body: () => messages_panel(view, draft, send, how) },
    { id: 'realms', title: t('stratagem-tab-realms'), body: () => realms_panel(view, draft, shown, send, how) },
    { id: 'log', title: t('stratagem-tab-history'), body: () => history_panel(view, { ...how, look }) },
    { id: 'table', title: t('stratagem-tab-provinces'), body: () => table_panel(view, draft, send, how) },
  ];
}

const march_key = (view, draft) =>
  (draft.at && Object.keys(left_in(draft, draft.at)).length ? { act: { type: 'marching' }, panel: 'act' } : null);

const keys = () => [['a', t('stratagem-key-march'), march_key]];

const is_out = (view, seat) => view.players?.[seat]?.active === false;

/* What the player of a realm that is out reads. */
const waits = (view, seat) => (is_out(view, seat) ? t('stratagem-out') : '');

const keep = (draft) => ({ orders: orders_of(draft), at: draft.at });

/* The card of rules and what newcomers are told, with their words. */
const cards = () => Promise.all([import('./card.js'), words_load(['stratagem-card'])]).then(([module]) => module);
/* How the explorer shows openings. */
const opening = () => Promise.all([import('./opening.js'), words_load(['stratagem-opening'])])
  .then(([module]) => module.opening);

const rules_card = () => cards().then((module) => module.card);
const first_turn = () => cards().then((module) => module.first_turn);

export const face = {
  get seat_names() { return seat_names(); },
  get keys() { return keys(); },
  draft: fresh, reduce, renew, hints, asked, board, facts, seat_facts, seat_brief, tell, ended, ended_own, sound,
  review, miniature, still, mount,
  zoom: zoom_map,
  seat_name: realm_name,
  message_text, is_fixed: true, order: orders_of, order_at, waits, is_out, panels, strip, todo, is_busy, remember,
  figures,
  partial: (draft) => (is_blank(draft) ? null : orders_of(draft)),
  keep: (draft) => (is_blank(draft) || same_orders(draft) ? null : keep(draft)),
  is_empty: (draft) => !draft.before.length && draft.text === null,
  steps: (draft) => order_lines(draft).map(({ words }) => words),
  trial: (draft) => (draft?.text === null || !draft ? null : orders_of(draft)),
  entry: desk,
  rules_card, first_turn, opening,
  samples: () => import('./samples.js').then((module) => module.samples),
};

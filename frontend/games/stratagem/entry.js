/* The order desk: what is left to spend, the chosen province with its possible orders, the orders so far, typed
 * orders. */
import { html, nothing } from '../../vendor/lit-html.js';
import { list_of, rich, t } from '../../locales/text.js';
import { province, RESOURCES, TERRAINS } from './world.js';
import { count_of, kinds_left, left_in, may_go_on, orders_of } from './draft.js';
import { text_trouble } from './typed.js';
import { armies, at, civ_of, stats_of } from './position.js';
import {
  building_name, building_note, good_name, place_name, seat_name, terrain_name, terrain_note, unit_count, unit_name,
  why_words,
} from './names.js';
import { chip, costs, goods, MARKS, seat_label, stepper } from './pieces.js';
import { building_sign, good_sign, unit_sign } from './signs.js';
import { order_lines } from './words.js';
import { previews, unknown_ends } from './battle.js';
import { research } from './realms.js';

/* ---- what there is to spend ---- */

/* What the drafted orders cost: the stock less what the server says is left of it. */
const left_of = (view, draft, hints) => (draft && hints?.stock) || view.you.stock;

/* The change of a good in a turn: income less upkeep, plus the yield of trade. */
const coming = ({ income, upkeep, forecast }) => [income[0] - upkeep, income[1], income[2] + forecast.trade];

const GOLD = 2;

/* The gold expected, and how much of it the vault can hold. */
function gold_next({ forecast, vault }, spent) {
  const end = Math.max(0, forecast.stock[GOLD] + forecast.lost - spent);
  if (vault === null) return html`${end}`;
  return html`${Math.min(end, vault)}<span title=${t('stratagem-stock-vault-note')}><span
    aria-hidden="true">/${vault}</span><span class="unseen"> ${t('stratagem-stock-vault', { n: vault })}</span></span>`;
}

/* Where the change of a good comes from. */
function sources({ income, upkeep, forecast }, i, spent) {
  return [t('stratagem-stock-income', { n: income[i] }), i === 0 && t('stratagem-stock-upkeep', { n: upkeep }),
    i === GOLD && t('stratagem-stock-trade', { n: forecast.trade }),
    spent && t('stratagem-stock-orders', { n: spent })].filter(Boolean).join(' · ');
}

function good_cell({ you }, left, good, i) {
  const plus = coming(you)[i];
  const spent = you.stock[i] - left[i];
  return html`<div class=${`sg-cell ${good}`} title=${sources(you, i, spent)}>
    <span class="sg-cell-name">${good_sign(good)} <span class="sg-cell-word">${good_name(good)}</span></span>
    <strong>${left[i]}</strong>${spent ? html`<span class="sg-spent">−${spent}</span>` : nothing}
    <span class="sg-plus">${plus >= 0 ? '+' : '−'}${Math.abs(plus)}</span>
    <span class="sg-next"><span class="unseen">${t('stratagem-stock-next')} </span><span aria-hidden="true">→
      </span>${i === GOLD ? gold_next(you, spent) : Math.max(0, you.forecast.stock[i] - spent)}</span></div>`;
}

/* What would be lost at the end of the turn, with the drafted orders paid for. */
function warnings(view, draft, hints) {
  const { forecast: { lost, starving }, vault, stock } = view.you;
  const spilt = Math.max(0, lost - (stock[2] - left_of(view, draft, hints)[2]));
  return [
    ...(spilt ? [t('stratagem-warn-vault', { vault, n: spilt })] : []),
    ...(starving ? [t('stratagem-warn-food', { n: starving })] : []),
  ];
}

/** The bar of goods: what is left of the stock, what comes in, what will be there next turn. */
export function resource_bar(view, draft, hints) {
  if (!view.you?.forecast) return nothing;
  const left = left_of(view, draft, hints);
  return html`<div class="sg-bar-row" role="group" aria-label=${t('stratagem-stock-label')}>
    ${RESOURCES.map((good, i) => good_cell(view, left, good, i))}</div>`;
}

/* ---- the chosen province ---- */

function owner_words(view, seen) {
  if (!seen) return t('stratagem-card-unseen');
  if ((seen.owner ?? null) === null) return t('stratagem-card-unowned');
  return rich('stratagem-card-owner', { seat: () => seat_label(seen.owner, view.you?.seat) });
}

/* The button that closes a card; a spectator's card has none. */
const closer = (send) => (send ? html`<button type="button" class="bare sg-close"
  aria-label=${t('stratagem-card-close')} title=${t('stratagem-card-close')}
  @click=${() => send({ type: 'cancel' })}>×</button>` : nothing);

function card_head(view, place, seen, send) {
  const { terrain } = province(place.code);
  const ground = TERRAINS[terrain];
  const yields = place.visible ? place.yield : ground.yields;
  return html`<header class="sg-card-head"><h2 class="grow">${place_name(place.code)}</h2>${closer(send)}
    <p class="small">${terrain_name(terrain)} · ${owner_words(view, seen)}
      · ${t('stratagem-card-defence', { n: place.visible ? place.defence : ground.defence })}
      · ${rich('stratagem-card-yields', { goods: () => goods(yields) })}</p></header>`;
}

function garrison(view, place) {
  const all = armies(place);
  const standing = place.buildings ?? [];
  return html`${standing.length
    ? html`<p
      class="sg-standing">${standing.map((id) => html`<span>${building_sign(id)} ${building_name(id)}</span>`)}</p>`
    : nothing}
    ${all.map((army) => html`<ul class="sg-garrison">${army.kinds.map((kind) =>
      garrison_row(view, army.seat, kind))}</ul>`)}`;
}

/* Strength and speed of a unit, in small print. */
const unit_stats = (view, id, seat) =>
  html`<span class="small">${t('stratagem-unit-stats', stats_of(view, id, seat))}</span>`;

function garrison_row(view, seat, { id, n }) {
  const civ = civ_of(view, seat);
  return html`<li>${chip(seat)} ${unit_sign(id, civ)}
    <span>${unit_count(id, civ, n)}</span> ${unit_stats(view, id, seat)}</li>`;
}

function march(draft, place, send) {
  const left = left_in(draft, place.code);
  if (!Object.keys(left).length) return nothing;
  return html`<div class="sg-march"><p class="small">${t('stratagem-card-move')}</p>
    <div class="row"><button type="button" class="plain sg-march-go"
      aria-pressed=${draft.is_marching ? 'true' : 'false'}
      @click=${() => send({ type: 'marching' })}>${t('stratagem-card-march')}</button>
      ${place.adjacent.map((code) => html`<button type="button" class="plain"
        @click=${() => send({ type: 'march', from: place.code, to: code })}>${province(code).name}</button>`)}</div>
    ${draft.is_marching ? html`<p class="small" role="status">${t('stratagem-card-marching')}</p>` : nothing}</div>`;
}

function build_offer({ what, cost, ok, why }, ordered, press) {
  const is_ordered = ordered === what;
  const may = ok || is_ordered;
  return html`<button type="button" class="plain sg-offer" aria-pressed=${is_ordered ? 'true' : 'false'}
    ?disabled=${!may} title=${may ? '' : why_words(why)} @click=${() => press(what)}>
    ${building_sign(what)}<span class="grow"><strong>${building_name(what)}</strong>
      <span class="small">${building_note(what)}${may ? nothing : ` · ${why_words(why)}`}</span></span> ${costs(cost)}
    </button>`;
}

function build_menu(draft, hints, place, send) {
  const row = hints?.build?.find((b) => b.at === place.code);
  const ordered = draft.orders.build.find((b) => b.at === place.code)?.what;
  if (!row && !ordered) return nothing;
  const { slots = 0, what: offers = [{ what: ordered, cost: [0, 0, 0], ok: true }] } = row ?? {};
  const press = (what) => send({ type: 'build', at: place.code, what });
  return html`<section class="sg-menu">
    <h3>${rich('stratagem-build-title', MARKS, { n: slots })}</h3>
    <div class="sg-offers">
      ${offers.filter(({ why }) => why !== 'age_too_low').map((offer) => build_offer(offer, ordered, press))}</div>
    </section>`;
}

function recruit_menu(view, draft, hints, place, send) {
  const row = hints?.recruit?.find((r) => r.at === place.code);
  if (!row) return nothing;
  const civ = civ_of(view, draft.me);
  const ordered = (unit) => draft.orders.recruit.find((r) => r.at === place.code && r.unit === unit)?.count ?? 0;
  return html`<section class="sg-menu"><h3>${rich('stratagem-recruit-title', MARKS)}</h3>
    <ul class="sg-recruits">${row.what.filter(({ why }) => why !== 'age_too_low').map(({ unit, cost, max }) => {
      const n = ordered(unit);
      return html`<li>${unit_sign(unit, civ)} <span class="grow">${unit_name(unit, civ)}
        ${unit_stats(view, unit, draft.me)}</span> ${costs(cost)}
        ${stepper(unit_name(unit, civ), n, n + max,
          (to) => send({ type: 'recruit', at: place.code, unit, by: to - n }))}</li>`;
    })}</ul></section>`;
}

/* What the button of a new route says; the gold is known only while the route is legal. */
const route_words = (place, gold) =>
  (gold ? t('stratagem-route-open-gold', { place, gold }) : t('stratagem-route-open', { place }));

function route_menu(draft, hints, place, send) {
  const starts = ({ from }) => from === place.code;
  const opened = draft.orders.routes.filter(starts);
  const legal = (hints?.routes ?? []).filter(starts);
  const closable = (hints?.drop ?? []).filter((pair) => pair.includes(place.code));
  if (!legal.length && !opened.length && !closable.length) return nothing;
  const gold = (code) => legal.find((r) => r.to === code)?.gold;
  const all = [...new Set([...opened, ...legal].map((r) => r.to))];
  return html`<section class="sg-menu"><h3>${t('stratagem-route-title')}</h3><div class="row">${all.map((code) => html`
    <button type="button" class="plain" aria-pressed=${opened.some((r) => r.to === code) ? 'true' : 'false'}
      @click=${() => send({ type: 'route', from: place.code, to: code })}>${route_words(place_name(code), gold(code))}
    </button>`)}
    ${closable.map(([a, b]) => html`<button type="button" class="plain"
      aria-pressed=${draft.orders.drop.some((d) => d.from === a && d.to === b) ? 'true' : 'false'}
      @click=${() => send({ type: 'drop_route', from: a, to: b })}>${t('stratagem-route-close',
        { from: place_name(a), to: place_name(b) })}</button>`)}</div></section>`;
}

/* What can be ordered in a province. While a destination is chosen on the map, nothing else covers it. */
const orders_here = (view, draft, hints, place, send) => html`${march(draft, place, send)}
  ${draft.is_marching ? nothing : html`${build_menu(draft, hints, place, send)}
    ${recruit_menu(view, draft, hints, place, send)} ${route_menu(draft, hints, place, send)}`}`;

/* What stands in a province, or stood there when it was last seen. */
function standing(view, place, seen) {
  if (place.visible) return garrison(view, place);
  return seen
    ? html`<p class="small">${t('stratagem-card-seen', { turn: String(seen.turn) })}</p>${garrison(view, seen)}`
    : html`<p class="small">${t('stratagem-card-hidden')} ${terrain_note(province(place.code).terrain)}</p>`;
}

/** All that is known of a province; with a draft also the orders that can be given there. */
export function province_card(view, draft, hints, code, send, how = {}) {
  const place = at(view, code);
  const seen = place.visible ? place : how.memory?.[code];
  const fixed = { ...place, adjacent: province(code).adjacent };
  return html`<div role="group" class=${draft?.is_marching ? 'sg-card marching' : 'sg-card'}
    aria-label=${province(code).name}>
    ${card_head(view, fixed, seen, draft && send)}
    ${draft?.is_marching ? nothing : standing(view, place, seen)}
    ${draft ? orders_here(view, draft, hints, fixed, send) : nothing}</div>`;
}

/* ---- the orders so far ---- */

/* A province of the path that a treaty closes to fighters, by name; nothing when only Scouts go, or the treaty is
 * broken. */
function banned({ view, orders }, move) {
  const forbidden = new Set(view.legal?.forbidden ?? []);
  const broken = (code) => orders.break.includes(`p${at(view, code).owner}`);
  if (Object.keys(move.units).every((id) => id === 'scout')) return '';
  return province(move.path.find((code) => forbidden.has(code) && !broken(code)))?.name ?? '';
}

/* A kind of unit in the move that is being made. */
function tray_row(draft, move, { id, count, speed }, civ, send) {
  const is_slow = speed < move.path.length;
  return html`<li>${unit_sign(id, civ)}
    <span class="grow">${unit_name(id, civ)}
      ${is_slow ? html`<span class="small">${t('stratagem-move-slow')}</span>` : nothing}</span>
    ${stepper(unit_name(id, civ), move.units[id] ?? 0, is_slow ? 0 : count,
      (n) => send({ type: 'number', i: draft.edit, unit: id, n }))}</li>`;
}

/* The move being made: how many of each kind, and how far. */
function move_tray(view, draft, send) {
  const move = draft.orders.moves[draft.edit];
  const left = left_in(draft, move.from, draft.edit);
  const civ = civ_of(view, draft.me);
  const on = may_go_on(draft, draft.edit);
  const closed = banned(draft, move);
  return html`<div role="group" class="sg-tray" aria-label=${t('stratagem-move-label')}>
    <h2>${[move.from, ...move.path].map(place_name).join(' → ')}</h2>
    <ul class="sg-recruits">${kinds_left(left).map((kind) => tray_row(draft, move, kind, civ, send))}</ul>
    ${closed ? html`<p class="note warn">${t('stratagem-move-forbidden', { place: closed })}</p>` : nothing}
    ${on.length
      ? html`<p class="small">${t('stratagem-move-on')}</p>
        <div class="row">${on.map((code) => html`<button type="button" class="plain"
          @click=${() => send({ type: 'onwards', to: code })}>${place_name(code)}</button>`)}</div>`
      : nothing}
    <div class="row"><button type="button" class="plain" @click=${() => send({ type: 'cancel' })}>${t(
      'stratagem-move-done')}</button>
      <button type="button" class="bare" @click=${() => send({ type: 'drop', list: 'moves', i: draft.edit })}>${t(
        'stratagem-move-remove')}</button></div></div>`;
}

function lines(draft, send, is_alone) {
  const all = order_lines(draft);
  if (!all.length) {
    return html`<p class="small">${t(is_alone ? 'stratagem-orders-empty-alone' : 'stratagem-orders-empty')}</p>`;
  }
  return html`<ol class="sg-orders">
    ${all.map(({ list, i, words }) => html`<li class=${list === 'moves' && draft.edit === i ? 'edited' : ''}>
      ${list === 'moves'
        ? html`<button type="button" class="bare grow" @click=${() => send({ type: 'edit', i })}>${words}</button>`
        : html`<span class="grow">${words}</span>`}
      <button type="button" class="bare" aria-label=${t('stratagem-orders-remove-this', { order: words })}
        title=${t('stratagem-orders-remove')} @click=${() => send({ type: 'drop', list, i })}>×</button></li>`)}</ol>`;
}

const OUTCOME = { won: 'stratagem-preview-won', lost: 'stratagem-preview-lost',
  standoff: 'stratagem-preview-tie' };

function battles(view, draft) {
  const all = previews(view, draft);
  const unknown = unknown_ends(view, draft);
  if (!all.length && !unknown.length) return nothing;
  return html`<section class="sg-previews"><h3>${t('stratagem-preview-title')}</h3>
    <ul>${all.map(({ code, preview: p }) => html`<li class=${p.outcome}>${rich(OUTCOME[p.outcome], MARKS,
      { place: place_name(code), own: p.own, foes: list_of(p.seats.map(seat_name)), other: p.other,
        lost: p.casualties })}</li>`)}${unknown.map((code) => html`<li class="standoff">${
      rich('stratagem-preview-unknown', MARKS, { place: place_name(code) })}</li>`)}</ul></section>`;
}

/* ---- typed orders ---- */

const as_text = (draft) => JSON.stringify(orders_of(draft), null, 1);

function typed(draft, send, tried) {
  const text = draft.text ?? as_text(draft);
  const trouble = text_trouble(draft);
  const told = trouble ? t('stratagem-typed-trouble', { trouble }) : tried && !tried.ok ? tried.words : '';
  return html`<details class="sg-typed" ?open=${draft.text !== null}><summary>${t('stratagem-typed-title')}</summary>
    <label class="field"><span class="small">${t('stratagem-typed-label')}</span>
      <textarea rows="6" spellcheck="false" autocomplete="off" .value=${text}
        @input=${(e) => send({ type: 'text', text: e.target.value })}></textarea></label>
    ${told ? html`<p class="note bad" role="alert">${told}</p>` : nothing}
    ${draft.text === null ? nothing
      : html`<button type="button" class="plain" @click=${() => send({ type: 'untext' })}>${t(
        'stratagem-typed-close')}</button>`}</details>`;
}

/* Ages and techs, opened from the list of tasks. */
const study = (view, draft, hints, send) => html`<div role="group" class="sg-card" aria-label=${t(
  'stratagem-research-label')}><div class="sg-card-head"><span class="grow"></span>${closer(send)}</div>
  ${research(view, draft, hints, send)}</div>`;

/* The way to the techs where no panel beside the desk has them. */
const study_button = (send) => html`<p class="row sg-study"><button type="button" class="plain"
  @click=${() => send({ type: 'study' })}>${t('stratagem-todo-research')}</button></p>`;

/* What is open on the desk: a move that is being made, a province, or the techs. */
function opened(view, draft, hints, send, how) {
  if (draft.edit !== null) return move_tray(view, draft, send);
  if (draft.at) return province_card(view, draft, hints, draft.at, send, how);
  return draft.is_studying ? study(view, draft, hints, send) : nothing;
}

/** The whole desk of orders. */
export function entry(view, draft, hints, send, how = {}) {
  const n = count_of(draft);
  return html`<div class="entry sg-desk" data-turn=${String(view.turn)}>
    ${view.you?.forecast ? warnings(view, draft, hints).map((words) => html`<p class="note warn">${words}</p>`)
      : nothing}
    ${opened(view, draft, hints, send, how)}
    <section class="sg-menu">
      <h2>${rich('stratagem-orders-title', MARKS, { n })}</h2>${lines(draft, send, how.is_alone)}
      ${how.is_alone && !draft.is_studying ? study_button(send) : nothing}
      ${n ? html`<button type="button" class="bare" @click=${() => send({ type: 'clear' })}>${t(
        'stratagem-orders-clear')}</button>` : nothing}</section>
    ${battles(view, draft)} ${how.typing === false ? nothing : typed(draft, send, how.tried)}</div>`;
}

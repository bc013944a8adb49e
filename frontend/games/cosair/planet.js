/* An own planet: population, production, build queue, ships, settlers. A foreign planet: what is known of it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { ITEMS, item_name, item_note, item_of, MAX_QUEUE, planet_words, PRESETS, preset_name } from './world.js';
import {
  mine, own_planet, own_planets, people, planet_of, report_of, ships_words, signed, whole_planet,
} from './position.js';
import { queue_of, rush_of } from './draft.js';
import { nation_label, slider, toggle } from './pieces.js';
import { drag, sort_keys } from './drag.js';
import { fleet_form } from './fleet.js';
import { mission_form } from './mission.js';
import { sign } from './signs.js';
import { grounded_words } from './words.js';

/* ---- facts ---- */

function state_note(id, chance) {
  const words = Number.isInteger(chance) ? `cosair-planet-${id}-ends` : `cosair-planet-${id}`;
  return html`<p class="co-state">${sign(id)}
    <span>${rich(words, { b: (text) => html`<strong>${text}</strong>` }, { chance })}</span></p>`;
}

function states(p) {
  return html`${p.unrest ? state_note('unrest', p.unrest_ends) : nothing}
    ${p.jam ? state_note('jam', p.jam_ends) : nothing}`;
}

const buildings = (list) => (list?.length
  ? html`<p class="co-works">${list.map((id) => html`<span>${sign(id)} ${item_name(id)}</span>`)}</p>`
  : nothing);

/* How fast it grows, and how far. */
function growth_words(p) {
  if (p.limit && p.pop >= p.limit) return t('cosair-planet-full');
  return p.growth === undefined ? ''
    : t('cosair-planet-growth', { growth: signed(p.growth * 1000), limit: p.limit / 1000 });
}

const orbit_words = (p) => [ships_words(p), p.colony_ships && t('cosair-colony-ships', { n: p.colony_ships }),
  p.mines && t('cosair-mine-count', { n: p.mines })].filter(Boolean).join(', ');

const small = (text) => html`<span class="small">${text}</span>`;

function vitals(p) {
  return html`<dl class="co-vitals">
    <div><dt>${t('cosair-planet-people')}</dt><dd>${people(p.pop)} ${small(growth_words(p))}</dd></div>
    <div><dt>${t('cosair-planet-production')}</dt>
      <dd>${rich('cosair-planet-points', { small }, { n: p.production, stock: p.stock })}</dd></div>
    <div><dt>${t('cosair-planet-orbit')}</dt><dd>${orbit_words(p)}
      ${p.defence ? small(t('cosair-planet-defence', { points: p.cruisers * p.defence, need: p.need })) : nothing}</dd>
    </div></dl>`;
}

const card_head = (view, p, me) => html`<header class="co-card-head"><h2>${planet_words(p.name)}</h2>
  ${nation_label(view, p.owner)} ${me !== null && p.id === view.you?.capital ? small(t('cosair-planet-capital'))
    : nothing}</header>`;

/* ---- build queue ---- */

function done_words(p, items, i) {
  if (!p || p.queue[i] !== items[i]) return '';
  const turns = p.done_in?.[i];
  if (Number.isInteger(turns)) return t('cosair-planet-queue-done', { n: turns });
  return turns === null ? t('cosair-planet-queue-never') : '';
}

function queue_grip(name, i, n, done, { move, drop }) {
  const facts = { item: name, i: i + 1, n };
  const words = done ? t('cosair-planet-queue-grip-done', { ...facts, done }) : t('cosair-planet-queue-grip', facts);
  return html`<button type="button" class="bare co-grip" aria-label=${words}
    title=${t('cosair-planet-queue-grip-note')} @pointerdown=${(e) => drag(e, move)}
    @keydown=${(e) => sort_keys(e, i, n, { move, drop })}>${sign('grip')}</button>`;
}

function queue_item(p, id, items, i, send) {
  const name = item_name(items[i]);
  const done = done_words(p, items, i);
  const move = (from, to) => send({ type: 'queue_move', planet: id, from, to });
  const drop = (at) => send({ type: 'queue_drop', planet: id, i: at });
  return html`<li>${queue_grip(name, i, items.length, done, { move, drop })}
    ${sign(items[i])}<span class="grow">${name}</span>${small(done || nothing)}
    <button type="button" class="bare" aria-label=${t('cosair-planet-queue-remove-one', { item: name, i: i + 1 })}
      title=${t('cosair-planet-queue-remove')} @click=${() => drop(i)}>×</button></li>`;
}

/* What can be added: what the server allows, without single items that are in the queue already. */
function offers(p, row, items, send) {
  const may = new Set(row?.items ?? []);
  const shown = ITEMS.filter(({ key }) => may.has(key));
  if (!shown.length) return nothing;
  const taken = (item) => item.once && items.includes(item.key);
  return html`<div class="co-offers" role="group" aria-label=${t('cosair-planet-add')}>
    ${shown.map((item) => html`<button type="button" class="plain" title=${item_note(item.key)} ?disabled=${taken(item)}
      @click=${() => send({ type: 'queue_add', planet: p.id, items: [item.key] })}>${sign(
        item.key)}<span>${item_name(item.key)}</span>${small(p.prices?.[item.key] ?? '')}</button>`)}</div>`;
}

function presets(p, row, items, send) {
  const may = (key) => row?.items?.includes(key) && !(item_of(key).once && items.includes(key));
  const all = PRESETS.map(({ key, items: wanted }) => ({ key, items: wanted.filter(may) }))
    .filter((one) => one.items.length > 1 || (one.items.length && one.key === 'grow'));
  if (!all.length) return nothing;
  return html`<div class="row co-presets">
    <span class="small">${t('cosair-planet-presets')}</span>${all.map((one) =>
      html`<button type="button" class="plain" title=${one.items.map(item_name).join(', ')}
        @click=${() => send({ type: 'queue_add', planet: p.id, items: one.items })}>${preset_name(one.key)}</button>`)}
    </div>`;
}

function queue_list(p, row, items, send) {
  return html`${items.length
    ? html`<ol class="co-queue">${items.map((_, i) => queue_item(p, p.id, items, i, send))}</ol>`
    : html`<p class="note warn">${t('cosair-planet-queue-empty')}</p>`}
    ${items.length < MAX_QUEUE ? offers(p, row, items, send)
      : html`<p class="small">${t('cosair-planet-queue-full', { n: MAX_QUEUE })}</p>`}`;
}

function queue(draft, hints, p, send) {
  const { items, repeat } = queue_of(draft, p.id);
  const row = hints?.set_queue?.find((r) => r.planet === p.id);
  return html`<section class="co-menu"><h3>${t('cosair-planet-queue')}</h3>
    ${queue_list(p, row, items, send)} ${presets(p, row, items, send)}
    <div class="co-switches">${toggle(t('cosair-planet-repeat'), repeat, () => send({ type: 'repeat', planet: p.id }))}
      ${toggle(t('cosair-planet-rush', { n: p.rush_gold ?? 0 }), rush_of(draft, p.id),
        () => send({ type: 'rush', planet: p.id }))}
      ${items.length > 1
        ? html`<button type="button" class="bare"
          @click=${() => send({ type: 'queue_clear', planet: p.id })}>${t('cosair-planet-queue-clear')}</button>`
        : nothing}</div></section>`;
}

/* ---- settling ---- */

/* Why a ready colony ship cannot start. */
function grounded(hints, p) {
  const why = p.colony_ships ? hints?.colonise_refused?.find((r) => r.from === p.id)?.why : null;
  return why ? html`<p class="small">${grounded_words(why)}</p>` : nothing;
}

function settle(draft, hints, p, send) {
  const row = hints?.colonise?.find((r) => r.from === p.id);
  if (!row) return grounded(hints, p);
  const escort = Math.min(row.escort_max, draft.ships?.escort ?? 1);
  return html`<section class="co-menu"><h3>${t('cosair-settle')}</h3>
    <p class="small">${t('cosair-settle-cost', { gold: row.cost, n: row.turns })}</p>
    ${slider(t('cosair-settle-escort'), escort, row.escort_max,
      (n) => send({ type: 'ships', ships: { escort: n } }), { min: 1 })}
    <button type="button" class="plain"
      @click=${() => send({ type: 'colonise', from: p.id, escort })}>${t('cosair-settle-send')}</button></section>`;
}

/* ---- cards ---- */

function own_card(view, draft, hints, p, send) {
  const ships = p.cruisers + p.transports > 0;
  const elsewhere = own_planets(view, hints).length > 1;
  const bring = elsewhere ? fleet_form(view, draft, hints, p.id, send) : nothing;
  return html`<div role="group" class="co-card" tabindex="-1"
    aria-label=${planet_words(p.name)}>${card_head(view, p, draft.me)}
    ${draft.to === p.id ? bring : nothing} ${states(p)} ${vitals(p)} ${buildings(p.buildings)}
    ${queue(draft, hints, p, send)} ${settle(draft, hints, p, send)}
    ${ships
      ? html`<div class="row"><button type="button" class="plain" aria-pressed=${draft.aim ? 'true' : 'false'}
        @click=${() => send({ type: 'aim', from: p.id })}>${t(draft.aim ? 'cosair-planet-send-aim'
          : 'cosair-planet-send')}</button></div>`
      : nothing}
    ${elsewhere && draft.to !== p.id
      ? html`<details class="co-bring"><summary>${t('cosair-planet-bring')}</summary>${bring}</details>`
      : nothing}</div>`;
}

/** What the last report says of a planet. */
export function report_words(report) {
  const parts = [people(report.pop), t('cosair-ships', { n: report.ships }), ...report.buildings.map(item_name),
    t(report.mines ? 'cosair-report-mines' : 'cosair-report-no-mines'), report.unrest && t('cosair-unrest'),
    report.jam && t('cosair-jammed')];
  return parts.filter(Boolean).join(', ');
}

export const age_words = (report) => t('cosair-report-age', { turn: String(report.turn), n: report.age });

function known(view, p) {
  const report = report_of(view, p.id);
  return report
    ? html`<p class="co-known"><span class="small">${age_words(report)}</span><br>${report_words(report)}</p>`
    : html`<p class="small">${t('cosair-report-none')}</p>`;
}

function foreign_card(view, draft, hints, p, send) {
  return html`<div role="group" class="co-card" tabindex="-1" aria-label=${planet_words(p.name)}>
    ${card_head(view, p, draft.me)} ${known(view, p)}
    ${fleet_form(view, draft, hints, p.id, send)} ${mission_form(view, draft, hints, p.id, send)}</div>`;
}

/** Everything that can be ordered at a planet. */
export function planet_card(view, draft, hints, id, send) {
  const own = own_planet(view, hints, id);
  return own ? own_card(view, draft, hints, own, send) : foreign_card(view, draft, hints, planet_of(view, id), send);
}

/** All that is known of a planet, for viewers who give no orders. */
export function planet_facts(view, id) {
  const p = planet_of(view, id);
  const whole = whole_planet(view, null, id);
  if (!p) return nothing;
  const list = whole?.queue?.length
    ? html`<p class="small">${t(whole.repeat ? 'cosair-planet-builds-repeat' : 'cosair-planet-builds',
      { items: whole.queue.map(item_name).join(', ') })}</p>`
    : nothing;
  return html`<div role="group" class="co-card" aria-label=${planet_words(p.name)}>${card_head(view, p, mine(view))}
    ${whole ? html`${states(whole)} ${vitals(whole)} ${buildings(whole.buildings)} ${list}` : known(view, p)}</div>`;
}

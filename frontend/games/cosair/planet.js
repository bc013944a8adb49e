/* A planet of one's own: people, production, the list that is built, ships, settlers. And what is known of anybody
 * else's. */
import { html, nothing } from '../../vendor/lit-html.js';
import { ITEMS, item_name, item_of, MAX_QUEUE, PRESETS } from './world.js';
import {
  mine, own_planet, own_planets, people, planet_of, report_of, ships_words, signed, turns_words, whole_planet,
} from './position.js';
import { queue_of, rush_of } from './draft.js';
import { nation_label, slider, toggle } from './pieces.js';
import { drag, sort_keys } from './drag.js';
import { fleet_form } from './fleet.js';
import { mission_form } from './mission.js';
import { sign } from './signs.js';
import { why_words } from './words.js';

/* ---- what a planet is ---- */

const state_note = (id, words, chance) => html`<p class="co-state">${sign(id)}
  <span><strong>${words}</strong>${Number.isInteger(chance) ? `, ends with ${chance} % a turn` : ''}</span></p>`;

function states(p) {
  return html`${p.unrest ? state_note('unrest', 'Unrest: it grows less and makes less', p.unrest_ends) : nothing}
    ${p.jam ? state_note('jam', 'Jammed: nothing is built', p.jam_ends) : nothing}`;
}

const buildings = (list) => (list?.length
  ? html`<p class="co-works">${list.map((id) => html`<span>${sign(id)} ${item_name(id)}</span>`)}</p>`
  : nothing);

function vitals(p) {
  const full = p.limit && p.pop >= p.limit;
  return html`<dl class="co-vitals">
    <div><dt>People</dt><dd>${people(p.pop)}
      <span class="small">${full ? 'full' : p.growth === undefined ? ''
        : `${signed(p.growth)} 000 a turn, room for ${p.limit / 1000}`}</span></dd></div>
    <div><dt>Production</dt><dd>${p.production} <span class="small">points a turn, ${p.stock} in stock</span></dd></div>
    <div><dt>In orbit</dt>
      <dd>${ships_words(p)}${p.colony_ships ? `, ${p.colony_ships} colony ${p.colony_ships === 1 ? 'ship' : 'ships'}`
        : ''}${p.mines ? `, ${p.mines} mines` : ''}
      ${p.defence
        ? html`<span class="small">defends with ${p.cruisers * p.defence}, ${p.need} transports take it</span>`
        : nothing}</dd></div></dl>`;
}

const card_head = (view, p, me) => html`<header class="co-card-head"><h2>${p.name}</h2>
  ${nation_label(view, p.owner)}${me !== null && p.id === view.you?.capital ? html` <span class="small">capital</span>`
    : nothing}</header>`;

/* ---- the list ---- */

function done_words(p, items, i) {
  if (!p || p.queue[i] !== items[i]) return '';
  const turns = p.done_in?.[i];
  return Number.isInteger(turns) ? `done in ${turns}` : turns === null ? 'never at this pace' : '';
}

function queue_item(p, id, items, i, send) {
  const name = item_name(items[i]);
  const done = done_words(p, items, i);
  const move = (from, to) => send({ type: 'queue_move', planet: id, from, to });
  const drop = (at) => send({ type: 'queue_drop', planet: id, i: at });
  return html`<li><button type="button" class="bare co-grip"
    aria-label=${`${name}, ${i + 1} of ${items.length}${done ? `, ${done} turns`
      : ''}. Arrow keys move it, Delete takes it out`} title="Drag, or move with the arrow keys"
      @pointerdown=${(e) => drag(e, move)}
    @keydown=${(e) => sort_keys(e, i, items.length, { move, drop })}>${sign('grip')}</button>
    ${sign(items[i])}<span class="grow">${name}</span><span
      class="small">${done ? html`${done} <span class="unseen">turns</span>` : nothing}</span>
    <button type="button" class="bare" aria-label=${`Take out ${name}, ${i + 1}`} title="Take out"
      @click=${() => drop(i)}>×</button></li>`;
}

/* What can be added: the server's word, less what the list already has of single things. */
function offers(p, row, items, send) {
  const may = new Set(row?.items ?? []);
  const shown = ITEMS.filter(({ key }) => may.has(key));
  if (!shown.length) return nothing;
  const taken = (item) => item.once && items.includes(item.key);
  return html`<div class="co-offers" role="group" aria-label="Add to the list">
    ${shown.map((item) => html`<button type="button" class="plain" title=${item.note} ?disabled=${taken(item)}
      @click=${() => send({ type: 'queue_add', planet: p.id, items: [item.key] })}>${sign(
        item.key)}<span>${item.name}</span><span class="small">${p.prices?.[item.key] ?? ''}</span></button>`)}</div>`;
}

function presets(p, row, items, send) {
  const may = (key) => row?.items?.includes(key) && !(item_of(key).once && items.includes(key));
  const all = PRESETS.map(({ name, items: wanted }) => ({ name, items: wanted.filter(may) }))
    .filter((one) => one.items.length > 1 || (one.items.length && one.name === 'Grow'));
  if (!all.length) return nothing;
  return html`<div class="row co-presets">
    <span class="small">Presets</span>${all.map((one) =>
      html`<button type="button" class="plain" title=${one.items.map(item_name).join(', ')}
        @click=${() => send({ type: 'queue_add', planet: p.id, items: one.items })}>${one.name}</button>`)}</div>`;
}

function queue(draft, hints, p, send) {
  const { items, repeat } = queue_of(draft, p.id);
  const row = hints?.set_queue?.find((r) => r.planet === p.id);
  const points = p.rush_gold ?? 0;
  return html`<section class="co-menu"><h3>Production list</h3>
    ${items.length ? html`<ol class="co-queue">${items.map((_, i) => queue_item(p, p.id, items, i, send))}</ol>`
      : html`<p class="note warn">The list is empty: the points of the turn are lost.</p>`}
    ${items.length < MAX_QUEUE ? offers(p, row, items, send)
      : html`<p class="small">${MAX_QUEUE} items are as many as a list holds.</p>`}
    ${presets(p, row, items, send)}
    <div class="co-switches">${toggle('Repeat ships and mines', repeat, () => send({ type: 'repeat', planet: p.id }))}
      ${toggle(html`Rush: ${points} ${points === 1 ? 'point' : 'points'} more for ${points} gold a turn`,
        rush_of(draft, p.id), () => send({ type: 'rush', planet: p.id }))}
      ${items.length > 1
        ? html`<button type="button" class="bare"
          @click=${() => send({ type: 'queue_clear', planet: p.id })}>Empty the list</button>`
        : nothing}</div></section>`;
}

/* ---- settling ---- */

/* Why a ready colony ship cannot start. */
function grounded(hints, p) {
  const why = p.colony_ships ? hints?.colonise_refused?.find((r) => r.from === p.id)?.why : null;
  return why ? html`<p class="small">No colony can start from here: ${why_words(why)}.</p>` : nothing;
}

function settle(draft, hints, p, send) {
  const row = hints?.colonise?.find((r) => r.from === p.id);
  if (!row) return grounded(hints, p);
  const escort = Math.min(row.escort_max, draft.ships?.escort ?? 1);
  return html`<section class="co-menu"><h3>Found a colony</h3>
    <p class="small">${row.cost} gold, a million people and the escort leave now; it lands in ${turns_words(row.turns)}
      on a free square next to a planet of yours.</p>
    ${slider('Escort, cruisers', escort, row.escort_max,
      (n) => send({ type: 'ships', ships: { escort: n } }), { min: 1 })}
    <button type="button" class="plain"
      @click=${() => send({ type: 'colonise', from: p.id, escort })}>Send the settlers</button></section>`;
}

/* ---- cards ---- */

function own_card(view, draft, hints, p, send) {
  const ships = p.cruisers + p.transports > 0;
  const elsewhere = own_planets(view, hints).length > 1;
  const bring = elsewhere ? fleet_form(view, draft, hints, p.id, send) : nothing;
  return html`<div role="group" class="co-card" aria-label=${p.name}>${card_head(view, p, draft.me)}
    ${draft.to === p.id ? bring : nothing} ${states(p)} ${vitals(p)} ${buildings(p.buildings)}
    ${queue(draft, hints, p, send)} ${settle(draft, hints, p, send)}
    ${ships
      ? html`<div class="row"><button type="button" class="plain" aria-pressed=${draft.aim ? 'true' : 'false'}
        @click=${() => send({ type: 'aim', from: p.id })}>${draft.aim ? 'Now choose the goal on the chart'
          : 'Send ships from here …'}</button></div>`
      : nothing}
    ${elsewhere && draft.to !== p.id
      ? html`<details class="co-bring"><summary>Bring ships here</summary>${bring}</details>`
      : nothing}</div>`;
}

/* The last look of a spy, with its age. */
export function report_words(report) {
  const parts = [people(report.pop), `${report.ships} ${report.ships === 1 ? 'ship' : 'ships'}`,
    ...report.buildings.map(item_name),
    report.mines ? 'mines' : 'no mines', report.unrest && 'unrest', report.jam && 'jammed'];
  return parts.filter(Boolean).join(', ');
}

export const age_words = (report) =>
  `Turn ${report.turn}, ${report.age ? `${turns_words(report.age)} ago` : 'just now'}`;

function known(view, p) {
  const report = report_of(view, p.id);
  return report
    ? html`<p class="co-known"><span class="small">${age_words(report)}</span><br>${report_words(report)}</p>`
    : html`<p class="small">No agent of yours has looked at it yet.</p>`;
}

function foreign_card(view, draft, hints, p, send) {
  return html`<div role="group" class="co-card" aria-label=${p.name}>${card_head(view, p, draft.me)} ${known(view, p)}
    ${fleet_form(view, draft, hints, p.id, send)} ${mission_form(view, draft, hints, p.id, send)}</div>`;
}

/** All that may be ordered at a planet. */
export function planet_card(view, draft, hints, id, send) {
  const own = own_planet(view, hints, id);
  return own ? own_card(view, draft, hints, own, send) : foreign_card(view, draft, hints, planet_of(view, id), send);
}

/** All that is known of a planet, for who orders nothing. */
export function planet_facts(view, id) {
  const p = planet_of(view, id);
  const whole = whole_planet(view, null, id);
  if (!p) return nothing;
  const list = whole?.queue?.length
    ? html`<p class="small">Builds:
      ${whole.queue.map(item_name).join(', ')}${whole.repeat ? ', again and again' : ''}</p>`
    : nothing;
  return html`<div role="group" class="co-card" aria-label=${p.name}>${card_head(view, p, mine(view))}
    ${whole ? html`${states(whole)} ${vitals(whole)} ${buildings(whole.buildings)} ${list}` : known(view, p)}</div>`;
}

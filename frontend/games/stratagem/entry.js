/* The order desk: what is left to spend, the chosen province with all that may be ordered there, the orders so far,
 * typed orders. */
import { html, nothing } from '../../vendor/lit-html.js';
import { province, RESOURCES, TERRAINS, unit_name } from './world.js';
import { count_of, kinds_left, left_in, may_go_on, orders_of } from './draft.js';
import { text_trouble } from './typed.js';
import { armies, at, civ_of, seat_name, units_words } from './position.js';
import { chip, goods, seat_label, stepper } from './pieces.js';
import { building_sign, good_sign, unit_sign } from './signs.js';
import { building_name, order_lines, why_words } from './words.js';
import { previews } from './battle.js';

/* ---- what there is to spend ---- */

/* What the drafted orders cost: the stock less what the server says is left of it. */
const left_of = (view, draft, hints) => (draft && hints?.stock) || view.you.stock;

/* What comes in of a good in a turn: income less upkeep, with what trade brings. */
const coming = ({ income, upkeep, forecast }) => [income[0] - upkeep, income[1], income[2] + forecast.trade];

const GOLD = 2;

/* The gold there will be, and what of it the vault can hold. */
function gold_next({ forecast, vault }, spent) {
  const end = Math.max(0, forecast.stock[GOLD] + forecast.lost - spent);
  if (vault === null) return html`${end}`;
  return html`${Math.min(end, vault)}<span title="Gold above this is lost at the end of the turn"><span class="unseen">,
    the vault holds</span><span aria-hidden="true"> of</span> ${vault}</span>`;
}

function good_cell({ you }, left, good, i) {
  const plus = coming(you)[i];
  const spent = you.stock[i] - left[i];
  const words = [`income ${you.income[i]}`, i === 0 && `upkeep ${you.upkeep}`,
    i === GOLD && `trade ${you.forecast.trade}`, spent && `${spent} for your orders`];
  return html`<div class=${`sg-cell ${good}`} title=${words.filter(Boolean).join(', ')}>
    <span class="sg-cell-name">${good_sign(good)}<span class="unseen">${good}</span></span>
    <strong>${left[i]}</strong>${spent ? html`<span class="sg-spent">−${spent}</span>` : nothing}
    <span class="sg-plus">${plus >= 0 ? '+' : '−'}${Math.abs(plus)}</span>
    <span class="sg-next"><span class="unseen">next turn </span><span aria-hidden="true">→
      </span>${i === GOLD ? gold_next(you, spent) : Math.max(0, you.forecast.stock[i] - spent)}</span></div>`;
}

/* What the end of the turn would take, with what the draft spends counted. */
function warnings(view, draft, hints) {
  const { forecast: { lost, starving }, vault, stock } = view.you;
  const spilt = Math.max(0, lost - (stock[2] - left_of(view, draft, hints)[2]));
  return [
    ...(spilt ? [`The vault holds ${vault}: ${spilt} gold will be lost unless you spend it.`] : []),
    ...(starving ? [`${starving} ${starving === 1 ? 'unit' : 'units'} will desert for want of food.`] : []),
  ];
}

/** The bar of goods: what is left of the stock, what comes in, what will be there next turn. */
export function resource_bar(view, draft, hints) {
  if (!view.you?.forecast) return nothing;
  const left = left_of(view, draft, hints);
  return html`<div class="sg-bar-row" role="group" aria-label="Your stock">
    ${RESOURCES.map((good, i) => good_cell(view, left, good, i))}</div>`;
}

/* ---- the chosen province ---- */

function card_head(view, place, seen) {
  const fixed = province(place.code);
  const ground = TERRAINS[fixed.terrain];
  const owner = seen?.owner ?? null;
  return html`<header class="sg-card-head"><h2>${fixed.name}</h2>
    <p class="small">${ground.name},
      ${owner === null ? (seen ? 'nobody’s' : 'out of sight') : html`held by ${seat_label(owner, view.you?.seat)}`}
      · defence ${place.visible ? place.defence : ground.defence} · yields
      ${goods(place.visible ? place.yield : ground.yields)}</p></header>`;
}

function garrison(view, place) {
  const all = armies(place);
  const standing = place.buildings ?? [];
  return html`${standing.length
    ? html`<p
      class="sg-standing">${standing.map((id) => html`<span>${building_sign(id)} ${building_name(id)}</span>`)}</p>`
    : nothing}
    ${all.map((army) => html`<p class="sg-garrison">${chip(army.seat)}
      ${units_words(army.kinds, civ_of(view, army.seat))}</p>`)}`;
}

function march(draft, place, send) {
  const left = left_in(draft, place.code);
  if (!Object.keys(left).length) return nothing;
  return html`<div class="sg-march"><p class="small">March from here to</p>
    <div class="row">${place.adjacent.map((code) => html`
      <button type="button" class="plain"
        @click=${() => send({ type: 'march', from: place.code, to: code })}>${province(code).name}</button>`)}</div>
    </div>`;
}

function build_offer({ what, cost, ok, why }, ordered, press) {
  const is_ordered = ordered === what;
  const may = ok || is_ordered;
  return html`<button type="button" class="plain sg-offer" aria-pressed=${is_ordered ? 'true' : 'false'}
    ?disabled=${!may} title=${may ? '' : why_words(why)} @click=${() => press(what)}>
    ${building_sign(what)}<span>${building_name(what)}</span>${goods(cost)}${may ? nothing
      : html`<span class="unseen">, ${why_words(why)}</span>`}</button>`;
}

function build_menu(draft, hints, place, send) {
  const row = hints?.build?.find((b) => b.at === place.code);
  const ordered = draft.orders.build.find((b) => b.at === place.code)?.what;
  if (!row && !ordered) return nothing;
  const { slots = 0, what: offers = [{ what: ordered, cost: [0, 0, 0], ok: true }] } = row ?? {};
  const press = (what) => send({ type: 'build', at: place.code, what });
  return html`<section class="sg-menu">
    <h3>Build <span class="small">one a turn, ${slots} ${slots === 1 ? 'place' : 'places'} free</span></h3>
    <div class="sg-offers">
      ${offers.filter(({ why }) => why !== 'age_too_low').map((offer) => build_offer(offer, ordered, press))}</div>
    </section>`;
}

function recruit_menu(view, draft, hints, place, send) {
  const row = hints?.recruit?.find((r) => r.at === place.code);
  if (!row) return nothing;
  const civ = civ_of(view, draft.me);
  const ordered = (unit) => draft.orders.recruit.find((r) => r.at === place.code && r.unit === unit)?.count ?? 0;
  return html`<section class="sg-menu"><h3>Recruit <span class="small">here from next turn on</span></h3>
    <ul class="sg-recruits">${row.what.filter(({ why }) => why !== 'age_too_low').map(({ unit, cost, max }) => {
      const n = ordered(unit);
      return html`<li>${unit_sign(unit, civ)} <span class="grow">${unit_name(unit, civ)}</span>${goods(cost)}
        ${stepper(unit_name(unit, civ), n, n + max,
          (to) => send({ type: 'recruit', at: place.code, unit, by: to - n }))}</li>`;
    })}</ul></section>`;
}

function route_menu(draft, hints, place, send) {
  const starts = ({ from }) => from === place.code;
  const opened = draft.orders.routes.filter(starts);
  const may = (hints?.routes ?? []).filter(starts);
  const given_up = (hints?.drop ?? []).filter((pair) => pair.includes(place.code));
  if (!may.length && !opened.length && !given_up.length) return nothing;
  const gold = (code) => may.find((r) => r.to === code)?.gold;
  const all = [...new Set([...opened, ...may].map((r) => r.to))];
  return html`<section class="sg-menu"><h3>Trade</h3><div class="row">${all.map((code) => html`
    <button type="button" class="plain" aria-pressed=${opened.some((r) => r.to === code) ? 'true' : 'false'}
      @click=${() => send({ type: 'route', from: place.code, to: code })}>Route to
      ${province(code).name}${gold(code) ? `, ${gold(code)} gold a turn` : ''}</button>`)}
    ${given_up.map(([a, b]) => html`<button type="button" class="plain"
      aria-pressed=${draft.orders.drop.some((d) => d.from === a && d.to === b) ? 'true' : 'false'}
      @click=${() => send({ type: 'drop_route', from: a, to: b })}>Give up ${province(a).name} to
      ${province(b).name}</button>`)}</div></section>`;
}

/** All that is known of a province; with a draft also what may be ordered there. */
export function province_card(view, draft, hints, code, send, how = {}) {
  const place = at(view, code);
  const seen = place.visible ? place : how.memory?.[code];
  const fixed = { ...place, adjacent: province(code).adjacent };
  return html`<div role="group" class="sg-card" aria-label=${province(code).name}>${card_head(view, fixed, seen)}
    ${place.visible ? garrison(view, place) : seen
      ? html`<p class="small">As seen in turn ${seen.turn}:</p>${garrison(view, seen)}`
      : html`<p class="small">Nobody of yours can see it. ${TERRAINS[fixed.terrain].note}</p>`}
    ${draft ? html`${march(draft, fixed, send)} ${build_menu(draft, hints, fixed, send)}
      ${recruit_menu(view, draft, hints, fixed, send)} ${route_menu(draft, hints, fixed, send)}` : nothing}</div>`;
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

/* The move that is being made: how many of each kind, and how far on. */
function move_tray(view, draft, send) {
  if (draft.edit === null) return nothing;
  const move = draft.orders.moves[draft.edit];
  const left = left_in(draft, move.from, draft.edit);
  const civ = civ_of(view, draft.me);
  const on = may_go_on(draft, draft.edit);
  return html`<div role="group" class="sg-tray" aria-label="The move you are making">
    <h2>${[move.from, ...move.path].map((code) => province(code).name).join(' → ')}</h2>
    <ul class="sg-recruits">
      ${kinds_left(left).map(({ id, count, speed }) => html`<li>${unit_sign(id, civ)}
        <span class="grow">${unit_name(id, civ)}
          ${speed < move.path.length ? html`<span class="small">too slow</span>` : nothing}</span>
        ${stepper(unit_name(id, civ), move.units[id] ?? 0, speed < move.path.length ? 0 : count,
          (n) => send({ type: 'number', i: draft.edit, unit: id, n }))}</li>`)}</ul>
    ${banned(draft, move) ? html`<p class="note warn">A treaty forbids fighters to enter ${banned(draft, move)}.</p>`
      : nothing}
    ${on.length
      ? html`<p class="small">Fast enough to go on to</p>
        <div class="row">
          ${on.map((code) => html`<button type="button" class="plain"
            @click=${() => send({ type: 'onwards', to: code })}>${province(code).name}</button>`)}</div>`
      : nothing}
    <div class="row"><button type="button" class="plain" @click=${() => send({ type: 'cancel' })}>Done</button>
      <button type="button" class="bare"
        @click=${() => send({ type: 'drop', list: 'moves', i: draft.edit })}>Take it back</button></div></div>`;
}

function lines(draft, send) {
  const all = order_lines(draft);
  if (!all.length) {
    return html`<p class="small">No orders yet. Choose a province of yours on the map to march, build and recruit;
      research stands under Realms. An empty turn is allowed.</p>`;
  }
  return html`<ol class="sg-orders">
    ${all.map(({ list, i, words }) => html`<li class=${list === 'moves' && draft.edit === i ? 'edited' : ''}>
      ${list === 'moves'
        ? html`<button type="button" class="bare grow" @click=${() => send({ type: 'edit', i })}>${words}</button>`
        : html`<span class="grow">${words}</span>`}
      <button type="button" class="bare" aria-label=${`Take back: ${words}`} title="Take back"
        @click=${() => send({ type: 'drop', list, i })}>×</button></li>`)}</ol>`;
}

const OUTCOME = { won: 'would win', lost: 'would lose', standoff: 'a stand-off: both sides fall' };

function battles(view, draft) {
  const all = previews(view, draft);
  if (!all.length) return nothing;
  return html`<section class="sg-previews"><h3>If nobody else moves</h3>
    <ul>${all.map(({ code, preview: p }) => html`<li class=${p.outcome}>
      <strong>${province(code).name}</strong>: you ${p.own}, ${p.seats.map(seat_name).join(' and ')}
      ${p.other}; ${OUTCOME[p.outcome]}${p.outcome === 'won' && p.casualties ? `, losing ${p.casualties}` : ''}.</li>`)}
    </ul></section>`;
}

/* ---- typed orders ---- */

const as_text = (draft) => JSON.stringify(orders_of(draft), null, 1);

function typed(draft, send, tried) {
  const text = draft.text ?? as_text(draft);
  const trouble = text_trouble(draft);
  return html`<details class="sg-typed" ?open=${draft.text !== null}><summary>Orders as text</summary>
    <label class="field"><span class="small">The same orders as JSON; what you type becomes the draft as soon as it can
      be read.</span>
      <textarea rows="6" spellcheck="false" autocomplete="off" .value=${text}
        @input=${(e) => send({ type: 'text', text: e.target.value })}></textarea></label>
    ${trouble
      ? html`<p class="note bad" role="alert">This can not be read yet: ${trouble}. The orders above stay as
        they were.</p>`
      : nothing}
    ${!trouble && tried && !tried.ok ? html`<p class="note bad" role="alert">${tried.words}</p>` : nothing}
    ${draft.text === null ? nothing
      : html`<button type="button" class="plain"
        @click=${() => send({ type: 'untext' })}>Close the text</button>`}</details>`;
}

/** The whole desk of orders. */
export function entry(view, draft, hints, send, how = {}) {
  return html`<div class="entry sg-desk">
    ${view.you?.forecast ? warnings(view, draft, hints).map((words) => html`<p class="note warn">${words}</p>`)
      : nothing}
    ${move_tray(view, draft, send)}
    ${draft.edit === null && draft.at ? province_card(view, draft, hints, draft.at, send, how) : nothing}
    <section class="sg-menu">
      <h2>Your orders <span class="small">${count_of(draft) || 'none'}</span></h2>${lines(draft, send)}
      ${count_of(draft)
        ? html`<button type="button" class="bare" @click=${() => send({ type: 'clear' })}>Clear all</button>`
        : nothing}</section>
    ${battles(view, draft)} ${how.typing === false ? nothing : typed(draft, send, how.tried)}</div>`;
}


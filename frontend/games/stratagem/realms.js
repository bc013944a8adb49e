/* The realms: a card for each player with what everybody may know, ages and techs, curves over the turns. */
import { html, nothing } from '../../vendor/lit-html.js';
import { AGES, CIVS, SEATS, TECHS } from './world.js';
import { mine, relation } from './position.js';
import { bar, chip, goods } from './pieces.js';
import { RELATIONS, tech_name, why_words } from './words.js';
import { other_sign, unit_sign } from './signs.js';

const DOMINATION = 15;
const GOLD = 100;

const state_words = (p) => (p.resigned ? 'resigned' : p.alive ? '' : `out since turn ${p.left}`);

/** Age, gold, provinces, marks of a seat, in one line. */
export function seat_facts(view, seat) {
  const p = view.players?.[seat];
  if (!p) return nothing;
  return html`<span class="sg-fact-age">${AGES[p.age]} Age</span><span>${p.gold} gold</span><span>${p.provinces}
    ${p.provinces === 1 ? 'province' : 'provinces'}</span>
    ${p.marks ? html`<span class="tag warn">${p.marks} ${p.marks === 1 ? 'betrayal' : 'betrayals'}</span>` : nothing}
    ${state_words(p) ? html`<span class="tag warn">${state_words(p)}</span>` : nothing}`;
}

const marks = (n) =>
  (n
    ? html`<span class="sg-marks" role="img" aria-label=${`${n} betrayals`}
      title="Treaties broken">${Array.from({ length: Math.min(5, n) }, () => other_sign('mark'))}</span>`
    : nothing);

function between(view, seat) {
  const me = mine(view);
  return me === null || seat === me ? nothing
    : html`<span class="sg-between">${RELATIONS[relation(view, me, seat)].name}</span>`;
}

function card_head(view, p, how) {
  return html`<header>${chip(p.seat)} <strong>${SEATS[p.seat].name}</strong>
    <span class="small">${how.names?.[p.seat] ?? ''}${p.seat === mine(view) ? ', you' : ''}</span> ${marks(p.marks)}
    ${between(view, p.seat)}</header>`;
}

function card(view, p, how) {
  const { gold_goal: goal, domination } = { gold_goal: GOLD, domination: DOMINATION, ...view.options };
  const { name, bonus } = CIVS[p.civ];
  const state = state_words(p);
  return html`<li class=${`sg-realm seat-${p.seat}${p.active ? '' : ' gone'}`}>${card_head(view, p, how)}
    <p class="small">${name}: ${bonus} ${state ? html`<strong>${state}</strong>` : nothing}</p>
    <p class="sg-age">${AGES[p.age]} Age${p.techs.length ? `: ${p.techs.map(tech_name).join(', ')}` : ''}</p>
    ${bar('Gold', p.gold, goal, 'gold')} ${bar('Provinces', p.provinces, domination, 'land')}
    ${p.streak ? html`<p class="note warn">Holds enough provinces for domination. One more turn, and it wins.</p>`
      : nothing}
    ${p.score === undefined ? nothing : html`<p class="small">Score ${p.score}</p>`}</li>`;
}

/* ---- ages and techs ---- */

const why = (offer) => (offer?.why ? `; ${why_words(offer.why)}` : '');

const learnt = (row, has) => html`<li class=${has ? 'known' : ''}><strong>${row.name}</strong>
  <span class="small">${row.note}${has ? '; yours' : ''}</span></li>`;

function tech(draft, hints, row, known, send) {
  const has = known.includes(row.id);
  if (has || !draft) return learnt(row, has);
  const offer = hints?.research?.find((r) => r.what === row.id);
  const chosen = draft.orders.research === row.id;
  const may = chosen || offer?.ok;
  return html`<li><button type="button" class="plain sg-tech" aria-pressed=${chosen ? 'true' : 'false'}
    ?disabled=${!may} @click=${() => send({ type: 'research', what: row.id })}>
    <span><strong>${row.name}</strong>
      <span class="small">${row.note}${chosen ? '' : why(offer)}</span></span>${offer ? goods(offer.cost)
        : nothing}</button></li>`;
}

function age_step(draft, hints, age, send) {
  const offer = hints?.research?.find((r) => r.what === 'age');
  if (!draft || age >= 3 || !offer) return nothing;
  const chosen = draft.orders.research === 'age';
  return html`<button type="button" class="plain sg-tech" aria-pressed=${chosen ? 'true' : 'false'}
    ?disabled=${!chosen && !offer.ok} @click=${() => send({ type: 'research', what: 'age' })}>
    <span><strong>Enter the ${AGES[age + 1]} Age</strong>
      <span class="small">${chosen || offer.ok ? 'new units, buildings and techs'
        : why_words(offer.why)}</span></span>${goods(offer.cost)}</button>`;
}

/** Ages and techs of the viewer, with what may be researched this turn: one thing. */
export function research(view, draft, hints, send) {
  const me = mine(view);
  if (me === null || !view.you) return nothing;
  const { age, techs, civ } = view.you;
  const unit = CIVS[civ].unit;
  return html`<section class="sg-menu">
    <h2>Ages and techs <span class="small">one a turn; one tech of each age for good</span></h2>
    ${age_step(draft, hints, age, send)}
    ${[1, 2, 3].map((n) => html`<div class=${n <= age ? 'sg-age-block' : 'sg-age-block later'}>
      <h3>${AGES[n]} Age${n > age ? ' (later)' : ''}</h3>
      <ul>${TECHS.filter((t) => t.age === n).map((t) => tech(draft, hints, t, techs, send))}</ul>
      ${n === 2
        ? html`<p class="small">${unit_sign('unique', civ)}
          ${unit.name}: strength ${unit.strength}, speed ${unit.speed}. ${unit.note}</p>`
        : nothing}</div>`)}</section>`;
}

/** The panel of realms. */
export function realms_panel(view, draft, hints, send, how) {
  return html`<div class="sg-realms-panel">
    <ul class="sg-realms" aria-label="The realms">${(view.players ?? []).map((p) => card(view, p, how))}</ul>
    ${research(view, draft, hints, send)} ${how.curves ?? nothing}</div>`;
}

const per_seat = (view, of) =>
  SEATS.map((_, seat) => (view.players?.[seat] ? of(view.players[seat], seat) ?? null : null));

/** Numbers worth a curve over the turns. Army and score are known of oneself alone until the end. */
export const figures = {
  names: [['provinces', 'Provinces'], ['gold', 'Gold'], ['army', 'Army'], ['score', 'Score']],
  of: (view) => ({
    provinces: per_seat(view, (p) => p.provinces), gold: per_seat(view, (p) => p.gold),
    army: per_seat(view, (p) => p.units), score: per_seat(view, (p) => p.score),
  }),
};


/* The realms: a card for each player with what everybody knows, ages and techs, curves over the turns. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { PATTERNS, TECHS } from './world.js';
import { mine, relation, stats_of } from './position.js';
import {
  age_name, civ_bonus, civ_name, realm_name, relation_name, tech_name, tech_note, unit_name, unit_note, why_words,
} from './names.js';
import { bar, chip, goods, MARKS } from './pieces.js';
import { good_sign, other_sign, unit_sign } from './signs.js';

const DOMINATION = 15;
const GOLD = 100;

function state_words(p) {
  if (p.resigned) return t('stratagem-realm-resigned');
  return p.alive ? '' : t('stratagem-realm-out', { turn: String(p.left) });
}

/* The sign instead of the word, since the row is short. */
function gold_fact(n) {
  const words = t('stratagem-fact-gold', { n });
  return html`<span class="sg-good" title=${words}><span aria-hidden="true">${good_sign('gold')} ${n}</span><span
    class="unseen">${words}</span></span>`;
}

/** Realm, gold, provinces, marks of a seat, in one line. */
export function seat_facts(view, seat, kind) {
  const p = view.players?.[seat];
  if (!p) return nothing;
  const warn = (words) => html`<span class="tag warn">${words}</span>`;
  return html`${kind === 'builtin' ? nothing : html`<span class="sg-fact-realm">${realm_name(view, seat)}</span>
    <span class="sg-fact-civ">${civ_name(p.civ)}</span>`}
    ${p.active ? html`${gold_fact(p.gold)} <span>${t('stratagem-fact-provinces', { n: p.provinces })}</span>`
      : nothing}
    ${p.marks ? warn(t('stratagem-fact-betrayals', { n: p.marks })) : nothing}
    ${state_words(p) ? warn(state_words(p)) : nothing}`;
}

/** The gold of a seat, or that it is out: what the folded list says; the map shows the provinces. */
export function seat_brief(view, seat) {
  const p = view.players?.[seat];
  if (!p) return nothing;
  if (p.active) return gold_fact(p.gold);
  return html`<span class="quiet">${p.resigned ? state_words(p) : t('stratagem-realm-out-brief')}</span>`;
}

const marks = (n) =>
  (n
    ? html`<span class="sg-marks" role="img" aria-label=${t('stratagem-fact-betrayals', { n })}
      title=${t('stratagem-fact-betrayals', { n })}>${Array.from({ length: Math.min(5, n) },
        () => other_sign('mark'))}</span>`
    : nothing);

function between(view, seat) {
  const me = mine(view);
  return me === null || seat === me ? nothing
    : html`<span class="sg-between">${relation_name(relation(view, me, seat))}</span>`;
}

function card_head(view, p, how) {
  const name = how.names?.[p.seat] ?? '';
  return html`<header>${chip(p.seat)} <strong>${realm_name(view, p.seat)}</strong>
    <span class="small">${p.seat === mine(view) ? t('stratagem-realm-you', { name })
      : name && t('stratagem-realm-player', { name })}</span> ${marks(p.marks)}
    ${between(view, p.seat)}</header>`;
}

const age_words = ({ age, techs }) => (techs.length
  ? t('stratagem-realm-age', { age: age_name(age), techs: techs.map(tech_name).join(', ') }) : age_name(age));

function card(view, p, how) {
  const { gold_goal: goal, domination } = { gold_goal: GOLD, domination: DOMINATION, ...view.options };
  const state = state_words(p);
  return html`<li class=${`sg-realm seat-${p.seat}${p.active ? '' : ' gone'}`}>${card_head(view, p, how)}
    <p class="small">${civ_bonus(p.numbers)}
      ${state ? html`<strong>${state}</strong>` : nothing}</p>
    <p class="sg-age">${age_words(p)}</p>
    ${bar(t('stratagem-realm-gold', { n: p.gold, goal }), p.gold, goal, 'gold')}
    ${bar(t('stratagem-realm-land', { n: p.provinces, goal: domination }), p.provinces, domination, 'land')}
    ${p.streak ? html`<p class="note warn">${t('stratagem-realm-streak',
      { goal: domination, n: view.rules.domination_turns - p.streak })}</p>` : nothing}
    ${p.score === undefined ? nothing
      : html`<p class="small">${t('stratagem-realm-score', { score: p.score })}</p>`}</li>`;
}

/* ---- ages and techs ---- */

/* What a tech does, and why it is not available. */
const note_of = (id, why) =>
  (why ? t('stratagem-research-refused', { note: tech_note(id), why: why_words(why) }) : tech_note(id));

const learnt = ({ id }, has) => html`<li class=${has ? 'known' : ''}><strong>${tech_name(id)}</strong>
  <span class="small">${has ? t('stratagem-research-known', { note: tech_note(id) }) : tech_note(id)}</span></li>`;

function tech_offer(row, offer, chosen, send) {
  return html`<li><button type="button" class="plain sg-tech" aria-pressed=${chosen ? 'true' : 'false'}
    ?disabled=${!chosen && !offer?.ok} @click=${() => send({ type: 'research', what: row.id })}>
    <span><strong>${tech_name(row.id)}</strong>
      <span class="small">${note_of(row.id, chosen ? '' : offer?.why)}</span></span>${offer ? goods(offer.cost)
        : nothing}</button></li>`;
}

function tech(draft, hints, row, known, send) {
  const has = known.includes(row.id);
  if (has || !draft) return learnt(row, has);
  return tech_offer(row, hints?.research?.find((r) => r.what === row.id), draft.orders.research === row.id, send);
}

function age_step(draft, hints, age, send) {
  const offer = hints?.research?.find((r) => r.what === 'age');
  if (!draft || age >= 3 || !offer) return nothing;
  const chosen = draft.orders.research === 'age';
  return html`<button type="button" class="plain sg-tech" aria-pressed=${chosen ? 'true' : 'false'}
    ?disabled=${!chosen && !offer.ok} @click=${() => send({ type: 'research', what: 'age' })}>
    <span><strong>${t('stratagem-research-advance', { age: age_name(age + 1) })}</strong>
      <span class="small">${chosen || offer.ok ? t('stratagem-research-unlocks')
        : why_words(offer.why)}</span></span>${goods(offer.cost)}</button>`;
}

/* The unit that only this civilization has. */
function unique_unit(view, civ) {
  const { strength, speed } = stats_of(view, 'unique', view.you.seat);
  return html`<p class="small">${unit_sign('unique', civ)} ${t('stratagem-research-unit',
    { unit: unit_name('unique', civ), strength, speed, note: unit_note('unique', civ) })}</p>`;
}

/** Ages and techs of the viewer, with what can be researched this turn: one thing. */
export function research(view, draft, hints, send) {
  const me = mine(view);
  if (me === null || !view.you) return nothing;
  const { age, techs, civ } = view.you;
  return html`<section class="sg-menu"><h2>${rich('stratagem-research-title', MARKS)}</h2>
    ${age_step(draft, hints, age, send)}
    ${[1, 2, 3].map((n) => html`<div class=${n <= age ? 'sg-age-block' : 'sg-age-block later'}>
      <h3>${n > age ? t('stratagem-research-locked', { age: age_name(n) }) : age_name(n)}</h3>
      <ul>${TECHS.filter((row) => row.age === n).map((row) => tech(draft, hints, row, techs, send))}</ul>
      ${n === 2 ? unique_unit(view, civ) : nothing}</div>`)}</section>`;
}

/** The panel of realms. */
export function realms_panel(view, draft, hints, send, how) {
  return html`<div class="sg-realms-panel">
    <ul class="sg-realms" aria-label=${t('stratagem-realms-label')}>${(view.players ?? [])
      .map((p) => card(view, p, how))}</ul>
    ${research(view, draft, hints, send)} ${how.curves?.() ?? nothing}</div>`;
}

const per_seat = (view, of) =>
  PATTERNS.map((_, seat) => (view.players?.[seat] ? of(view.players[seat], seat) ?? null : null));

/** Numbers worth a curve over the turns. A player's army and score are secret until the end. */
export const figures = {
  get names() {
    return [['provinces', t('stratagem-curve-provinces')], ['gold', t('stratagem-curve-gold')],
      ['army', t('stratagem-curve-army')], ['score', t('stratagem-curve-score')]];
  },
  of: (view) => ({
    provinces: per_seat(view, (p) => p.provinces), gold: per_seat(view, (p) => p.gold),
    army: per_seat(view, (p) => p.units), score: per_seat(view, (p) => p.score),
  }),
};


/* How to play, chapter by chapter, in words. */
import { html } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { BUILDINGS, CIVS, PROVINCES, RELATIONS, RULES, TECHS, TERRAINS, UNITS } from './world.js';
import {
  age_name, building_name, building_note, civ_bonus, civ_name, relation_name, relation_note, tech_name, tech_note,
  terrain_name, terrain_note, unit_name, unit_note,
} from './names.js';
import { building_sign, unit_sign } from './signs.js';
import { goods, MARKS } from './pieces.js';

const paragraph = (id, values) => html`<p>${rich(id, MARKS, values)}</p>`;
const item = (id, values, parts = {}) => html`<li>${rich(id, { ...MARKS, ...parts }, values)}</li>`;
const rows = (items) => html`<ul class="sg-lesson-list">${items}</ul>`;

/* A sign in front of the words of an item. */
const signed = (sign, id, values) => html`<li>${sign} ${rich(id, MARKS, values)}</li>`;

const terrain = ([id, { yields, defence }]) => item('stratagem-lessons-map-terrain',
  { name: terrain_name(id), n: defence, note: terrain_note(id) }, { goods: () => goods(yields) });

const unit = ({ id, strength, speed, age }) => signed(unit_sign(id), 'stratagem-lessons-units-unit',
  { name: unit_name(id), strength, speed, age: age_name(age), note: unit_note(id) });

const building = ({ id, age }) => signed(building_sign(id), 'stratagem-lessons-economy-building',
  { name: building_name(id), note: building_note(id), age: age_name(age) });

const tech = ({ id, age }) => item('stratagem-lessons-ages-tech',
  { name: tech_name(id), note: tech_note(id), age: age_name(age) });

const civ = ([id, { unit: { strength, speed } }]) => signed(unit_sign('unique', id), 'stratagem-lessons-civs-civ',
  { name: civ_name(id), bonus: civ_bonus(CIVS[id].numbers), unit: unit_name('unique', id), strength, speed,
    note: unit_note('unique', id) });

const treaty = (id) => item('stratagem-lessons-treaties-kind', { name: relation_name(id), note: relation_note(id) });

/* The four ways to win in the words of the rules card, with the usual values. */
const aims = () => [t('stratagem-card-gold', { goal: 100 }),
  t('stratagem-card-land', { goal: 15, all: PROVINCES.length, turns: RULES.domination_turns }),
  t('stratagem-card-last'),
  html`${t('stratagem-card-score', { most: '40' })} ${t('stratagem-lessons-aim-score')}`]
  .map((words) => html`<li>${words}</li>`);

const economy = () => html`${paragraph('stratagem-lessons-economy-yields')}
  ${paragraph('stratagem-lessons-economy-vault', { n: RULES.vault })}
  ${rows(BUILDINGS.map(building))}${paragraph('stratagem-lessons-economy-slots')}`;

/** @type {[id: string, title: string, text: () => unknown][]} */
const CHAPTERS = [
  ['aim', 'stratagem-lessons-aim', () => html`<p><strong>${t('stratagem-card-goal')}</strong>
    ${rich('stratagem-lessons-aim-four', MARKS)}</p>
    ${rows(aims())}${paragraph('stratagem-lessons-aim-known')}`],
  ['turn', 'stratagem-lessons-turn', () => html`${paragraph('stratagem-lessons-turn-phases')}
    ${paragraph('stratagem-lessons-turn-orders')}`],
  ['map', 'stratagem-lessons-map', () => html`${paragraph('stratagem-lessons-map-roads')}
    ${rows(Object.entries(TERRAINS).map(terrain))}${paragraph('stratagem-lessons-map-defence')}`],
  ['moving', 'stratagem-lessons-moving', () => html`${paragraph('stratagem-lessons-moving-orders')}
    ${paragraph('stratagem-lessons-moving-claims')}`],
  ['battle', 'stratagem-lessons-battle', () => html`${paragraph('stratagem-lessons-battle-sum')}
    ${paragraph('stratagem-lessons-battle-veterans')}${paragraph('stratagem-lessons-battle-preview')}`],
  ['units', 'stratagem-lessons-units', () => html`${paragraph('stratagem-lessons-units-prey')}
    ${rows(UNITS.slice(0, 7).map(unit))}${paragraph('stratagem-lessons-units-recruits')}`],
  ['economy', 'stratagem-lessons-economy', economy],
  ['ages', 'stratagem-lessons-ages', () => html`${paragraph('stratagem-lessons-ages-research')}
    ${rows(TECHS.map(tech))}`],
  ['peoples', 'stratagem-lessons-civs', () => html`${paragraph('stratagem-lessons-civs-choice')}
    ${rows(Object.entries(CIVS).map(civ))}`],
  ['treaties', 'stratagem-lessons-treaties', () => html`${paragraph('stratagem-lessons-treaties-propose')}
    ${rows(RELATIONS.slice(1).map(treaty))}${paragraph('stratagem-lessons-treaties-end')}`],
  ['trade', 'stratagem-lessons-trade', () => html`${paragraph('stratagem-lessons-trade-routes')}
    ${paragraph('stratagem-lessons-trade-raids')}`],
  ['fog', 'stratagem-lessons-fog', () => html`${paragraph('stratagem-lessons-fog-sight')}
    ${paragraph('stratagem-lessons-fog-scouts')}`],
];

/** The chapters: {id, title, text}. */
export const texts = () => CHAPTERS.map(([id, title, text]) => ({ id, title: t(title), text: text() }));

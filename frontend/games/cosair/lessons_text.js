/* The chapters on how to play: paragraphs and lists. */
import { html } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import {
  ITEMS, item_name, item_note, MISSIONS, mission_name, mission_note, TECHS, tech_name, tech_note,
} from './world.js';
import { sign } from './signs.js';

const marks = { b: (text) => html`<strong>${text}</strong>` };

const rows = (items) => html`<ul class="co-lesson-list">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const items = () => rows(ITEMS.map(({ key }) => html`${sign(key)}
  ${rich('cosair-lessons-production-item', marks, { item: item_name(key), note: item_note(key) })}`));

const techs = () => rows(TECHS.map((key) =>
  rich('cosair-lessons-research-tech', marks, { tech: tech_name(key), note: tech_note(key) })));

const missions = () => rows(MISSIONS.map(({ key, risk }) =>
  rich('cosair-lessons-spies-mission', marks, { mission: mission_name(key), risk, note: mission_note(key) })));

/* The aim in the words of the rules card. */
const goal = () => html`<p><strong>${t('cosair-card-goal', { ratio: 200 })}</strong> ${t('cosair-card-potential')}
  ${t('cosair-lessons-aim-growth')}</p>`;

/**
 * The chapters: id and parts, each a message that fills a paragraph, or a function that draws a list.
 * @type {[id: string, parts: (string | (() => unknown))[]][]}
 */
export const CHAPTERS = [
  ['aim', [goal, 'cosair-lessons-aim-line', 'cosair-lessons-aim-closing']],
  ['turn', ['cosair-lessons-turn-secret', 'cosair-lessons-turn-desk']],
  ['chart', ['cosair-lessons-chart-torus', 'cosair-lessons-chart-flight']],
  ['production', ['cosair-lessons-production-points', items, 'cosair-lessons-production-rush',
    'cosair-lessons-production-states']],
  ['colonies', ['cosair-lessons-colonies-need', 'cosair-lessons-colonies-price']],
  ['gold', ['cosair-lessons-gold-tax', 'cosair-lessons-gold-debt', 'cosair-lessons-gold-command']],
  ['research', ['cosair-lessons-research-cost', techs]],
  ['fleets', ['cosair-lessons-fleets-space', 'cosair-lessons-fleets-ground', 'cosair-lessons-fleets-conquest']],
  ['spies', ['cosair-lessons-spies-agent', missions, 'cosair-lessons-spies-risk', 'cosair-lessons-spies-report']],
];

/** The parts of a chapter as text. */
export const text_of = (parts) =>
  parts.map((part) => (typeof part === 'string' ? html`<p>${rich(part, marks)}</p>` : part()));

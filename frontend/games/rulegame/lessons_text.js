/* How to play, chapter by chapter, in words. */
import { html } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { points_of } from './points.js';

const ERRORS = [0, 1, 2, 3, 4, 5];
const LEAST = 2;
const MOST = 10;

const worth = () => html`<table class="rows"><caption class="unseen">${t('rulegame-lessons-points-table')}</caption>
  <thead><tr><th scope="row">${t('rulegame-lessons-points-errors')}</th>
    ${ERRORS.map((n) => html`<th scope="col" class="figure">${n}</th>`)}</tr></thead>
  <tbody><tr><th scope="row">${t('rulegame-lessons-points-points')}</th>
    ${ERRORS.map((n) => html`<td class="figure">${points_of(LEAST, MOST, n)}</td>`)}</tr></tbody></table>`;

const MARKS = {
  strong: (text) => html`<strong>${text}</strong>`,
  kbd: (text) => html`<kbd>${text}</kbd>`,
};

/* The chapters with their numbers of paragraphs. */
const CHAPTERS = [['aim', 2], ['playing', 3], ['answers', 2], ['order', 2], ['memory', 2], ['turns', 1], ['touch', 2],
  ['points', 3], ['guess', 2], ['race', 2]];

/* Pictures after a paragraph. */
const AFTER = { 'points-1': worth };

/* The first paragraph begins with the aim, in the words of the rules card. */
const goal = (id) => (id === 'aim-1' ? html`<strong>${t('rulegame-card-goal')}</strong> ` : '');

const paragraph = (id) => html`<p>${goal(id)}${rich(`rulegame-lessons-${id}`, MARKS)}</p>${AFTER[id]?.() ?? ''}`;

/** The chapters: {id, title, text}. */
export const texts = () => CHAPTERS.map(([id, n]) => ({
  id, title: t(`rulegame-lessons-${id}`),
  text: Array.from({ length: Number(n) }, (_, i) => paragraph(`${id}-${i + 1}`)),
}));

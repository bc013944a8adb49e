/* How to play, chapter by chapter, in words; boards.js holds the position on which each rule can be tried. */
import { html } from '../../../vendor/lit-html.js';
import { rich, t } from '../../../locales/text.js';
import { emblem } from '../board/signs.js';

const sign = (letter) =>
  html`<svg class="stratic emblem" viewBox="-50 -50 100 100" aria-hidden="true">${emblem(letter, 0)}</svg>`;

const link = (href) => (text) => html`<a href=${href}>${text}</a>`;
const MARKS = {
  strong: (text) => html`<strong>${text}</strong>`,
  em: (text) => html`<em>${text}</em>`,
  code: (text) => html`<code>${text}</code>`,
  link: link('#stacks'),
  anti: link('/lobbies/new?game=stratic&variant=antistratic'),
  endless: link('/lobbies/new?game=stratic&variant=true_endless'),
  tournament: link('/endless'),
  cube: link('/lobbies/new?game=stratic&dims=3'),
};

/* The chapters in their order, with their numbers of paragraphs: the base game, then what each variant changes. */
const CHAPTERS = [
  ['aim', 3], ['placement', 3], ['board', 3], ['fortifier', 3], ['aggressor', 3], ['interdictor', 2], ['commander', 3],
  ['stacks', 2], ['carry', 2], ['raised', 3], ['chains', 2], ['crush', 2], ['breach', 2], ['swap', 2],
  ['promotion', 2], ['operations', 3], ['check', 3], ['reply', 2], ['reinforcements', 3], ['time', 3],
  ['notation', 2], ['antistratic', 4], ['true_endless', 3], ['cube', 4],
];

const LETTER = { fortifier: 'F', aggressor: 'A', interdictor: 'I', commander: 'C' };

/* Each sign of the notation in a turn. */
const SIGNS = [
  ['Fe2>e4', 'move'], ['Ac3xc5xe7', 'capture'], ['Ac3^c5', 'occupy'], ['Ae6%e8', 'breach'], ['Af2~c2', 'swap'],
  ['Id5*', 'crush'], ['Fd7>d9=I', 'promote'], ['+Fe5', 'place'], ['--', 'pass'],
];
const signs = () => html`<dl class="signs">${SIGNS.map(([turn, id]) =>
  html`<dt><code>${turn}</code></dt><dd>${t(`stratic-lessons-sign-${id}`)}</dd>`)}</dl>`;

/* What follows a paragraph. */
const AFTER = { 'notation-1': signs };

/* Paragraphs that begin with the aim, in the words of the rules card. */
const GOAL = { 'aim-2': 'stratic-card-goal', 'antistratic-1': 'stratic-card-goal-anti',
  'true_endless-1': 'stratic-card-goal-endless' };
const goal = (id) => (GOAL[id] ? html`<strong>${t(GOAL[id])}</strong> ` : '');

const paragraph = (id) => html`<p>${goal(id)}${rich(`stratic-lessons-${id}`, MARKS)}</p>${AFTER[id]?.() ?? ''}`;

/** The chapters in their order: {id, title, text, sign?}. */
export const chapters = () => CHAPTERS.map(([id, n]) => ({
  id, title: t(`stratic-lessons-${id}`), ...(LETTER[id] && { sign: sign(LETTER[id]) }),
  text: Array.from({ length: Number(n) }, (_, i) => paragraph(`${id}-${i + 1}`)),
}));

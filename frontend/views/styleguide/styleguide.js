/* The page of styles: every shared piece of the interface in its states, by its real module, light and dark side by
 * side. */
import { html } from '../../vendor/lit-html.js';
import { board_pieces, match_pieces } from './match.js';
import { pieces } from './pieces.js';

const THEMES = [['light', 'Light'], ['dark', 'Dark']];

/* The radio buttons of the two halves must be independent: each half is a form of its own, or has forms inside. */
function both(key, title, draw, state, send) {
  return html`<section class="specimen" id=${key}><h3>${title}</h3>
    <div class="halves">${THEMES.map(([theme, words]) => html`
      <div class=${`half half-${theme}`} role="group" aria-label=${`${title}, ${words.toLowerCase()}`}>
        ${draw(`${key}-${theme}`, state, send)}</div>`)}</div></section>`;
}

const slug = (title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const part = (title, list, state, send, name) => html`<h2 id=${slug(title)}>${title}</h2>
  ${list.map(([words, draw]) => both(`${name}-${slug(words)}`, words, draw, state, send))}`;

/** @param {{now: number, games: {id: string, title: string, face: object, samples: object}[]}} state */
export function style(state, send) {
  const [first] = state.games;
  return html`<div class="page styles"><h1>The style of the house</h1>
    <p>Every shared piece of the interface, in all its states, drawn by the module that draws it everywhere else. The
      data is made up; nothing here is sent.</p>
    ${part('What every page is made of', pieces, state, send, 'page')}
    ${first ? part('What a match is made of', match_pieces, { ...state, ...first }, send, 'match')
      : html`<p class="quiet">Reading the games …</p>`}
    ${state.games.map((game) => part(game.title, board_pieces, { ...state, ...game }, send, slug(game.id)))}</div>`;
}

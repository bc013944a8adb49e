/* The icons of the page; each is decoration beside a word. */
import { svg, html } from '../vendor/lit-html.js';

const paths = {
  undo: svg`<path d="M7 5 3.5 8.5 7 12M4 8.5h8.5a4 4 0 0 1 0 8H9"/>`,
  flag: svg`<path d="M5 18V3h9l-2 3.5 2 3.5H5"/>`,
  sun: svg`<circle cx="10" cy="10" r="3.5"/>
    <path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4"/>`,
  moon: svg`<path d="M16 11.5A6.5 6.5 0 1 1 8.5 4a5.2 5.2 0 0 0 7.5 7.5z"/>`,
  half: svg`<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor"/>`,
  person: svg`<circle cx="10" cy="6.5" r="3.2"/><path d="M3.5 17a6.5 6.5 0 0 1 13 0"/>`,
  bell: svg`<path d="M4 14.5h12c-1.5-1.5-1.5-3-1.5-5.5a4.5 4.5 0 0 0-9 0c0 2.5 0 4-1.5 5.5zM8.5 17h3M10 2.5v2"/>`,
  gear: svg`<path d="M3 6h7M14 6h3M3 14h3M10 14h7"/><circle cx="12" cy="6" r="2"/><circle cx="8" cy="14" r="2"/>`,
  sound: svg`<path d="M3 8v4h3l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5a7 7 0 0 1 0 10"/>`,
  silent: svg`<path d="M3 8v4h3l4 3.5v-11L6 8zM13.5 8l4 4M17.5 8l-4 4"/>`,
  help: svg`<circle cx="10" cy="10" r="7.5"/><path d="M7.8 7.9a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2 1-1.2 1.8M10 14.2h.01"/>`,
  turn: svg`<path d="M6 3v12M6 15l-3-3M6 15l3-3M14 17V5M14 5l-3 3M14 5l3 3"/>`,
  plus: svg`<path d="M10 4v12M4 10h12"/>`,
  minus: svg`<path d="M4 10h12"/>`,
  pencil: svg`<path d="M4 16l1-4 8.5-8.5 3 3L8 15zM12 5l3 3"/>`,
  wipe: svg`<path d="M4 6h12M8 6V3.5h4V6M5.5 6l1 11h7l1-11M8.5 9v5M11.5 9v5"/>`,
  ring: svg`<circle cx="10" cy="10" r="6"/>`,
  square: svg`<path d="M4.5 4.5h11v11h-11z"/>`,
  diamond: svg`<path d="M10 3.5 16.5 10 10 16.5 3.5 10z"/>`,
  lock: svg`<path d="M4.5 9.5h11V17h-11zM7 9.5V7a3 3 0 0 1 6 0v2.5"/>`,
  cross: svg`<path d="M5 5l10 10M15 5 5 15"/>`,
  whole: svg`<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/>`,
  pieces: svg`<path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" opacity="0.5"/>
    <circle cx="8" cy="8.5" r="2"/><circle cx="12" cy="12" r="2"/>`,
  bookmark: svg`<path d="M5.5 3h9v14L10 13l-4.5 4z"/>`,
  copy: svg`<path d="M7 7V3h10v10h-4M3 7h10v10H3z"/>`,
  play: svg`<path d="M6 4l10 6-10 6z" fill="currentColor"/>`,
  pause: svg`<path d="M6 4v12M14 4v12" stroke-width="3"/>`,
  swing: svg`<path d="M2.5 10h15M3 12l4 3 4-9 3 5 3-4"/>`,
  search: svg`<circle cx="8.5" cy="8.5" r="5"/><path d="m12.5 12.5 5 5"/>`,
  check: svg`<path d="m4 10.5 4 4 8-9"/>`,
  first: svg`<path d="M5 4v12M15 4l-7 6 7 6"/>`,
  back: svg`<path d="m13 4-7 6 7 6"/>`,
  next: svg`<path d="m7 4 7 6-7 6"/>`,
  last: svg`<path d="M15 4v12M5 4l7 6-7 6"/>`,
  up: svg`<path d="M10 16V4M5 9l5-5 5 5"/>`,
};

/** The names of all icons. */
export const icon_names = Object.keys(paths);

/** An icon of 20 by 20 in the colour of its text. */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${paths[name]}</svg>`;

/**
 * A button that shows an icon alone; its words are its name and its tooltip.
 * @param {string} name of the icon
 * @param {string} words
 * @param {(event: Event) => void} press
 */
export const icon_button = (name, words, press) =>
  html`<button class="bare" aria-label=${words} title=${words} @click=${press}>${icon(name)}</button>`;

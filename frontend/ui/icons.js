/* The few signs of the page, drawn for it; each is decoration beside a word. */
import { svg, html } from '../vendor/lit-html.js';

const paths = {
  undo: svg`<path d="M7 5 3.5 8.5 7 12M4 8.5h8.5a4 4 0 0 1 0 8H9"/>`,
  flag: svg`<path d="M5 18V3h9l-2 3.5 2 3.5H5"/>`,
  sun: svg`<circle cx="10" cy="10" r="3.5"/><path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4"/>`,
  moon: svg`<path d="M16 11.5A6.5 6.5 0 1 1 8.5 4a5.2 5.2 0 0 0 7.5 7.5z"/>`,
  half: svg`<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor"/>`,
  person: svg`<circle cx="10" cy="6.5" r="3.2"/><path d="M3.5 17a6.5 6.5 0 0 1 13 0"/>`,
  plus: svg`<path d="M10 4v12M4 10h12"/>`,
  minus: svg`<path d="M4 10h12"/>`,
  whole: svg`<path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"/>`,
  copy: svg`<path d="M7 7V3h10v10h-4M3 7h10v10H3z"/>`,
  first: svg`<path d="M5 4v12M15 4l-7 6 7 6"/>`,
  back: svg`<path d="m13 4-7 6 7 6"/>`,
  next: svg`<path d="m7 4 7 6-7 6"/>`,
  last: svg`<path d="M15 4v12M5 4l7 6-7 6"/>`,
};

/** A sign of 20 by 20 in the colour of its text. */
export const icon = (name) => html`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${paths[name]}</svg>`;

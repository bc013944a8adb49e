/* Small signs, drawn on 24 by 24 in the colour of their text: ships, buildings, states. */
import { html, svg } from '../../vendor/lit-html.js';

const STROKES = {
  cruiser: svg`<path class="solid" d="M12 2 19 20 12 16 5 20z"/>`,
  transport: svg`<path class="solid" d="M6 4h12v16H6z"/>`,
  freighter: svg`<path d="M3 8h12v9H3zM15 11h4l2 3v3h-6M7 17v2M17 17v2"/>`,
  colony_ship: svg`<circle cx="12" cy="12" r="8"/><circle class="solid" cx="12" cy="12" r="3"/>`,
  mines: svg`<circle cx="12" cy="12" r="4.5"/>
    <path d="M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18"/>`,
  factory: svg`<path d="M3 21V10l6 4v-4l6 4V4h5v17z"/>`,
  biosphere: svg`<path d="M3 19a9 9 0 0 1 18 0zM12 10v9M7 12.5 9 19M17 12.5 15 19"/>`,
  barracks: svg`<path d="M4 21V9l8-5 8 5v12zM9 21v-6h6v6"/>`,
  medicenter: svg`<path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"/>`,
  starbase: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2v6M12 16v6M2 12h6M16 12h6M5 5l4 4M15 15l4 4"/>`,
  unrest: svg`<path d="m13 2-6 11h5l-2 9 8-12h-5z"/>`,
  jam: svg`<circle cx="12" cy="12" r="9"/><path d="M6 6l12 12"/>`,
  idle: svg`<path d="M5 5h14v14H5zM9 12h6"/>`,
  agent: svg`<circle cx="12" cy="8" r="4"/><path d="M4 21c1-6 4-8 8-8s7 2 8 8"/>`,
  research: svg`<path d="M9 3h6M10 3v6L4 20h16L14 9V3M7.5 14h9"/>`,
  gold: svg`<circle cx="12" cy="12" r="8.5"/>
    <path d="M12 7.5v9M9.5 9.5c0-1 1-1.7 2.5-1.7s2.5.7 2.5 1.7c0 3-5 1.5-5 4.5 0 1.2 1.2 2 2.5 2s2.5-.7 2.5-1.7"/>`,
  battle: svg`<path d="M4 3l13 14M20 3 7 17M14.5 19.5l5-5M4.5 14.5l5 5"/>`,
  grip: svg`<path d="M8 6h.01M16 6h.01M8 12h.01M16 12h.01M8 18h.01M16 18h.01"/>`,
};

export const strokes_of = (id) => STROKES[id];

/** A sign beside text, in its size. */
export const sign = (id) =>
  html`<svg class="co-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${STROKES[id]}</svg>`;

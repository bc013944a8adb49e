/* The small signs of the map, drawn on 24 by 24: units, buildings, goods. Strokes unless said otherwise, in the colour
 * of their text. */
import { html, svg } from '../../vendor/lit-html.js';

const UNIT = {
  militia: svg`<path d="M12 22V9M7 3v4.5a5 5 0 0 0 10 0V3M12 3v6"/>`,
  infantry: svg`<path d="M3.5 6h10v7c0 4-2.6 6.6-5 8-2.4-1.4-5-4-5-8z"/><path d="M18.5 22V7M18.5 2l-2 5h4z"/>`,
  archers: svg`<path d="M6 3c8 1 14 7 15 15M6 3l15 15M3 21 15 9M15 9h-4.5M15 9v4.5M3 21v-4M3 21h4"/>`,
  cavalry: svg`<path class="solid"
    d="M7 22c0-5 1-7 4-9.5-2 .6-4.5 1-6 .3L3.5 10.3 9 5 9.5 2l3 2.3c5 1.7 7.5 7 6.5 17.7z"/>`,
  siege: svg`<circle cx="6" cy="19" r="2.6"/><circle cx="17" cy="19" r="2.6"/>
    <path d="M2 15.5h19M6.5 15.5 17 5M11.5 15.5V10.5"/><circle class="solid" cx="18.3" cy="4" r="2.5"/>`,
  knights: svg`<path
    d="M5.5 10.5C5.5 5.5 8.3 3 12 3s6.5 2.5 6.5 7.5V18L12 22l-6.5-4zM5.5 11.5h13
      M12 11.5V21M12 3V1M8.5 15v2M15.5 15v2"/>`,
  scout: svg`<path d="M2 12c4.5-7 15.5-7 20 0-4.5 7-15.5 7-20 0z"/><circle class="solid" cx="12" cy="12" r="3.2"/>`,
};

/* The four peoples' own units. */
const OWN = {
  ironborn: svg`<path d="M12 2v20"/>
    <path class="solid" d="M12 4.5C7 2.5 3 6 3 11c3-1.7 6-1.5 9 .5zM12 4.5c5-2 9 1.5 9 6.5-3-1.7-6-1.5-9 .5z"/>`,
  tidecallers: svg`<circle cx="12" cy="4.5" r="2.5"/>
    <path d="M12 7v14.5M7.5 10.5h9M3.5 14c.5 5 4 7.5 8.5 7.5s8-2.5 8.5-7.5M3.5 14l-1.5 3M20.5 14l1.5 3"/>`,
  verdanti: svg`<path d="M4 21C3 10 9 4 21 3c0 12-6 18-14.5 15.5M4 21c3.5-7 7-10 12-13"/>`,
  ashwalkers: svg`<path
    d="M12 6.5c-3-2-6-2.3-9.5-1.5V19c3.5-.8 6.5-.5 9.5 1.5 3-2 6-2.3 9.5-1.5V5c-3.5-.8-6.5-.5-9.5 1.5zM12 6.5v14"/>`,
};

const BUILDING = {
  farm: svg`<path
    d="M12 22V7M12 9c-3-.5-4.5-3-4.5-7 3 .5 4.5 3 4.5 7zm0 0c3-.5 4.5-3 4.5-7-3 .5-4.5 3-4.5 7z
      M12 15.5c-3-.5-5-3-5-6 3 0 5 2.5 5 6zm0 0c3-.5 5-3 5-6-3 0-5 2.5-5 6z"/>`,
  mine: svg`<path d="M3 10c4.5-6.5 13.5-6.5 18 0M12 5.3V22"/>`,
  market: svg`<path d="M3 10 5.5 4h13L21 10zM5 10v11h14V10M9.5 21v-6h5v6"/>`,
  barracks: svg`<path d="M2.5 21 12 4l9.5 17zM12 12l-4.5 9h9zM12 4V1.5l4 1.5-4 1.5"/>`,
  fortress: svg`<path d="M4 21V7h3.5v3h2.5V7h4v3h2.5V7H20v14zM10 21v-4a2 2 0 0 1 4 0v4"/>`,
  trade_post: svg`<path d="M12 22V2.5M12 4.5h7l2.5 3-2.5 3h-7M12 12.5H5l-2.5 3 2.5 3h7"/>`,
  watchtower: svg`<path d="M8 22l1.5-11h5L16 22M6.5 11h11V6h-11zM5 6l7-4 7 4M10.5 17h3"/>`,
};

const GOOD = {
  food: BUILDING.farm,
  iron: svg`<path d="M5 9h14l3 9H2zM8 9l1-3h6l1 3"/>`,
  gold: svg`<circle cx="12" cy="12" r="8.5"/>
    <path d="M12 7.5v9M9.5 9.5c0-1 1-1.7 2.5-1.7s2.5.7 2.5 1.7c0 3-5 1.5-5 4.5 0 1.2 1.2 2 2.5 2s2.5-.7 2.5-1.7"/>`,
};

const OTHER = {
  capital: svg`<path class="solid" d="M3 19V8l5 4 4-8 4 8 5-4v11z"/>`,
  star: svg`<path class="solid" d="m12 2 3 7 7.5.6-5.7 5 1.7 7.4-6.5-4-6.5 4 1.7-7.4-5.7-5 7.5-.6z"/>`,
  mark: svg`<path d="M12 3a9 9 0 1 0 .01 0zM12 3l-2 7 4 3-3 8"/>`,
  letter: svg`<path d="M2.5 5.5h19v13h-19zM2.5 6l9.5 7.5L21.5 6"/>`,
  battle: svg`<path d="M4 3l13 14M20 3 7 17M14.5 19.5l5-5M4.5 14.5l5 5M18 18l3 3M6 18l-3 3"/>`,
};

/** The strokes of a unit of a people. */
export const unit_strokes = (id, civ) => (id === 'unique' ? OWN[civ] ?? OTHER.star : UNIT[id]);
export const building_strokes = (id) => BUILDING[id];
export const other_strokes = (id) => OTHER[id];

const sign = (strokes, kind = '') =>
  html`<svg class=${`sg-sign ${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">${strokes}</svg>`;

/** Signs beside words, as large as the text asks. */
export const unit_sign = (id, civ) => sign(unit_strokes(id, civ));
export const building_sign = (id) => sign(BUILDING[id]);
export const good_sign = (id) => sign(GOOD[id], `sg-good-${id}`);
export const other_sign = (id) => sign(OTHER[id]);

/** Half of the pattern that tells a banner in grey: drawn over a cloth of 24 by 24. */
export const CLOTH = {
  plain: svg``,
  bend: svg`<path d="M-2 10 10 -2M-2 22 22 -2M2 26 26 2M14 26 26 14"/>`,
  dots: svg`<path d="M5 5h.01M12 5h.01M19 5h.01M5 19h.01M12 19h.01M19 19h.01M5 12h.01M19 12h.01"/>`,
  cross: svg`<path d="M12 0V24M0 12H24"/>`,
};

/* A result as up to three stars. */
import { html, svg } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';

const ALL = 3;
const STAR = 'M10 1.8 12.5 7l5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4L7.5 7z';
const star = (full) => svg`<path class=${full ? 'full' : 'hollow'} d=${STAR}/>`;
const one = (full) =>
  html`<svg class="star" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${star(full)}</svg>`;

export const stars_words = (n) => t('common-stars', { n, all: ALL });
/** The same as plain text, for sharing. */
export const stars_text = (n) => '★'.repeat(n) + '☆'.repeat(ALL - n);
export const stars = (n) => html`<span class="stars" role="img"
  aria-label=${stars_words(n)}>${Array.from({ length: ALL }, (_, i) => one(i < n))}</span>`;

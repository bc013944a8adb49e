/* Links to the pages about this arena. */
import { html } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';

const SUBJECTS = ['privacy', 'terms', 'imprint'];

/** @param {string} [shown]   the page they stand on */
export const about_links = (shown) => html`<p class="row small about-links">${SUBJECTS.filter((one) => one !== shown)
  .map((one) => html`<a href=${`/${one}`}>${t(`common-about-${one}`)}</a>`)}</p>`;

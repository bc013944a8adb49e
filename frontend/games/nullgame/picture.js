/* The pile as a picture, apart from the face (games/index.js). */
import { html, svg } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

export const areas = ['nullgame'];

function stones(view) {
  return Array.from({ length: view.pile ?? 0 }, (_, i) =>
    svg`<circle class="stone" cx=${12 + (i % 10) * 20} cy=${12 + Math.floor(i / 10) * 20} r="8"></circle>`);
}

/** The pile of a view under a label. */
export const picture = (view, label) => html`<svg class="nullgame" viewBox="0 0 204 84" role="img"
  aria-label=${label}>${stones(view)}</svg>`;

/** The pile as a small still picture. */
export const miniature = (view) => picture(view, t('nullgame-pile'));

/** The pile at the start, when no match can be shown. */
export const still = () => picture({ pile: 21 }, t('nullgame-pile'));

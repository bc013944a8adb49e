/* That a search for an opponent is running, on pages other than its own. Its words are common ones: else the first page
 * would fetch those of a whole page for this one sentence. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { rich } from '../locales/text.js';

/** A note that a search is running, with a link back to it; nothing when `wait` is null. */
export const wait_note = (wait) => (wait
  ? html`<p class="note">${rich('common-wait-note',
    { link: (text) => html`<a href=${`/lobbies/${wait.lobby}`}>${text}</a>` },
    { game: game_title(wait.game, wait.variant) })}</p>`
  : nothing);

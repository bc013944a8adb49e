/* The animated picture of a finished match, among its files: making it, a look at it, saving it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { picture_of, replay_gif_of } from '../../model/addresses.js';
import { fault } from '../../ui/alerts/note.js';
import { icon } from '../../ui/icons.js';

/* People who do not want things to move see the last position. */
const made = ({ header }, { bytes }) => html`<picture>
    <source media="(prefers-reduced-motion: reduce)" srcset=${picture_of(header.id)}>
    <img src=${replay_gif_of(header.id)} alt=${t('match-replay-gif-alt')}></picture>
  <a class="button plain" href=${replay_gif_of(header.id)} download=${`${header.game}-${header.id}.gif`}>
    ${t('match-replay-gif-save', { kilobytes: Math.ceil(bytes / 1000) })}</a>`;

const panel = (state, send, gif) => html`
  ${gif.busy ? html`<p class="small" role="status"><progress
    aria-label=${t('match-replay-gif')}></progress> ${t('match-replay-gif-making')}</p>` : nothing}
  ${fault(gif.error, html`<button class="plain" @click=${send.replay.gif_again}>${t('common-try-again')}</button>`)}
  ${gif.bytes ? made(state, gif) : nothing}`;

/**
 * A button that opens it and closes it again. A puzzle is closed to those who have not played it, so it has no picture
 * to send around.
 * @param {object} state
 * @param {object} send
 */
export function animation(state, send) {
  if (!state.may_replay || state.header.puzzle) return nothing;
  const { gif } = state.replay;
  return html`<div class="animation"><button class="plain" aria-expanded=${gif.is_open ? 'true' : 'false'}
    @click=${send.replay.gif}>${icon('play')} ${t('match-replay-gif')}</button>
    ${gif.is_open ? panel(state, send, gif) : nothing}</div>`;
}

/* Beside the board: flip it, sound, appearance, keys. The appearance panel opens over the page and closes by itself. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { is_heard } from '../../ui/alerts/sound.js';
import { icon, icon_button } from '../../ui/icons.js';
import { look_form } from '../../ui/controls/look_form.js';

const sound_tool = (look, send) => (is_heard(look)
  ? icon_button('sound', t('match-sound-off'), () => send.look('sound', 'off'))
  : icon_button('silent', t('match-sound-on'), () => send.look('sound', 'on')));

/** The button that opens the appearance panel. */
export const look_button = () => html`<button class="bare" popovertarget="look" aria-label=${t('match-look')}
  title=${t('match-look')}>${icon('gear')}</button>`;

/** The button that opens the rules and the keys. */
export const help_button = (send) => icon_button('help', t('match-help'), send.keys);

/** All tools in a row, where there is room for them. */
export const tools = (state, send) => html`<div class="tools" role="group" aria-label=${t('match-tools')}>
  ${state.face.is_fixed ? nothing : icon_button('turn', t('match-flip'), () => send.set('flip', !state.flip))}
  ${sound_tool(state.look, send)} ${look_button()} ${help_button(send)}</div>`;

const CHOICES = ['sound', 'board', 'pieces', 'coordinates', 'theme', 'commit'];

/* Beside a board on a phone there is no room for these. */
const framing = (send) => html`
  <button class="plain" @click=${() => send.zoom('whole')}>${icon('whole')} ${t('match-zoom-whole')}</button>
  <button class="plain" @click=${() => send.zoom('pieces')}>${icon('pieces')} ${t('match-zoom-pieces')}</button>`;

/** What the button opens. */
export const look_panel = (state, send) =>
  html`<div id="look" class="look-panel" popover role="dialog" aria-label=${t('match-look')}>
    <div class="row spread"><h2>${t('match-look')}</h2><button class="plain" popovertarget="look"
      popovertargetaction="hide">${t('match-look-close')}</button></div>
    <div class="row narrow-tools">
      ${state.face.is_fixed ? nothing
        : html`<button class="plain"
          @click=${() => send.set('flip', !state.flip)}>${icon('turn')} ${t('match-flip')}</button>`}
      ${state.face.is_framed?.(state.past?.view ?? state.live.view) ? framing(send) : nothing}
      <button class="plain" @click=${send.keys}>${icon('help')} ${t('match-help')}</button></div>
    ${look_form(state.look, send.look, { names: state.face.has_exposed ? [...CHOICES, 'exposed'] : CHOICES })}
    <p><a href="/settings">${t('match-all-settings')}</a></p></div>`;

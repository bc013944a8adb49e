/* Beside the board: turn it round, sounds, the look, the keys. The look opens over the page and closes by itself. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { look_form } from '../../ui/controls/look_form.js';

const tool = (name, words, press) =>
  html`<button class="bare" aria-label=${words} title=${words} @click=${press}>${icon(name)}</button>`;

const sound_tool = ({ sound }, send) => (sound === 'on'
  ? tool('sound', 'Sounds are on: switch them off', () => send.look('sound', 'off'))
  : tool('silent', 'Sounds are off: switch them on', () => send.look('sound', 'on')));

/** The button that opens the look. */
export const look_button = () => html`<button class="bare" popovertarget="look" aria-label="Look and sound"
  title="Look and sound">${icon('gear')}</button>`;

/** All tools in a row, where there is room for them. */
export const tools = (state, send) => html`<div class="tools" role="group" aria-label="Tools">
  ${state.face.is_fixed ? nothing : tool('turn', 'Turn the board round', () => send.set('flip', !state.flip))}
  ${sound_tool(state.look, send)} ${look_button()} ${tool('keys', 'Keys', send.keys)}</div>`;

/** What the button opens. */
export const look_panel = (state, send) =>
  html`<div id="look" class="look-panel" popover role="dialog" aria-label="Look and sound">
    <div class="row spread"><h2>Look and sound</h2><button class="plain" popovertarget="look"
      popovertargetaction="hide">Close</button></div>
    <div class="row narrow-tools">
      ${state.face.is_fixed ? nothing
        : html`<button class="plain"
          @click=${() => send.set('flip', !state.flip)}>${icon('turn')} Turn the board</button>`}
      <button class="plain" @click=${send.keys}>${icon('keys')} Keys</button></div>
    ${look_form(state.look, send.look, { names: ['sound', 'board', 'pieces', 'coordinates', 'theme', 'commit'] })}
    <p><a href="/settings">All settings</a></p></div>`;

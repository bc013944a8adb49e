/* The choices of look and sound, the same on the settings page and beside a board. */
import { html, nothing } from '../../vendor/lit-html.js';

const WORDS = {
  theme: ['Theme', { system: 'As the system', light: 'Light', dark: 'Dark' }],
  board: ['Board', { wood: 'Wood', paper: 'Paper', slate: 'Slate', contrast: 'High contrast' }],
  pieces: ['Pieces', { signs: 'Signs', letters: 'Letters', shapes: 'Shapes' }],
  coordinates: ['Coordinates', { signed: 'a1, -a-1', physical: 'A1 to Z26' }],
  bottom: ['At the bottom', { own: 'My side', first: 'First seat', second: 'Second seat' }],
  motion: ['Motion', { system: 'As the system', off: 'Off' }],
  commit: ['A turn is played', { button: 'With the button', twice: 'Asked once more', at_once: 'At once' }],
  keys: ['Keys for single acts', { on: 'On', off: 'Off' }],
  sound: ['Sounds', { on: 'On', off: 'Off' }],
};

const HINTS = {
  pieces: 'Shapes tell the sides apart without colour.',
  coordinates: 'The second form is that of the printed board of 26 by 26; larger boards keep the first.',
  motion: 'Off: boards and pages change without moving.',
  commit: 'At once: when nothing may be added any more. Asked once more: the button asks before it sends.',
  keys: 'Letters like U for undo at a match; ? lists them. Arrows, Enter and Escape always work.',
  sound: 'Soft knocks. Nothing needs to be heard to play.',
};

function choice(name, look, set, full) {
  const [legend, values] = WORDS[name];
  const id = `${full ? 'page' : 'quick'}-${name}`;
  const hint = full && HINTS[name];
  return html`<fieldset class="choice" aria-describedby=${hint ? `${id}-hint` : nothing}><legend>${legend}</legend>
    <div class="choices">${Object.entries(values).map(([value, words]) => html`<label>
      <input type="radio" name=${id} value=${value} .checked=${look[name] === value}
        @change=${() => set(name, value)}><span>${words}</span></label>`)}</div>
    ${hint ? html`<p class="small" id=${`${id}-hint`}>${hint}</p>` : nothing}</fieldset>`;
}

function volume(look, set, full) {
  const id = `${full ? 'page' : 'quick'}-volume`;
  return html`<div class="choice"><label class="row" for=${id}><span>Volume</span>
    <input id=${id} class="grow" type="range" min="0" max="100" step="5" .value=${String(look.volume)}
      ?disabled=${look.sound === 'off'}
      @change=${(e) => set('volume', Number(e.target.value))}></label></div>`;
}

/**
 * @param {object} look what is chosen now
 * @param {(name: string, value: string|number) => void} set
 * @param {{names: string[], full?: boolean}} how which choices, in their order; `full`: with their hints
 */
export function look_form(look, set, { names, full = false }) {
  return names.map((name) =>
    html`${choice(name, look, set, full)}${name === 'sound' ? volume(look, set, full) : nothing}`);
}

/* The choices of look and sound, the same on the settings page and beside a board. */
import { html, nothing } from '../../vendor/lit-html.js';
import { LANGUAGES, has_words, t } from '../../locales/text.js';
import { is_heard } from '../alerts/sound.js';

const VALUES = {
  theme: ['system', 'light', 'dark'], board: ['wood', 'paper', 'slate', 'contrast'],
  pieces: ['signs', 'letters', 'shapes'], coordinates: ['signed', 'physical'], bottom: ['own', 'first', 'second'],
  motion: ['system', 'off'], commit: ['button', 'twice', 'at_once'],
  exposed: ['beginner', 'always', 'never'], keys: ['on', 'off'], sound: ['system', 'on', 'off'],
  language: ['browser', ...Object.keys(LANGUAGES)],
};

/* A language is called by its own name. */
const value_words = (name, value) => (name === 'language' && LANGUAGES[value]
  ? html`<span lang=${value}>${LANGUAGES[value]}</span>` : html`<span>${t(`common-look-${name}-${value}`)}</span>`);

/* Until a way to confirm was chosen it is the button, as the hint says. */
const UNSET = { commit: 'button' };
const is_chosen = (name, look, value) => value === (look[name] === 'unset' ? UNSET[name] : look[name]);

function choice(name, look, set, full) {
  const id = `${full ? 'page' : 'quick'}-${name}`;
  const hint = full && has_words(`common-look-${name}-hint`);
  return html`<fieldset class="choice" aria-describedby=${hint ? `${id}-hint` : nothing}>
    <legend>${t(`common-look-${name}`)}</legend>
    <div class="choices">${VALUES[name].map((value) => html`<label>
      <input type="radio" name=${id} value=${value} .checked=${is_chosen(name, look, value)}
        @change=${() => set(name, value)}>${value_words(name, value)}</label>`)}</div>
    ${hint ? html`<p class="small" id=${`${id}-hint`}>${t(`common-look-${name}-hint`)}</p>` : nothing}</fieldset>`;
}

function volume(look, set, full) {
  const id = `${full ? 'page' : 'quick'}-volume`;
  return html`<div class="choice"><label class="row" for=${id}><span>${t('common-look-volume')}</span>
    <input id=${id} class="grow" type="range" min="0" max="100" step="5" .value=${String(look.volume)}
      ?disabled=${!is_heard(look)}
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

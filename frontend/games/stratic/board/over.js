/* What floats over the board: the choice of what a move does, beside its square, and a hint why a tap did nothing.
 * Neither blocks anything: every other action is still possible, and Escape or a tap elsewhere dismisses the choice. */
import { t } from '../../../locales/text.js';
import { html, nothing, render, svg } from '../../../vendor/lit-html.js';
import { SIGN } from './arrows.js';
import { square_name } from '../square.js';
import { letter_of } from '../position.js';
import { emblem } from './signs.js';

const HINT_MS = 4000;
const GAP = 6;

/* What an option looks like: the piece it makes, or the sign of what it does. */
function picture(option, draft) {
  const kind = option.promote ?? option.unit ?? (option.place || option.keeps ? 'F' : null);
  const made = kind ? emblem(letter_of(kind, draft.me), draft.me)
    : svg`<g class="mark"
      transform=${option.entry?.act === 'occupy' ? 'translate(0 -32)' : nothing}>${SIGN[option.entry?.act]
        ?? SIGN.move}</g>`;
  return html`<svg class="stratic emblem" viewBox="-50 -50 100 100" aria-hidden="true">${made}</svg>`;
}

function choice({ draft, send }) {
  if (!draft?.ask) return nothing;
  return html`<div class="choice" role="group"
    aria-label=${t('stratic-choice-square-name', { square: square_name(draft.ask.at) })}>
    ${draft.ask.options.map((option) => html`<button class="bare" @click=${() => send({ type: 'pick', option })}>
      ${picture(option, draft)}<span>${option.label}</span></button>`)}</div>`;
}

const hint = (told) => html`<p class=${told ? 'hint' : 'hint gone'} role="status">${told?.text ?? ''}</p>`;

/* Beside the square, inside the mat: to the right if there is room, else to the left; below or above likewise. */
function put_beside(element, state, at, sideways) {
  const { camera } = state;
  const [x, y, side] = camera.spot(at);
  const { clientWidth: w, clientHeight: h } = camera.table;
  const { offsetWidth: ew, offsetHeight: eh } = element;
  const within = (value, most) => Math.round(Math.max(GAP, Math.min(value, most - GAP)));
  const right = x + side + GAP + ew <= w - GAP;
  const left = sideways ? (right ? x + side + GAP : x - GAP - ew) : x + side / 2 - ew / 2;
  const above = y - GAP - eh >= GAP;
  const top = sideways ? y + side / 2 - eh / 2 : above ? y - GAP - eh : y + side + GAP;
  element.style.left = `${within(left, w - ew)}px`;
  element.style.top = `${within(top, h - eh)}px`;
}

/** Position what floats; also after the camera has moved. */
export function settle_over(state) {
  const [shown, told] = [state.over.querySelector('.choice'), state.over.querySelector('.hint:not(.gone)')];
  if (shown && state.scene.draft?.ask) put_beside(shown, state, state.scene.draft.ask.at, true);
  if (told && state.told) put_beside(told, state, state.told.at, false);
}

/* A choice that opens gets the focus, and its square gets it back when it closes. */
function focus_choice(state, before, now) {
  if (now && !before && state.frame.contains(document.activeElement)) {
    state.over.querySelector('.choice button')?.focus({ preventScroll: true });
  }
  if (before && !now && state.choosing && !state.frame.contains(document.activeElement)) state.stand(before.at);
  state.choosing = Boolean(now) && state.over.contains(document.activeElement);
}

/** Draw what floats. */
export function draw_over(state) {
  const before = state.asked;
  const now = state.scene.draft?.ask ?? null;
  state.choosing = state.choosing || state.over.contains(document.activeElement);
  render([hint(state.told), choice(state.scene)], state.over);
  state.asked = now;
  settle_over(state);
  focus_choice(state, before, now);
}

/** Show a text beside a square for a while; '' removes it. */
export function say_at(state, at, text) {
  clearTimeout(state.told?.timer);
  state.told = text ? { at, text, timer: setTimeout(() => say_at(state, at, ''), HINT_MS) } : null;
  draw_over(state);
}

function step(event, state) {
  const all = [...state.over.querySelectorAll('.choice button')];
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (event.key === 'Escape') state.scene.send({ type: 'cancel' });
  else if (by) all[(all.indexOf(document.activeElement) + by + all.length) % all.length]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/* A press elsewhere dismisses the choice, but a button elsewhere can still answer it. */
function pressed_elsewhere(event, state) {
  if (!state.frame.isConnected) return void document.removeEventListener('pointerdown', state.elsewhere);
  const { draft, send } = state.scene;
  if (draft?.ask && !state.frame.contains(event.target) && !event.target.closest('button, a, input, summary, label')) {
    send({ type: 'cancel' });
  }
}

/** Start listening for what floats. */
export function over(state) {
  state.over = state.frame.querySelector('.over');
  Object.assign(state, { told: null, asked: null, choosing: false });
  state.over.addEventListener('keydown', (event) => step(event, state));
  state.elsewhere = (event) => pressed_elsewhere(event, state);
  document.addEventListener('pointerdown', state.elsewhere);
}

/* The controls of a position set up by hand: palette, who moves, rings, passes, reserves, points. */
import { html } from '../../../vendor/lit-html.js';
import { letter_of, SIDES, WORDS } from '../position.js';
import { emblem } from '../board/signs.js';

const KINDS = ['F', 'A', 'I', 'C'];
const pressed = (is) => (is ? 'true' : 'false');

const picture = (kind, seat) =>
  html`<svg class="stratic emblem" viewBox="-50 -50 100 100"
    aria-hidden="true">${emblem(letter_of(kind, seat), seat)}</svg>`;

function piece_button(edit, kind, seat, send) {
  const name = `${SIDES[seat]} ${WORDS[kind]}`;
  const is_on = edit.tool.kind === kind && edit.tool.seat === seat;
  return html`<button class="plain kind" aria-label=${name} title=${name} aria-pressed=${pressed(is_on)}
    @click=${() => send({ type: 'tool', tool: { kind, seat } })}>${picture(kind, seat)}</button>`;
}

function palette(edit, send) {
  const tool = (id, text) => html`<button class="plain" aria-pressed=${pressed(edit.tool === id)}
    @click=${() => send({ type: 'tool', tool: id })}>${text}</button>`;
  return html`<div class="edit-palette">
    ${[0, 1].map((seat) => html`<div class="row" role="group" aria-label=${SIDES[seat]}>
      <span class="edit-side">${SIDES[seat]}</span>${KINDS.map((kind) => piece_button(edit, kind, seat, send))}</div>`)}
    <div class="row" role="group" aria-label="Other tools"><span class="edit-side">Tools</span>${tool('move', 'Move')}
      ${tool('erase', 'Erase')}
      <button class="plain" ?disabled=${!edit.back} @click=${() => send({ type: 'undo' })}>Undo</button>
      <button class="plain" @click=${() => send({ type: 'clear' })}>Clear</button></div>
    <label class="check"><input type="checkbox" .checked=${edit.rides}
      @change=${(e) => send({ type: 'rides', value: e.target.checked })}>
      <span>A piece set on a Fortifier stands on it</span></label></div>`;
}

const number = (label, value, most, change) => html`<label class="field"><span class="small">${label}</span>
  <input type="number" min="0" max=${most} .value=${String(value)} @change=${(e) => change(e.target.value)}></label>`;

function time(edit, send) {
  const next = (edit.rings + 1) * (edit.rings + 4) - edit.turns;
  return html`<div class="row" role="group" aria-label="Who moves">
    <span class="edit-side">Moves</span>${SIDES.map((name, seat) => html`
      <button class="plain" aria-pressed=${pressed(edit.turns % 2 === seat)}
        @click=${() => send({ type: 'mover', seat })}>${name}</button>`)}</div>
    <div class="edit-figures">${number('Rings grown', edit.rings, 60, (value) => send({ type: 'rings', value }))}
      ${number('Turns completed', edit.turns, 9999, (value) => send({ type: 'turns', value }))}</div>
    <p class="small">The board grows after ${next === 1 ? 'this turn' : `${next} more turns`}.</p>`;
}

const FIGURES = [['passes', 'Passes in a row', 2], ['reserve', 'In reserve', 99], ['score', 'Points', 999]];

function figures(edit, send) {
  return html`<table class="edit-table">
    <thead><tr><th></th>${FIGURES.map(([, title]) => html`<th scope="col" class="small">${title}</th>`)}</tr></thead>
    <tbody>
      ${SIDES.map((side, seat) => html`<tr><th scope="row">${side}</th>${FIGURES.map(([name, title, most]) => html`<td>
        <input type="number" min="0" max=${most} aria-label=${`${title}, ${side}`} .value=${String(edit[name][seat])}
          @change=${(e) => send({ type: 'figure', name, seat, value: e.target.value })}></td>`)}</tr>`)}
    </tbody></table>`;
}

/** Everything but the board itself. */
export function controls(edit, send) {
  return html`<div class="entry edit">${palette(edit, send)} ${time(edit, send)} ${figures(edit, send)}</div>`;
}

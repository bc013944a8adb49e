/* The controls of a position set up by hand: palette, side to move, rings, passes, reserves, points. */
import { t } from '../../../locales/text.js';
import { html } from '../../../vendor/lit-html.js';
import { SIDES, WORDS } from '../position.js';
import { emblem_picture } from '../board/signs.js';

const KINDS = ['F', 'A', 'I', 'C'];
const pressed = (is) => (is ? 'true' : 'false');

function piece_button(edit, kind, seat, send) {
  const name = t('stratic-board-unit', { side: SIDES[seat], piece: WORDS[kind] });
  const is_on = edit.tool.kind === kind && edit.tool.seat === seat;
  return html`<button class="plain kind" aria-label=${name} title=${name} aria-pressed=${pressed(is_on)}
    @click=${() => send({ type: 'tool', tool: { kind, seat } })}>${emblem_picture(kind, seat)}</button>`;
}

function palette(edit, send) {
  const tool = (id, text) => html`<button class="plain" aria-pressed=${pressed(edit.tool === id)}
    @click=${() => send({ type: 'tool', tool: id })}>${text}</button>`;
  return html`<div class="edit-palette">
    ${[0, 1].map((seat) => html`<div class="row" role="group" aria-label=${SIDES[seat]}>
      <span class="edit-side">${SIDES[seat]}</span>${KINDS.map((kind) => piece_button(edit, kind, seat, send))}</div>`)}
    <div class="row" role="group" aria-label=${t('stratic-edit-tools-name')}>
      <span class="edit-side">${t('stratic-edit-tools')}</span>${tool('move', t('stratic-edit-move'))}
      ${tool('erase', t('stratic-edit-erase'))}
      <button class="plain" ?disabled=${!edit.back}
        @click=${() => send({ type: 'undo' })}>${t('stratic-edit-undo')}</button>
      <button class="plain" @click=${() => send({ type: 'clear' })}>${t('stratic-edit-clear')}</button></div>
    <label class="check"><input type="checkbox" .checked=${edit.rides}
      @change=${(e) => send({ type: 'rides', value: e.target.checked })}>
      <span>${t('stratic-edit-stacks')}</span></label></div>`;
}

const number = (label, value, most, change) => html`<label class="field"><span class="small">${label}</span>
  <input type="number" min="0" max=${most} .value=${String(value)} @change=${(e) => change(e.target.value)}></label>`;

function time(edit, send) {
  const next = (edit.rings + 1) * (edit.rings + 4) - edit.turns;
  return html`<div class="row" role="group" aria-label=${t('stratic-edit-mover-name')}>
    <span class="edit-side">${t('stratic-edit-mover')}</span>${SIDES.map((name, seat) => html`
      <button class="plain" aria-pressed=${pressed(edit.turns % 2 === seat)}
        @click=${() => send({ type: 'mover', seat })}>${name}</button>`)}</div>
    <div class="edit-figures">
      ${number(t('stratic-edit-rings'), edit.rings, 60, (value) => send({ type: 'rings', value }))}
      ${number(t('stratic-edit-turns'), edit.turns, 9999, (value) => send({ type: 'turns', value }))}</div>
    <p class="small">${t('stratic-edit-grows', { n: next })}</p>`;
}

const FIGURES = [['passes', 2], ['reserve', 99], ['score', 999]];

function figures(edit, send) {
  const title = (name) => t(`stratic-edit-${name}`);
  return html`<table class="edit-table">
    <thead><tr><td></td>${FIGURES.map(([name]) => html`<th scope="col" class="small">${title(name)}</th>`)}</tr></thead>
    <tbody>
      ${SIDES.map((side, seat) => html`<tr><th scope="row">${side}</th>${FIGURES.map(([name, most]) => html`<td>
        <input type="number" min="0" max=${most} .value=${String(edit[name][seat])}
          aria-label=${t('stratic-edit-figure', { figure: title(name), side })}
          @change=${(e) => send({ type: 'figure', name, seat, value: e.target.value })}></td>`)}</tr>`)}
    </tbody></table>`;
}

/** Everything but the board itself. */
export function controls(edit, send) {
  return html`<div class="entry edit">${palette(edit, send)} ${time(edit, send)} ${figures(edit, send)}</div>`;
}

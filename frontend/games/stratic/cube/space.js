/* A cube of squares on the page: its levels side by side, one level large with the others small beside it, or the solid
 * cube. Which of them is shown belongs to the board on the page and to nobody else; keyboard and screen reader use the
 * levels. */
import { t } from '../../../locales/text.js';
import { html, nothing, render, svg } from '../../../vendor/lit-html.js';
import { board as draw, shown_cells } from '../board/board.js';
import { able } from '../board/cells.js';
import { level, level_name, side_by_side, span_of } from './levels.js';
import { kind_of, seat_of } from '../position.js';
import { mount, zoom_board } from '../board/table.js';

const NARROW = '(max-width: 899px)';
const WAYS = ['all', 'one', 'cube'];
const MIDDLE = 4;
const memory = new WeakMap();

/* The level shown first: that of the player's own Commander. */
function first_level({ view, draft }) {
  const me = draft?.me ?? view.seat ?? 0;
  const is_own = (letter) => letter && kind_of(letter) === 'C' && seat_of(letter) === me;
  return (view.pieces ?? []).find((p) => is_own(p.base) || is_own(p.top))?.at[2] ?? MIDDLE;
}

const begun = (given) => ({ way: matchMedia(NARROW).matches ? 'one' : 'all', level: first_level(given),
  solid: null, error: '' });

const choose_way = (place, state, way) => {
  zoom_board(place, 'whole');
  state.way = way;
  if (way === 'cube') open_solid(place, state);
  repaint(place);
};

/* The solid cube is loaded only on request; where it cannot be drawn, the levels stay. */
async function open_solid(place, state) {
  if (state.solid) return;
  state.error = '';
  try {
    const { solid } = await import('./solid.js');
    state.solid = await solid({ repaint: () => repaint(place), lost: () => levels_only(place, state) });
    repaint(place);
  } catch {
    levels_only(place, state);
  }
}

function levels_only(place, state) {
  Object.assign(state, { solid: null, way: 'all', error: t('stratic-cube-cannot') });
  repaint(place);
}

function ways(place, state) {
  return html`<div class="ways-of" role="group" aria-label=${t('stratic-cube-view')}>${WAYS.map((way) => html`
    <button class="plain" aria-pressed=${way === state.way ? 'true' : 'false'}
      @click=${() => choose_way(place, state, way)}>${t(`stratic-cube-view-${way}`)}</button>`)}</div>`;
}

/* ---- the strip of small levels ---- */

const dot = (p, at, name, r) => {
  const [x, y] = p.middle(at);
  return svg`<circle class=${name} cx=${x} cy=${y} r=${r}></circle>`;
};

function thumb(p, cells, targets) {
  return html`<svg class="stratic thumb" viewBox=${`${p.x} ${p.y} ${p.width} ${p.height}`} aria-hidden="true">
    <rect class="ground" x=${p.x} y=${p.y} width=${p.width} height=${p.height}></rect>
    ${cells.map((cell) =>
      svg`<g class=${seat_of(cell.top ?? cell.base) === 0 ? 'south' : 'north'}>${dot(p, cell.at, 'disc', 44)}</g>`)}
    ${targets.map((at) => dot(p, at, 'aim', 34))}</svg>`;
}

/* Everything that matters about a level, in a few words. */
function level_words(z, cells, targets) {
  const words = t('stratic-cube-level-pieces', { level: level_name(z), pieces: cells.length });
  return targets.length ? `${words}, ${t('stratic-cube-level-targets', { targets: targets.length })}` : words;
}

function strip(place, state, scene) {
  const { view, how, hints, cells } = scene;
  const [lo, hi] = span_of(view, how);
  const targets = [...hints?.targets?.values() ?? []].map(([entry]) => entry.sq);
  const button = (z) => {
    const [here, aims] = [cells.filter((cell) => cell.at[2] === z), targets.filter((at) => at[2] === z)];
    return html`<button class="level" aria-label=${level_words(z, here, aims)}
      aria-pressed=${z === state.level ? 'true' : 'false'}
      @click=${() => to_level(place, state, z)}>${thumb(
        level(view, how, z), here, aims)}<span>${level_name(z)}</span></button>`;
  };
  return html`<div class="levels" role="group" aria-label=${t('stratic-cube-levels')}>${
    Array.from({ length: hi - lo + 1 }, (_, i) => button(lo + i))}</div>`;
}

function to_level(place, state, z) {
  state.level = z;
  repaint(place);
}

/* ---- the whole ---- */

function framed(place, state, { view, draft, hints, send, how }) {
  const shown = { ...how, level: state.level };
  const plane = state.way === 'one' ? level(view, shown, state.level) : side_by_side(view, shown);
  const name = state.way === 'one' ? t('stratic-cube-board-one', { level: level_name(state.level) })
    : t('stratic-cube-board');
  return draw(view, draft, hints, send, { ...shown, plane, name, to_level: (z) => to_level(place, state, z) });
}

function solid_frame(state, scene) {
  if (!state.solid) return html`<p class="quiet">${t('stratic-cube-loading')}</p>`;
  return state.solid.frame(scene);
}

function drawn(place, state) {
  const { given } = place;
  const { view, draft, hints } = given;
  const [lo, hi] = span_of(view, given.how);
  state.level = Math.min(hi, Math.max(lo, state.level));
  const cells = [...shown_cells(view, draft).values()];
  const scene = { ...given, cells, acts: able(draft, hints), lo, hi, level: state.level,
    bottom: given.how.bottom ?? 0 };
  return html`${ways(place, state)} ${state.error ? html`<p class="small" role="status">${state.error}</p>` : nothing}
    ${state.way === 'cube' ? solid_frame(state, scene) : framed(place, state, given)}
    ${state.way === 'all' ? nothing : strip(place, state, scene)}`;
}

/* The place paints itself when only the way of viewing has changed. */
function repaint(place) {
  attend(place);
  mount(place);
}

function attend(place) {
  const old = memory.get(place);
  const state = old ?? begun(place.given);
  memory.set(place, state);
  render(drawn(place, state), place);
  state.solid?.painted(place);
  const now = place.querySelector('.level[aria-pressed="true"]');
  if (state.seen !== state.level && now?.scrollIntoView) now.scrollIntoView({ block: 'nearest', inline: 'center' });
  state.seen = state.level;
}

/* The cube has a camera of its own. */
function zoom(place, how) {
  memory.get(place)?.solid?.zoom(how);
}

/** The board of a match in three dimensions. */
export const board = (view, draft, hints, send, how = {}) =>
  html`<div class="stratic space" .given=${{ view, draft, hints, send, how, attend, zoom }}></div>`;

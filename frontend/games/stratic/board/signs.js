/* The four plain signs and the discs they stand on, drawn in a box of 100 about the middle of a square. Three sets lie
 * in every picture and the style sheet shows one: signs; letters; shapes (letters, and the sides told apart by the
 * outline alone). */
import { html, svg, nothing } from '../../../vendor/lit-html.js';
import { kind_of, letter_of, seat_of } from '../position.js';

function star() {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 ? 10 : 27;
    const a = (i * Math.PI) / 8;
    return `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The signs as paths, each in its box of 100. */
export const SIGN = {
  F: 'M-18 22V15H-13V-5H-19V-21H-10V-14H-5V-21H5V-14H10V-21H19V-5H13V15H18V22Z',
  A: 'M0 -26 21 18 0 7 -21 18Z',
  I: star(),
  C: 'M-21 12-25-13-11-1 0-22 11-1 25-13 21 12ZM-21 16H21V22H-21Z',
};

/** The letters as strokes. */
export const LETTER = {
  F: 'M-11 21V-21H15M-11-2H10', A: 'M-19 21 0-21 19 21M-12 7H12', I: 'M-11-21H11M0-21V21M-11 21H11',
  C: 'M16-13A19 21 0 1 0 16 13',
};

/** The Fortifier beneath; its sign, and the piece on top, stand where neither hides the other. */
export const HEXAGON = 'M-38 16-20-14H20L38 16 20 46H-20Z';
export const BASE_SIGN = { y: 29, scale: 0.66 };
export const TOP = { y: -18, r: 28 };

const side = (letter) => (seat_of(letter) === 0 ? 'south' : 'north');

/* An arrowhead points at the enemy: up for the side at the bottom. */
function sign(letter, up) {
  const kind = kind_of(letter);
  const turn = kind === 'A' && !up ? 'rotate(180)' : nothing;
  return svg`<path class="sign" d=${SIGN[kind]} transform=${turn}></path>
    <path class="letter" d=${LETTER[kind]}></path>`;
}

function disc(letter, up, r) {
  const s = r * 0.9;
  return svg`<g class=${side(letter)}><circle class="disc round" r=${r}></circle>
    <rect class="disc block" x=${-s} y=${-s} width=${2 * s} height=${2 * s} rx="3"></rect>
    <g transform=${r < 38 ? `scale(${r / 40})` : nothing}>${sign(letter, up)}</g></g>`;
}

const base = (letter) => svg`<g class=${side(letter)}><path class="disc round" d=${HEXAGON}></path>
  <rect class="disc block" x="-36" y="-14" width="72" height="60" rx="3"></rect>
  <g transform=${`translate(0 ${BASE_SIGN.y}) scale(${BASE_SIGN.scale})`}>${sign(letter, true)}</g></g>`;

/* On a Fortifier an Aggressor and an Interdictor have their powers: they stand higher and cast a shadow. A Commander is
 * only sheltered. */
function top(letter, up) {
  const raised = 'AI'.includes(kind_of(letter));
  return svg`<g class="raised">${raised
    ? svg`<circle class="shadow" cx="4" cy=${TOP.y + 5} r=${TOP.r}></circle>` : nothing}
    <g transform=${`translate(0 ${TOP.y})`}>${disc(letter, up, TOP.r)}${raised
      ? svg`<circle class="powers-rim" r=${TOP.r}></circle>`
      : nothing}</g></g>`;
}

/**
 * One square's pieces. A stack is a disc on a hexagon.
 * @param {{base: string, top?: string}} cell
 * @param {number} bottom the seat shown at the bottom
 */
export function piece(cell, bottom) {
  const up = (letter) => seat_of(letter) === bottom;
  if (!cell.top) return disc(cell.base, up(cell.base), 39);
  return svg`${base(cell.base)}${top(cell.top, up(cell.top))}`;
}

/** A piece alone, for a tray or a sentence. */
export const emblem = (letter, bottom) => svg`${disc(letter, seat_of(letter) === bottom, 39)}`;

/**
 * The same as a picture of its own, among words.
 * @param {string} kind
 * @param {number} seat whose piece it is
 */
export const emblem_picture = (kind, seat) => html`<svg class="stratic emblem" viewBox="-50 -50 100 100"
  aria-hidden="true">${emblem(letter_of(kind, seat), seat)}</svg>`;

/* Pieces and marks as pictures for the cube, painted once for each look: the same signs and colours as on the flat
 * board. */
import { kind_of, seat_of } from '../position.js';
import { BASE_SIGN, HEXAGON, LETTER, SIGN, TOP } from '../board/signs.js';

const { Path2D } = globalThis;
const SIDE = 128;
const TAU = 2 * Math.PI;

/* A colour of the style sheet as numbers. */
function colours(place) {
  const probe = document.createElement('span');
  place.append(probe);
  const read = (name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const names = ['first-disc', 'first-sign', 'second-disc', 'second-sign', 'disc-rim', 'powers', 'mark', 'mark-risky',
    'halo', 'wood', 'wood-mid', 'wood-line', 'wood-ring',
    'wood-label', 'first-line', 'second-line', 'wood-ghost'];
  const found = Object.fromEntries(names.map((name) => [name, read(name)]));
  probe.remove();
  return found;
}

function canvas(draw) {
  const element = document.createElement('canvas');
  element.width = SIDE;
  element.height = SIDE;
  const pen = element.getContext('2d');
  pen.translate(SIDE / 2, SIDE / 2);
  pen.scale(SIDE / 100, SIDE / 100);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  draw(pen);
  return element;
}

/* A side as the colours of its pieces are named. */
const side_of = (letter) => (seat_of(letter) === 0 ? 'first' : 'second');

function filled(pen, path, fill, rim, width = 3) {
  pen.fillStyle = fill;
  pen.fill(path);
  if (!rim) return;
  pen.strokeStyle = rim;
  pen.lineWidth = width;
  pen.stroke(path);
}

function round(r) {
  const path = new Path2D();
  path.arc(0, 0, r, 0, TAU);
  return path;
}

function square(r) {
  const path = new Path2D();
  path.rect(-r, -r, 2 * r, 2 * r);
  return path;
}

/* The sign of a piece, or its letter where letters were chosen. */
function signed(pen, letter, scale, look) {
  const paint = look.paint[`${side_of(letter)}-sign`];
  pen.save();
  pen.scale(scale, scale);
  if (look.pieces === 'letters' || look.pieces === 'shapes') {
    pen.strokeStyle = paint;
    pen.lineWidth = 9;
    pen.stroke(new Path2D(LETTER[kind_of(letter)]));
  } else {
    if (kind_of(letter) === 'A' && seat_of(letter) !== look.bottom) pen.rotate(Math.PI);
    filled(pen, new Path2D(SIGN[kind_of(letter)]), paint);
  }
  pen.restore();
}

/* A disc with its sign; shapes tell the sides apart by the outline. */
function disc(pen, letter, r, look, rim = look.paint['disc-rim']) {
  const side = side_of(letter);
  const outline = look.pieces === 'shapes' && side === 'second' ? square(r * 0.9) : round(r);
  filled(pen, outline, look.paint[`${side}-disc`], rim, rim === look.paint['disc-rim'] ? 3 : 5);
  signed(pen, letter, r / 40, look);
}

function stack(pen, { base, top }, look) {
  const side = side_of(base);
  filled(pen, new Path2D(HEXAGON), look.paint[`${side}-disc`], look.paint['disc-rim']);
  pen.save();
  pen.translate(0, BASE_SIGN.y);
  signed(pen, base, BASE_SIGN.scale, look);
  pen.restore();
  pen.translate(0, TOP.y);
  disc(pen, top, TOP.r, look, 'AI'.includes(kind_of(top)) ? look.paint.powers : undefined);
}

/** The picture of the pieces on a square. */
export const piece_picture = (cell, look) =>
  canvas((pen) => (cell.top ? stack(pen, cell, look) : disc(pen, cell.base, 44, look)));

function ring(pen, colour, dash = []) {
  pen.strokeStyle = colour;
  pen.lineWidth = 8;
  pen.setLineDash(dash);
  pen.stroke(round(44));
}

function dot(pen, colour, rim) {
  filled(pen, round(15), colour, rim, 4);
}

const MARKS = {
  move: (pen, paint) => dot(pen, paint.mark, paint['wood-ghost']),
  place: (pen, paint) => dot(pen, paint.mark, paint['wood-ghost']),
  capture: (pen, paint) => ring(pen, paint.mark), crush: (pen, paint) => ring(pen, paint.mark),
  breach: (pen, paint) => ring(pen, paint.mark, [22, 13]), occupy: (pen, paint) => ring(pen, paint.mark, [4, 14]),
  swap: (pen, paint) => ring(pen, paint.mark, [46, 20]),
  risky: (pen, paint) => ring(pen, paint['mark-risky']), chosen: (pen, paint) => ring(pen, paint.mark),
  check: (pen, paint) => ring(pen, paint.halo),
};

/** The picture of a mark: an act's name, `risky`, `chosen` or `check`. */
export const mark_picture = (name, look) => canvas((pen) => (MARKS[name] ?? MARKS.move)(pen, look.paint));

/** A word at the edge of the cube. */
export const word_picture = (word, look) => canvas((pen) => {
  pen.font = '56px sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = look.paint['wood-label'];
  pen.fillText(word, 0, 0);
});

/** How the page looks now: what was chosen under "look", the theme, the side at the bottom. `id` differs when any of it
 * does. */
export function look_of(place, bottom) {
  const { pieces = 'signs' } = document.documentElement.dataset;
  const paint = colours(place);
  return { pieces, paint, bottom, id: JSON.stringify([pieces, bottom, paint]) };
}

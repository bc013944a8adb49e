/* The board as SVG: ground, lines, pieces, what may be done, and one button per square.
 * Pure; pan, zoom and the keyboard's cursor are in table.js. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { cells_of, after, formation_cells } from './position.js';
import { file_name, home_rows, key_of, rank_name, same } from './square.js';
import { cell_words, target_words } from './words.js';
import { square_name } from './square.js';
import { read_turn } from './notation.js';
import { piece } from './signs.js';

const S = 100;
const BUTTONS_UP_TO = 64;
const RINGS_SHOWN = 60;

/** Where squares lie on the picture: the seat at the bottom decides. */
export function plane(view, bottom) {
  const [lo, hi] = view.extent ?? [0, 9];
  const place = ([x, y]) => (bottom === 0 ? [x * S, (9 - y) * S] : [(9 - x) * S, y * S]);
  return {
    lo, hi, bottom, side: hi - lo + 1, place,
    middle: (at) => place(at).map((v) => v + S / 2),
    start: lo * S,
    size: (hi - lo + 1) * S,
  };
}

/** A rectangle of squares [x0,y0]..[x1,y1] on the picture. */
function area(p, [x0, y0], [x1, y1]) {
  const [ax, ay] = p.place([x0, y0]);
  const [bx, by] = p.place([x1, y1]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(ax - bx) + S, h: Math.abs(ay - by) + S };
}

const block = (p, from, to, name) => {
  const r = area(p, from, to);
  return svg`<rect class=${name} x=${r.x} y=${r.y} width=${r.w} height=${r.h}></rect>`;
};

function start_line(p, seat) {
  const y = p.bottom === 0 ? (seat === 0 ? 8 : 2) : (seat === 0 ? 2 : 8);
  return svg`<line class=${`start ${seat === 0 ? 'south' : 'north'}`} x1=${p.start - 14} x2=${p.start + p.size + 14}
    y1=${y * S} y2=${y * S}></line>`;
}

function ground(p) {
  const { lo, hi } = p;
  const lines = [];
  for (let i = lo + 1; i <= hi; i += 1) {
    lines.push(`M${i * S} ${p.start}v${p.size}M${p.start} ${i * S}h${p.size}`);
  }
  const rings = [];
  for (let k = Math.max(0, -lo - RINGS_SHOWN); k < -lo; k += 1) {
    rings.push(svg`<rect class="ring" x=${-k * S} y=${-k * S} width=${(10 + 2 * k) * S} height=${(10 + 2 * k) * S}></rect>`);
  }
  return svg`<g aria-hidden="true">
    ${block(p, [lo, lo], [hi, hi], 'ground')} ${block(p, [lo, 2], [hi, 7], 'trough')} ${block(p, [0, 2], [9, 7], 'midboard')}
    <path class="grid" d=${lines.join('')}></path>${rings}
    <rect class=${lo < 0 ? 'edge grown' : 'edge'} x=${p.start} y=${p.start} width=${p.size} height=${p.size}></rect>
    ${start_line(p, 0)}${start_line(p, 1)}</g>`;
}

function labels(p) {
  const marks = [];
  for (let i = p.lo; i <= p.hi; i += 1) {
    const [cx] = p.middle([i, 0]);
    const [, cy] = p.middle([0, i]);
    marks.push(svg`<text x=${cx} y=${p.start + p.size + 42}>${file_name(i)}</text>
      <text x=${p.start - 32} y=${cy + 11}>${rank_name(i)}</text>`);
  }
  return svg`<g class="labels" aria-hidden="true">${marks}</g>`;
}

const on = (p, at, content, name = nothing) => {
  const [x, y] = p.middle(at);
  return svg`<g class=${name} transform=${`translate(${x} ${y})`}>${content}</g>`;
};

const square = (p, at, name) => {
  const [x, y] = p.place(at);
  return svg`<rect class=${name} x=${x} y=${y} width=${S} height=${S}></rect>`;
};

const MARK = {
  move: svg`<circle class="dot" r="14"></circle>`,
  capture: svg`<circle class="loop" r="45"></circle>`,
  occupy: svg`<path class="chevron" d="M-20 34 0 18 20 34M-20 47 0 31 20 47"></path>`,
  breach: svg`<circle class="loop broken" r="45"></circle><path class="chevron" d="M-30-30-46-46M30-30 46-46M-30 30-46 46M30 30 46 46"></path>`,
  swap: svg`<path class="chevron" d="M-42-20A46 46 0 0 1 36-28M22-30 37-28 38-43M42 20A46 46 0 0 1-36 28M-22 30-37 28-38 43"></path>`,
  crush: svg`<circle class="loop" r="45"></circle><path class="chevron" d="M-14-45 0-33 14-45M-14 45 0 33 14 45"></path>`,
  place: svg`<path class="chevron" d="M-12 0H12M0-12V12"></path>`,
};

/** An arrow from one square to another, short of both middles. */
function arrow(p, from, to, name) {
  const [ax, ay] = p.middle(from);
  const [bx, by] = p.middle(to);
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const [tx, ty] = [bx - ux * 44, by - uy * 44];
  const wing = (s) => `L${tx - ux * 24 + s * uy * 15} ${ty - uy * 24 - s * ux * 15}`;
  return svg`<path class=${`arrow ${name}`} d=${`M${ax + ux * 12} ${ay + uy * 12}L${tx} ${ty}M${tx} ${ty}${wing(1)}M${tx} ${ty}${wing(-1)}`}></path>`;
}

function move_arrows(p, move, name) {
  if (same(move.from, move.to)) return on(p, move.from, MARK.crush, `mark ${name}`);
  return svg`${arrow(p, move.from, move.to, name)}${move.then ? arrow(p, move.to, move.then, name) : nothing}`;
}

function last_turn(p, view) {
  const turn = view.last ? read_turn(view.last.replace(/[!#]/g, '')) : null;
  if (!turn || turn.error) return nothing;
  return svg`<g class="last" aria-hidden="true">${turn.place.map((x) => square(p, x.at, 'was'))}
    ${turn.moves.map((m) => svg`${square(p, m.from, 'was')}${square(p, m.to, 'was')}${m.then ? square(p, m.then, 'was') : nothing}`)}
    ${turn.moves.map((m) => move_arrows(p, m, 'gone'))}</g>`;
}

function drafted(p, draft) {
  if (draft?.mode !== 'turn') return nothing;
  return svg`<g class="drafted" aria-hidden="true">
    ${draft.place.map((x) => on(p, x.at, svg`<circle class="outline" r="46"></circle>`))}
    ${draft.moves.map((m) => svg`${on(p, m.then ?? m.to, svg`<circle class="outline" r="46"></circle>`)}${move_arrows(p, m, 'new')}`)}</g>`;
}

function chosen(p, draft) {
  return draft?.sel ? square(p, draft.sel.at, 'chosen') : nothing;
}

function marks(p, view, hints) {
  if (!hints) return nothing;
  const found = [];
  for (const entries of hints.targets?.values() ?? []) {
    const risky = entries.some((e) => e.risky) ? ' risky' : '';
    for (const entry of entries) found.push(on(p, entry.sq, MARK[entry.act] ?? MARK.move, `mark${risky}`));
  }
  return svg`<g aria-hidden="true">${found}${hints.placing ? free_marks(p, hints) : nothing}</g>`;
}

function free_marks(p, hints) {
  const span = Array.from({ length: p.side }, (_, i) => p.lo + i);
  return span.flatMap((y) => span.filter((x) => hints.free([x, y])).map((x) => on(p, [x, y], MARK.place, 'mark faint')));
}

/** The squares that can be acted with: with a chosen unit its targets, else the units themselves. */
function able(hints) {
  if (!hints || hints.placing) return new Set();
  return new Set((hints.units ?? []).filter((u) => u.to.length).map((u) => key_of(u.at)));
}

function halo(p, view, cells) {
  if (!view.check || !cells) return nothing;
  const letter = view.to_move === 0 ? 'C' : 'c';
  const cell = [...cells.values()].find((c) => c.base === letter || c.top === letter);
  return cell ? on(p, cell.at, svg`<circle class="halo" r="47"></circle>`) : nothing;
}

/** Which pieces are shown: the drafted turn, the drafted placement, the sealed placement, or the position. */
export function shown_cells(view, draft) {
  if (view.status === 'setup') {
    const setup = draft ?? view.setup;
    const seat = draft?.me ?? view.seat ?? 0;
    return setup ? formation_cells(setup, seat) : new Map();
  }
  return draft?.mode === 'turn' ? after(view, draft) : cells_of(view.pieces);
}

function veil(p, view, me) {
  if (view.status !== 'setup') return nothing;
  const hidden = [0, 1].filter((seat) => seat !== me);
  return svg`<g aria-hidden="true">${hidden.map((seat) => {
    const ys = home_rows(seat);
    return block(p, [0, Math.min(...ys)], [9, Math.max(...ys)], view.ready?.[seat] ? 'veil ready' : 'veil');
  })}</g>`;
}

/* What may be done with a square, in words; nothing when nothing may. */
function use_words(at, hints, acts) {
  const entries = hints?.targets?.get(key_of(at));
  if (entries) return `, ${target_words(entries)}`;
  if (hints?.placing && hints.free(at)) return ', may take a reinforcement';
  return acts.has(key_of(at)) ? ', can act' : '';
}

function button(p, at, cells, draft, hints, acts) {
  const words = `${square_name(at)}, ${cell_words(cells.get(key_of(at)))}${use_words(at, hints, acts)}`;
  const [x, y] = p.place(at);
  const sel = draft?.sel && same(draft.sel.at, at);
  return svg`<g role="gridcell" class="cell" data-sq=${key_of(at)} aria-label=${words}
    aria-selected=${sel ? 'true' : 'false'} tabindex="-1"><rect x=${x} y=${y} width=${S} height=${S}></rect></g>`;
}

/* Beyond 64 x 64 only squares that carry or offer something get a button; nobody steps through 5000 empty ones. */
function buttons(p, cells, draft, hints) {
  const acts = able(hints);
  const every = p.side <= BUTTONS_UP_TO;
  const wanted = (at) => every || cells.has(key_of(at)) || hints?.targets?.has(key_of(at));
  const span = Array.from({ length: p.side }, (_, i) => p.lo + i);
  const xs = p.bottom === 0 ? span : [...span].reverse();
  const ys = p.bottom === 0 ? [...span].reverse() : span;
  return ys.map((y) => {
    const row = xs.filter((x) => wanted([x, y]));
    return row.length ? svg`<g role="row">${row.map((x) => button(p, [x, y], cells, draft, hints, acts))}</g>` : nothing;
  });
}

const pieces = (p, cells, acts, hints) => [...cells.values()].map((cell) =>
  on(p, cell.at, piece(cell, p.bottom), acts.has(key_of(cell.at)) && !hints?.waiting ? 'piece able' : 'piece'));

function box(p, labelled) {
  const pad = labelled ? [62, 16, 16, 58] : [16, 16, 16, 16];
  return `${p.start - pad[0]} ${p.start - pad[1]} ${p.size + pad[0] + pad[2]} ${p.size + pad[1] + pad[3]}`;
}

function clicked(event, send) {
  const cell = event.target.closest?.('[data-sq]');
  if (cell) send({ type: 'square', at: cell.dataset.sq.split(',').map(Number) });
}

const has_steps = (draft) => draft?.mode === 'turn' && draft.place.length + draft.moves.length > 0;

/** The board of a match: live play, watching and looking back are all drawn here. */
export function board(view, draft, hints, send, { bottom = 0 } = {}) {
  const p = plane(view, bottom);
  const cells = shown_cells(view, draft);
  const me = draft ? draft.me : view.seat;
  return html`<svg class="stratic board" viewBox=${box(p, true)} role="grid" aria-label=${board_words(view)}
      aria-readonly=${draft ? nothing : 'true'} @click=${(event) => clicked(event, send)}>
    <g class="world" role="presentation">
      ${ground(p)} ${veil(p, view, me)} ${has_steps(draft) ? nothing : last_turn(p, view)}
      ${chosen(p, draft)} ${halo(p, view, cells)}
      <g aria-hidden="true">${pieces(p, cells, able(hints), hints)}</g>
      ${drafted(p, draft)} ${marks(p, view, hints)}
      ${labels(p)} ${buttons(p, cells, draft, hints)}
    </g></svg>`;
}

function board_words(view) {
  const side = view.extent ? view.extent[1] - view.extent[0] + 1 : 10;
  return `Stratic board, ${side} by ${side} squares`;
}

/** The board as a small still picture. */
export function miniature(view) {
  const p = plane(view, 0);
  const cells = shown_cells(view, null);
  return html`<svg class="stratic board mini" viewBox=${box(p, false)} role="img" aria-label=${board_words(view)}>
    ${ground(p)} ${veil(p, view, null)} ${last_turn(p, view)} ${halo(p, view, cells)} ${pieces(p, cells, new Set(), null)}</svg>`;
}

const OPENING = ['FFFFFFFFFF', 'AAA.CIAAAA'];

/** The opening as a picture, where no running match can be shown. */
export function still() {
  const pieces = [0, 1].flatMap((seat) => [...formation_cells({ front: OPENING[0], back: OPENING[1] }, seat).values()]);
  return html`<div class="picture">${miniature({ status: 'play', extent: [0, 9], pieces })}<span class="caption">The opening, both sides behind a wall</span></div>`;
}

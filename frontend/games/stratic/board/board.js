/* The board as a picture: ground, pieces, legal moves. Pure; table.js handles whatever moves, is dragged or pointed at.
 * */
import { t } from '../../../locales/text.js';
import { html, nothing, svg } from '../../../vendor/lit-html.js';
import { cells_of, after, decisive, formation_cells } from '../position.js';
import { key_of, same } from '../square.js';
import { read_turn } from '../notation.js';
import { piece } from './signs.js';
import { frame_of, lines_of, plane, square_clicked } from './plane.js';
import { ground, veil } from './ground.js';
import { move_arrows, on, own_marks, SIGN, square, ways } from './arrows.js';
import { able, is_small, rows } from './cells.js';
import { exposed, forced, pointed, threats } from './threats.js';
import { setup_keys } from '../setup/setup.js';

function last_turn(p, view) {
  const turn = view.last ? read_turn(view.last.replace(/[!#]/g, '')) : null;
  if (!turn || turn.error) return nothing;
  return svg`<g class="last" aria-hidden="true">${turn.place.map((x) => square(p, x.at, 'was'))}
    ${turn.moves.map((m) =>
      svg`${square(p, m.from, 'was')}${square(p, m.to, 'was')}${m.then ? square(p, m.then, 'was') : nothing}`)}
    ${turn.moves.map((m) => move_arrows(p, m, 'gone'))}</g>`;
}

function drafted(p, draft) {
  if (draft?.mode !== 'turn') return nothing;
  const outline = svg`<circle class="outline" r="46"></circle>`;
  return svg`<g class="drafted" aria-hidden="true">
    ${draft.place.map((x) => on(p, x.at, outline))}
    ${draft.moves.map((m) => svg`${on(p, m.then ?? m.to, outline)}${move_arrows(p, m, 'new')}`)}</g>`;
}

const chosen = (p, draft) => (draft?.sel ? square(p, draft.sel.at, 'chosen') : nothing);

function marks(p, hints) {
  if (!hints) return nothing;
  const found = [];
  for (const entries of hints.targets?.values() ?? []) {
    const risky = entries.some((e) => e.risky) ? ' risky' : '';
    for (const entry of entries) if (p.has(entry.sq)) {
      found.push(on(p, entry.sq, SIGN[entry.act] ?? SIGN.move, `mark${risky}`));
    }
  }
  return svg`<g aria-hidden="true">${found}${hints.placing ? free_marks(p, hints) : nothing}</g>`;
}

const free_marks = (p, hints) =>
  hints.squares.filter((at) => p.has(at) && hints.free(at)).map((at) => on(p, at, SIGN.place, 'mark faint'));

function commander(cells, seat) {
  const letter = seat === 0 ? 'C' : 'c';
  return [...cells.values()].find((c) => c.base === letter || c.top === letter);
}

/* The Commander in check, with a line from each attacker; also the player's own, when the draft would leave it in
 * check. */
function halo(p, view, draft, cells) {
  const moved = draft?.mode === 'turn' && draft.moves.length > 0;
  const risky = moved && draft.moves.some((m) => m.risky);
  if (moved ? !risky : !view.check) return nothing;
  const cell = commander(cells, view.to_move);
  return cell ? svg`${threats(p, view, cells)}
    ${on(p, cell.at, svg`<circle class=${risky ? 'halo threat' : 'halo'} r="47"></circle>`)}` : nothing;
}

/* Where the game was decided: a ring with four ticks, told from the ring of a check by its shape. */
function decided(p, view) {
  const at = decisive(view);
  return at ? on(p, at, svg`<circle r="46"></circle>
    <path d="M-56-56-36-36M56-56 36-36M-56 56-36 36M56 56 36 36"></path>`, 'decisive') : nothing;
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

/* For a stack, says which of the two pieces is chosen. */
function held_name(cell, sel) {
  if (!sel || !same(sel.at, cell.at)) return '';
  if (!cell.top) return ' held';
  return sel.kind === 'F' ? ' held lower' : ' held upper';
}

function piece_name(cell, scene) {
  const held = held_name(cell, scene.draft?.sel);
  return `piece${scene.acts.has(key_of(cell.at)) && !scene.hints?.waiting ? ' able' : ''}${held}`;
}

const pieces = (scene) => [...scene.cells.values()].filter((cell) => scene.p.has(cell.at)).map((cell) => {
  const [x, y] = scene.p.middle(cell.at);
  return svg`<g transform=${`translate(${x} ${y})`}>
    <g class=${piece_name(cell, scene)} data-piece=${key_of(cell.at)}>${piece(cell, scene.p.bottom)}</g></g>`;
});

const box = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;

const has_steps = (draft) => draft?.mode === 'turn' && draft.place.length + draft.moves.length > 0;

function clicked(event, send) {
  const at = square_clicked(event.currentTarget, event);
  if (at) send({ type: 'square', at });
}

/** All that a picture of the board is made of; table.js reads it from the element's `scene`. */
function scene_of(view, draft, hints, send, how) {
  const p = how.plane ?? plane(view, how);
  return {
    view, draft, hints, send, how, p, cells: shown_cells(view, draft), acts: able(draft, hints),
    own: how.marks?.all ?? [], cursor: null, decisive: decisive(view),
  };
}

const under = (p, view, me) => p.ground?.(view, me) ?? [ground(p, view), veil(p, view, me)];

/** The board of a match: live play, watching and looking back are all drawn here. */
export function board(view, draft, hints, send, how = {}) {
  const scene = scene_of(view, draft, hints, send, how);
  const { p, cells } = scene;
  const me = draft ? draft.me : view.seat;
  const { files, ranks } = lines_of(p);
  return html`<div class=${p.panels ? 'stratic frame bare' : 'stratic frame'}><div class="sheet"><div class="mat">
    <div class="stage"><svg class="stratic board" viewBox=${box(frame_of(p))} role="grid"
      aria-label=${how.name ?? board_words(view)} .scene=${scene}
      aria-rowcount=${ranks.length} aria-colcount=${files.length} aria-readonly=${draft ? nothing : 'true'}
      @click=${(event) => clicked(event, send)}
      @keydown=${draft?.mode === 'setup' ? (event) => setup_keys(event, send) : nothing}>
      <g class="world" role="presentation">
        ${under(p, view, me)} ${has_steps(draft) ? nothing : last_turn(p, view)}
        ${chosen(p, draft)} ${halo(p, view, draft, cells)}
        <g aria-hidden="true">${pieces(scene)}</g>
        ${decided(p, view)} ${exposed(scene)} ${forced(scene)} ${pointed(scene)} ${drafted(p, draft)} ${marks(p, hints)}
        ${ways(p, how.ways)}
        ${own_marks(p, scene.own)}
        <g role="presentation">${is_small(p) ? rows(scene) : nothing}</g><g class="far" role="presentation"></g>
        <g class="bearing" aria-hidden="true"></g><g class="sketch" aria-hidden="true"></g>
      </g></svg></div>
    <div class="landing" hidden></div><svg class="carrier" viewBox="-50 -50 100 100" aria-hidden="true"></svg>
    <div class="over"></div></div>
    <div class="gutter below"><svg class="labels files" aria-hidden="true"></svg></div>
    <div class="gutter beside"><svg class="labels ranks" aria-hidden="true"></svg></div></div></div>`;
}

function board_words(view) {
  const side = view.extent ? view.extent[1] - view.extent[0] + 1 : 10;
  return t('stratic-board-name', { side });
}

/* A cube from above: of each column the highest piece. */
const from_above = (view) => ({ ...view, dims: 2, last: null,
  pieces: view.pieces?.map((piece) => ({ ...piece, at: piece.at.slice(0, 2) })) });

/** The board as a small still picture. */
export function miniature(whole) {
  const view = whole.dims === 3 ? from_above(whole) : whole;
  const scene = scene_of(view, null, null, null, {});
  const { p, cells } = scene;
  const edge = { x: p.x - 16, y: p.y - 16, width: p.width + 32, height: p.height + 32 };
  return html`<svg class="stratic board mini" viewBox=${box(edge)} role="img" aria-label=${board_words(view)}>
    ${ground(p, {})} ${veil(p, view, null)} ${last_turn(p, view)} ${halo(p, view, null, cells)} ${pieces(scene)}</svg>`;
}

/** Some pieces on a part of the board, as a small picture beside words. */
export function strip(pieces_shown, window) {
  const view = { status: 'play', extent: [0, 9], pieces: pieces_shown };
  const scene = scene_of(view, null, null, null, { window });
  return html`<svg class="stratic board strip" viewBox=${box(scene.p)} aria-hidden="true">
    ${ground(scene.p, {})} ${pieces(scene)}</svg>`;
}

const OPENING = ['FFFFFFFFFF', 'AAA.CIAAAA'];

/** The opening as a picture, where no running match can be shown. */
export function still() {
  const all = [0, 1].flatMap((seat) => [...formation_cells({ front: OPENING[0], back: OPENING[1] }, seat).values()]);
  return html`<div class="picture">
    ${miniature({ status: 'play', extent: [0, 9], pieces: all })}<span class="caption">${
      t('stratic-board-opening')}</span></div>`;
}

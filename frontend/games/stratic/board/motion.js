/* Shows changes in motion: a piece slides, a new ring opens. There is no motion if the settings say so. */
import { is_still } from '../../motion.js';
import { read_turn } from '../notation.js';
import { key_of, same } from '../square.js';

const SLIDE_MS = 160;
const LEG_MS = 100;
const GROW_MS = 200;
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)';

const turn_count = (scene) => scene.view.turns ?? 0;

function drafted_move(before, scene) {
  const [old, now] = [before.draft?.moves ?? [], scene.draft?.moves ?? []];
  const last = now.at(-1);
  if (!last) return [];
  if (now.length === old.length + 1) return [last];
  const chained = now.length === old.length && last.then && !old.at(-1).then;
  return chained ? [{ ...last, from: last.to, to: last.then, act: last.then_act, then: undefined }] : [];
}

/* The movements between two pictures: those just drafted, or the turn that has come. */
function between(before, scene) {
  if (turn_count(scene) === turn_count(before)) return drafted_move(before, scene);
  if (turn_count(scene) !== turn_count(before) + 1 || !scene.view.last) return [];
  const turn = read_turn(scene.view.last.replace(/[!#]/g, ''));
  return turn.error ? [] : turn.moves;
}

const alike = (a, b) => a?.base === b?.base && a?.top === b?.top;

/* The part of the picture on a square that came by that movement: the whole piece, or the one on top. */
function mover(board, at, scene, move) {
  const whole = board.querySelector(`[data-piece="${key_of(at)}"]`);
  return scene.cells.get(key_of(at))?.top && move.kind !== 'F' ? whole?.querySelector('.raised') : whole;
}

/* A motion that is still running at the next input or picture ends at once. */
function run(motions, element, frames, how) {
  const way = element?.animate?.(frames, how);
  if (way) motions.add(way);
}

function slide_one({ board, motions }, scene, move, path) {
  const p = scene.p;
  const [ex, ey] = p.middle(path.at(-1));
  const frames = path.map((at) => {
    const [x, y] = p.middle(at);
    return { transform: `translate(${x - ex}px, ${y - ey}px)` };
  });
  run(motions, mover(board, path.at(-1), scene, move), frames,
    { duration: path.length > 2 ? 2 * LEG_MS : SLIDE_MS, easing: EASE });
}

function slide(state, before, scene, move) {
  const end = move.then ?? move.to;
  if ((move.then_act ?? move.act) === 'breach' || same(move.from, end)) return;
  if (alike(before.cells.get(key_of(end)), scene.cells.get(key_of(end)))) return;
  slide_one(state, scene, move, move.then ? [move.from, move.to, move.then] : [move.from, move.to]);
  if (move.act === 'swap') slide_one(state, scene, move, [move.to, move.from]);
}

/* The camera zooms out and the new ring comes into view. */
function grow({ board, motions }, before, scene) {
  const ratio = scene.p.width / before.p.width;
  const how = { duration: GROW_MS, easing: 'ease-out' };
  run(motions, board, [{ transform: `scale(${ratio})` }, { transform: 'none' }], how);
  for (const line of board.querySelectorAll('.edge, .ghost')) {
    run(motions, line, [{ opacity: 0 }, { opacity: 1 }], how);
  }
}

/**
 * Show what came between two pictures.
 * @param {{board: Element, motions: Set<Animation>}} state   `motions` takes what is moving then
 * @param {object} before   the scene that was shown
 * @param {object} scene    the scene that is shown now
 * @param {string|null} dropped   the square a hand has just put a piece on; that piece has moved already
 * @param {boolean} whole   whether the whole board is in sight
 */
export function show_change(state, before, scene, dropped, whole) {
  if (is_still() || before.p.bottom !== scene.p.bottom) return;
  for (const move of between(before, scene)) if (key_of(move.then ?? move.to) !== dropped) {
    slide(state, before, scene, move);
  }
  const grew = scene.p.side > before.p.side && turn_count(scene) > turn_count(before);
  if (grew && whole && !scene.p.cut) grow(state, before, scene);
}

const steps_of = ({ view, draft }) => JSON.stringify([view.turns, view.pieces, draft?.place, draft?.moves]);

/** Whether the pieces differ. The page also paints when a clock or the hints have changed. */
export const is_news = (before, scene) => steps_of(before) !== steps_of(scene);

/** End all running motions. */
export function arrive({ motions, camera }) {
  for (const way of motions) way.finish();
  motions.clear();
  camera?.finish();
}

/* The cube as objects in space: pieces and marks face the camera, the selected level is a board, the starting planes
 * are two sheets. */
import { kind_of, seat_of } from '../position.js';
import { file_name, rank_name } from '../square.js';
import { mark_picture, piece_picture, word_picture } from './solid_paint.js';

/** The distance between levels, in squares. */
export const RISE = 1.3;
export const PIECE = 0.86;
const MARK = 0.94;
/** The camera's field of view, in degrees; three.js measures points as if it were 90. */
export const VIEW = 36;
const POINT = 1 / Math.tan(VIEW * Math.PI / 360);
const FADED = 0.16;
const MIDDLE = 4.5;

/**
 * Where a square lies in space: files to the right, levels up, the side at the bottom in front.
 * @param {number[]} at
 * @param {number} bottom   the seat at the bottom
 */
export function spot([x, y, z], bottom) {
  const turn = bottom === 0 ? 1 : -1;
  return [turn * (x - MIDDLE), (z - MIDDLE) * RISE, -turn * (y - MIDDLE)];
}

/** The square under a point of a level's board, or null. */
export function square_on([px, , pz], z, bottom, [lo, hi]) {
  const turn = bottom === 0 ? 1 : -1;
  const at = [Math.round(turn * px + MIDDLE), Math.round(-turn * pz + MIDDLE), z];
  return at.every((v) => v >= lo && v <= hi) ? at : null;
}

/* Pictures are made once for a look and kept. */
function texture(T, atlas, name, paint) {
  if (!atlas.has(name)) {
    const made = new T.CanvasTexture(paint());
    made.colorSpace = T.SRGBColorSpace;
    atlas.set(name, made);
  }
  return atlas.get(name);
}

function cloud(T, spots, map, { size, opacity = 1, over = false }) {
  const shape = new T.BufferGeometry();
  shape.setAttribute('position', new T.Float32BufferAttribute(spots.flat(), 3));
  const stuff = new T.PointsMaterial({ map, size: size * POINT, opacity, transparent: true, alphaTest: 0.1,
    depthTest: !over, depthWrite: opacity === 1 && !over });
  const points = new T.Points(shape, stuff);
  points.renderOrder = over ? 3 : 2;
  return points;
}

const grouped = (list, name) => {
  const found = new Map();
  for (const one of list) found.set(name(one), [...(found.get(name(one)) ?? []), one]);
  return found;
};

function pieces(T, kit, { cells, level, only, bottom }) {
  const near = (cell) => !only || cell.at[2] === level;
  const name_of = (cell) => `${cell.base}${cell.top ?? ''}${near(cell) ? '' : ' far'}`;
  return [...grouped(cells, name_of)].map(([name, list]) => {
      const map = texture(T, kit.atlas, name.replace(' far', ''), () => piece_picture(list[0], kit.look));
      return cloud(T, list.map((cell) => spot(cell.at, bottom)), map,
        { size: PIECE, opacity: near(list[0]) ? 1 : FADED });
    });
}

const mark_of = (entries) => (entries.some((e) => e.risky) ? 'risky' : entries[0].act);

const is_commander = (seat) => (letter) => Boolean(letter) && kind_of(letter) === 'C' && seat_of(letter) === seat;

/* The Commander in check, while nothing is drafted against it. */
function checked({ view, draft, cells }) {
  if (!view.check || draft?.moves?.length) return [];
  return cells.filter((cell) => [cell.base, cell.top].some(is_commander(view.to_move))).map((cell) => cell.at);
}

/* Where a piece may be placed on the level that is looked at; on all at once nobody could tell them apart. */
const open_squares = (hints, level) =>
  (hints?.placing ? hints.squares.filter((at) => at[2] === level && hints.free(at)) : []);

/* All that is marked, as [name, squares]. */
function marked(scene) {
  const { draft, hints, only, level } = scene;
  const aims = grouped([...hints?.targets?.values() ?? []], mark_of);
  const found = [...aims].map(([name, list]) => [name, list.map(([entry]) => entry.sq)]);
  found.push(['place', open_squares(hints, level)], ['chosen', draft?.sel ? [draft.sel.at] : []],
    ['check', checked(scene)]);
  return only ? found.map(([name, list]) => [name, list.filter((at) => at[2] === level)]) : found;
}

function marks(T, kit, scene) {
  return marked(scene).filter(([, list]) => list.length).map(([name, list]) =>
    cloud(T, list.map((at) => spot(at, scene.bottom)),
      texture(T, kit.atlas, `mark ${name}`, () => mark_picture(name, kit.look)),
      { size: name === 'place' ? MARK / 2 : MARK, over: true }));
}

function lines(T, ends, color, opacity = 1, over = false) {
  const shape = new T.BufferGeometry();
  shape.setAttribute('position', new T.Float32BufferAttribute(ends.flat(), 3));
  const made = new T.LineSegments(shape,
    new T.LineBasicMaterial({ color, transparent: true, opacity, depthTest: !over }));
  made.renderOrder = over ? 3 : 1;
  return made;
}

const grid_of = (lo, hi, z, bottom) => Array.from({ length: hi - lo + 2 }, (_, i) => lo - 0.5 + i).flatMap((v) =>
  [[v, lo - 0.5, z], [v, hi + 0.5, z], [lo - 0.5, v, z], [hi + 0.5, v, z]].map((at) => spot(at, bottom)));

const rim_of = (lo, hi, z, bottom) => {
  const [a, b] = [lo - 0.5, hi + 0.5];
  return [[a, a], [b, a], [b, a], [b, b], [b, b], [a, b], [a, b], [a, a]].map(([x, y]) => spot([x, y, z], bottom));
};

function sheet(T, corners, color, opacity) {
  const shape = new T.BufferGeometry();
  shape.setAttribute('position', new T.Float32BufferAttribute(corners.flat(), 3));
  shape.setIndex([0, 1, 2, 0, 2, 3]);
  const paint = { color, transparent: true, opacity, side: T.DoubleSide, depthWrite: false };
  return new T.Mesh(shape, new T.MeshBasicMaterial(paint));
}

/* The board of the chosen level, the rims of the others, and the two starting planes. */
function room(T, { look }, { lo, hi, level, bottom }) {
  const { paint } = look;
  const [a, b] = [lo - 0.5, hi + 0.5];
  const drop = 0.42 / RISE; /* a board is below its pieces */
  const floor = level - drop;
  const flat = (x0, x1, y0, y1, z, colour, opacity) =>
    sheet(T, [[x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]].map((at) => spot(at, bottom)), colour, opacity);
  const upright = (y, colour) =>
    sheet(T, [[a, y, a], [b, y, a], [b, y, b], [a, y, b]].map((at) => spot(at, bottom)), colour, 0.07);
  const others = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i).filter((z) => z !== level);
  return [
    flat(a, b, a, b, floor, paint.wood, 0.9),
    ...(level >= 0 && level <= 9 ? [flat(-0.5, 9.5, 1.5, 7.5, floor + 0.004, paint['wood-mid'], 0.9)] : []),
    lines(T, grid_of(lo, hi, floor + 0.01, bottom), paint['wood-line'], 0.9),
    lines(T, others.flatMap((z) => rim_of(lo, hi, z - drop, bottom)), paint['wood-line'], 0.4),
    lines(T,
      [a, b].flatMap((x) => [a, b].flatMap((y) =>
        [[x, y, lo - drop], [x, y, hi - drop]].map((at) => spot(at, bottom)))), paint['wood-ring'], 0.6),
    upright(1.5, paint['first-line']), upright(7.5, paint['second-line']),
    ...Object.entries({ 'first-line': 1.5, 'second-line': 7.5 })
      .map(([name, y]) => lines(T, [a, b].map((x) => spot([x, y, floor + 0.02], bottom)), paint[name])),
  ];
}

/* Names of files and ranks along the board of the level, names of levels along a corner; every second where there are
 * many. */
function words(T, kit, { lo, hi, level, bottom }) {
  const step = hi - lo > 13 ? 2 : 1;
  const all = Array.from({ length: hi - lo + 1 }, (_, i) => lo + i).filter((v) => v % step === 0);
  const [near, left] = bottom === 0 ? [lo - 1.2, lo - 1.2] : [hi + 1.2, hi + 1.2];
  const put = (word, at) => {
    const made =
      new T.Sprite(new T.SpriteMaterial({ map: texture(T, kit.atlas, `word ${word}`,
        () => word_picture(word, kit.look)), depthTest: false }));
    made.position.set(...spot(at, bottom));
    made.scale.setScalar(0.8);
    return made;
  };
  const right = bottom === 0 ? hi + 1.1 : lo - 1.1;
  return all.flatMap((v) => [put(file_name(v), [v, near, level - 0.3]), put(rank_name(v), [left, v, level - 0.3]),
    put(`.${rank_name(v)}`, [right, near, v - 0.3])]);
}

const way_of = ({ from, to, then }, bottom) => [from, to, ...(then ? [to, then] : [])].map((at) => spot(at, bottom));

/** Everything that is shown of a scene; `kit` holds the pictures. */
export function furnished(T, kit, scene) {
  const group = new T.Group();
  group.add(...room(T, kit, scene), ...words(T, kit, scene), ...pieces(T, kit, scene), ...marks(T, kit, scene));
  const drafted = scene.draft?.moves ?? [];
  if (drafted.length) group.add(
    lines(T, drafted.flatMap((move) => way_of(move, scene.bottom)), kit.look.paint.mark, 1, true));
  else if (scene.last?.length) {
    group.add(lines(T, scene.last.flatMap((move) => way_of(move, scene.bottom)),
      kit.look.paint['mark-risky'], 0.8, true));
  }
  return group;
}

/** Free what a group held. */
export function cleared(group) {
  group.traverse((thing) => {
    thing.geometry?.dispose();
    thing.material?.dispose();
  });
}


/* The solid cube: three.js draws it, dragging turns it, a tap chooses as on the levels. It is drawn only when something
 * has changed; nothing moves by itself. */
import { t } from '../../../locales/text.js';
import { html, nothing } from '../../../vendor/lit-html.js';
import { read_turn } from '../notation.js';
import { why_not } from '../board/reasons.js';
import { key_of, square_name } from '../square.js';
import { look_of } from './solid_paint.js';
import { cleared, furnished, PIECE, RISE, spot, square_on, VIEW } from './solid_scene.js';
import { cell_words } from '../words.js';

const SLOP = 8;
const LEAST_REACH = 14;
const RATIO_MOST = 2;
const TURN = Math.PI / 6;

/* ---- choosing ---- */

/* A square's place on the canvas, in pixels, and how far it is. */
function projected(self, at) {
  const { T, eye, canvas } = self;
  const v = new T.Vector3(...spot(at, self.scene.bottom));
  const depth = v.distanceTo(eye.position);
  v.project(eye);
  const { clientWidth: w, clientHeight: h } = canvas;
  const size = PIECE * h / (2 * Math.tan(eye.fov * Math.PI / 360) * depth);
  return { at, x: (v.x + 1) / 2 * w, y: (1 - v.y) / 2 * h, reach: Math.max(LEAST_REACH, size / 2), depth };
}

function hit(self, squares, x, y) {
  return squares.map((at) => projected(self, at)).filter((s) => Math.hypot(s.x - x, s.y - y) <= s.reach)
    .sort((a, b) => a.depth - b.depth)[0]?.at ?? null;
}

/* A square of the chosen level's board under a point. */
function on_board(self, x, y) {
  const { T, eye, canvas, scene } = self;
  const ray = new T.Raycaster();
  ray.setFromCamera(new T.Vector2(2 * x / canvas.clientWidth - 1, 1 - 2 * y / canvas.clientHeight), eye);
  const floor = new T.Plane(new T.Vector3(0, 1, 0), -(spot([0, 0, scene.level], scene.bottom)[1] - 0.42));
  const found = ray.ray.intersectPlane(floor, new T.Vector3());
  return found && square_on(found.toArray(), scene.level, scene.bottom, [scene.lo, scene.hi]);
}

/**
 * The square a tap means: what may be gone to comes before what stands, what stands before an empty square of the
 * level's board.
 */
function chosen(self, x, y) {
  const { scene } = self;
  const shown = (at) => !scene.only || at[2] === scene.level;
  const aims = [...scene.hints?.targets?.values() ?? []].map(([entry]) => entry.sq).filter(shown);
  const stand = scene.cells.map((cell) => cell.at).filter(shown);
  return hit(self, aims, x, y) ?? hit(self, stand, x, y) ?? on_board(self, x, y);
}

function tapped(self, event) {
  const { left, top } = self.canvas.getBoundingClientRect();
  const at = chosen(self, event.clientX - left, event.clientY - top);
  if (!at) return;
  const { scene } = self;
  const cell = scene.cells.find((c) => key_of(c.at) === key_of(at));
  const why = why_not({ ...scene, cells: new Map(scene.cells.map((c) => [key_of(c.at), c])) }, at);
  self.say(t(why ? 'stratic-cube-tapped-why' : 'stratic-cube-tapped',
    { square: square_name(at), piece: cell_words(cell), why }));
  if (scene.draft) scene.send({ type: 'square', at });
}

function attend_hand(self) {
  let down = null;
  self.canvas.addEventListener('pointerdown', (event) => { down = down ? null : event; });
  self.canvas.addEventListener('pointercancel', () => { down = null; });
  self.canvas.addEventListener('pointerup', (event) => {
    const first = down;
    down = null;
    if (first?.pointerId === event.pointerId
      && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= SLOP) tapped(self, event);
  });
}

/* ---- looking ---- */

function drawn(self) {
  self.due = false;
  if (!self.canvas.isConnected) return;
  self.renderer.render(self.world, self.eye);
}

/* At most once per frame. */
function draw(self) {
  if (self.due) return;
  self.due = true;
  requestAnimationFrame(() => drawn(self));
}

const radius_of = ({ lo, hi }) => Math.hypot(hi - lo + 3, hi - lo + 3, (hi - lo + 1) * RISE) / 2;

/* From the player's own side, a little from above, with all of it visible. */
function stand_back(self) {
  const { eye, scene, controls } = self;
  const half = Math.min(VIEW, 2 * Math.atan(Math.tan(VIEW * Math.PI / 360) * eye.aspect) * 180 / Math.PI)
    * Math.PI / 360;
  const far = 0.92 * radius_of(scene) / Math.sin(half);
  eye.position.set(0.42, 0.62, 1).setLength(far);
  controls.target.set(0, 0, 0);
  controls.maxDistance = 2 * far;
  controls.minDistance = 3;
  controls.update();
}

function sized(self) {
  const { clientWidth: w, clientHeight: h } = self.canvas.parentElement;
  if (!w || !h) return;
  self.renderer.setPixelRatio(Math.min(RATIO_MOST, globalThis.devicePixelRatio));
  self.renderer.setSize(w, h, false);
  self.eye.aspect = w / h;
  self.eye.updateProjectionMatrix();
  draw(self);
}

function turned(self, by) {
  self.eye.position.applyAxisAngle(new self.T.Vector3(0, 1, 0), by);
  self.controls.update();
}

const last_moves = (view) => {
  const turn = view.last ? read_turn(view.last.replace(/[!#]/g, '')) : null;
  return turn && !turn.error ? turn.moves : [];
};

/* The appearance has changed, and every picture is painted again. */
function dressed(self, look) {
  if (self.kit?.look.id === look.id) return;
  for (const map of self.kit?.atlas.values() ?? []) map.dispose();
  self.kit = { atlas: new Map(), look };
}

function emptied(self) {
  if (!self.group) return;
  self.world.remove(self.group);
  cleared(self.group);
}

/* A new scene: everything in it is made again, but the viewpoint stays unless the cube has grown. */
function refurnish(self, scene) {
  const before = self.scene;
  self.scene = scene;
  dressed(self, look_of(self.canvas.parentElement, scene.bottom));
  emptied(self);
  self.group = furnished(self.T, self.kit, scene);
  self.world.add(self.group);
  if (before?.hi !== scene.hi || before?.bottom !== scene.bottom) stand_back(self);
  draw(self);
}

/* A canvas with its camera and its scene; throws where there is no WebGL. */
function stage(T, lost) {
  const canvas = document.createElement('canvas');
  const renderer = new T.WebGLRenderer({ canvas, antialias: true, alpha: true });
  const eye = new T.PerspectiveCamera(VIEW, 1, 0.5, 2000);
  const self = { T, canvas, renderer, eye, world: new T.Scene(), controls: null, scene: null, kit: null, group: null,
    due: false, say: () => {} };
  self.controls = new T.OrbitControls(eye, canvas);
  self.controls.enablePan = false;
  self.controls.addEventListener('change', () => draw(self));
  canvas.addEventListener('webglcontextlost', lost);
  if (globalThis.ResizeObserver) {
    self.observer = new globalThis.ResizeObserver(() => { sized(self); stand_back(self); });
  }
  attend_hand(self);
  return self;
}

function moved_into(room, self) {
  self.observer?.disconnect();
  room.replaceChildren(self.canvas);
  self.observer?.observe(room);
  sized(self);
}

/* ---- on the page ---- */

const button = (words, label, act, pressed) => html`<button class="plain" aria-label=${label} title=${label}
  aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${act}>${words}</button>`;

/**
 * The solid cube of one board on the page.
 * @param {{repaint: () => void, lost: () => void}} on   when something beside the canvas has changed; when it can be
 *     drawn no more
 */
export async function solid({ repaint, lost }) {
  const T = await import('../../../vendor/three.js');
  const self = stage(T, lost);
  let only = false;
  let told = '';
  self.say = (words) => {
    told = words;
    repaint();
  };
  const slice = () => {
    only = !only;
    repaint();
  };
  return {
    /** What takes the place of the levels. */
    frame: (given) => html`<div class="solid">
      <div class="solid-room" role="img"
        aria-label=${t('stratic-cube-picture', { n: given.cells.length })}
        .scene=${{ ...given, only, last: last_moves(given.view) }}></div>
      <div class="solid-tools" role="group" aria-label=${t('stratic-cube-tools')}>
        ${button('↺', t('stratic-cube-left'), () => turned(self, -TURN))}
        ${button('↻', t('stratic-cube-right'), () => turned(self, TURN))}
        ${button(t('stratic-cube-slice'), t('stratic-cube-slice'), slice, only)}<span class="small"
          role="status">${told}</span></div></div>`,
    /** After a paint: the canvas takes its place. */
    painted(place) {
      const room = place.querySelector('.solid-room');
      if (!room) return;
      if (self.canvas.parentElement !== room) moved_into(room, self);
      if (self.scene !== room.scene) refurnish(self, room.scene);
    },
    zoom(how) {
      if (how === 'whole') return stand_back(self);
      self.eye.position.multiplyScalar(how === 'in' ? 1 / 1.3 : 1.3);
      self.controls.update();
    },
  };
}

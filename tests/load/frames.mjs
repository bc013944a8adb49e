// frames.mjs - how evenly a large board pans: a real position in Chromium, dragged for two seconds, the time from frame to frame.
import { house } from '../browser/lib/browser.mjs';
import { long_game } from '../lib/long_game.mjs';

const SIDES = [26, 60], DRAG_MS = 2000, SHOWN = 15, STEP_MS = 8;

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Put the board of a position, drawn by the page's own modules, over a page of the arena; as many squares across as `shown`. What
 * the board sends is kept in `sent`. */
export async function show_board(page, view, shown) {
  await page.goto('/lobbies');
  await page.evaluate(async ([position, across]) => {
    const [{ render }, { face_of }] = await Promise.all([import('/vendor/lit-html.js'), import('/games/index.js')]);
    const face = await face_of('stratic');
    const place = document.createElement('div');
    place.id = 'bench';
    for (const [name, value] of Object.entries({ position: 'fixed', inset: '0', containerType: 'size', background: 'white', zIndex: 99 })) place.style[name] = value;
    document.body.append(place);
    globalThis.sent = [];
    render(face.board(position, null, null, (act) => globalThis.sent.push(act), {}), place);
    face.mount(place);
    const pixels = () => place.querySelector('.stage').getBoundingClientRect().width;
    const side = position.extent[1] - position.extent[0] + 1;
    const nap = () => new Promise((done) => { setTimeout(done, 100); });
    for (let i = 0; i < 40 && pixels() < place.querySelector('.mat').clientHeight * side / across; i += 1) {
      face.zoom(place, 'in');
      await nap();
    }
    await nap();
  }, [view, shown]);
}

/* Every frame's time from now on; `stop` answers the differences. */
const watch = (page) => page.evaluate(() => {
  globalThis.frames = [];
  const tick = (now) => {
    globalThis.frames.push(now);
    globalThis.watching = requestAnimationFrame(tick);
  };
  globalThis.watching = requestAnimationFrame(tick);
});
const stop = (page) => page.evaluate(() => {
  cancelAnimationFrame(globalThis.watching);
  return globalThis.frames.slice(1).map((now, i) => now - globalThis.frames[i]);
});

async function drag(page) {
  const { x, y, width, height } = await page.locator('#bench .mat').boundingBox();
  const [cx, cy, r] = [x + width / 2, y + height / 2, Math.min(width, height) * 0.4];
  await page.mouse.move(cx + r, cy);
  await page.mouse.down();
  await watch(page);
  const begun = Date.now();
  for (let turn = 0; Date.now() - begun < DRAG_MS; turn += 0.06) {
    await page.mouse.move(cx + r * Math.cos(turn), cy + r * Math.sin(turn));
    await new Promise((done) => { setTimeout(done, STEP_MS); });
  }
  const deltas = await stop(page);
  await page.mouse.up();
  return deltas.sort((a, b) => a - b);
}

async function measure(h, side) {
  const view = await long_game(side);
  const page = await h.person({ viewport: { width: 1280, height: 860 } });
  await show_board(page, view, SHOWN);
  await drag(page);
  const deltas = await drag(page);
  await page.context().close();
  const total = deltas.reduce((sum, ms) => sum + ms, 0);
  const round = (ms) => Math.round(ms * 10) / 10;
  return {
    side, pieces: view.pieces.length, frames: deltas.length, per_second: round(1000 * deltas.length / total),
    p50_ms: round(at(deltas, 0.5)), p95_ms: round(at(deltas, 0.95)), longest_ms: round(deltas.at(-1)),
    late: deltas.filter((ms) => ms > 25).length,
  };
}

/** Pan boards of 26 and 60 squares on the arena at `url`. */
export async function frames(url) {
  const h = await house(url);
  try {
    const found = [];
    for (const side of SIDES) found.push(await measure(h, side));
    return found;
  } finally {
    await h.close();
  }
}

// cube_frames.mjs - how evenly the solid cube turns: 500 pieces in Chromium, WebGL in software, dragged for two seconds.
import { chromium } from 'playwright-core';

const PIECES = Number(process.env.PIECES ?? 500), SIDE = 16, STRIDE = 1237, DRAG_MS = 2000;
const ARGS = ['--disable-gpu', '--enable-unsafe-swiftshader'];

/* Pieces strewn over a grown cube, the same each time: an odd stride meets each of its 16^3 cells once. */
function strewn() {
  const [lo, hi] = [-3, 12];
  const letters = ['F', 'A', 'f', 'a', 'I', 'i'];
  const pieces = [{ at: [4, 0, 4], base: 'C' }, { at: [4, 9, 4], base: 'c' }];
  for (let i = 0; pieces.length < PIECES; i += 1) {
    const cell = (i * STRIDE) % SIDE ** 3;
    const at = [cell % SIDE, Math.floor(cell / SIDE) % SIDE, Math.floor(cell / SIDE ** 2)].map((n) => lo + n);
    if (!pieces.some((p) => p.at.join() === at.join())) pieces.push(i % 9 ? { at, base: letters[i % 6] } : { at, base: 'F', top: 'a' });
  }
  return {
    v: 1, dims: 3, status: 'play', expansions: 3, turns: 20, to_move: 0, extent: [lo, hi], passes: [0, 0], reserve: [0, 0], hand: ['', ''], score: [0, 0], check: false,
    next_expansion_at: 28, max_expansions: null, midboard: [0, 0], operation: [false, false], pieces, last: null, result: null, variant: 'base',
  };
}

async function lay(page, view) {
  await page.evaluate(async (position) => {
    const [{ render }, { face_of }] = await Promise.all([import('/vendor/lit-html.js'), import('/games/index.js')]);
    const face = await face_of('stratic');
    await face.prepare(position);
    const place = document.createElement('div');
    place.id = 'bench';
    for (const [name, value] of Object.entries({ position: 'fixed', inset: '0', containerType: 'size', background: 'white', zIndex: 99 })) place.style[name] = value;
    document.body.append(place);
    render(face.board(position, null, null, () => {}, {}), place);
    face.mount(place);
  }, view);
  await page.locator('#bench').getByRole('button', { name: 'Cube' }).click();
  await page.locator('#bench canvas').waitFor();
}

async function dragged(page) {
  const { x, y, width, height } = await page.locator('#bench canvas').boundingBox();
  await page.evaluate(() => {
    const frames = [];
    globalThis.frames = frames; // the loop of the drag before ends with its list
    const tick = (now) => {
      frames.push(now);
      if (globalThis.frames === frames) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const begun = Date.now();
  for (let i = 0; Date.now() - begun < DRAG_MS; i += 1) await page.mouse.move(x + width / 2 + 200 * Math.sin(i / 9), y + height / 2 + 60 * Math.cos(i / 9));
  await page.mouse.up();
  return page.evaluate(() => globalThis.frames.slice(1).map((now, i) => now - globalThis.frames[i]));
}

/** The times from frame to frame, sorted, of an arena at `url`. */
export async function cube_frames(url) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', chromiumSandbox: process.getuid?.() !== 0, args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, baseURL: url });
    await page.goto('/lobbies');
    await lay(page, strewn());
    await dragged(page);
    return (await dragged(page)).sort((a, b) => a - b);
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const all = await cube_frames(process.argv[2]);
  const part = (share) => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * share))]);
  console.log(JSON.stringify({ pieces: PIECES, frames: all.length, p50_ms: part(0.5), p95_ms: part(0.95), longest_ms: part(1) }));
}

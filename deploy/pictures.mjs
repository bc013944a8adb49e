// pictures.mjs PAGE GAME=TITLE... - draw the icons and, in each language, the pictures for links from the page built in PAGE (build/page): frontend/icons/*.png and
// favicon.ico. Needs the tests' packages and Chromium; the pictures are kept in the repository, so nothing else does.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ending_of } from './shell.mjs';
import { LANGUAGES } from '../frontend/locales/text.js';

const GAMES = process.argv.slice(3);
const SITE = 'http://pictures.test';
const KINDS = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.ftl': 'text/plain' };
const page_folder = resolve(process.argv[2]);
const frontend = fileURLToPath(new URL('../frontend', import.meta.url));
const { chromium } = createRequire(new URL('../tests/package.json', import.meta.url))('playwright-core');

const SHEETS = ['/vendor/type.css', '/css/tokens.css', '/css/base.css', '/css/pages.css', '/css/match.css']
  .map((href) => `<link rel="stylesheet" href="${href}">`).join('');
const FRAME = `<!doctype html><html lang="en" data-theme="light"><head>${SHEETS}</head><body class="card"></body></html>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', chromiumSandbox: process.getuid?.() !== 0 });

async function tab(width, height) {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/' ? route.fulfill({ contentType: 'text/html', body: FRAME })
      : route.fulfill({ path: join(page_folder, pathname), contentType: KINDS[extname(pathname)] });
  });
  await page.goto(`${SITE}/`);
  await page.addStyleTag({ path: fileURLToPath(new URL('card.css', import.meta.url)) });
  return page;
}

async function icon(size, margin = 0) {
  const page = await tab(size, size);
  await page.setContent(`<style>html, body { margin: 0; background: none } svg { display: block; width: ${size}px; height: ${size}px }${margin ? ` body { padding: ${margin}px; background: #2f5d50 } svg { width: ${size - 2 * margin}px; height: ${size - 2 * margin}px }` : ''}</style>${readFileSync(join(frontend, 'favicon.svg'), 'utf8')}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/* An icon file that holds PNG pictures: a header, a line for each, the pictures. */
function ico(sizes, pictures) {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let from = head.length;
  sizes.forEach((size, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(pictures[i].length, at + 8);
    head.writeUInt32LE(from, at + 12);
    from += pictures[i].length;
  });
  return Buffer.concat([head, ...pictures]);
}

/* The picture of a link: the names and the openings of these games. */
async function card(name, games, language) {
  const page = await tab(1200, 630);
  await page.evaluate(async ([games, language]) => {
    const [{ html, render }, { picture_of }, { language_use, t, words_load }] = await Promise.all(['/vendor/lit-html.js', '/games/index.js', '/locales/text.js'].map((path) => import(path)));
    language_use([language]);
    document.documentElement.lang = language;
    await words_load(['common', 'home', 'shell']);
    const faces = await Promise.all(games.map(([id]) => picture_of(id)));
    const title = games.length === 1 ? games[0][1] : 'Quadrivium';
    render(html`<div class="card-words"><img src="/favicon.svg" alt=""><h1>${title}</h1><p>${t(games.length === 1 ? 'shell-on-site' : 'home-title')}</p></div>
      <div class="card-boards">${faces.map((face) => html`<div>${face.still()}</div>`)}</div>`, document.body);
    document.body.classList.toggle('one', games.length === 1);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  }, [games, language]);
  writeFileSync(join(frontend, 'icons', `${name}${ending_of(language)}.png`), await page.screenshot());
  await page.close();
}

const sizes = [16, 32, 48];
writeFileSync(join(frontend, 'favicon.ico'), ico(sizes, await Promise.all(sizes.map(icon))));
writeFileSync(join(frontend, 'icons', 'apple-touch.png'), await icon(180));
for (const size of [192, 512]) writeFileSync(join(frontend, 'icons', `app-${size}.png`), await icon(size));
writeFileSync(join(frontend, 'icons', 'app-maskable-512.png'), await icon(512, 64)); // systems cut it to their own shape
const games = GAMES.map((game) => game.split('='));
for (const language of Object.keys(LANGUAGES)) {
  await card('card', games, language);
  for (const [id, title] of games) await card(`card-${id}`, [[id, title]], language);
}
await browser.close();

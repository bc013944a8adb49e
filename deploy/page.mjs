// page.mjs FOLDER - build what nginx serves: frontend/ as it is, its first page and manifest in each language, its documents as pages in one frame, and its modules once more, bundled. A match needs 180 of our
// modules, and a browser that asks for each pays a round trip for every level of imports: the bundle has one file for what is
// always needed and a few for each page and game. Their names have a digest of the contents in them, so a browser asks for
// each only once, and each has a source map and lies there compressed as well. The modules as written are served beside the bundle. Bundles of earlier builds
// stay for a month: a page that has been open since then can still load the rest.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type_preloads, write_documents } from './documents.mjs';
import { ending_of, in_language } from './shell.mjs';
import { LANGUAGES } from '../frontend/locales/text.js';
import { AREAS as SERVER_AREAS } from './gen-wording.mjs';

const MONTH_MS = 30 * 24 * 3600 * 1000;
const SMALL = 3_000; // bytes; a chunk below that is joined to one that is needed with it
const out = resolve(process.argv[2]);
const from = fileURLToPath(new URL('../frontend', import.meta.url));
const library = createRequire(join(from, 'package.json'));
const { build, transform } = library('esbuild');
const { rollup } = library('rollup');
const dynamic_names = library('@rollup/plugin-dynamic-import-vars');

/* What only makes the page, and tells a visitor nothing. */
const TOOLS = /^(node_modules|package(-lock)?\.json|eslint\.config\.js|jsconfig\.json|README\.md|\.npmrc|docs\/frame\.html|docs\/\w+\/sources\.json|vendor\/build\.mjs)$/;

function copy() {
  for (const name of readdirSync(out)) if (name !== 'bundle') rmSync(join(out, name), { recursive: true });
  cpSync(from, out, { recursive: true, filter: (path) => !TOOLS.test(relative(from, path)) });
}

const smaller = {
  name: 'smaller',
  renderChunk: (code) => transform(code, { minify: true, format: 'esm', target: 'es2022', sourcemap: true, legalComments: 'none' }),
};

/* A chunk that is all one game's says so: stratic-face-0f3a….js. */
function name_of({ moduleIds }) {
  const [game, ...others] = new Set(moduleIds.map((id) => /\/games\/(\w+)\//.exec(`/${relative(from, id)}`)?.[1]));
  return game && !others.length ? `${game}-[name]-[hash].js` : '[name]-[hash].js';
}

/* The words of the page: each catalogue is a chunk, in place of a file that a module fetches. */
const words = {
  name: 'words',
  load(id) {
    if (id.endsWith('.ftl')) return `export default ${JSON.stringify(readFileSync(id, 'utf8'))};`;
    if (id !== join(from, 'locales/load.js')) return null;
    const all = readdirSync(join(from, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(join(from, 'locales', name)).map((file) => file.replace(/\.ftl$/, ''))
        .filter((area) => ![...SERVER_AREAS, 'shell'].includes(area)).map((area) => `${name}/${area}`));
    return `const all = {${all.map((path) => `'${path}': () => import('./${path}.ftl')`).join(', ')}};
      export const catalogue = async (language, area) => (await all[\`\${language}/\${area}\`]()).default;`;
  },
};

/* Resolves to the chunks: [{fileName, isEntry, imports}]. */
async function scripts() {
  const made = await rollup({
    input: join(from, 'app/main.js'),
    plugins: [words, dynamic_names()],
    onwarn: ({ message }) => { throw new Error(message); },
    onLog: () => { /* how many chunks were joined */ },
  });
  const { output } = await made.write({
    dir: join(out, 'bundle'), format: 'es', sourcemap: true, plugins: [smaller], experimentalMinChunkSize: SMALL,
    manualChunks: (id) => /locales\/(\w+)\/([\w-]+)\.ftl$/.exec(id)?.slice(1).join('-'), // none is joined to another
    entryFileNames: '[name]-[hash].js', chunkFileNames: name_of, hashCharacters: 'hex',
  });
  await made.close();
  return output.filter(({ type }) => type === 'chunk');
}

/* One sheet of those that every page has; resolves to its name. */
async function sheet(hrefs) {
  const { outputFiles: [{ text }] } = await build({
    stdin: { contents: hrefs.map((href) => `@import ".${href}";`).join('\n'), loader: 'css', resolveDir: from },
    bundle: true, minify: true, write: false, legalComments: 'none', logLevel: 'warning', external: ['/vendor/type/*'],
  });
  const name = `page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(out, 'bundle', name), text);
  return name;
}

/* Each file of the bundle once more as NAME.br and NAME.gz, pressed harder than a server could for each answer. */
async function compress(names) {
  const ways = { br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }), gz: (text) => promisify(gzip)(text, { level: 9 }) };
  await Promise.all(names.flatMap((name) => Object.entries(ways).map(async ([ending, way]) => {
    const file = join(out, 'bundle', `${name}.${ending}`);
    if (existsSync(file)) return; // the digest in its name says that it is the same
    writeFileSync(`${file}.new`, await way(readFileSync(join(out, 'bundle', name))));
    renameSync(`${file}.new`, file);
  })));
}

function sweep(fresh) {
  for (const name of readdirSync(join(out, 'bundle'))) {
    const file = join(out, 'bundle', name);
    if (fresh.has(name.replace(/\.(map|br|gz)$/, ''))) utimesSync(file, new Date(), new Date());
    else if (Date.now() - statSync(file).mtimeMs > MONTH_MS) rmSync(file);
  }
}

/* How the installed page describes itself. */
function manifests() {
  const text = readFileSync(join(from, 'manifest.webmanifest'), 'utf8');
  for (const language of Object.keys(LANGUAGES)) writeFileSync(join(out, `manifest${ending_of(language)}.webmanifest`), in_language(text, language));
}

/* index.html in each language, with the bundle in place of the sheets and modules. */
function index(shell, hrefs, css, chunks) {
  const main = chunks.find(({ isEntry }) => isEntry);
  const preload = main.imports.map((name) => `  <link rel="modulepreload" href="/bundle/${name}">\n`).join('');
  const page = shell
    .replace(/( *<link rel="stylesheet".*\n)+/, `  <link rel="stylesheet" href="/bundle/${css}">\n`)
    .replace(/( *<link rel="modulepreload".*\n)+/, preload)
    .replace('src="/app/main.js"', `src="/bundle/${main.fileName}"`);
  for (const name of [...hrefs, '/app/main.js', '/vendor/']) {
    if (page.includes(`"${name}`)) throw new Error(`index.html names ${name} where this program does not look for it`);
  }
  const whole = page.replace(/(?= *<link rel="stylesheet")/, type_preloads);
  for (const language of Object.keys(LANGUAGES).reverse()) { // index.html last: make looks at it
    const file = join(out, `index${ending_of(language)}.html`);
    writeFileSync(`${file}.new`, in_language(whole, language));
    renameSync(`${file}.new`, file);
  }
}

mkdirSync(join(out, 'bundle'), { recursive: true });
copy();
const shell = readFileSync(join(from, 'index.html'), 'utf8');
write_documents(out, shell);
manifests();
const hrefs = [...shell.matchAll(/<link rel="stylesheet" href="(.*)">/g)].map(([, href]) => href);
const [chunks, css] = await Promise.all([scripts(), sheet(hrefs)]);
const names = [css, ...chunks.map(({ fileName }) => fileName)];
await compress(names);
sweep(new Set(names));
index(shell, hrefs, css, chunks);

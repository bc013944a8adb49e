/* Bundles the libraries we ship into vendor/*.js (and what style they bring), cuts the typefaces to the letters that
 * the page needs, and writes types and licences beside them. Not for our own files: those are served as they are. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import subset from 'subset-font';

const here = new URL('.', import.meta.url);
const packages = new URL('../node_modules/', here);

const bundles = {
  'lit-html.js': `
    export { html, svg, nothing, render } from 'lit-html';
    export { repeat } from 'lit-html/directives/repeat.js';
  `,
  'd3-zoom.js': `
    export { zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
    export { select } from 'd3-selection';
  `,
  'three.js': `
    export { BufferGeometry, CanvasTexture, DoubleSide, Float32BufferAttribute, Group, LineBasicMaterial, `
    + `LineSegments, Mesh,
      MeshBasicMaterial, PerspectiveCamera, Plane, Points, PointsMaterial, Raycaster, Scene, Sprite, SpriteMaterial, `
      + `SRGBColorSpace,
      Vector2, Vector3, WebGLRenderer } from 'three';
    export { OrbitControls } from 'three/addons/controls/OrbitControls.js';
  `,
  'fluent.js': `
    export { FluentBundle, FluentResource } from '@fluent/bundle';
  `,
  'uplot.js': `
    export { default } from 'uplot';
  `,
  'qr.js': `
    export { encode } from 'uqr';
  `,
  'markdown.js': `
    export { marked } from 'marked';
    export { default as purify } from 'dompurify';
  `,
};

const styles = { 'uplot.css': 'uplot/dist/uPlot.min.css' };

/* The reference of the interface: the library's own bundle, as it is. */
const copies = { 'swagger-ui.js': 'swagger-ui-dist/swagger-ui-bundle.js' };

const shipped = ['lit-html', '@fluent/bundle', 'd3-zoom', 'd3-selection', 'd3-color', 'd3-dispatch', 'd3-drag',
  'd3-ease', 'd3-interpolate', 'd3-timer', 'd3-transition', 'three', 'uplot', 'marked', 'dompurify',
  'swagger-ui-dist', 'uqr'];

const note = '/* Built by `make vendor` from package-lock.json. Licences: LICENSES.txt */';

for (const [name, contents] of Object.entries(bundles)) {
  await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', here)) },
    outfile: fileURLToPath(new URL(name, here)),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2021',
    conditions: ['production'],
    legalComments: 'none',
    banner: { js: note },
  });
  await writeFile(new URL(name.replace(/js$/, 'd.ts'), here), `${note}\n${contents.trim().replace(/^ +/gm, '')}\n`);
}

for (const [name, from] of Object.entries(styles)) {
  await writeFile(new URL(name, here), `${note}\n${await readFile(new URL(from, packages), 'utf8')}\n`);
}

for (const [name, from] of Object.entries(copies)) {
  await writeFile(new URL(name, here),
    `${note}\n${(await readFile(new URL(from, packages), 'utf8')).replace(/\/\/# sourceMappingURL=.*/, '')}`);
}

/* The content policy lets no picture in that stands inside a style: each becomes a file beside it. */
async function style_without_data(name, from) {
  const kinds = { 'svg+xml': 'svg', png: 'png', jpeg: 'jpg' };
  const pictures = [];
  const text = (await readFile(new URL(from, packages), 'utf8'))
    .replace(/\/\*# sourceMappingURL=.*?\*\//, '')
    .replace(/url\(("?)data:image\/([a-z+]+)(?:;charset=utf-8)?(;base64)?,(.*?)\1\)/gs,
    (_, quote, kind, base64, data) => {
      const bytes = Buffer.from(base64 ? data : decodeURIComponent(data.replaceAll('\\"', '"')),
        base64 ? 'base64' : 'utf8');
      let number = pictures.findIndex((picture) => picture.bytes.equals(bytes));
      if (number < 0) number = pictures.push({ bytes, file: `${name}-${pictures.length + 1}.${kinds[kind]}` }) - 1;
      return `url("${pictures[number].file}")`;
    });
  if (/url\(["']?data:/.test(text)) throw new Error(`${from} keeps a picture inside`);
  for (const { file, bytes } of pictures) await writeFile(new URL(file, here), bytes);
  await writeFile(new URL(`${name}.css`, here), `${note}\n${text}\n`);
}
await style_without_data('swagger-ui', 'swagger-ui-dist/swagger-ui.css');

/* ---- typefaces ---- */

const letters = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

/* The letters of Western Europe and the marks of our texts. Other letters come from the system's own typeface. */
const LETTERS = `${letters(0x20, 0x7e)}${letters(0xc0, 0xff)}\u00a0\u0152\u0153`
  + '\u00b7\u00d7\u2009\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u202f';
const SIGNS = `${letters(0xa1, 0xbf)}\u2010\u2011\u2012\u2022\u2032\u2033\u2039\u203a\u20ac`
  + '\u2190\u2191\u2192\u2193\u2212\u2260\u2264\u2265';

/* The axes are cut to the weights of our sheets. The figures of both families are tabular by themselves. */
const faces = [
  { file: 'sans', family: 'Source Sans 3', from: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    text: LETTERS + SIGNS, weight: { min: 400, max: 700, default: 400 } },
  { file: 'serif', family: 'Source Serif 4', from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    text: LETTERS + SIGNS, weight: { min: 400, max: 600, default: 400 } },
  { file: 'serif-italic', family: 'Source Serif 4', style: 'italic',
    from: 'source-serif-4/files/source-serif-4-latin-wght-italic.woff2', text: LETTERS, weight: 400 },
];

/* The height of a line, in thousandths of the size, and how wide the same text is in each typeface. */
const measures = { 'Source Sans 3': [1024, 400, 8169], 'Source Serif 4': [1036, 335, 9344] };
const stand_ins = {
  'Source Sans 3': { Arial: 8769, Roboto: 8664, 'DejaVu Sans': 9949 },
  'Source Serif 4': { Georgia: 8675, 'Noto Serif': 9448, 'DejaVu Serif': 10151, 'Liberation Serif': 7936 },
};
const percent = (part) => `${(100 * part).toFixed(1)}%`;

/* Liberation Sans is as wide as Arial, letter by letter. */
const locals = (name) => `local("${name}")${name === 'Arial' ? ', local("Liberation Sans")' : ''}`;

/* A typeface of the system, scaled so that a text takes the same room before and after ours has come. */
function stand_in(family, local) {
  const [up, down, width] = measures[family];
  const scale = width / stand_ins[family][local];
  return `@font-face { font-family: "${family} as ${local}"; src: ${locals(local)}; size-adjust: ${percent(scale)}; `
    + `ascent-override: ${percent(up / 1000 / scale)}; descent-override: ${percent(down / 1000 / scale)}; `
    + 'line-gap-override: 0%; }';
}

/* Each file has a digest of its bytes in its name, so a browser keeps it for good. */
async function face({ file, family, style = 'normal', from, text, weight }) {
  const whole = await readFile(new URL(`@fontsource-variable/${from}`, packages));
  const bytes = await subset(whole, text,
    { targetFormat: 'woff2', variationAxes: { wght: weight }, noLayoutClosure: true });
  const name = `${file}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(new URL(`type/${name}`, here), bytes);
  return `@font-face { font-family: "${family}"; src: url("/vendor/type/${name}") format("woff2"); `
    + `font-weight: ${weight.min ? `${weight.min} ${weight.max}` : weight}; font-style: ${style}; `
    + 'font-display: swap; }';
}

await rm(new URL('type/', here), { recursive: true, force: true });
await mkdir(new URL('type/', here));
await writeFile(new URL('type.css', here), `${[note, ...await Promise.all(faces.map(face)),
  ...Object.entries(stand_ins).flatMap(([family, all]) => Object.keys(all).map((local) => stand_in(family, local))),
].join('\n')}\n`);
for (const family of ['source-sans-3', 'source-serif-4']) {
  await writeFile(new URL(`type/${family}.LICENSE.txt`, here),
    await readFile(new URL(`@fontsource-variable/${family}/LICENSE`, packages)));
}

const notes = [];
for (const name of shipped) {
  const meta = JSON.parse(await readFile(new URL(`${name}/package.json`, packages), 'utf8'));
  const file = new URL(`${name}/LICENSE${name === 'marked' ? '.md' : ''}`, packages);
  const licence = await readFile(file, 'utf8').catch(() => {
    if (meta.license !== 'Apache-2.0') throw new Error(`${name} brings no licence`);
    return 'The Apache License 2.0 stands below, with swagger-ui-dist.';
  });
  notes.push(`${meta.name} ${meta.version} (${meta.license})\n\n${licence.trim()}\n`);
}
notes.push(`What swagger-ui-dist brings `
  + `along\n\n${(await readFile(new URL('swagger-ui-dist/swagger-ui-bundle.js.LICENSE.txt', packages),
    'utf8')).trim()}\n`);
await writeFile(new URL('LICENSES.txt', here), notes.join(`\n${'-'.repeat(72)}\n\n`));

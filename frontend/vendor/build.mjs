/* Bundles the libraries we ship into vendor/*.js (and what style they bring) and writes their types and licences beside
 * them. Not for our own files: those are served as they are. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
};

const styles = { 'uplot.css': 'uplot/dist/uPlot.min.css' };

/* The reference of the interface: the library's own bundle, as it is. */
const copies = { 'swagger-ui.js': 'swagger-ui-dist/swagger-ui-bundle.js' };

const shipped = ['lit-html', '@fluent/bundle', 'd3-zoom', 'd3-selection', 'd3-color', 'd3-dispatch', 'd3-drag',
  'd3-ease', 'd3-interpolate', 'd3-timer', 'd3-transition', 'three', 'uplot',
  'swagger-ui-dist'];

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

const notes = [];
for (const name of shipped) {
  const meta = JSON.parse(await readFile(new URL(`${name}/package.json`, packages), 'utf8'));
  const file = new URL(`${name}/LICENSE`, packages);
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

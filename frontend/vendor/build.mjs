/* Bundles the libraries we ship into vendor/*.js (and what style they bring) and writes their licences beside them.
 * Not for our own files: those are served as they are. */
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
  'uplot.js': `
    export { default } from 'uplot';
  `,
};

const styles = { 'uplot.css': 'uplot/dist/uPlot.min.css' };

const shipped = ['lit-html', 'd3-zoom', 'd3-selection', 'd3-color', 'd3-dispatch', 'd3-drag', 'd3-ease',
  'd3-interpolate', 'd3-timer', 'd3-transition', 'uplot'];

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
}

for (const [name, from] of Object.entries(styles)) {
  await writeFile(new URL(name, here), `${note}\n${await readFile(new URL(from, packages), 'utf8')}\n`);
}

const notes = [];
for (const name of shipped) {
  const meta = JSON.parse(await readFile(new URL(`${name}/package.json`, packages), 'utf8'));
  const licence = await readFile(new URL(`${name}/LICENSE`, packages), 'utf8');
  notes.push(`${meta.name} ${meta.version} (${meta.license})\n\n${licence.trim()}\n`);
}
await writeFile(new URL('LICENSES.txt', here), notes.join(`\n${'-'.repeat(72)}\n\n`));

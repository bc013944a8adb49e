// study_tables.mjs - what a researcher does with the tables of a study: reads them with the scripts of frontend/docs/studies.md.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './stack.mjs';

/** All tables, in the order of the codebook, which is the last. */
export const TABLES = ['attempts', 'boards', 'guesses', 'series', 'participants', 'answers', 'focus', 'codebook'];

const run = (program, words) => new Promise((done, failed) => {
  execFile(program, words, (error, out, told) => (error ? failed(new Error(`${program}: ${told}`)) : done(out)));
});

const script_of = (language) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(readFileSync(join(root, 'frontend/docs/studies.md'), 'utf8'))[1];

/* R is not among the packages that the tests install: where it is there, it must say the same. */
function has_r() {
  try {
    execFileSync('Rscript', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Hold tables (texts by name) against their codebook, and analyse them with the scripts of the documents.
 * @returns {Promise<{rows: Record<string, number>, python: string, lines: number, r: string|null}>} rows by table, what each script prints; lines: of the Python script
 */
export async function analysed(tables) {
  const folder = mkdtempSync(join(tmpdir(), 'quad-tables-'));
  try {
    for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, `${name}.csv`), text);
    const counted = await run('python3', [join(root, 'tests/lib/tables.py'), folder]);
    const python = script_of('python');
    let r = null;
    if (has_r()) {
      writeFileSync(join(folder, 'analysis.R'), script_of('r'));
      r = await run('Rscript', [join(folder, 'analysis.R'), folder]);
    }
    return {
      rows: Object.fromEntries(counted.trim().split('\n').map((line) => line.split(' ')).map(([name, n]) => [name, Number(n)])),
      python: await run('python3', ['-c', python, folder]), lines: python.split('\n').filter((line) => line.trim()).length, r,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// quad.mjs - runs build/quad the way a user's shell would: arguments, stdin, and what comes back.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const program = join(resolve(root, process.env.QUADRIVIUM_BUILD ?? 'build'), 'quad');
/** The same sources without the sanitizers, which make it ten times as slow: for what a test only prepares. */
export const released = program.replace(/\/asan\/quad$/, '/quad');

/** Run `quad ARGS` with `input` on stdin and more settings in the environment. */
export function quad(args, input = '', env = {}, file = program) {
  const got = spawnSync(file, args, { cwd: root, input, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...env } });
  if (got.error) throw got.error;
  return { status: got.status, out: got.stdout, err: got.stderr };
}

/** Each line of NDJSON. */
export const lines = (text) => text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));

/** The result lines of a simulation that must succeed. */
export function simulate(...args) {
  const got = quad(['simulate', ...args]);
  if (got.status !== 0) throw new Error(got.err);
  return lines(got.out);
}

/** The same, and the lines of its trace. */
export function simulateTraced(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'quad-trace-'));
  try {
    const results = simulate(...args, '--trace', join(folder, 'trace'));
    return { results, trace: lines(readFileSync(join(folder, 'trace'), 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NONCE = '00112233445566778899aabbccddeeff';

/** An export, as GET /matches/{id}/export gives it, of one game of a trace. */
export function exported(trace, index = 0) {
  const own = trace.filter((line) => line.index === index);
  const [start, end] = [own[0], own[own.length - 1]];
  const events = own.filter((line) => line.type === 'event');
  const hashes = new Map(events.map((line) => [line.turn, line.hash])); // the last of each turn stays
  return {
    quadrivium: 1,
    game: start.game,
    variant: start.variant,
    rules_version: start.rules_version,
    options: start.options,
    seats: start.players.map((name) => ({ name, kind: 'builtin' })),
    seed: start.seed,
    nonce: NONCE,
    seed_commitment: createHash('sha256').update(`${start.seed}:${NONCE}`).digest('hex'),
    events: events.map(({ n, turn, event }) => ({ n, turn, at: '2026-01-01T00:00:00.000Z', ...event })),
    hashes: [...hashes].sort((a, b) => a[0] - b[0]).map(([turn, hash]) => ({ turn, hash })),
    result: { places: end.places, scores: end.scores, reason: end.reason },
  };
}

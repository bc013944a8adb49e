// steps.mjs [GAME...] - how many steps a second `quad engine` does: with the commands order, view and legal, one after the other; with
// `step`, 64 games to a line; with `step` where a learner wants only the view; and with `step` in numbers. All ways play the same games, of random
// items (steps.py --games, which needs libquad.so). The first rates are by the processor time of the engine alone. `python` has what a program in
// Python gets (steps.py): `wall` by the clock on the wall, `processor` by the processor time of both programs, `python` Python's share of it, and
// `items` single items a second. `ratio`: to the commands. A line of JSON for each game.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const quad = join(process.env.QUADRIVIUM_BUILD ?? 'build', 'quad');
const GAMES = 64;
const STEPS = 40; // of each game
const TRIES = 3; // of all ways in turn; the best counts, which a busy machine disturbs least
const KINDS = {
  stratic: { seats: 2, options: {} },
  stratagem: { seats: 2, options: {} },
  rulegame: { seats: 1, options: { level: 'first_steps' } },
  cosair: { seats: 2, options: { closing_from: 200, max_turns: 100 } },
};

const python = (input, ...words) => JSON.parse(execFileSync('python3', [join(import.meta.dirname, 'steps.py'), ...words.map(String)],
  { input, maxBuffer: 2 ** 28 }).toString());

/** An engine and a function that sends it a line and resolves to its answer. */
function engine(game, { options, seats }) {
  const process = spawn(quad, ['engine', game, '--options', JSON.stringify(options), '--players', Array(seats).fill('-').join()], { stdio: ['pipe', 'pipe', 'inherit'] });
  let parts = [];
  let told;
  process.stdout.on('data', (part) => {
    parts.push(part);
    if (part.at(-1) !== 10) return; // a line feed: one answer to one command
    told(Buffer.concat(parts).toString());
    parts = [];
  });
  const ask = async (command) => {
    const line = new Promise((resolve) => { told = resolve; });
    process.stdin.write(JSON.stringify(command) + '\n');
    const answer = JSON.parse(await line);
    if (!answer.ok) throw new Error(JSON.stringify(answer).slice(0, 500));
    return answer;
  };
  /* Nanoseconds that the engine has spent on a processor, in its own code and in the kernel's. */
  const spent = () => Number(readFileSync(`/proc/${process.pid}/schedstat`, 'utf8').split(' ')[0]);
  return { ask, spent, end: () => process.stdin.end() };
}

async function one_by_one(ask, games) {
  let steps = 0;
  for (const { seed, steps: list } of games.slice(0, 16)) {
    await ask({ cmd: 'new', seed });
    for (const { seat, orders } of list) {
      const { standing } = await ask({ cmd: 'order', seat, orders });
      if (!standing.over) {
        const next = standing.owes.find((one) => !standing.handed_in.includes(one)) ?? seat;
        await ask({ cmd: 'view', viewer: next });
        if (standing.owes.includes(next)) await ask({ cmd: 'legal', seat: next });
      }
      steps++;
    }
  }
  return steps;
}

/** Play all games, a line for step n of each; `entry` makes of it what is sent, and `wish` is for the whole line. */
async function in_lines(ask, games, entry, wish = {}) {
  let steps = 0;
  await ask({ cmd: 'games', count: GAMES });
  await ask({ cmd: 'step', ...wish, steps: games.map(({ seed }, game) => ({ game, seed })) });
  for (let i = 0; i < STEPS; i++) {
    const list = games.flatMap(({ steps: all }, game) => (all[i] ? [{ game, ...entry(all[i]) }] : []));
    const answer = await ask({ cmd: 'step', ...wish, steps: list });
    const bad = answer.steps.find(({ ok }) => !ok);
    if (bad) throw new Error(JSON.stringify(bad).slice(0, 500));
    steps += list.length;
  }
  return steps;
}

const together = (ask, games) => in_lines(ask, games, ({ seat, orders }) => ({ seat, orders, events: false }));
const views_only = (ask, games) => in_lines(ask, games, ({ seat, orders }) => ({ seat, orders, events: false, legal: false }));
const in_numbers = (ask, games) => in_lines(ask, games, ({ items }) => ({ items, done: true }), { as: 'numbers' });

async function rate(way, kind, game, games) {
  const { ask, spent, end } = engine(game, kind);
  await ask({ cmd: 'standing' });
  const began = spent();
  const steps = await way(ask, games);
  const seconds = (spent() - began) / 1e9;
  end();
  return Math.round(steps / seconds);
}

const WAYS = { commands: one_by_one, steps: together, views_only, numbers: in_numbers };
const IN_PYTHON = ['commands', 'steps', 'numbers', 'items'];

const ratios = (rates) => Object.fromEntries(['steps', 'numbers'].map((name) => [name, Math.round(rates(name) / rates('commands') * 10) / 10]));

/** The better of two measurements; a busy machine only ever takes away. */
const better = (one, other) => (one && one.processor > other.processor ? { ...one, wall: Math.max(one.wall, other.wall) } : { ...other, wall: Math.max(one?.wall ?? 0, other.wall) });

async function measure(game, kind) {
  const words = [game, JSON.stringify(kind.options), kind.seats];
  const games = python('', '--games', ...words, GAMES, STEPS);
  const best = Object.fromEntries(Object.keys(WAYS).map((name) => [name, 0]));
  const told = {};
  for (let i = 0; i < TRIES; i++) {
    for (const [name, way] of Object.entries(WAYS)) best[name] = Math.max(best[name], await rate(way, kind, game, games));
    const got = python(JSON.stringify(games), ...words);
    for (const name of IN_PYTHON) told[name] = better(told[name], got[name]);
  }
  const python_ratio = { wall: ratios((name) => told[name].wall), processor: ratios((name) => told[name].processor) };
  return { game, ...best, ratio: ratios((name) => best[name]), python: { ...told, ratio: python_ratio } };
}

for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(KINDS)) console.log(JSON.stringify(await measure(game, KINDS[game])));

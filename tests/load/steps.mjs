// steps.mjs [GAME...] - how many steps a second of its processor time `quad engine` does: with the commands order, view and legal, one
// after the other, and with `step`, 64 games to a line; and how many with `step` where a learner wants only the view. The orders are
// those of games that bots played (`quad simulate --trace`), so all ways do the same work. `python` has the rates that a program in Python gets
// by the clock on the wall (steps.py), and how much faster `step` is there. A line of JSON for each game.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const quad = join(process.env.QUADRIVIUM_BUILD ?? 'build', 'quad');
const GAMES = 64;
const STEPS = 40; // of each game
const TRIES = 3; // of all ways in turn; the best counts, which a busy machine disturbs least
const KINDS = {
  stratic: { players: 'greedy,random', options: {} },
  rulegame: { players: 'random', options: { level: 'first_steps' } },
  cosair: { players: 'random,random', options: { closing_from: 200, max_turns: 100 } },
  nullgame: { players: 'greedy,random', options: { peeks: 0 } },
};

/** What the seats ordered in each of the first games of a seed: [[{seat, orders}]]. */
function orders_of(game, { players, options }) {
  const place = mkdtempSync(join(tmpdir(), 'steps-'));
  const trace = join(place, 'trace');
  execFileSync(quad, ['simulate', game, '--players', players, '--games', String(GAMES), '--options', JSON.stringify(options), '--trace', trace]);
  const games = Array.from({ length: GAMES }, () => ({ steps: [], options: {} }));
  for (const line of readFileSync(trace, 'utf8').trim().split('\n').map((text) => JSON.parse(text))) {
    if (line.type === 'start') Object.assign(games[line.index], { seed: line.seed });
    if (line.event?.kind === 'turn') line.event.orders.forEach((orders, seat) => { if (orders !== null) games[line.index].steps.push({ seat, orders }); });
  }
  rmSync(place, { recursive: true });
  return games;
}

/** An engine and a function that sends it a line and resolves to its answer. */
function engine(game, { options }) {
  const process = spawn(quad, ['engine', game, '--options', JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'inherit'] });
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
    for (const { seat, orders } of list.slice(0, STEPS)) {
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

async function together(ask, games, wish = {}) {
  let steps = 0;
  await ask({ cmd: 'games', count: GAMES });
  await ask({ cmd: 'step', steps: games.map(({ seed }, game) => ({ game, seed })) });
  for (let i = 0; i < STEPS; i++) {
    const list = games.flatMap(({ steps: all }, game) => (all[i] ? [{ game, ...all[i], events: false, ...wish }] : []));
    const answer = await ask({ cmd: 'step', steps: list });
    const bad = answer.steps.find(({ ok }) => !ok);
    if (bad) throw new Error(JSON.stringify(bad).slice(0, 500));
    steps += list.length;
  }
  return steps;
}

const views_only = (ask, games) => together(ask, games, { legal: false });

async function rate(way, kind, game, games) {
  const { ask, spent, end } = engine(game, kind);
  await ask({ cmd: 'standing' });
  const began = spent();
  const steps = await way(ask, games);
  const seconds = (spent() - began) / 1e9;
  end();
  return Math.round(steps / seconds);
}

const ratio = ({ commands, steps }) => Math.round(steps / commands * 10) / 10;

const in_python = (game, { options }, games) =>
  JSON.parse(execFileSync('python3', [join(import.meta.dirname, 'steps.py'), game, JSON.stringify(options)], { input: JSON.stringify(games) }).toString());

for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(KINDS)) {
  const games = orders_of(game, KINDS[game]);
  const ways = { commands: one_by_one, steps: together, views_only };
  const best = { commands: 0, steps: 0, views_only: 0 };
  for (let i = 0; i < TRIES; i++)
    for (const [name, way] of Object.entries(ways)) best[name] = Math.max(best[name], await rate(way, KINDS[game], game, games));
  const python = { commands: 0, steps: 0 };
  for (let i = 0; i < TRIES; i++)
    for (const [name, got] of Object.entries(in_python(game, KINDS[game], games))) python[name] = Math.max(python[name], got);
  console.log(JSON.stringify({ game, ...best, ratio: ratio(best), python: { ...python, ratio: ratio(python) } }));
}

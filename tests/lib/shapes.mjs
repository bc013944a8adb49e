// shapes.mjs - what programs read and send in games that bots played: views, legal lists, orders, acts, log lines. The games come from
// `quad simulate`, and `quad engine` goes through them once more.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { released as program } from '../cli/quad.mjs';

/* Bots guess nothing. */
const GUESSES = [{ type: 'guess', text: 'by colour', confidence: 4 }];

/** Games of each variant: the bots, options that show much in few turns, and how many events apart to look; `acts` of seat 0. */
export const KINDS = {
  stratic: [
    { variant: 'base', players: 'greedy,random', every: 9, turns: 160 },
    { variant: 'base', players: 'greedy,random', options: { dims: 3 }, every: 20, turns: 40 },
    { variant: 'base', players: 'random,random', options: { max_expansions: 1, turn_limit: 30 }, every: 9, turns: 40 },
    { variant: 'true_endless', players: 'greedy,random', every: 20, turns: 120 },
    { variant: 'true_endless', players: 'greedy,random', options: { dims: 3, turn_limit: 40 }, every: 20, turns: 40 },
    { variant: 'antistratic', players: 'greedy,random', every: 9, turns: 120 },
    { variant: 'antistratic', players: 'greedy,random', options: { dims: 3 }, every: 20, turns: 40 },
  ],
  stratagem: [
    { variant: 'base', players: 'greedy,random,greedy,random', every: 6, turns: 40 },
    { variant: 'base', players: 'negotiator,trader,builder,rusher', options: { fog: false, vault: 0 }, every: 6, turns: 40 },
    { variant: 'base', players: 'greedy,greedy', every: 6, turns: 40 },
    { variant: 'base', players: 'greedy,negotiator,greedy,random', rules: 1, every: 6, turns: 40 },
  ],
  rulegame: [
    { variant: 'solo', players: 'random', options: { level: 'first_steps' }, every: 25, turns: 400, acts: GUESSES },
    { variant: 'solo', players: 'memory', options: { level: 'cabinet', feedback: 'fixed', incentive: 'bonus' }, every: 25, turns: 400 },
    { variant: 'solo', players: 'memory', options: { level: 'cabinet', until_mastered: true, incentive: 'doubling', crowded: true }, every: 25, turns: 400 },
    { variant: 'race', players: 'random,random', options: { level: 'first_steps' }, every: 40, turns: 400 },
    { variant: 'coop', players: 'random,random', options: { level: 'first_steps' }, every: 40, turns: 400, acts: GUESSES },
    { variant: 'adversarial', players: 'random,random', options: { level: 'first_steps' }, every: 40, turns: 400 },
  ],
  cosair: [
    { variant: 'base', players: 'greedy,random,strong', every: 20, turns: 200, whole: true }, // its option max_turns is another thing
    { variant: 'base', players: 'strong,greedy', every: 60, turns: 600, whole: true },
    { variant: 'base', players: Array(11).fill('greedy').join(), options: { max_turns: 120 }, every: 60, turns: 121, whole: true },
  ],
};

const parsed = (text) => text.trimEnd().split('\n').map((line) => JSON.parse(line));

function run(words, input) {
  const got = spawnSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  if (got.status !== 0) throw new Error(`quad ${words.join(' ')}: ${got.stderr}`);
  return got.stdout;
}

/* The events of a game of bots: [{kind, seat?, orders?}], and its seed. */
function played(game, { variant, players, options = {}, turns, whole, rules }, index) {
  const place = mkdtempSync(join(tmpdir(), 'shapes-'));
  run(['simulate', game, '--variant', variant, '--players', players, '--options', JSON.stringify(options), '--first', String(index), ...(whole ? [] : ['--max-turns', String(turns)]), ...(rules ? ['--rules-version', String(rules)] : []), '--trace', join(place, 'trace')]);
  const [start, ...rest] = parsed(readFileSync(join(place, 'trace'), 'utf8'));
  rmSync(place, { recursive: true });
  return { start, events: rest.filter(({ turn, type }) => type === 'event' && turn <= turns).map(({ event }) => event) };
}

const looks = (seats) => ['spectator', 'arbiter', ...Array(seats).keys()].flatMap((viewer) => [{ format: 'full' }, { format: 'compact' }, { format: 'brief' }].map((wish) => ({ cmd: 'view', viewer, ...wish })))
  .concat(Array.from({ length: seats }, (_, seat) => ({ cmd: 'legal', seat })));

/* The commands that lead through the events, with a look now and then. */
function script({ events }, seats, { every, acts = [] }) {
  const commands = [...looks(seats), ...acts.map((act) => ({ cmd: 'act', seat: 0, act }))];
  events.forEach(({ kind, seat, orders, act }, i) => {
    if (kind === 'act') commands.push({ cmd: 'act', seat, act: act ?? orders[seat] });
    else if (kind === 'turn') orders.forEach((one, of) => { if (one !== null) commands.push({ cmd: 'order', seat: of, orders: one }); });
    else commands.push({ cmd: 'event', kind, ...(seat !== undefined && { seat }) });
    if (i % every === 0 || i === events.length - 1) commands.push(...looks(seats));
  });
  return commands;
}

/**
 * What is seen in one game.
 * @param {string} game
 * @param {object} kind  of KINDS
 * @param {number} index  of the game, as `quad simulate` counts them
 * @returns {{view: object[], compact: object[], brief: object[], legal: object[], orders: any[], act: any[], answer: any[], line: object[], result: object[]}}
 */
export function shapes(game, kind, index) {
  const whole = played(game, kind, index);
  const seats = whole.start.players.length;
  const commands = script(whole, seats, kind);
  const input = [{ cmd: 'new', seed: whole.start.seed, seats, rules_version: whole.start.rules_version }, ...commands].map((command) => JSON.stringify(command)).join('\n') + '\n';
  const words = ['engine', game, '--variant', kind.variant, '--options', JSON.stringify(kind.options ?? {})];
  const [, ...answers] = parsed(run(words, input));
  const found = { view: [], compact: [], brief: [], legal: [], orders: [], act: [], answer: [], line: [], result: [] };
  answers.forEach((answer, i) => {
    const command = commands[i];
    if (!answer.ok && command.cmd !== 'legal' && command.kind !== 'stage_end') // the engine ends a stage itself when all are ready
      throw new Error(`${game}: ${JSON.stringify(command)} → ${JSON.stringify(answer).slice(0, 300)}`);
    if (!answer.ok) return;
    if (command.cmd === 'view') found[command.format === 'full' ? 'view' : command.format].push(answer.view);
    if (command.cmd === 'legal') found.legal.push(answer.legal);
    if (command.cmd === 'order') found.orders.push(command.orders);
    if (command.cmd === 'act') found.act.push(command.act);
    if (command.cmd === 'act' && answer.result) found.answer.push(answer.result);
    if (answer.standing?.over) found.result.push(Object.fromEntries(['places', 'scores', 'reason'].map((key) => [key, answer.standing[key]])));
    for (const event of answer.events ?? []) found.line.push(...event.tale.map(({ audience, ...line }) => line));
  });
  return found;
}

// What a language model reads of a long game: the brief view, and the same with its lists as tables, which is what get_view of the Model
// Context Protocol answers. Counted in o200k tokens: CoSAIR at most 1500, the Rule Game at most 1000. TOKEN_GAMES: in how many games (2).
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { as_tables } from '../lib/tables.mjs';
import { lines, quad, released } from './quad.mjs';

const GAMES = Number(process.env.TOKEN_GAMES || 2);
const bpe = new Tiktoken(o200k);
const COUNTED = 4; // views, of the longest of a game: to count takes long

function run(words, input = '') {
  const { status, out, err } = quad(words, input, {}, released);
  assert.equal(status, 0, err);
  return lines(out);
}

function traced(words) {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    run(['simulate', ...words, '--trace', join(folder, 'trace')]);
    return lines(readFileSync(join(folder, 'trace'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/* The brief views of all seats whenever `is_look` says so, from a game of bots that is played once more. */
function views(game, { variant, players, options, index }, is_look) {
  const words = [game, '--variant', variant, '--options', JSON.stringify(options)];
  const [start, ...rest] = traced([...words, '--players', players, '--first', String(index)]);
  const seats = [...start.players.keys()];
  const commands = [{ cmd: 'new', seed: start.seed, seats: seats.length, rules_version: start.rules_version }];
  let looked = null;
  for (const [i, { turn, type, event }] of rest.entries()) {
    if (type !== 'event') continue;
    if (looked !== turn && is_look(turn, i)) commands.push(...seats.map((viewer) => ({ cmd: 'view', viewer, format: 'brief' })));
    looked = turn;
    if (event.kind === 'turn') event.orders.forEach((orders, seat) => { if (orders !== null) commands.push({ cmd: 'order', seat, orders }); });
    else if (event.kind === 'act') commands.push({ cmd: 'act', seat: event.seat, act: event.orders[event.seat] });
    else commands.push({ cmd: 'event', kind: event.kind, ...(event.seat !== undefined && { seat: event.seat }) });
  }
  const answers = run(['engine', ...words], commands.map((one) => `${JSON.stringify(one)}\n`).join(''));
  for (const [i, answer] of answers.entries()) assert.ok(answer.ok, `${JSON.stringify(commands[i])} → ${JSON.stringify(answer).slice(0, 200)}`);
  return answers.flatMap((answer, i) => (commands[i].cmd === 'view' ? [answer.view] : []));
}

/** The most characters, and tokens of the views as tables. */
function most(found) {
  assert.ok(found.length > 0);
  const texts = found.map((view) => [JSON.stringify(view), JSON.stringify(as_tables(view))]).sort((a, b) => b[1].length - a[1].length);
  return { views: found.length, characters: Math.max(...texts.map(([full]) => full.length)), tokens: Math.max(...texts.slice(0, COUNTED).map(([, short]) => bpe.encode(short).length)) };
}

for (const [players, name] of [['greedy,random,strong,greedy', 'four nations'], [Array(11).fill('strong').join(','), 'eleven nations'], ['greedy,random,strong,greedy,random,strong,greedy,random,strong,greedy,random', 'eleven nations of all kinds']])
  test(`CoSAIR, turns 50 to 200 of ${name}: 6000 characters, 1500 tokens as tables`, (t) => {
    for (let index = 0; index < GAMES; index++) {
      const found = most(views('cosair', { variant: 'base', players, options: { max_turns: 201, closing_from: 0 }, index }, (turn) => turn % 50 === 0));
      t.diagnostic(JSON.stringify(found));
      assert.ok(found.characters <= 6000 && found.tokens <= 1500, JSON.stringify(found));
    }
  });

for (const [variant, players, options] of [['solo', 'random', { level: 'cabinet', boards: 20 }], ['race', 'random,random', { level: 'first_steps', boards: 20 }], ['coop', 'random,random', { level: 'first_steps', boards: 10 }]])
  test(`the Rule Game, ${variant}, after 300 attempts: 1000 tokens as tables`, (t) => {
    for (let index = 0; index < GAMES; index++) {
      const found = most(views('rulegame', { variant, players, options, index }, (turn, i) => i >= 300 && i % 25 === 0));
      t.diagnostic(JSON.stringify(found));
      assert.ok(found.tokens <= 1000, JSON.stringify(found));
    }
  });

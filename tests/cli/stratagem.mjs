// A game of Stratagem driven through `quad engine`, one command after another.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './quad.mjs';

export const SEATS = [0, 1, 2, 3];

/** An engine that answers: `ask(command)` resolves to its answer; `end()` closes it. */
export function engine(args) {
  const child = spawn(program, ['engine', 'stratagem', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (command) => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`the engine ended at ${JSON.stringify(command)}`);
    return JSON.parse(value);
  };
  return { ask, end: () => child.stdin.end() };
}

/** A small generator, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * below);
  };
}

const WORDS = ('I you we they would rather march on Highmarket than wait; peace in the north and trade along the coast if your Cavalry leaves ' +
  'Thornfield, because p2 holds gold enough to win and nobody guards Dragon\'s Seat after the next harvest').split(' ');

/** So many code points of talk. */
export function talk(roll, length) {
  let text = '';
  while (text.length < length) text += `${WORDS[roll(WORDS.length)]} `;
  return text.slice(0, length).trim();
}

/** One turn: everybody may act first, seat 0 orders what a bot would, the others are bots. Answers what was told. */
export async function turn(game, acts) {
  const told = [];
  const keep = (answer) => (answer.events ?? []).forEach((event) => told.push(...event.tale.map((line) => ({ turn: event.turn, ...line }))));
  for (const { seat, act } of acts) keep(await game.ask({ cmd: 'act', seat, act }));
  const { orders } = await game.ask({ cmd: 'choose', seat: 0, bot: 'bot:greedy' });
  const answer = await game.ask({ cmd: 'order', seat: 0, orders });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  keep(answer);
  return { told, orders, over: answer.standing.over };
}

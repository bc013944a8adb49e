// contestant.mjs SITE - a program in tournaments, as a process that can be killed: it has a token (QUADRIVIUM_TOKEN) and its inbox, and keeps nothing
// else, so whoever starts it again lets it go on. In each game it plays legal orders for a few turns, then the players resign one after the other, the
// weakest first: the best starting number wins every game.
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.mjs';

/** Turns that are played before anybody resigns: enough for a rated game to count. */
const TURNS = Number(process.env.CONTESTANT_TURNS ?? 3);
const SETUP = { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };

const client = new Client(process.argv[2]);
const headers = { Authorization: `Bearer ${process.env.QUADRIVIUM_TOKEN}`, Origin: null };

/* One request, again while the server asks for patience. */
async function call(method, path, body) {
  for (;;) {
    const answer = await client.call(method, path, { body, headers });
    if (![429, 503].includes(answer.status)) return answer;
    await pause(1000 * Number(answer.headers['retry-after'] ?? 1));
  }
}

/* Orders of Stratic: the first movement that needs nothing more. The turn may have ended meanwhile; then nothing is refused but this order. */
async function stratic(match, stage) {
  if (stage === 'setup') return SETUP;
  const { status, body: legal } = await call('GET', `/matches/${match}/legal`);
  const [unit, to] = (status === 200 ? legal.units : []).flatMap((one) => one.to.map((square) => [one, square])).find(([, square]) => !square.incomplete && !square.risky) ?? [];
  return { type: 'turn', moves: unit ? [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] : [] };
}

const ORDERS = { stratic, stratagem: async () => ({}) };

const numbers = new Map(); // of players, by tournament
async function number_of({ id }, player) {
  if (!numbers.has(id)) numbers.set(id, new Map());
  const known = numbers.get(id);
  if (!known.has(player)) for (const item of (await call('GET', `/tournaments/${id}/standings`)).body.items) known.set(item.player, item.number);
  return known.get(player);
}

/** The turn in which a seat resigns: the weakest first, the next a turn later, the best never. */
async function last_turn(header, seat) {
  const all = await Promise.all(header.seats.map(({ name }) => number_of(header.tournament, name)));
  const weaker = all.filter((other) => other > all[seat]).length;
  return weaker === all.length - 1 ? Infinity : TURNS + weaker;
}

/* False when the order was refused, because the turn or the match ended meanwhile. */
async function play(match) {
  const { status, body: view } = await call('GET', `/matches/${match}/view`);
  if (status !== 200 || !view.owes) return true;
  const { body: header } = await call('GET', `/matches/${match}`);
  const resigns = header.tournament && view.turn >= await last_turn(header, view.seat);
  const answer = resigns ? await call('POST', `/matches/${match}/resign`, { confirm: true })
    : await call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { orders: await ORDERS[header.game](match, view.stage) });
  return answer.status === 200;
}

for (let seq = 0; ;) {
  const { status, body } = await call('GET', `/me/inbox?after=${seq}&wait=25`);
  if (status === 401) process.exit(1);
  if (status !== 200) continue;
  seq = body.seq;
  for (const { match } of body.waiting) if (!await play(match)) seq = 0; // look at once
}

// load.mjs - people at the front of a cluster: pairs who play one short game after the other, and readers. What is not answered is sent again,
// the same order under the same key, as a client should. Everything acknowledged is kept, to be looked for afterwards.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORMATION, SHORT_WIN, turn } from '../lib/play.mjs';
import { client_address, until } from './machines.mjs';
import { Person } from './person.mjs';

const CLOCK = { mode: 'live', turn_seconds: 15, stage_seconds: { setup: 30 } }; // shorter than an outage: one that were charged would forfeit
const LINE = [['south', 0, FORMATION], ['north', 0, FORMATION], ...SHORT_WIN.map((text, i) => [i % 2 ? 'north' : 'south', i + 1, turn(text)])];
const is_answer = (status) => status < 500 && status !== 429;

/** Start it. `pairs` of players, each order `every` ms after the last answer. */
export async function load(c, { pairs = 25, every = 250, readers = 4 } = {}) {
  const told = { orders: [], matches: [], wrong: [], failures: new Map(), over: false, finishing: false };
  let phase = null;

  const note = (kind) => {
    const now = performance.now();
    if (!phase) return;
    phase.silence[kind] = Math.max(phase.silence[kind] ?? 0, now - (phase.last[kind] ?? phase.began));
    phase.last[kind] = now;
  };
  const fail = (why) => {
    if (phase) {
      phase.failed++;
      phase.failures.set(why, (phase.failures.get(why) ?? 0) + 1);
    }
    told.failures.set(why, (told.failures.get(why) ?? 0) + 1);
  };

  /* Again and again until it is answered. Null when the test ends first. */
  async function insist(person, method, path, rest = {}) {
    while (!told.over) {
      try {
        const answer = await person.ask(method, '/api/v1' + path, rest);
        if (is_answer(answer.status)) return answer;
        fail(`${answer.status} ${answer.body?.code ?? answer.body?.title ?? ''} ${answer.body?.detail ?? ''}`.trim());
      } catch (error) {
        fail(error.code ?? error.name);
      }
      await pause(200);
    }
    return null;
  }

  async function expect(person, method, path, rest) {
    const answer = await insist(person, method, path, rest);
    if (answer?.status >= 400) fail(`${answer.status} ${answer.body?.code ?? ''}`);
    if (answer?.status >= 400) throw new Error(`${method} ${path} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    return answer?.body;
  }

  async function game(south, north) {
    const seats = { south, north };
    const lobby = await expect(south, 'POST', '/lobbies', { body: { game: 'stratic', clock: CLOCK, rated: false }, key: randomUUID() });
    const invite = lobby?.join_url && new URL(lobby.join_url, c.url).searchParams.get('invite');
    const started = lobby && await expect(north, 'PUT', `/lobbies/${lobby.id}/seats/me`, { body: invite ? { invite } : {} });
    if (!started) return;
    told.matches.push(started.match);
    for (const [seat, n, orders] of LINE) {
      const receipt = await expect(seats[seat], 'PUT', `/matches/${started.match}/turns/${n}/orders`, { body: { orders }, key: randomUUID() });
      if (!receipt) return;
      told.orders.push({ match: started.match, turn: n, seat, orders, phase: phase?.name });
      if (phase) phase.acknowledged++;
      note('writes');
      await pause(every);
    }
  }

  async function pair(i) {
    const people = [1, 2].map(() => new Person(c, client_address(i)));
    for (const person of people) await expect(person, 'POST', '/guests', { body: {} });
    await pause((every * i) / pairs);
    while (!told.finishing && !told.over) await game(...people).catch((error) => {
        told.wrong.push(error.message);
        return pause(1000);
      });
  }

  const READS = { reads: ['/api/v1/matches?status=finished', '/api/v1/leaderboards/stratic', '/'], views: () => told.matches.length && `/api/v1/matches/${told.matches.at(-1)}/spectate` };
  async function reader(i, kind) {
    const person = new Person(c, client_address(i));
    for (let n = 0; !told.over; n++) {
      const path = Array.isArray(READS[kind]) ? READS[kind][n % READS[kind].length] : READS[kind]();
      if (path) {
        const answer = await person.ask('GET', path).catch((error) => ({ status: 599, body: { code: error.code ?? error.name } }));
        if (answer.status === 200) note(kind);
        else fail(`${kind} ${path.replace(/[a-z2-7]{10}/, '{match}')} ${answer.status} ${answer.body?.code ?? ''}`);
      }
      await pause(100);
    }
  }

  const players = Array.from({ length: pairs }, (_, i) => pair(i));
  const watchers = Array.from({ length: readers }, (_, i) => reader(pairs + i, i % 2 ? 'views' : 'reads'));
  return {
    told,
    /** Wait until that many more orders are acknowledged. */
    orders(more, seconds = 150) {
      const goal = told.orders.length + more;
      return until(() => told.orders.length >= goal, { seconds, every: 50, what: `${more} more orders` });
    },
    /** Count what happens from here on. */
    begin(name) {
      phase = { name, began: performance.now(), silence: {}, last: {}, acknowledged: 0, failed: 0, failures: new Map() };
      return phase;
    },
    /** The counts since `begin`, silences in milliseconds. */
    end() {
      for (const kind of ['writes', 'reads', 'views']) note(kind);
      const done = phase;
      phase = null;
      return done;
    },
    /** Let the games under way end, and stop. */
    async finish(seconds) {
      told.finishing = true;
      const late = Symbol('late');
      const done = await Promise.race([Promise.all(players), pause(seconds * 1000, late)]);
      told.over = true;
      await Promise.all([...players, ...watchers]);
      if (done === late) told.wrong.push(`the players did not finish their games within ${seconds} s`);
    },
  };
}

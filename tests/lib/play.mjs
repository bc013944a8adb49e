// play.mjs - what tests of matches have in common: people at a table, Stratic's short lines, legal turns picked from the legal
// list alone.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose } from '../games/stratic/player.mjs';
import { person } from './people.mjs';
import { shared, until } from './stack.mjs';

/** Two formations and a line that wins in five turns: the Aggressor on e2 walks to e7, then chains through e9 to the Commander. */
export const FORMATION = { type: 'setup', front: 'FFFFAFFFFF', back: 'AAA.CIAAAF' };
export const OTHER_FORMATION = { type: 'setup', front: 'FFFFAFFFFF', back: 'AAAFCIAAA.' };
export const WALL = { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
export const SHORT_WIN = ['Ae2>e5', '--', 'Ae5>e7', '--', '+Fe3 Ae7xe9xe10'];

/** A turn's time that no test outlasts on however slow a machine; most games' own minute may run out there. */
export const PATIENT = { mode: 'live', turn_seconds: 3600 };

export const turn = (text) => ({ type: 'turn', text });
export const seat_path = (match, n) => `/matches/${match}/turns/${n}/orders`;
export const put_orders = (client, match, n, orders, rest = {}) => client.put(seat_path(match, n), { orders, ...rest });

/** Two guests, or two people where the table is rated, at a new table (PATIENT unless told). Resolves to {match, south, north, seats:[south, north]}; nothing is ordered yet. */
export async function table(s, settings = {}, south = null, north = null) {
  const somebody = () => (settings.rated ? person(s) : s.guest());
  south ??= await somebody();
  north ??= await somebody();
  const { body: lobby } = await south.post('/lobbies', { game: 'stratic', clock: PATIENT, ...settings });
  const invite = lobby.join_url && new URL(lobby.join_url, s.url).searchParams.get('invite');
  const { body: full } = await north.put(`/lobbies/${lobby.id}/seats/me`, invite ? { invite } : {});
  assert.equal(full.status, 'started');
  return { match: full.match, south, north, seats: [south, north], lobby: lobby.id };
}

/** Hold the rows of matches until the function returned is called. */
export async function held(s, matches) {
  const child = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  for (const one of [child, child.stdin, child.stdout]) one.unref(); // a test that fails before it lets go must not wait for this
  let said = '';
  child.stdout.on('data', (part) => { said += part; });
  child.stdin.write(`begin; select count(*) from (select 1 from match where public_id in (${matches.map((m) => `'${m}'`)}) for update) held;\n`);
  await until(() => said.includes(String(matches.length)), { what: 'the lock' });
  return async (sql = '') => {
    child.stdin.end(`${sql}; commit;\n`);
    await new Promise((resolve) => { child.on('exit', resolve); });
  };
}

/** A table with both setups handed in: turn 1 is South's. */
export async function begun(s, settings = {}, setups = [FORMATION, FORMATION], seats = []) {
  const t = await table(s, settings, ...seats);
  await put_orders(t.south, t.match, 0, setups[0]);
  await put_orders(t.north, t.match, 0, setups[1]);
  return t;
}

/** Play texts from turn `first` on, alternating from South on odd turns. Resolves to the last receipt. */
export async function play_line(t, texts, first = 1) {
  let receipt;
  for (const [i, text] of texts.entries()) {
    const n = first + i;
    const { body } = await put_orders(t.seats[(n + 1) % 2], t.match, n, turn(text));
    assert.deepEqual(body.rejected, []);
    receipt = body;
  }
  return receipt;
}

/** Both have played enough for a rating: a setup and two turns each. */
export async function played_enough(t, setups = [FORMATION, FORMATION]) {
  await put_orders(t.south, t.match, 0, setups[0]);
  await put_orders(t.north, t.match, 0, setups[1]);
  await play_line(t, SHORT_WIN.slice(0, 4));
  return t;
}

export const view_of = async (client, match, query = '') => (await client.get(`/matches/${match}/view${query}`)).body;

/** Poll the view by long poll until `claim(view)` holds. */
export async function await_view(client, match, claim, seconds = 150) {
  const end = performance.now() + seconds * 1000;
  let view = await view_of(client, match);
  while (!claim(view)) {
    if (performance.now() > end) throw new Error(`the view did not become ${claim} within ${seconds} s: ${JSON.stringify(view).slice(0, 800)}`);
    view = await view_of(client, match, `?after=${view.seq}&wait=2`);
  }
  return view;
}

/** A legal turn for the one who owes it, from the legal list alone. */
export const pick_turn = (client, match, view) => choose(view, async (orders) =>
  (await (orders ? client.post(`/matches/${match}/legal`, { orders }) : client.get(`/matches/${match}/legal`))).body);

/** The recorded base games in two dimensions, shortest first; [] where the shared vectors are absent. */
export function golden_games() {
  const folder = shared();
  if (!folder) return [];
  const { games } = JSON.parse(readFileSync(join(folder, 'rules', 'golden', 'stratic', 'games.json'), 'utf8'));
  return games.filter((g) => g.variant === 'base' && g.dims === 2).sort((a, b) => a.turns.length - b.turns.length);
}

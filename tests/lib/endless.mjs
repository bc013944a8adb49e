// endless.mjs - voters of the Endless Tournament, and the tally made again from what was published.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { until } from './stack.mjs';

export const PASS = { type: 'turn', place: [], moves: [] };
export const vote_path = (window) => `/endless/windows/${window}/vote`;

const row_of = ({ account }) => `(select id from account where public_id = '${account.id}')`;

/** A guest becomes somebody who registered four days ago: old enough to vote. */
export async function member(s, client) {
  client ??= await s.guest();
  await s.sql(`update account set kind = 'human', registered_at = arena_now() - interval '4 days' where id = ${row_of(client)}`);
  return client;
}

/** So many finished games that one may vote, as if five turns had been played in each. */
export async function seasoned(s, client, games = 3) {
  for (let i = 0; i < games; i++) {
    const { body: { match } } = await client.post('/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'untimed' } });
    await client.post(`/matches/${match}/resign`, { confirm: true });
  }
  await s.sql(`update match_seat set ordered = 5 where account_id = ${row_of(client)} and finished_at is not null`);
  return client;
}

/** The side of an account, which is given one by asking. */
export const side_of = async (client) => (await client.post('/endless/side', {})).body.me.side;

/** People who may vote, by side; each has been given one. */
export async function voters(s, count, client = () => member(s)) {
  const sides = [[], []];
  for (let i = 0; i < count; i++) {
    const one = await client();
    one.side = await side_of(one);
    sides[one.side].push(await seasoned(s, one));
  }
  return sides;
}

export const endless = async (client) => (await client.get('/endless')).body;

/** A window is open: nobody waits for a setup, nor for the end of a window that ended when the clock was shifted. */
export const begun = async (s) => until(async () => {
  const { window } = await endless(s.client());
  return window && Date.parse(window.closes_at) > await s.now_ms() ? window : null;
}, { what: 'an open window' });

/** What the clock daemon begins by itself after a start has begun: the first window, and the site's own tournaments. Until then it adds rows that no test asked for. */
export async function settled(s) {
  await begun(s);
  await until(async () => await s.value('select count(*) from tournament where host_id is null') >= 3, { what: 'the announcements' });
}

/** Time goes by until the open window is closed; resolves to the one that follows. */
export async function close_window(s, client, window) {
  const left = (Date.parse(window.closes_at) - await s.now_ms()) / 1000;
  await s.shift_clock(left + 3);
  return until(async () => {
    const { window: now } = await endless(client);
    return now.window > window.window ? now : null;
  }, { what: `the end of window ${window.window}` });
}

export async function ballots_of(client, window) {
  const all = [];
  for (let next = null; ;) {
    const { body } = await client.get(`/endless/windows/${window}/ballots?limit=500${next ? `&cursor=${next}` : ''}`);
    all.push(...body.items);
    next = body.next;
    if (!next) return all;
  }
}

/** The published window follows from the published ballots: hash, turnout, weight, every line of the tally. */
export async function recount(client, window) {
  const { body: published } = await client.get(`/endless/windows/${window}`);
  const list = await ballots_of(client, window);
  const lines = list.map(({ code, weight, text }) => `${code} ${weight} ${text}\n`).join('');
  assert.equal(published.list_hash, createHash('sha256').update(lines).digest('hex'), 'the list hash');
  assert.equal(published.ballots, list.length);
  assert.equal(published.weight, list.reduce((sum, { weight }) => sum + weight, 0));
  const tally = { placements: new Map(), movements: new Map() };
  const add = (map, text, weight) => map.set(text, { weight: (map.get(text)?.weight ?? 0) + weight, ballots: (map.get(text)?.ballots ?? 0) + 1 });
  for (const { text, weight } of list) {
    const words = text.split(' ');
    for (const word of words.filter((w) => w.startsWith('+'))) add(tally.placements, word, weight);
    add(tally.movements, words.filter((w) => !w.startsWith('+')).join(' '), weight);
  }
  for (const part of ['placements', 'movements']) {
    const told = new Map(published.tally[part].map(({ text, weight, ballots }) => [text, { weight, ballots }]));
    if (told.size === 200) continue; // cut there
    assert.deepEqual([...told].sort(), [...tally[part]].sort(), part);
  }
  return { published, list };
}

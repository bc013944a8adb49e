// pairing.mjs - how long until a crowd that looks for opponents sits at matches. Three ways: all click at once; nobody's band reaches
// anybody until a moment comes at which all do, so that the clock daemon seats them; nobody ever fits, so that looking is all there is.
// LOAD_WAITERS (1000) people, an arena of its own with 12 workers and durable settings. Needs a built arena.
import assert from 'node:assert/strict';
import { cpus, loadavg } from 'node:os';
import { stack, until } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const WAITERS = Number(process.env.LOAD_WAITERS ?? 1000), ABREAST = 64;
const wish = { game: 'stratic', versus: 'anyone' };
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(2);

/** Run `work` for each of a list, so many at a time. */
async function each(list, work) {
  let next = 0;
  await Promise.all(Array.from({ length: Math.min(ABREAST, list.length) }, async () => {
    while (next < list.length) await work(list[next++]);
  }));
}

/** A crowd that stays; every answer is looked at here, not held against the interface's description. */
async function crowd(s) {
  const people = Array.from({ length: WAITERS }, () => Object.assign(s.client(), { strict: false }));
  await each(people, (one) => one.guest());
  return people;
}

async function click(people) {
  const times = [];
  let met = 0;
  await each(people, async (one) => {
    const began = performance.now();
    const { status, text } = await one.call('POST', '/play', { body: wish });
    times.push(performance.now() - began);
    assert.ok(status === 201 || status === 202, text);
    met += status === 201;
  });
  return { times, met };
}

const waiting = (s) => s.value('select count(*) from pairing');
const requests = ({ times }) => `a click p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`;

/** Everybody sits at exactly one match with one other. */
async function check(s) {
  const wrong = await s.value(`select count(*) from (select account_id from match_seat group by 1 having count(*) <> 1) t`);
  const seated = await s.value('select count(*) from match_seat');
  assert.deepEqual([seated, wrong], [WAITERS, 0]);
}

async function measure(name, run) {
  const s = await stack({ workers: 12, own: true, env: { QUADRIVIUM_LIMIT_GUESTS: '1000000' } });
  try {
    const people = await crowd(s);
    console.log(`${name.padEnd(28)} ${await run(s, people)}`);
  } finally {
    await s.stop();
  }
}

/** Ratings so far from each other that nobody fits until the bands are open. */
const spread = (s) => s.sql(`insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility, games,
  won, drawn, lost, at, listed) select id, 'stratic', 'base', 'standard', '', 'all', '', (row_number() over (order by id)) * 2000000000,
  50000000, 60000000000, 20, 10, 0, 10, now(), true from account where kind = 'guest'`);

console.log(`${WAITERS} people, ${ABREAST} clicks abreast; ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);

await measure('all click at once', async (s, people) => {
  const began = performance.now();
  const clicks = await click(people);
  const clicked = seconds(began);
  await until(async () => await waiting(s) === 0, { every: 20 });
  const all = seconds(began);
  await check(s);
  return `${clicked} s to click, ${all} s until all sit; ${clicks.met} matches by a click; ${requests(clicks)}`;
});

await measure('seated by the daemon', async (s, people) => {
  await spread(s);
  const clicks = await click(people);
  assert.deepEqual([clicks.met, await waiting(s)], [0, WAITERS]);
  await s.sql("update pairing set patience = interval '1 day'"); // nobody polls while we measure
  await s.shift_clock(100);
  const began = performance.now();
  await until(async () => await waiting(s) === 0, { every: 20, seconds: 300 });
  const all = seconds(began);
  await check(s);
  return `${all} s from the moment all bands are open; ${requests(clicks)}`;
});

await measure('nobody fits', async (s, people) => {
  await spread(s);
  await click(people);
  await s.sql("update pairing set patience = interval '1 day'");
  const times = [];
  await each(people, async (one) => {
    const began = performance.now();
    const { body } = await one.get('/play');
    times.push(performance.now() - began);
    assert.equal(body.wait.waiting, WAITERS);
  });
  return `GET /play p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms with ${WAITERS} in one queue`;
});

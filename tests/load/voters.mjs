// voters.mjs - a crowd that votes in the last ten seconds of a window of the Endless Tournament, while a worker and then the clock
// daemon are killed. Every vote that was answered counts once, none counts that was refused, and the published tally is the sum of the
// published ballots. LOAD_VOTERS (1000) distinct accounts, an arena of its own with 12 workers and durable settings. Needs a built arena.
import assert from 'node:assert/strict';
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ballots_of, begun, endless, member, recount, seasoned, side_of, vote_path } from '../lib/endless.mjs';
import { stack, until } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const VOTERS = Number(process.env.LOAD_VOTERS ?? 1000), ABREAST = 48, LAST_MS = 10_000;

async function each(list, work, abreast = ABREAST) {
  let next = 0;
  await Promise.all(Array.from({ length: Math.min(abreast, list.length) }, async () => {
    while (next < list.length) await work(list[next++]);
  }));
}

/** Accounts of one side that may vote: twice as many look, and the other half is North's. */
async function crowd(s) {
  const people = Array.from({ length: 2 * VOTERS }, () => Object.assign(s.client(), { strict: false }));
  await each(people, async (one) => {
    await member(s, await one.guest());
    one.side = await side_of(one);
  });
  const side = people.filter(({ side: which }) => which === 0).slice(0, VOTERS);
  await each(side, (one) => seasoned(s, one));
  return side;
}

/** Vote once at a moment, again while nobody answers; what came is noted. */
async function vote(one, window, orders, at, times) {
  await pause(Math.max(0, at - Date.now()));
  const began = performance.now();
  for (;;) {
    const answer = await one.call('PUT', vote_path(window), { body: { orders } }).catch(() => null);
    if (answer && answer.status !== 503 && answer.status !== 502) {
      times.push(performance.now() - began);
      one.answer = answer;
      return;
    }
    one.retries = (one.retries ?? 0) + 1;
    await pause(100);
  }
}

function choices(legal) {
  return legal.units.flatMap((unit) => unit.to.filter((to) => !to.incomplete).map((to) =>
    ({ type: 'turn', place: [], moves: [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] })));
}

const s = await stack({ workers: 12, own: true, env: { QUADRIVIUM_LIMIT_GUESTS: '1000000' } });
try {
  const watcher = Object.assign(s.client(), { strict: false });
  await begun(s);
  let { window } = await endless(watcher);
  const side = await crowd(s);
  ({ window } = await endless(watcher));
  assert.equal(window.side, 0, 'South is to move');
  const { body: legal } = await watcher.post(`/endless/windows/${window.window}/legal`, {});
  const all = choices(legal), times = [];
  await s.shift_clock((Date.parse(window.closes_at) - await s.now_ms() - LAST_MS - 500) / 1000);
  const left = Date.parse(window.closes_at) - await s.now_ms(), begins = Date.now(), closes = begins + left;
  const moments = side.map(() => closes - LAST_MS + Math.random() * (LAST_MS + 300)).sort((a, b) => a - b); // some a little late
  const killing = (async () => {
    await pause(left - LAST_MS * 0.6);
    s.kill('worker');
    await pause(LAST_MS * 0.3);
    s.kill('quad-clock');
  })();
  await Promise.all([killing, ...side.map((one, i) => vote(one, window.window, all[i % all.length], moments[i], times))]);
  await until(async () => (await endless(watcher)).window.window > window.window, { seconds: 60, what: 'the end of the window' });
  const counted = side.filter(({ answer }) => answer.status === 200), refused = side.filter(({ answer }) => answer.status !== 200);
  assert.ok(refused.every(({ answer }) => answer.body.code === 'window_closed'), refused.find(({ answer }) => answer.body.code !== 'window_closed')?.answer.text);
  const { published } = await recount(watcher, window.window), list = await ballots_of(watcher, window.window);
  assert.deepEqual(list.map(({ code }) => code).sort(), counted.map(({ answer }) => answer.body.code).sort(), 'answered and published');
  assert.equal(published.weight, counted.reduce((sum, { answer }) => sum + answer.body.weight, 0));
  assert.equal(await s.value(`select count(*) from match_event e join endless n on n.match_id = e.match_id where e.turn = ${window.window} and e.kind = 'turn'`), 1);
  const late = (Date.parse((await endless(watcher)).window.opens_at) - Date.parse(published.closes_at)) / 1000;
  console.log(`${side.length} voters in the last ${LAST_MS / 1000} s, a worker and the clock daemon killed: ${counted.length} counted, each once; ${refused.length} refused as too late; ` +
    `${side.reduce((n, { retries = 0 }) => n + retries, 0)} sent again after an outage`);
  console.log(`a vote p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms; the next window opened ${late.toFixed(1)} s after the close`);
  console.log(`published weight ${published.weight} = sum of ${published.ballots} ballots; list hash made again; ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
} finally {
  await s.stop();
}

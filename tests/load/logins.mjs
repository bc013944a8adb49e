// logins.mjs - does the time of a sign-in tell whether the name is known? `tests/load/bench.sh logins`, or node with a built arena. Two
// hundred tries (LOGINS) with the name of an account and a wrong password, and as many with a name that nobody has, in turns; bar: the
// medians differ by less than 5 %. The last line compares two halves of the same kind: that much is the machine's own noise.
import { Client } from '../lib/client.mjs';
import { person } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';
import { median, quantile } from './measure.mjs';

const TRIES = Number(process.env.LOGINS ?? 200), OF_A_NAME = 10, BAR = 0.05;

/** One try: milliseconds from the request to the whole answer. */
async function one(url, name) {
  const client = new Client(url), began = performance.now();
  const { status, text } = await client.call('POST', '/sessions', { body: { name, password: 'not the password' } });
  if (status !== 401) throw new Error(`${name} → ${status}: ${text}`);
  return performance.now() - began;
}

const apart = (a, b) => Math.abs(median(a) - median(b)) / Math.min(median(a), median(b));
const show = (what, times) => console.log(`${what.padEnd(16)} ${String(times.length).padStart(5)}  median ${median(times).toFixed(2)}  p5 ${quantile(times, 0.05).toFixed(2)}  p95 ${quantile(times, 0.95).toFixed(2)} ms`);

const s = await stack({ own: true, env: { QUADRIVIUM_LIMIT_SIGN_INS: '1000000' } });
try {
  const known = [], times = { known: [], unknown: [] };
  for (let i = 0; i < TRIES / OF_A_NAME; i++) known.push((await person(s)).account.name);
  for (let i = 0; i < 20; i++) await one(s.url, `Nobody at first ${i}`); // the first ones find cold caches
  for (let i = 0; i < TRIES; i++) {
    const names = { known: known[Math.floor(i / OF_A_NAME)], unknown: `Nobody ${Math.floor(i / OF_A_NAME)}` };
    for (const kind of i % 2 ? ['known', 'unknown'] : ['unknown', 'known']) times[kind].push(await one(s.url, names[kind]));
  }
  for (const [kind, all] of Object.entries(times)) show(`${kind} name`, all);
  const found = apart(times.known, times.unknown);
  console.log(`the medians differ by ${(found * 100).toFixed(2)} % (bar: less than ${BAR * 100} %)`);
  console.log(`the known ones' odd and even halves by ${(apart(...[0, 1].map((odd) => times.known.filter((_, i) => i % 2 === odd))) * 100).toFixed(2)} %`);
  process.exitCode = found < BAR ? 0 : 1;
} finally {
  await s.stop();
}

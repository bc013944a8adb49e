// main.mjs - `make test-cluster`: 50 people order on a whole cluster while one fault after the other befalls it. Prints a table; exit status 1
// when an acknowledged order is missing or there twice, a match does not replay, somebody was forfeited, or the silence was too long.
// Words name the faults to try (any part of their names); none: all of them. Runs inside sandbox.sh.
import { isDeepStrictEqual } from 'node:util';
import { cluster } from './cluster.mjs';
import { FAULTS, back_up, restore } from './faults.mjs';
import { load } from './load.mjs';
import { run } from './machines.mjs';

const PAIRS = 25, READERS = 4, BEFORE = 60; // orders before a fault strikes
const SECONDS = { unplanned: 30, planned: 5, reads: 2 };

const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const wrong = [];

const EVENTS = `select m.public_id as match, e.turn, e.body::json->'orders' as orders from match_event e join match m on m.id = e.match_id where e.kind = 'turn'`;
const key_of = ({ match, turn }) => `${match} ${turn}`;

/* Which of the orders are not in the record, and which turns are there twice. */
function compare(orders, events) {
  const found = new Map();
  for (const event of events) found.set(key_of(event), [...(found.get(key_of(event)) ?? []), event.orders]);
  return {
    lost: orders.filter((order) => !found.get(key_of(order))?.some((all) => all.some((one) => isDeepStrictEqual(one, order.orders)))),
    doubled: orders.filter((order) => (found.get(key_of(order))?.length ?? 0) > 1),
  };
}

async function suffer(c, l, fault) {
  await c.whole();
  await l.orders(BEFORE);
  const phase = l.begin(fault.name);
  await fault.strike(c, l);
  await fault.mend?.(c, l);
  await c.whole();
  await l.orders(BEFORE);
  const row = Object.assign(l.end(), { fault });
  say(`${fault.name}: silence of writes ${row.silence.writes | 0} ms, of reads ${row.silence.reads | 0} ms; ${phase.acknowledged} acknowledged, ${row.failed} requests failed ${JSON.stringify(Object.fromEntries(row.failures))}`);
  return row;
}

const began = performance.now();
const c = await cluster({ clients: PAIRS + READERS });
await c.primary().then((machine) => machine.exec(['psql', '-XAtq', '-h', `${machine.disk}/var/run/postgresql`, '-d', 'postgres', '-c', 'create table probe (name text)']));
say(`a cluster of ${c.machines.length} machines is up after ${Math.round((performance.now() - began) / 1000)} s`);
const l = await load(c, { pairs: PAIRS, readers: READERS });
await l.orders(BEFORE);
say(`backup ${(await back_up(c)).trim()}`);
const rows = [];
let point = null;
for (const fault of chosen) {
  rows.push(await suffer(c, l, fault));
  if (!point) { // the moment to which the backup is restored: between two orders
    const before = l.told.orders.length;
    const [{ now }] = await c.sql('select clock_timestamp() as now');
    point = { now, before: l.told.orders.slice(0, before) };
  }
}
await l.finish(60);
wrong.push(...l.told.wrong);

const events = await c.sql(EVENTS);
const { lost, doubled } = compare(l.told.orders, events);
const during = (list, name) => list.filter((order) => order.phase === name).length;
const [{ missed }] = await c.sql('select coalesce(sum(missed), 0)::int as missed from match_seat');
const ends = await c.sql(`select result->>'reason' as reason, count(*)::int from match where status = 'finished' group by 1`);
const open = await c.sql(`select public_id from lobby where status <> 'started'`);
const scrub = (await c.quad('scrub')).trim().split('\n').at(-1);

await c.sql('select pg_switch_wal()');
const restored = await restore(c, point.now, EVENTS);
const back = compare(point.before.filter(({ turn, seat }) => turn > 0 || seat === 'north'), restored.rows);
const later = l.told.orders.slice(point.before.length).filter((order) => restored.rows.some((event) => key_of(event) === key_of(order)));
say(`restored to ${point.now}: ${restored.said.trim().split('\n').join('; ')}; ${back.lost.length} of ${point.before.length} orders missing, ${later.length} later ones`);

const ms = (value) => `${(value / 1000).toFixed(1)} s`;
console.log('\n| fault | writes silent | reads silent | live views silent | acknowledged | lost | doubled | requests failed |\n|---|---|---|---|---|---|---|---|');
for (const row of rows) {
  console.log(`| ${row.name} | ${ms(row.silence.writes)} | ${ms(row.silence.reads)} | ${ms(row.silence.views)} | ${row.acknowledged} | ${during(lost, row.name)} | ${during(doubled, row.name)} | ${row.failed} |`);
  const bar = row.fault.planned ? SECONDS.planned : SECONDS.unplanned;
  if (row.silence.writes > bar * 1000) wrong.push(`${row.name}: writes were silent for ${ms(row.silence.writes)}, more than ${bar} s`);
  if (row.silence.reads > SECONDS.reads * 1000) wrong.push(`${row.name}: reads were silent for ${ms(row.silence.reads)}, more than ${SECONDS.reads} s`);
  if (row.fault.unnoticed && row.failed) wrong.push(`${row.name}: ${row.failed} requests failed`);
}
console.log(`\n${l.told.orders.length} orders acknowledged, ${lost.length} lost, ${doubled.length} doubled; ${missed} turns missed; matches ended ${ends.map(({ reason, count }) => `${reason} ${count}`).join(', ')}; ${open.length} games without players; ${scrub}`);
console.log(`failures: ${[...l.told.failures].map(([why, count]) => `${count} × ${why}`).join('; ')}`);
if (lost.length + doubled.length) wrong.push(`${lost.length} orders lost, ${doubled.length} doubled`);
if (missed) wrong.push(`${missed} turns were missed`);
if (ends.length > 1) wrong.push('matches ended in a way that their orders do not lead to');
if (open.length) wrong.push(`${open.length} games were made twice`);
if (!/"damaged":0/.test(scrub)) wrong.push('matches do not replay');
if (back.lost.length || later.length) wrong.push('the restored database is not that of the moment asked for');
for (const text of [...new Set(wrong)]) console.log(`not ok - ${text}`);
console.log(`${wrong.length ? 'BROKEN' : 'every promise was kept'}, in ${Math.round((performance.now() - began) / 1000)} s`);
if (process.env.CLUSTER_LOGS) run('sh', '-c', `mkdir -p "$CLUSTER_LOGS" && cp /mnt/*.log "$CLUSTER_LOGS" && for a in /mnt/arena*; do [ ! -d "$a" ] || cp "$a/var/lib/quadrivium/log/quadrivium.log" "$CLUSTER_LOGS/$(basename "$a").quad.log"; done`);
process.exit(wrong.length ? 1 : 0);

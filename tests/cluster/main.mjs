// main.mjs - `make test-cluster`: 50 people order on a whole cluster while one fault after the other befalls it. Prints a table; exit status 1
// when an acknowledged order is missing or there twice, a match does not replay, somebody was forfeited, or the silence was too long.
// Words name the faults to try (any part of their names); none: all of them. Runs inside sandbox.sh. PAIRS: how many pairs of people play.
// UNTIMED: the silences are told and not judged, nor is a request that was given up for want of time: for machines with other work to do.
import { readFileSync } from 'node:fs';
import { cluster } from './cluster.mjs';
import { FAULTS, back_up, restore } from './faults.mjs';
import { load } from './load.mjs';
import { run } from './machines.mjs';
import { EVENTS, MATCHES, SEALED, compare, key_of } from './record.mjs';

const PAIRS = Number(process.env.PAIRS ?? 25), READERS = 4, BEFORE = 60; // orders before a fault strikes
const IS_TIMED = !process.env.UNTIMED;
const LATE = /^503 unavailable|ABORT_ERR/;
const SECONDS = { unplanned: 30, planned: 5, reads: 2, silent: 4, views: 10 };

const words = process.argv.slice(2);
const chosen = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const say = (text) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
const wrong = [];
const claim = (text, holds, why) => {
  console.log(holds ? `ok - ${text}` : `not ok - ${text}: ${why}`);
  if (!holds) wrong.push(text);
};

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

/* The figures that alerts of the cluster name are those of its programs. */
async function figures_named(c) {
  const rules = readFileSync(new URL('../../deploy/monitoring/alerts.yml', import.meta.url), 'utf8').split('- name: cluster')[1];
  const places = [[c.db[0], `${c.db[0].address}:8008`], [c.etcd[0], `${c.etcd[0].address}:2379`], [c.front[0], '127.0.0.1:8404']];
  const told = (await Promise.all(places.map(([machine, at]) => machine.exec(['curl', '-sf', `http://${at}/metrics`])))).join('');
  const missing = [...new Set(rules.match(/\b(?:patroni|etcd|haproxy)_[a-z_]+|proxy="\w+"|state="\w+"/g))].filter((name) => !told.includes(name));
  claim('the alerts of a cluster name figures that there are', missing.length === 0, missing.join(' '));
}

/* The machines' logs outlive them. */
process.on('exit', () => {
  const place = `${process.env.QUADRIVIUM_BUILD}/test-logs/cluster`;
  run('sh', '-c', `mkdir -p "${place}" && cp /mnt/*.log "${place}" && for a in /mnt/arena?; do cp "$a/var/lib/quadrivium/log/quadrivium.log" "${place}/$(basename "$a").quadrivium.log"; done`);
});

const began = performance.now();
const c = await cluster({ clients: PAIRS + READERS });
await c.administer_sql('create table probe (name text)', null, 'postgres');
say(`a cluster of ${c.machines.length} machines is up after ${Math.round((performance.now() - began) / 1000)} s`);
await figures_named(c);
const l = await load(c, { pairs: PAIRS, readers: READERS });
await l.orders(BEFORE);
if (words.length === 0) say(`backup ${(await back_up(c)).trim()}`);
const rows = [];
let point = null;
for (const fault of chosen) {
  rows.push(await suffer(c, l, fault));
  if (!point) { // the moment to which the backup is restored: between two orders
    const before = l.told.orders.length;
    const [{ now }] = await c.sql('select clock_timestamp()::text as now');
    point = { now, before: l.told.orders.slice(0, before) };
  }
}
await l.finish(60);

const { lost, sealed, doubled } = compare(l.told.orders, { events: await c.sql(EVENTS), sealed: await c.sql(SEALED) });
const made = new Set((await c.sql(MATCHES)).map(({ match }) => match));
const gone = l.told.matches.filter((match) => !made.has(match));
const during = (list, name) => list.filter((order) => order.phase === name).length;
const [{ missed }] = await c.sql('select coalesce(sum(missed), 0)::int as missed from match_seat');
const ends = await c.sql(`select result->>'reason' as reason, count(*)::int from match where status = 'finished' group by 1`);
const open = await c.sql(`select public_id from lobby where status <> 'started'`);
const scrub = (await c.quad('scrub')).trim().split('\n').at(-1);

/* The backup is restored to a moment amid the faults: the orders acknowledged before it, and no later ones. */
async function check_restore() {
  await c.sql('select pg_switch_wal()');
  const { said, rows: [found, waiting] } = await restore(c, point.now, [EVENTS, SEALED]);
  const back = compare(point.before, { events: found, sealed: waiting });
  const turns = new Set(found.map(key_of));
  const later = l.told.orders.slice(point.before.length).filter((order) => order.turn > 0 && turns.has(key_of(order)) && !point.before.some((one) => key_of(one) === key_of(order)));
  say(`restored to ${point.now}: ${said.trim().split('\n').join('; ')}; ${back.lost.length} of ${point.before.length} orders missing, ${later.length} later ones`);
  // Of each pair one order can have been committed, and not yet acknowledged to its player, at that moment.
  claim('a backup is restored to the moment asked for', back.lost.length === 0 && later.length <= PAIRS, `${back.lost.length} orders missing, ${later.length} too many`);
}
const ms = (value) => `${(value / 1000).toFixed(1)} s`;

console.log('\n| fault | writes silent | reads silent | live views silent | acknowledged | lost | doubled | requests failed |\n|---|---|---|---|---|---|---|---|');
for (const row of rows) console.log(`| ${row.name} | ${ms(row.silence.writes)} | ${ms(row.silence.reads)} | ${ms(row.silence.views)} | ${row.acknowledged} | ${during(lost, row.name)} | ${during(doubled, row.name)} | ${row.failed} |`);
for (const row of IS_TIMED ? rows : []) {
  const bar = row.fault.seconds ?? (row.fault.planned ? SECONDS.planned : SECONDS.unplanned);
  claim(`${row.name}: writes go on within ${bar} s`, row.silence.writes <= bar * 1000, `they were silent for ${ms(row.silence.writes)}`);
  const pause = row.fault.silent ? SECONDS.silent : SECONDS.reads;
  claim(`${row.name}: reads go on within ${pause} s`, row.silence.reads <= pause * 1000, `they were silent for ${ms(row.silence.reads)}`);
  claim(`${row.name}: live views go on within ${SECONDS.views} s`, row.silence.views <= SECONDS.views * 1000, `they were silent for ${ms(row.silence.views)}`);
}
for (const { name, failures } of rows.filter(({ fault }) => fault.unnoticed)) {
  const failed = [...failures].filter(([why]) => IS_TIMED || !LATE.test(why));
  claim(`${name}: no request fails`, failed.length === 0, failed.map(([why, count]) => `${count} × ${why}`).join('; '));
}
console.log(`\n${l.told.orders.length} orders acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${sealed.length} sealed until another seat orders; ${missed} turns missed; matches ended ${ends.map(({ reason, count }) => `${reason} ${count}`).join(', ')}; ${open.length} games without players; ${scrub}`);
console.log(`failures: ${[...l.told.failures].map(([why, count]) => `${count} × ${why}`).join('; ')}`);
claim('every acknowledged order is there exactly once', lost.length + doubled.length === 0, `${lost.length} lost, ${doubled.length} doubled`);
claim('every acknowledged game is there', gone.length === 0, gone.join(' '));
claim('no turn was missed', missed === 0, `${missed} were`);
claim('matches ended as their orders lead to', ends.length === 1, JSON.stringify(ends));
claim('no game was made twice', open.length === 0, `${open.length} were`);
claim('every match replays', /"damaged":0/.test(scrub), scrub);
if (words.length === 0) await check_restore();
claim('nothing else went wrong', l.told.wrong.length === 0, [...new Set(l.told.wrong)].slice(0, 5).join(' | '));
console.log(`in ${Math.round((performance.now() - began) / 1000)} s`);
process.exit(wrong.length ? 1 : 0);

// league.mjs - a fresh arena whose league of CoSAIR runs for LEAGUE_MINUTES (60): the sample program joins among the built-in bots, then others do;
// one of them is killed. At the end: how soon the first had 20 rated games, whether every set was played from each seat on one seed,
// who was withdrawn, whether the standings are what the games say, and whether `quad rate` makes of the dump, byte for byte, what the season
// shows. Prints a line a minute and JSON at the end; exit status 1 when a promise was broken.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bearer, established, fresh } from '../lib/people.mjs';
import { build, root, stack, until } from '../lib/stack.mjs';

const MINUTES = Number(process.env.LEAGUE_MINUTES ?? 60);
const OTHERS = Number(process.env.LEAGUE_PROGRAMS ?? 4) - 1;
const AT_ONCE = process.env.LEAGUE_AT_ONCE ?? '4';
const LEAGUE = '/leagues/cosair/base';
const s = await stack({ workers: 6, own: true, env: { QUADRIVIUM_TEST_SEED: '', QUADRIVIUM_BOTS: '2', QUADRIVIUM_NICE: '1' } });
const began = Date.now(), end = began + MINUTES * 60_000;
const broken = [];
const claim = (holds, what) => { if (!holds) broken.push(what); };
const seconds = () => Math.round((Date.now() - began) / 1000);

async function program() {
  const owner = await established(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh('League program'), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'league', scopes: ['play', 'lobby'], bot: account.id });
  const sample = join(root, 'frontend', 'docs', 'agents', 'league.py');
  const child = spawn('python3', [sample, s.url, AT_ONCE], { env: { ...process.env, QUADRIVIUM_TOKEN: token }, stdio: ['ignore', 'ignore', 'inherit'] });
  return { name: account.name, client: bearer(s, token), child };
}
const league = async () => (await s.client().get(LEAGUE)).body;
const entry = async (one) => (await league()).items.find((item) => item.program === one.name);

/** Every set of the league: its seed and, for each game, its match, its state and the players by seat. */
async function sets() {
  return JSON.parse(await s.sql(`select coalesce(json_agg(x), '[]') from (
    select l.id, l.ended, cardinality(l.players) as seats, json_agg(json_build_object('seed', m.seed, 'over', m.status = 'finished', 'rated', m.rated,
      'sealed', m.sealed, 'reason', m.result->>'reason', 'names', (select json_agg(p.name order by p.seat) from match_seat p where p.match_id = m.id)) order by m.id) as games
      from league_set l join league_game g on g.set_id = l.id join match m on m.id = g.match_id group by l.id order by l.id) x`));
}

/** How often each opponent was met from each seat, in the sets of a program that were played whole. */
function meetings(all, one) {
  const met = new Map();
  for (const set of all.filter((x) => x.games.length === x.seats && x.games.every((game) => game.over && game.names.includes(one.name))))
    for (const { names } of set.games) {
      const rival = names.find((name) => name !== one.name), seat = names.indexOf(one.name);
      if (!met.has(rival)) met.set(rival, [0, 0]);
      met.get(rival)[seat]++;
    }
  return Object.fromEntries(met);
}
function check_sets(all) {
  for (const set of all) {
    claim(new Set(set.games.map((game) => game.seed)).size === 1, `set ${set.id}: one seed`);
    claim(set.games.every((game) => game.rated), `set ${set.id}: rated`);
    claim(set.games.length <= set.seats, `set ${set.id}: no game twice`);
    if (set.games.length === 2) claim([...set.games[0].names].reverse().join() === set.games[1].names.join(), `set ${set.id}: seats exchanged`);
  }
}

// ---- the league ------------------------------------------------------------------------------------------------------------------

const first = await program(), programs = [first];
const twenty = await until(async () => (await entry(first))?.games >= 20 && seconds(), { seconds: Math.max(600, MINUTES * 60), every: 2000, what: '20 games' });
console.log(`20 rated games after ${twenty} s: ${JSON.stringify(meetings(await sets(), first))}`);
claim(twenty <= 600, `20 games within ten minutes, not ${twenty} s`);
for (let i = 0; i < OTHERS; i++) programs.push(await program());
let killed = null, gone = null;
for (let minute = 1; Date.now() < end; minute++) {
  await pause(Math.max(0, Math.min(60_000, end - Date.now())));
  const items = (await league()).items;
  console.log(`${seconds()} s: ${items.filter((item) => item.games !== undefined).map((item) => `${item.program} ${item.status} ${item.games} games ${item.faults ?? 0} faults`).join('; ')}`);
  if (!killed && Date.now() - began > MINUTES * 30_000) {
    first.child.kill('SIGKILL');
    killed = { at: seconds(), before: items };
  }
  const now = await entry(first);
  if (killed && !gone && now.status === 'withdrawn') gone = { after: seconds() - killed.at, reason: now.reason, faults: now.faults };
}
if (killed && !gone) gone = await until(async () => { const now = await entry(first); return now.status === 'withdrawn' && { after: seconds() - killed.at, reason: now.reason, faults: now.faults }; },
  { seconds: 300, every: 2000, what: 'the killed program to be withdrawn' });
claim(gone?.faults >= 3, `withdrawn after three faults: ${JSON.stringify(gone)}`);
const others = await Promise.all(programs.slice(1).map(entry));
for (const one of others) claim(one.status === 'in', `${one.program} still plays: ${one.status} ${one.reason}`);

// ---- its end: they leave, what runs ends, and the figures are compared ------------------------------------------------------------

for (const { child } of programs.slice(1)) child.kill('SIGINT');
await until(async () => (await s.value("select count(*) from league_entry where status = 'in'")) === 0, { what: 'all to leave', every: 500 });
await until(async () => (await s.value('select count(*) from league_game g join match m on m.id = g.match_id where not g.settled or m.sealed')) === 0,
  { seconds: 600, every: 1000, what: 'the games to end' });
const all = await sets(), { season, items, pairs } = await league();
check_sets(all);
for (const item of items.filter((one) => programs.some((p) => p.name === one.program))) {
  const games = all.flatMap((set) => set.games).filter((game) => game.names.includes(item.program)).length;
  claim(item.games === games, `${item.program}: ${item.games} games in the standings, ${games} in its sets`);
  claim(item.won + item.drawn + item.lost === item.games, `${item.program}: won, drawn and lost make its games`);
}
const folder = mkdtempSync(join(tmpdir(), 'quad-league-'));
const quad = (role, ...args) => execFileSync(join(build, 'quad'), args, { encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...(role && { QUADRIVIUM_DATABASE_URL: `${s.conninfo} user=${role}` }) } });
quad('quad_reader', 'dump', '--out', folder);
const dump = join(folder, 'matches-all.ndjson');
quad('quad_owner', 'season');
const { body: shown } = await s.client().get(`/seasons/${season}`);
const printed = quad(null, 'rate', '--season', season, dump);
const same = shown.items.map((item) => JSON.stringify(item) + '\n').join('') === printed;
claim(same, 'quad rate makes of the dump what the season shows');
claim(pairs.reduce((sum, pair) => sum + pair.games, 0) === 2 * all.flatMap((set) => set.games).length, 'the pairs are the games');
const board = shown.items.find((item) => item.board === 'cosair/base');
console.log(JSON.stringify({ minutes: MINUTES, twenty, killed: killed?.at, gone, sets: all.length, games: all.flatMap((set) => set.games).length,
  whole: all.filter((set) => set.games.length === set.seats).length, standings: items.map(({ program: name, status, reason, games, won, drawn, lost, faults }) => ({ name, status, reason, games, won, drawn, lost, faults })),
  met: Object.fromEntries(programs.map((one) => [one.name, meetings(all, one)])), dump_bytes: statSync(dump).size, rate_bytes: printed.length, same,
  ratings: board?.players.map(({ name, rating, low, high, rank, games }) => ({ name, rating, low, high, rank, games })), broken }, null, 1));
rmSync(folder, { recursive: true });
await s.stop();
process.exit(broken.length ? 1 : 0);

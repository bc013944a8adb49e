// many.mjs - pair n: what an order and pages of the archive cost beside a million finished matches, against an arena with a thousand.
// LOAD_MATCHES can name several numbers (10000,100000,1000000), one arena each. The matches are real ones: a played game with all its rows, copied
// under other players and dates. What counts is the processor time of the whole arena: the time by the clock depends on the machine's other work.
import { join } from 'node:path';
import { match_rows, people, people_of } from './many_rows.mjs';
import { compare, interleave, median, run, settings, spent_between, times, where_it_went } from './measure.mjs';
import { matches, processes, tool, write_tables } from './stand.mjs';
import { played_enough, table } from '../lib/play.mjs';

const FEW = 1000, MANY = (process.env.LOAD_MATCHES ?? '1000000').split(',').map(Number);
const PLAYING = 8, PAGES = 300, DEEP = 5;

/** An arena with `count` finished matches and PLAYING running ones. */
async function filled({ single, dir }, count) {
  const { stack, port } = await single();
  const model = await played_enough(await table(stack));
  await model.north.post(`/matches/${model.match}/resign`, { confirm: true });
  await people(stack, count);
  await match_rows(stack, model.match, count);
  return { stack, port, people: people_of(count), players: await matches(stack, PLAYING), file: join(dir, `tables-${count}`), searches: 0 };
}

/* What `work`, which tells how much it did, costs the arena. */
async function cost(arena, work) {
  const before = times(processes(arena.stack));
  const { count, ms } = await work();
  const after = times(processes(arena.stack));
  return { each: spent_between(before, after) / count, ms, count, before, after };
}

async function orders(arena, warming) {
  write_tables(arena.file, arena.players);
  return cost(arena, async () => {
    const ran = JSON.parse(await run(tool('orders'), [arena.port, arena.file, '--seconds', warming ? 1 : settings.seconds]));
    arena.players.forEach((match, i) => { match.turn = ran.turns[i]; });
    return { count: ran.orders, ms: ran.us / ran.orders / 1000 };
  });
}

/* Searches a person makes, each with a time of its own, so that no cache answers. */
const day = (n, year) => `to=${new Date(Date.UTC(year, 0, 1 + n % 1800, n % 24, n % 60)).toISOString()}`;
const SEARCHES = {
  'first page': (n) => day(n, 2030),
  'page of another day': (n) => day(n, 2021),
  'page of one player': (n, arena) => `player=Many%20${1 + (n * 37) % arena.people}&${day(n, 2030)}`,
  'page of one variant and ending': (n) => `variant=base&result=resign&rated=0&${day(n, 2021)}`,
};

async function timed(reader, query) {
  const begun = process.hrtime.bigint();
  const { body } = await reader.get(`/matches?status=finished&game=stratic&limit=20&${query}`);
  return { ms: Number(process.hrtime.bigint() - begun) / 1e6, next: body.next };
}

const pages = (search) => (arena, warming) => cost(arena, async () => {
  const reader = arena.stack.client(), took = [];
  for (let i = 0; i < (warming ? 10 : PAGES); i++) took.push((await timed(reader, search(arena.searches++, arena))).ms);
  return { count: took.length, ms: median(took) };
});

/* Page after page by the cursor. */
const deep_pages = (arena, warming) => cost(arena, async () => {
  const reader = arena.stack.client(), took = [];
  for (let i = 0; i < (warming ? 1 : PAGES / DEEP); i++) {
    const search = day(arena.searches++, 2025);
    for (let page = 0, next = null; page < DEEP && next !== undefined; page++) {
      const got = await timed(reader, next ? `${search}&cursor=${encodeURIComponent(next)}` : search);
      took.push(got.ms);
      next = got.next ?? undefined;
    }
  }
  return { count: took.length, ms: median(took) };
});

const MEASURED = [['order', 'an order', orders], ...Object.entries(SEARCHES).map(([name, search]) => ['page', `a ${name}`, pages(search)]), ['page', 'a page behind others', deep_pages]];

export async function many_matches(stage) {
  const few = await filled(stage, FEW);
  const lines = [];
  for (const count of MANY) {
    const many = await filled(stage, count);
    for (const [id, name, measured] of MEASURED) {
      const got = await interleave((warming) => measured(many, warming), (warming) => measured(few, warming));
      const last = got.ours.at(-1);
      lines.push(compare(got, (r) => r.each, {
        id: `n ${id}`, name: `${name} beside ${count} finished matches / beside ${FEW}`, unit: 'µs of processors', bar: 1.3, atMost: true,
        where: [where_it_went(last.before, last.after, last.count, id), `by the clock ${last.ms.toFixed(2)} ms, beside ${FEW} ${got.limit.at(-1).ms.toFixed(2)} ms`],
      }));
    }
  }
  return lines;
}

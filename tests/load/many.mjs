// many.mjs - pair n: what an order and a page of the archive cost beside a million finished matches, against an arena with a thousand.
// The matches are real ones: a played game with all its rows, copied under other players and dates.
import { join } from 'node:path';
import { match_rows, people } from './many_rows.mjs';
import { compare, interleave, median, run, settings, times, where_it_went } from './measure.mjs';
import { matches, processes, tool, write_tables } from './stand.mjs';
import { played_enough, table } from '../lib/play.mjs';

const FEW = 1000, MANY = Number(process.env.LOAD_MATCHES ?? 1_000_000);
const PLAYING = 8, PAGES = 150;

/** An arena with `count` finished matches and PLAYING running ones. */
async function filled({ single, dir }, count) {
  const { stack, port } = await single();
  const model = await played_enough(await table(stack));
  await model.north.post(`/matches/${model.match}/resign`, { confirm: true });
  await people(stack);
  await match_rows(stack, model.match, count);
  return { stack, port, players: await matches(stack, PLAYING), file: join(dir, `tables-${count}`), searches: 0 };
}

async function orders(arena, warming) {
  write_tables(arena.file, arena.players);
  const before = times(processes(arena.stack));
  const ran = JSON.parse(await run(tool('orders'), [arena.port, arena.file, '--seconds', warming ? 1 : settings.seconds]));
  arena.players.forEach((match, i) => { match.turn = ran.turns[i]; });
  return { each: ran.us / ran.orders, count: ran.orders, before, after: times(processes(arena.stack)) };
}

/* Searches a person makes: another player's games each time, so that no cache answers, and pages behind another day. */
async function pages(arena, warming) {
  const reader = arena.stack.client(), took = [];
  for (let i = 0; i < (warming ? 10 : PAGES); i++) {
    const n = arena.searches++;
    const filter = n % 2 ? `player=Many%20${1 + (n * 37) % 1000}` : `to=${new Date(Date.UTC(2021, 0, 1 + n % 1800, n % 24)).toISOString()}`;
    const begun = process.hrtime.bigint();
    await reader.get(`/matches?status=finished&game=stratic&limit=20&${filter}`);
    took.push(Number(process.hrtime.bigint() - begun) / 1000);
  }
  return { each: median(took) };
}

export async function many_matches(stage) {
  const few = await filled(stage, FEW), many = await filled(stage, MANY);
  const lines = [];
  for (const [id, name, measured] of [['order', 'an order', orders], ['page', 'a page of the archive', pages]]) {
    const got = await interleave((warming) => measured(many, warming), (warming) => measured(few, warming));
    const last = got.ours.at(-1);
    lines.push(compare(got, (r) => r.each, {
      id: `n ${id}`, name: `${name} beside ${MANY} finished matches / beside ${FEW}`, unit: 'µs', bar: 1.3, atMost: true,
      where: last.before ? [where_it_went(last.before, last.after, last.count, 'order')] : [],
    }));
  }
  return lines;
}

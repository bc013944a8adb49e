// The database is short of something: room on its disk, connections, the right to write, time. Orders are answered 503 with Retry-After, nothing
// is kept in part, and when it is over service comes back by itself with every order that was accepted.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { begun, put_orders, turn } from '../lib/play.mjs';
import { build, stack, until } from '../lib/stack.mjs';

const PLAIN = { rated: false, clock: { mode: 'untimed' }, options: { skip_reinforcement: false, idle_limit: 0 } };
const MEBIBYTE = 1 << 20;

/* A disk of its own needs the right to mount one. */
const place = mkdtempSync(join(tmpdir(), 'quad-disk-'));
let mounted = false;
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=755', 'none', place], { stdio: 'ignore' });
  mounted = true;
} catch { /* an ordinary user */ }
chmodSync(place, 0o755);
const home = join(place, 'home');
mkdirSync(home);
const s = await stack({ workers: 4, own: true, home });
after(async () => {
  await s.stop().finally(() => {
    if (mounted) execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true, force: true });
  });
});

const quad = (...words) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out, said) => resolve({ status: error?.code ?? 0, out, said }));
});

/** A match whose players pass in turn; every answer is counted. */
class Passing {
  constructor(t) { Object.assign(this, { t, n: 1, accepted: 0 }); }

  /** What an order changes. */
  async facts() {
    return s.sql(`select turns, owes, handed_in, state_hash, result, (select string_agg(o::text, ' ' order by turn, seat) from match_order o where match_id = m.id),
      (select string_agg(concat_ws(' ', seat, ordered, bank_ms), ',' order by seat) from match_seat where match_id = m.id) from match m where public_id = '${this.t.match}'`);
  }

  /** One order: true when it was accepted. Else it must be a 503 that says when to come back. */
  async order() {
    const player = this.t.seats[(this.n + 1) % 2];
    player.strict = false;
    const answer = await player.call('PUT', `/matches/${this.t.match}/turns/${this.n}/orders`, { body: { orders: turn('--') } });
    if (answer.status === 200) {
      this.n++;
      this.accepted++;
      return true;
    }
    assert.equal(answer.status, 503, `order ${this.n}: ${answer.text}`);
    assert.match(answer.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    return false;
  }

  /** What is in the record is what was accepted: the same number without a gap. */
  async proven() {
    const { turns, events } = await s.value(`select json_build_object('turns', m.turns[1], 'events', (select json_agg(turn order by n) from match_event where match_id = m.id and kind = 'turn'))
      from match m where public_id = '${this.t.match}'`);
    assert.deepEqual([turns, events], [this.n, Array.from({ length: this.n }, (_, i) => i)]);
  }
}

/** Orders are refused by then, and once `mend` is done they are accepted again. `readable`: the database can be asked meanwhile. */
async function refused_then_served(p, mend, readable = true) {
  await until(async () => !await p.order(), { every: 1, what: 'a refusal' });
  const before = readable && await p.facts();
  for (let i = 0; i < 2; i++) assert.ok(!await p.order() || !readable);
  if (readable) assert.equal(await p.facts(), before, 'a refused order changed something');
  await mend();
  await until(() => p.order(), { what: 'an accepted order' });
  for (let i = 0; i < 4; i++) assert.ok(await p.order());
  await p.proven();
  const { status, out, said } = await quad('scrub');
  assert.equal(status, 0, out + said);
}

test('no connection is left: orders wait for one in vain and are told so, nothing is lost', async () => {
  const p = new Passing(await begun(s, PLAIN));
  assert.ok(await p.order());
  await s.sql('alter role quad_api connection limit 0');
  await s.sql("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'quad_api'");
  await refused_then_served(p, () => s.sql('alter role quad_api connection limit -1'));
});

test('the database only reads: orders are refused, views are served', async () => {
  const p = new Passing(await begun(s, PLAIN));
  assert.ok(await p.order());
  await s.sql('alter database quadrivium set default_transaction_read_only = on');
  await s.sql("select pg_terminate_backend(pid) from pg_stat_activity where usename in ('quad_api', 'quad_clock')");
  await refused_then_served(p, async () => {
    await p.t.south.get(`/matches/${p.t.match}/view`);
    await s.sql('begin; set local transaction_read_only = off; alter database quadrivium reset all; commit');
    await s.sql("select pg_terminate_backend(pid) from pg_stat_activity where usename in ('quad_api', 'quad_clock')");
  });
});

test('a statement takes too long: the order is refused and changes nothing', async () => {
  const hasty = await stack({ workers: 2, beside: s, env: { QUADRIVIUM_DATABASE_URL_API: `${s.cluster} dbname=${s.database} user=quad_api options='-c statement_timeout=2s'` } });
  try {
    const p = new Passing(await begun(hasty, PLAIN));
    assert.ok(await p.order());
    const before = await p.facts();
    const cancelled = () => readFileSync(join(s.home, 'log', 'postgresql.log'), 'utf8').split('canceling statement due to statement timeout').length;
    for (const table of ['match_event', 'match']) { // in the middle of the work, and near its end
      await s.sql(`create function dawdle() returns trigger language plpgsql as $$ begin if session_user = 'quad_api' then perform pg_sleep(60); end if; return new; end $$;
        create trigger dawdle before insert or update on ${table} for each row execute function dawdle()`);
      const earlier = cancelled();
      assert.equal(await p.order(), false, table);
      assert.ok(cancelled() > earlier, table);
      assert.equal(await p.facts(), before, table);
      await s.sql(`drop trigger dawdle on ${table}; drop function dawdle`);
    }
    for (let i = 0; i < 4; i++) assert.ok(await p.order());
    await p.proven();
  } finally {
    await hasty.stop();
  }
});

test('no room on the disk: orders are refused, and accepted again when there is room', { skip: mounted ? false : 'it takes the right to mount a disk' }, async () => {
  const p = new Passing(await begun(s, PLAIN));
  assert.ok(await p.order());
  let filler = 0;
  const fill = () => {
    const { bavail, bsize } = statfsSync(place);
    for (let left = bavail * bsize; left > 0; left -= MEBIBYTE) writeFileSync(join(place, `filler.${filler++}`), Buffer.alloc(Math.min(left, MEBIBYTE)));
  };
  const full = () => { try { fill(); } catch (error) { assert.equal(error.code, 'ENOSPC'); } };
  full();
  // There may be room in files that exist already: talk takes it, until nothing more is taken.
  for (let i = 0; i < 400; i++) {
    if (!await p.order()) break;
    full();
    const { t } = p;
    await t.south.call('PUT', `/matches/${t.match}/notes`, { body: { text: 'x'.repeat(8000) + i } }).catch(() => {});
    await t.north.call('PUT', `/matches/${t.match}/notes`, { body: { text: 'y'.repeat(8000) + i } }).catch(() => {});
    await s.sql('select pg_switch_wal(); checkpoint').catch(() => {});
  }
  await refused_then_served(p, async () => { for (let i = 0; i < filler; i++) rmSync(join(place, `filler.${i}`), { force: true }); }, false);
});

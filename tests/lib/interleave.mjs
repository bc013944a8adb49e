// interleave.mjs - two requests that meet inside their transactions. Triggers of the test count what a transaction writes and let it wait, with all
// its locks, right before the write that the test names; the other request comes then. What PostgreSQL calls an isolation test.
import { spawn } from 'node:child_process';
import { until } from './stack.mjs';

const TABLES = ['match', 'match_seat', 'match_event', 'match_order', 'offer', 'lobby', 'lobby_seat', 'friendship', 'acquaintance', 'lobby_invitation', 'conversation',
  'direct_message'], KEY = 4711;

/** Put the triggers into the arena's database, and open the session that holds. */
export async function interleaver(s) {
  await s.sql(`create sequence hold_count; create table hold_at (n bigint not null); insert into hold_at values (0);
    create function hold() returns trigger language plpgsql security definer as $$ begin
      if nextval('hold_count') = (select n from hold_at) then
        perform set_config('lock_timeout', '0', true), pg_advisory_xact_lock(${KEY});
      end if;
      return null;
    end $$;
    ${TABLES.map((table) => `create trigger hold before insert or update or delete on ${table} for each statement execute function hold();`).join('\n')}`);
  const holder = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  holder.stdout.on('data', (part) => { said += part; });
  let asked = 0;
  /** Ask in the session that holds: a psql of its own for each question would take longer than the question. Resolves to what it prints. */
  const ask_next = async (query) => {
    asked += 1;
    said = '';
    holder.stdin.write(`${query};\nselect 'told ${asked}';\n`);
    await until(() => said.endsWith(`told ${asked}\n`), { every: 2, what: query });
    return said.slice(0, said.lastIndexOf('told ')).trimEnd();
  };
  let line = Promise.resolve();
  const ask = (query) => (line = line.then(() => ask_next(query))); // one after the other
  const arm = (n) => ask(`update hold_at set n = ${n}; select setval('hold_count', 1, false)`);
  const waiting = async () => Number(await ask(`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`));

  return {
    ask,
    /** Run `act` alone; resolves to how many writes it made. */
    async writes(act) {
      await arm(0);
      await act();
      return Number(await ask('select case when is_called then last_value else 0 end from hold_count'));
    },
    /**
     * Begin `first`, hold it before its n-th write, begin `second`, let the first go on once the second waits for it or has ended. Resolves to both
     * results; to null if the two did not meet in the database, since nginx gave the second to the worker that was held.
     */
    async meet(first, second, n) {
      await ask(`select pg_advisory_lock(${KEY})`);
      await arm(n);
      const one = first();
      await until(async () => await waiting() > 0, { every: 5, what: `write ${n}` });
      let ended = false;
      const other = second().then((result) => {
        ended = true;
        return result;
      });
      const met = await until(async () => ended || await waiting() > 1, { every: 5, seconds: 1, what: 'their meeting' }).catch(() => false);
      await ask(`select pg_advisory_unlock(${KEY})`);
      const both = [await one, await other];
      return met ? both : null;
    },
    stop: () => new Promise((resolve) => { holder.on('exit', resolve).stdin.end(); }),
  };
}

// many_rows.mjs - copies of one played match with every row it has: the match, its seats, events, orders, snapshots and messages.

const GAMES_EACH = 40; // of a person, however many matches there are: their list has the same length
const CHILDREN = ['match_event', 'match_order', 'match_snapshot', 'message'];

/** How many people share so many copies. */
export const people_of = (count) => Math.ceil(2 * count / GAMES_EACH);

/** Accounts to whom so many copies are given: "Many 1" and so on. */
export const people = (stack, count) => stack.sql(`
  insert into account (public_id, name, name_key, kind)
  select translate(lpad(i::text, 10, '0'), '0189', 'abcd'), 'Many ' || i, 'many ' || i, 'human' from generate_series(1, ${people_of(count)}) i`);

/** The columns of a table as a list for `insert`, and the same of the row `r` for `select`. */
async function columns(stack, table, but) {
  const names = (await stack.sql(`
    select quote_ident(column_name) from information_schema.columns
     where table_schema = 'public' and table_name = '${table}' and column_name <> all ('{${but.join(',')}}') order by ordinal_position`)).split('\n');
  return { list: names.join(', '), of_row: names.map((name) => `r.${name}`).join(', ') };
}

const AT_ONCE = 50_000; // a statement's time stays far below its limit

/** Copy the match of that public id `count` times, over six years. Foreign keys are not looked up once more: the copies refer to what the
 * original refers to. */
export async function match_rows(stack, model, count) {
  const of_match = await columns(stack, 'match', ['id', 'public_id', 'created_at', 'finished_at']);
  const of_seat = await columns(stack, 'match_seat', ['match_id', 'account_id', 'name', 'finished_at']);
  const copies = [];
  for (const child of CHILDREN) {
    const rest = await columns(stack, child, ['match_id']);
    copies.push(`insert into ${child} (match_id, ${rest.list}) select c.id, ${rest.of_row} from copy c, ${child} r where r.match_id = (select id from model);`);
  }
  for (let first = 1; first <= count; first += AT_ONCE)
    await stack.sql(`
      set session_replication_role = replica;
      create temp table model as select id from match where public_id = '${model}';
      create temp table copy as
        with made as (
          insert into match (public_id, created_at, finished_at, ${of_match.list})
          select translate(lpad((2e9 + i)::bigint::text, 10, '0'), '0189', 'abcd'), at - interval '1 hour', at, ${of_match.of_row}
            from match r, generate_series(${first}, ${Math.min(count, first + AT_ONCE - 1)}) i,
                 lateral (select timestamptz '2020-01-01' + i * (interval '6 years' / ${count}) as at) t
           where id = (select id from model)
          returning id, finished_at)
        select id, finished_at from made;
      insert into match_key (id) select id from copy;
      insert into match_seat (match_id, account_id, name, finished_at, ${of_seat.list})
      select c.id, a.id, a.name, c.finished_at, ${of_seat.of_row}
        from copy c
       cross join (select * from match_seat where match_id = (select id from model)) r
        join account a on a.name_key = 'many ' || 1 + (c.id * 7919 + r.seat * 104729) % ${people_of(count)};
      ${copies.join('\n      ')}
      drop table model, copy;
      reset session_replication_role`);
  await stack.sql('vacuum analyze');
}

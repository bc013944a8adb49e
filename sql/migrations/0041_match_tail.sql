-- What is read of a match behind its row, by its number. In a statement that has found that number itself, PostgreSQL opens all partitions and
-- their indexes before it knows which one it needs. Given as a parameter, it opens that one only.
set local lock_timeout = '5s';

create function match_tail(of_match bigint, snapshot int, last int, of_turn int)
returns table (part int, n int, turn int, extra int, a text, b text, c text, flag boolean, at bigint) language plpgsql stable rows 20 as
$$
begin
  return query select 1, s.n, s.turn, s.save_version, s.state, null::text, null::text, false, 0::bigint
                 from match_snapshot s where s.match_id = of_match and s.n = snapshot;
  return query select 2, e.n::int, e.turn, 0, e.body, e.kind::text, e.hash, false, us(e.at)
                 from match_event e where e.match_id = of_match and e.n > snapshot and e.n <= last;
  return query select 3, o.seat, o.turn, 0, o.body, o.orders, o.receipt, o.ready, us(o.at)
                 from match_order o where o.match_id = of_match and o.turn = of_turn;
end
$$;
comment on function match_tail(bigint, int, int, int) is 'A match''s snapshot (part 1), the events after it (2) and the orders sealed for its turn (3)';

// record.mjs - holds what was acknowledged against what is in the database.
import { isDeepStrictEqual } from 'node:util';

/** The resolved turns: {match, turn, orders}, those of each seat. */
export const EVENTS = `select m.public_id as match, e.turn, e.body::json->'orders' as orders from match_event e join match m on m.id = e.match_id where e.kind = 'turn'`;
/** Orders that wait for those of other seats: {match, turn, seat, orders}. Their turn is in no event, so nobody else can see it yet. */
export const SEALED = `select m.public_id as match, o.turn, o.seat, o.body::json->'orders' as orders from match_order o join match m on m.id = o.match_id
  where o.ready and not exists (select from match_event e where e.match_id = o.match_id and e.kind = 'turn' and e.turn = o.turn)`;
/** The matches there are: {match}. */
export const MATCHES = 'select public_id as match from match';

const SEATS = ['south', 'north'];
export const key_of = ({ match, turn }) => `${match} ${turn}`;
const place_of = (order) => `${key_of(order)} ${SEATS.indexOf(order.seat)}`;

/* A turn in words is recorded as the moves that it means: the end of the match and its replay tell whether they are the right ones. */
const is_order = (recorded, { turn, orders }) => (turn === 0 ? isDeepStrictEqual(recorded, orders) : Boolean(recorded));

/**
 * Of the orders acknowledged, {match, turn, seat, orders}: which are nowhere (`lost`), which wait for another seat as they were sent (`sealed`),
 * and which turns are in the record twice (`doubled`). An order counts as sealed only while its turn is not in the record.
 */
export function compare(orders, { events, sealed }) {
  const turns = new Map();
  for (const event of events) turns.set(key_of(event), [...(turns.get(key_of(event)) ?? []), event]);
  const waiting = new Map(sealed.map((order) => [`${key_of(order)} ${order.seat}`, order.orders]));
  const waits = (order) => waiting.has(place_of(order)) && isDeepStrictEqual(waiting.get(place_of(order)), order.orders);
  const of_turn = (order) => turns.get(key_of(order)) ?? [];
  const absent = orders.filter((order) => !of_turn(order).some((event) => is_order(event.orders[SEATS.indexOf(order.seat)], order)));
  return {
    sealed: absent.filter((order) => of_turn(order).length === 0 && waits(order)),
    lost: absent.filter((order) => of_turn(order).length > 0 || !waits(order)),
    doubled: orders.filter((order) => of_turn(order).length > 1),
  };
}

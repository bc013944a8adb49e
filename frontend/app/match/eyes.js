/* Whose view of a finished match is shown: everything, or what one seat knew. Only offered where something was hidden
 * from one of several players. The address keeps the choice. */
import { remember } from '../router.js';
import { variant_of } from '../../model/catalogue.js';

/* The seat named in an address, ?eyes=1; null: everybody. */
const named_by = (query, seats) => {
  const named = query.get('eyes') ?? '';
  return /^\d{1,2}$/.test(named) && Number(named) < seats ? Number(named) : null;
};

/**
 * @param {{path: string, query: URLSearchParams, store: import('./store.js').MatchStore,
 *     jump: (turn: number) => void}} match
 *     `path` of the page, to which the choice is added; `query` of the address it came with; `jump` shows the position
 *     of a turn again, through other eyes
 */
export function eyes({ path, query, store, jump }) {
  const { state } = store;
  store.eyes_chosen(named_by(query, state.header.seats.length));
  const opened = () => state.live?.status === 'finished' && Boolean(variant_of(state.header)?.hidden);
  const may = () => opened() && state.header.seats.length > 1;
  const of = () => (may() ? state.eyes : null);

  /* The address of the shown turn and view. */
  const address = (turn, page = path) =>
    `${page}${of() === null ? '' : `?eyes=${of()}`}${turn === undefined ? '' : `#t${turn}`}`;

  function choose(seat) {
    if (!may()) return;
    store.eyes_chosen(seat);
    remember(address(state.past?.turn));
    if (state.past) jump(state.past.turn);
  }

  /** The parameters of /spectate for a past turn; null: the seat's own view is requested. */
  const wish = (turn, seat = of()) =>
    (opened() || state.seat === null ? { turn, ...(seat !== null && { seat }) } : null);

  return {
    may, of, address, choose, wish,
    next: () => choose(of() === null ? 0 : of() + 1 < state.header.seats.length ? of() + 1 : null),
  };
}

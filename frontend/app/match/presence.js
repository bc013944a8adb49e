/* Which of the other players are here: asked for while the page is on the screen and another person has a seat. */
import * as api from '../net/api.js';
import { in_order } from '../net/in_order.js';
import { is_person } from '../../ui/seats.js';

const EVERY_MS = 15_000;
/* Players of a new match open its page at the same time, so the first page can ask before the others are noted. */
const AGAIN_MS = 3000;

/* Delayed spectators are told nothing about the present, and neither is anybody in a study or at an open puzzle. */
const may_ask = ({ seat, header }) =>
  !header.experiment && !header.puzzle && !header.challenge && (seat !== null || header.spectators !== 'delayed');

/* If the request fails, nothing is shown. */
const seats_of = (id) => api.presence(id).then(({ seats }) => seats, () => null);

/** @param {{id: string, store: import('./store.js').MatchStore}} match */
export function presence({ id, store }) {
  const { state } = store;
  const asking = in_order();
  let timer = 0;
  let again = 0;

  const others = () => state.header.seats.filter(({ seat, kind }) => seat !== state.seat && is_person(kind));
  const is_over = () => (state.live ?? state.header).status === 'finished';
  const is_wanted = () => !document.hidden && !is_over() && may_ask(state) && others().length > 0;

  async function read() {
    if (!is_wanted()) return;
    const counts = asking();
    const seats = await seats_of(id);
    if (counts()) store.presence_came(seats);
  }

  /* A new view can mean that a player shown as away has just moved: read at once rather than at the next interval. */
  function follow() {
    const here = (state.presence ?? []).filter(({ online }) => online).map(({ seat }) => seat);
    if (others().some(({ seat }) => !here.includes(seat))) read();
  }

  return {
    follow,
    start() {
      read();
      again = setTimeout(follow, AGAIN_MS);
      timer = setInterval(read, EVERY_MS);
      document.addEventListener('visibilitychange', read);
    },
    stop() {
      clearTimeout(again);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    },
  };
}

/* Which of the other players are here: asked for while the page is on the screen and another person has a seat. */
import * as api from '../net/api.js';
import { is_person } from '../../ui/seats.js';

const EVERY_MS = 15_000;
/* Players of a new match open its page together, so that none of them is counted yet when the first page asks. */
const AGAIN_MS = 3000;

/* Late spectators are told nothing of the present, and neither is anybody in a study or at an open puzzle. */
const may_ask = ({ seat, header }) =>
  !header.experiment && !header.puzzle && (seat !== null || header.spectators !== 'delayed');

/** @param {{id: string, store: import('./store.js').MatchStore}} match */
export function presence({ id, store }) {
  const { state } = store;
  let timer = 0;
  let again = 0;

  const others = () => state.header.seats.filter(({ seat, kind }) => seat !== state.seat && is_person(kind));
  const is_wanted = () => !document.hidden && state.live?.status !== 'finished' && may_ask(state)
    && others().length > 0;

  /* What cannot be asked is not shown. */
  async function read() {
    if (!is_wanted()) return;
    store.presence_came(await api.presence(id).then(({ seats }) => seats, () => null));
  }

  /* Somebody shown as away who has just moved is here: the next reading would say so much later. */
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

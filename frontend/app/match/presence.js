/* Which of the other players are here: asked for while the page is on the screen and another person has a seat. */
import * as api from '../net/api.js';
import { is_person } from '../../ui/seats.js';

const EVERY_MS = 15_000;

/** @param {{id: string, store: import('./store.js').MatchStore}} match */
export function presence({ id, store }) {
  const { state } = store;
  let timer = 0;

  const is_wanted = () => !document.hidden && state.live?.status !== 'finished'
    && state.header.seats.some(({ seat, kind }) => seat !== state.seat && is_person(kind));

  /* What cannot be asked is not shown. */
  async function read() {
    if (!is_wanted()) return;
    store.presence_came(await api.presence(id).then(({ seats }) => seats, () => null));
  }

  return {
    start() {
      read();
      timer = setInterval(read, EVERY_MS);
      document.addEventListener('visibilitychange', read);
    },
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    },
  };
}

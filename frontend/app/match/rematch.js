/* A rematch. A player who asked for it waits on this page and is taken to the new match when it starts. */
import * as api from '../net/api.js';

/** @param {Parameters<typeof import('./consent.js').consent>[0]} match */
export function rematch({ id, store, go, read_header }, act) {
  let waits = false;
  const self = {
    ask: () => act.run(async () => {
      waits = true;
      const table = await api.rematch(id, api.new_key());
      if (table.match) go(`/matches/${table.match}`);
      else await read_header();
    }),
    off: () => act.run(async () => {
      waits = false;
      await api.lobby_stand(store.state.header.rematch.lobby);
      await read_header();
    }),
    /** A new header has arrived. */
    follow() {
      const { match } = store.state.header.rematch ?? {};
      if (match && waits) go(`/matches/${match}`);
    },
  };
  return self;
}

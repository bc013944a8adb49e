/* The same game again. Who has asked waits on this page and is taken along when it begins. */
import * as api from '../api.js';

export function rematch(t, act) {
  let waits = false;
  const self = {
    ask: () => act.run(async () => {
      waits = true;
      const table = await api.rematch(t.id, api.new_key());
      if (table.match) t.ctx.go(`/matches/${table.match}`);
      else await t.read_header();
    }),
    off: () => act.run(async () => {
      waits = false;
      await api.lobby_stand(t.state.header.rematch.lobby);
      await t.read_header();
    }),
    /** A new header has come. */
    follow() {
      const { match } = t.state.header.rematch ?? {};
      if (match && waits) t.ctx.go(`/matches/${match}`);
    },
  };
  return self;
}

/* What the host of a tournament can do: start it, change it, cancel it. */
import * as api from '../net/api.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { change_fields } from '../../views/tournament/change.js';
import { t } from '../../locales/text.js';

/* Only what differs. An empty moment means that the host starts it. */
function changes_of(values, before) {
  const starts_at = values.get('starts_at') ? new Date(values.get('starts_at')).toISOString() : null;
  const is_same = starts_at === null ? before.starts_at === null
    : Math.floor(Date.parse(starts_at) / 60_000) === Math.floor(Date.parse(before.starts_at) / 60_000);
  const [name, max_players] = [String(values.get('name')).trim(), Number(values.get('max_players'))];
  return { ...(name !== before.name && { name }), ...(max_players !== before.max_players && { max_players }),
    ...(!is_same && { starts_at }) };
}

export function hosting(state, id, read) {
  const change = (body) => state.hosting.run(async () => { await api.tournament_change(id, body); await read(); });
  return {
    bot_in: (bot) => state.hosting.run(async () => { await api.tournament_enter(id, { bot }); await read(); }),
    bot_out: (bot) => state.hosting.run(async () => { await api.tournament_withdraw(id, { bot }); await read(); }),
    start: () => change({ status: 'running' }),
    async cancel() {
      const really = await ask({ title: t('tournament-cancel-title'), text: t('tournament-cancel-text'),
        yes: t('tournament-cancel'), no: t('tournament-cancel-not'), grave: true });
      if (really) await change({ status: 'cancelled' });
    },
    async edit() {
      const values = await fill({ title: t('tournament-edit-title'), text: t('tournament-edit-text'),
        yes: t('tournament-save'), body: change_fields(state.tournament) });
      const body = values && changes_of(values, state.tournament);
      if (body && Object.keys(body).length) await change(body);
    },
  };
}

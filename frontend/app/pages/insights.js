/* One's own results, split in several ways, variant by variant; they can be taken along as a table. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { download } from '../tools/download.js';
import { face_of, style } from '../../games/index.js';
import { csv_of } from '../../model/insights.js';
import { insights } from '../../views/player/insights.js';
import { t } from '../../locales/text.js';

/* The variant that the address names, else the one that was played most. */
function chosen_of({ variants }, query) {
  const named = variants.find(({ game, variant }) => game === query.get('game')
    && variant === (query.get('variant') ?? variant));
  return named ?? [...variants].sort((a, b) => b.played - a.played)[0] ?? null;
}

export async function open(ctx) {
  const state = { told: null, chosen: null, seats: [], error: '' };

  async function read() {
    if (!session.account) return;
    try {
      const told = await api.my_insights();
      const chosen = chosen_of(told, ctx.query);
      const face = chosen && await face_of(chosen.game);
      Object.assign(state, { told, chosen, seats: face?.seat_names ?? [], error: '' });
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  await Promise.all([style('/css/insights.css'), catalogue(), read()]);
  return {
    name: 'insights', title: () => t('insights-title'),
    view: () => insights({ ...state, me: session.account },
      { read, save: () => download('insights.csv', csv_of(state.told), 'text/csv') }),
  };
}

/* Taking part in an experiment: what it is, a clear yes or no, one series after the other, thanks at the end. */
import * as api from '../net/api.js';
import { experiments_brought } from '../brought.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { need_account } from '../net/session.js';
import { style } from '../../games/index.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { take } from '../../views/experiment/take.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  const state = { of_game: await experiments_brought(), x: null, said_no: false, join: sender(ctx.paint) };
  try {
    state.x = await api.experiment(id);
  } catch (error) {
    const why = error instanceof Refusal && error.status === 404 ? '' : words_of(error);
    return { name: 'take', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
  const send = {
    no: (said_no) => { state.said_no = said_no; ctx.paint(); },
    /* Joins, continues or comes back: the server knows which. */
    go: () => state.join.run(async () => {
      await need_account();
      const you = await api.enrol(id, { consent: true });
      if (you.match) ctx.go(`/matches/${you.match}`);
      else state.x = { ...state.x, you };
    }),
  };
  return { name: 'take', is_bare: () => !state.x.owner, title: () => state.x.shown_title || t('research-experiment'),
    view: () => take(state, send) };
}

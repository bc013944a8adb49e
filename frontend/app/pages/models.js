/* Language models compared: by default in all games of the present season. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { models } from '../../views/models.js';
import { t } from '../../locales/text.js';

/* What is no game with a variant is the board of all games. */
const board_of = (ctx) => (ctx.query.get('board')?.includes('/') ? ctx.query.get('board') : '');

export async function open(ctx) {
  const state = { seasons: [], season: ctx.query.get('season') ?? '', board: board_of(ctx), table: null, error: '' };

  async function retry() {
    try {
      const values = { season: state.season, board: state.board };
      [state.seasons, state.table] = await Promise.all([api.seasons(), api.models(values)]);
      state.season ||= state.table.season;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await Promise.all([catalogue(), retry()]);
  return { name: 'models', title: () => t('models-title'), view: () => models(state, { retry }) };
}

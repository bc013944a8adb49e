/* The list of leagues. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { leagues } from '../../views/leagues.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const state = { items: null, error: '' };
  async function retry() {
    try {
      state.items = await api.leagues();
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await retry();
  return { name: 'leagues', title: () => t('leagues-title'), view: () => leagues(state, { retry }) };
}

/* My experiments. */
import * as page_api from '../net/page_api.js';
import { experiments_brought } from '../brought.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { style } from '../../games/index.js';
import { experiments } from '../../views/experiment/experiments.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  await style('/css/experiments.css');
  const state = { of_game: await experiments_brought(), items: null, next: null, error: '' };
  async function read() {
    try {
      const more = session.account ? await page_api.experiments({ cursor: state.next }) : { items: [], next: null };
      Object.assign(state, { items: [...state.items ?? [], ...more.items], next: more.next, error: '' });
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await read();
  return { name: 'experiments', title: () => t('research-experiments'),
    view: () => experiments({ ...state, me: session.account }, { more: read }) };
}

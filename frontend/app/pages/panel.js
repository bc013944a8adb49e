/* The cases before a trusted member, and what became of earlier ones. */
import * as page_api from '../net/page_api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { panel } from '../../views/panel/queue.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const state = { me: session.account, cases: null, error: '' };
  async function read() {
    try {
      state.cases = await page_api.panel();
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  if (state.me) await read();
  return { name: 'panel', title: () => t('panel-title'), view: () => panel(state, { read }) };
}

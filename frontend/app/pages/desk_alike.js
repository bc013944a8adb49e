/* The moderation desk: what stands out without a report. */
import * as page_api from '../net/page_api.js';
import { words_of } from '../net/form.js';
import { alike } from '../../views/desk/alike.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const state = { items: null, error: '' };
  async function read() {
    try {
      state.items = await page_api.desk_alike();
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await read();
  return { name: 'desk', title: () => t('desk-alike'), view: () => alike(state, { read }) };
}

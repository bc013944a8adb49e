/* The list of sealed challenges. */
import * as page_api from '../net/page_api.js';
import { words_of } from '../net/form.js';
import { style } from '../../games/index.js';
import { challenges } from '../../views/challenges.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  await style('/css/ladder.css');
  const state = { items: null, next: null, error: '' };
  async function more() {
    try {
      const page = await page_api.challenges({ cursor: state.next ?? undefined });
      state.items = [...state.items ?? [], ...page.items];
      state.next = page.next;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await more();
  return { name: 'challenges', title: () => t('challenge-title'), view: () => challenges(state, { more }) };
}

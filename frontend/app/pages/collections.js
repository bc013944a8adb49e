/* My collections of games. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { collections } from '../../views/collection/collection.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const has_own = () => Boolean(session.account) && session.account.kind !== 'guest';
  const state = { items: null, error: '', act: sender(ctx.paint) };
  try {
    if (has_own()) state.items = await page_api.my_collections();
  } catch (error) {
    state.error = words_of(error);
  }
  const make = (body) => state.act.run(async () => {
    ctx.go(`/collections/${(await page_api.collection_new(body, api.new_key())).id}`);
  });
  return { name: 'collections', title: () => t('collection-all'),
    view: () => collections({ ...state, has_own: has_own() }, { make }) };
}

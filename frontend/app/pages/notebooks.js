/* Notebooks: my own, and those that are public. */
import * as page_api from '../net/page_api.js';
import { new_key } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { style } from '../../games/index.js';
import { notebooks } from '../../views/notebook/notebooks.js';
import { t } from '../../locales/text.js';

const fresh = () => ({ items: null, next: null });

export async function open(ctx) {
  const state = { mine: fresh(), others: fresh(), error: '', make: sender(ctx.paint) };
  const ways = { mine: page_api.my_notebooks, others: page_api.notebooks };
  async function read(name) {
    const all = state[name];
    try {
      const more = await ways[name]({ cursor: all.next });
      Object.assign(all, { items: [...all.items ?? [], ...more.items], next: more.next });
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  const has_own = () => Boolean(session.account) && session.account.kind !== 'guest';
  await Promise.all([catalogue(), style('/css/notebook.css'), read('others'), has_own() ? read('mine') : null]);
  const send = {
    more: read,
    make: (body) => state.make.run(async () => {
      ctx.go(`/notebooks/${(await page_api.notebook_new(body, new_key())).id}`);
    }),
  };
  return { name: 'notebooks', title: () => t('notebook-all'),
    view: () => notebooks({ ...state, has_own: has_own() }, send) };
}

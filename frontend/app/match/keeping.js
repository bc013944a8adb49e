/* Keeping a game in collections of one's own: a dialog with all of them, and room for a new one. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { words_of } from '../net/form.js';
import { go } from '../router.js';
import { session } from '../net/session.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { toast } from '../../ui/alerts/toast.js';
import { keep_fields } from '../../views/collection/keep.js';
import { t } from '../../locales/text.js';

const may_keep = () => Boolean(session.account) && session.account.kind !== 'guest';

async function sign_up() {
  const words = { title: t('match-keep-title'), text: t('match-keep-guest'), yes: t('match-keep-sign-up') };
  if (await ask(words)) go('/register');
}

/* What was chosen, compared with what was there. */
async function save(id, all, values) {
  const chosen = new Set(values.getAll('in'));
  const title = String(values.get('title') ?? '').trim();
  for (const one of all) {
    if (chosen.has(one.id) && !one.keeps) await page_api.collection_keep(one.id, id);
    if (!chosen.has(one.id) && one.keeps) await page_api.collection_let_go(one.id, id);
  }
  if (title) await page_api.collection_keep((await page_api.collection_new({ title }, api.new_key())).id, id);
  return title || chosen.size > 0 || all.some(({ keeps }) => keeps);
}

/** Ask in which collections a match is to be, and put it there. */
export async function keep(id) {
  try {
    if (!may_keep()) return void await sign_up();
    const all = await page_api.my_collections({ match: id });
    const values = await fill({ title: t('match-keep-title'), text: t('match-keep-where'), body: keep_fields(all),
      yes: t('match-keep-save') });
    if (values && await save(id, all, values)) {
      toast(t('match-keep-saved'), { link: { href: '/collections', text: t('common-nav-collections') } });
    }
  } catch (error) {
    toast(words_of(error));
  }
}

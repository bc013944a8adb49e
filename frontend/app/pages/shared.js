/* What another app shares with the installed page (`share_target` in manifest.webmanifest): a link to a page of ours is
 * followed, other text is shown and can be opened as a position. */
import { go, page_in } from '../router.js';
import { catalogue } from '../net/session.js';
import { has_capability } from '../../model/catalogue.js';
import { shared } from '../../views/shared.js';
import { t } from '../../locales/text.js';

const MOST = 2000; // of an address: browsers and servers take this much

/* Many apps put the link into the text, after words of their own. */
const words_of = (query) => ['url', 'text', 'title'].flatMap((name) => (query.get(name) ?? '').split(/\s+/));

export async function open(ctx) {
  const games = await catalogue();
  const path = words_of(ctx.query).map(page_in).find((found) => found && !found.startsWith('/shared'));
  if (path) go(path, { replace: true });
  const text = (ctx.query.get('text') || ctx.query.get('title') || ctx.query.get('url') || '').trim();
  const state = { text, too_long: text.length > MOST, games: games.filter(({ id }) => has_capability(id, 'study')) };
  return { name: 'shared', title: () => t('shared-title'), view: () => shared(state) };
}

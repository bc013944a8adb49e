/* News of the inbox as sentences, for toasts and the browser's notifications. */
import { t } from '../../locales/text.js';
import { asked_words } from './tale.js';

/**
 * @param {{kind: 'turn'|'offer'|'rematch'|'chat', name?: string, offer?: {kind: string, hours?: number}}} item
 * @param {string} [game]   the title of the game
 */
export function news_words({ kind, name, offer }, game = '') {
  if (kind === 'turn') return t('common-news-turn', { game });
  if (kind === 'offer') return asked_words(name, offer);
  if (kind === 'rematch') return t('common-news-rematch', { name });
  return t('common-news-chat', { name: name || t('common-someone'), game });
}

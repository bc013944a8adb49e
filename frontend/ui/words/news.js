/* News of the inbox as sentences, for toasts and the browser's notifications. */
import { t } from '../../locales/text.js';
import { asked_words } from './tale.js';

/**
 * @param {{kind: string, name?: string, n?: number, news?: string, offer?: {kind: string, hours?: number}}} item
 *     as news_of of model/waiting.js gives it
 * @param {string} [game]   the title of the game
 */
export function news_words({ kind, name, n, news, offer }, game = '') {
  const words = {
    turn: () => t('common-news-turn', { game }),
    offer: () => asked_words(name, offer),
    rematch: () => t('common-news-rematch', { name }),
    invitation: () => t('common-news-invitation', { name, game }),
    decline: () => t('common-news-decline', { name, game }),
    friends: () => t('common-news-friends', { n }),
    club: () => t(`common-news-club-${news}`, { name, n }),
    direct: () => t('common-news-direct', { name }),
    chat: () => t('common-news-chat', { name: name || t('common-someone'), game }),
  };
  return words[kind]();
}

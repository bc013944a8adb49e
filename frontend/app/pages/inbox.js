/* The inbox: everything that waits for the player, the most pressing first. The shell's poll keeps it fresh. */
import { t } from '../../locales/text.js';
import { session } from '../net/session.js';
import { count_of, in_order, next_of } from '../../model/waiting.js';
import { inbox } from '../../views/inbox.js';

export function open() {
  return {
    name: 'inbox',
    title: () => t('inbox-title'),
    view: () => inbox({
      me: session.account, inbox: session.inbox, waiting: in_order(session.inbox), next: next_of(session.inbox, ''),
      count: count_of(session.inbox), now: Date.now(),
    }),
  };
}

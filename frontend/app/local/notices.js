/* News of the inbox: the number in the tab's icon, toasts, and the browser's own notifications, which are only shown if
 * the player wants them and only while the page is hidden. */
import { on_session, session } from '../net/session.js';
import { t } from '../../locales/text.js';
import { game_title } from '../../model/catalogue.js';
import { notices_keep, notices_kept } from './settings.js';
import { count_of, fresh_of, news_of } from '../../model/waiting.js';
import { toast } from '../../ui/alerts/toast.js';
import { seat_player } from '../../ui/seats.js';
import { news_words } from '../../ui/words/news.js';

const PAUSE_MS = 1500;
const MOST = 9;

/** What the browser allows: `off`, `on`, `refused` (by the person, in the browser) or `unable`. */
export function notices_now() {
  if (typeof Notification !== 'function') return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return Notification.permission === 'granted' && notices_kept() ? 'on' : 'off';
}

/** Switch notifications of this browser on or off; asks for permission if needed. Returns the resulting state. */
export async function notices_set(on) {
  if (on && typeof Notification === 'function' && Notification.permission === 'default') {
    await Notification.requestPermission();
  }
  notices_keep(on);
  return notices_now();
}

/* Some browsers on phones have the constructor and refuse it outside a service worker: then the title and the icon must
 * do. */
function notify({ key, path }, text, go) {
  try {
    const note = new Notification('Quadrivium', { body: text, tag: key, icon: '/favicon.svg' });
    note.onclick = () => {
      globalThis.focus();
      go(path);
      note.close();
    };
  } catch { /* nothing else can be done here */ }
}

/* The icon of the tab with a number in it. */
function wear(count) {
  const icon = document.querySelector('link[rel="icon"]');
  const href = count ? `/icons/waiting-${count > MOST ? 'more' : count}.svg` : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/* What a toast leads to, where that is not a game. */
const NEXT = { invitation: 'common-news-answer', decline: 'common-news-read', friends: 'common-news-answer',
  club: 'common-news-club-open', direct: 'common-news-read' };

/* While a person thinks about a position, nothing covers the board; the number in the tab's icon is enough. */
const CALM = /^\/analysis(\/|$)/;

/** Whether news can be shown as a toast on the page at an address. */
export const may_toast = (item, path) => path !== item.path && !CALM.test(path);

/** Start to show news; `go` opens an address. What is there at the start is not news. */
export function notices_start(go) {
  let known = null;

  /* Only what is still there after a moment is shown. */
  function tell(item) {
    if (!known?.has(item.key)) return;
    const words = news_words(item, item.game && game_title(item.game));
    if (document.hidden) {
      if (notices_now() === 'on') notify(item, words, go);
    } else if (may_toast(item, location.pathname)) {
      toast(words, { link: { href: item.path, text: t(NEXT[item.kind] ?? 'common-news-open') }, kind: item.kind });
    }
  }

  on_session(({ inbox }) => {
    wear(count_of(inbox));
    const news = new Map(news_of(inbox, seat_player).map((item) => [item.key, item]));
    const fresh = known ? fresh_of([...news.values()], known) : [];
    known = inbox.seq === undefined || !session.account ? null : news;
    for (const item of fresh) setTimeout(tell, PAUSE_MS, item);
  });
}

/* The header of every page. */
import { html, nothing } from '../vendor/lit-html.js';
import { rich, t } from '../locales/text.js';
import { icon } from '../ui/icons.js';
import { more } from '../ui/controls/more.js';

const THEME_ICONS = { system: 'half', light: 'sun', dark: 'moon' };

/**
 * @param {string} href
 * @param {string} text
 * @param {string} path   the page that is shown
 * @param {unknown} [when]   the class that says on which widths it is seen
 */
const link = (href, text, path, when = nothing) =>
  html`<a class=${when} href=${href} aria-current=${path === href ? 'page' : nothing}>${text}</a>`;

/* On the page of the only game that needs the player there is no next one. */
function badge({ waiting, next }) {
  if (!waiting || !next) return nothing;
  const counted = rich('common-badge-count', { n: (n) => n }, { n: waiting });
  return html`<a class="badge" href=${next} title=${t('common-badge-title')}><span
    class="wide-only">${t('common-badge', { n: waiting })}</span><span class="narrow-only"
    >${counted.map((part, i) => (i % 2 ? part : html`<span class="unseen">${part}</span>`))}</span></a>`;
}

function bell({ account, count, path }) {
  if (!account) return nothing;
  const text = count ? t('common-inbox-count', { n: count }) : t('common-inbox');
  return html`<a class="bell" href="/inbox" title=${text} aria-label=${text}
    aria-current=${path === '/inbox' ? 'page' : nothing}>${icon('bell')}${count ? html`<i class="bell-dot"></i>`
      : nothing}</a>`;
}

function who(account, path) {
  if (!account) {
    return html`<a class="who" href="/sign-in" aria-label=${t('common-sign-in')}
      aria-current=${path === '/sign-in' ? 'page' : nothing}>${icon('person')}<span
        class="wide-only">${t('common-sign-in')}</span></a>`;
  }
  const title = account.kind === 'guest' ? t('common-account-guest') : t('common-account');
  return html`<a class="who" href="/account" title=${title} aria-label=${t('common-account-of', { name: account.name })}
    aria-current=${path === '/account' ? 'page' : nothing}>${icon('person')}<span
      class="wide-only" translate="no">${account.name}</span></a>`;
}

const line = ({ path, title }) => ({ href: path, text: title });

/* On the page of a match, a link to the lessons of its game. */
const learn_path = (game) => (game ? `/learn/${game}` : '/learn');

/* The menu of everything else, also of what the header has no room for. Of the pages that games name, those of the
 * arena come first and their own after the tools. */
const elsewhere = ({ account, waiting, game, pages = [] }) => [
  ...waiting ? [{ href: '/matches', text: t('common-nav-watch'), when: 'narrow-only' }] : [],
  ...account && account.kind !== 'guest' ? [{ href: '/friends', text: t('common-nav-friends') },
    { href: '/messages', text: t('common-nav-messages') }] : [],
  { href: '/clubs', text: t('common-nav-clubs') },
  { href: '/boards', text: t('common-nav-leaderboards'), when: 'tight-only' },
  { href: learn_path(game), text: t('common-nav-learn'), when: 'tight-only' },
  { href: '/tournaments', text: t('common-nav-tournaments') },
  { href: '/endless', text: t('common-nav-endless') },
  { href: '/leagues', text: t('common-nav-leagues') },
  { href: '/challenges', text: t('common-nav-challenges') },
  ...pages.filter((page) => !page.load).map(line),
  { href: '/analysis', text: t('common-nav-analysis') },
  { href: '/notebooks', text: t('common-nav-notebooks') },
  { href: '/collections', text: t('common-nav-collections') },
  ...pages.filter((page) => page.load).map(line),
  { href: '/experiments', text: t('common-nav-experiments') },
  ...account?.panel ? [{ href: '/panel', text: t('common-nav-panel') }] : [],
  ...account?.staff ? [{ href: '/desk', text: t('common-nav-desk') }] : [],
  { href: '/settings', text: t('common-nav-settings'), when: 'tight-only' },
];

/* Without a connection a banner says so, and says when it is back. It floats, so that nothing moves. */
function net_banner({ lost, back, game }, send) {
  if (lost) {
    return html`<span>${t(game ? 'common-offline-match' : 'common-offline')}</span>
      <button class="plain" @click=${send.retry}>${t('common-try-again')}</button>`;
  }
  return back ? html`<span>${t('common-online')}</span>` : nothing;
}

function places(state) {
  return html`<nav aria-label=${state.label ?? t('common-nav-main')}>
    ${link('/lobbies', t('common-nav-games'), state.path)}
    ${link('/matches', t('common-nav-watch'), state.path, state.waiting ? 'wide-only' : nothing)}
    <a class="roomy-only" href="/boards"
      aria-current=${state.path.startsWith('/boards') ? 'page' : nothing}>${t('common-nav-leaderboards')}</a>
    <a class="roomy-only" href=${learn_path(state.game)}
      aria-current=${state.path.startsWith('/learn') ? 'page' : nothing}>${t('common-nav-learn')}</a>
    ${more(elsewhere(state), state.path)}
  </nav>`;
}

function theme_button(state, send) {
  const theme = t(`common-theme-${state.theme}`);
  return html`<button class="bare roomy-only" title=${theme} aria-label=${theme}
    @click=${send.theme}>${icon(THEME_ICONS[state.theme])}</button>`;
}

function own_places(state, send) {
  const settings = t('common-nav-settings');
  return html`${badge(state)} ${bell(state)} ${who(state.account, state.path)} ${theme_button(state, send)}
    <a class="gear roomy-only" href="/settings" title=${settings} aria-label=${settings}
      aria-current=${state.path === '/settings' ? 'page' : nothing}>${icon('gear')}</a>`;
}

const mark = html`<img src="/favicon.svg" alt="" width="26" height="26"><span>Quadrivium</span>`;

/** The header, and the banner about the connection. Participants of a study see nothing in it that leads away from the
 * study (`is_bare`). */
export function head(state, send) {
  return html`<header class="head">
    ${state.is_bare ? html`<span class="mark" translate="no">${mark}</span>`
      : html`<a class="mark" href="/" translate="no">${mark}</a>${places(state)}`}
    <div class="head-end">${state.is_bare ? theme_button(state, send) : own_places(state, send)}</div>
  </header>
  <div class=${state.lost || state.back ? 'netbar shown' : 'netbar'} role="status">${net_banner(state, send)}</div>`;
}

/* The header of every page. */
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from '../ui/icons.js';
import { more } from '../ui/controls/more.js';

const themes = {
  system: ['half', 'Theme: as the system'], light: ['sun', 'Theme: light'], dark: ['moon', 'Theme: dark'],
};

/**
 * @param {string} href
 * @param {string} text
 * @param {string} path   the page that is shown
 * @param {unknown} [when]   the class that says on which widths it is seen
 */
const link = (href, text, path, when = nothing) =>
  html`<a class=${when} href=${href} aria-current=${path === href ? 'page' : nothing}>${text}</a>`;

/* From a match that waits alone there is nowhere else to go. */
function badge({ waiting, next }) {
  if (!waiting || !next) return nothing;
  const text = waiting === 1 ? 'Your turn' : `${waiting} turns wait`;
  return html`<a class="badge" href=${next}
    title="The next match waiting for me (N)"><span class="wide-only">${text}</span><span
      class="narrow-only"><span class="unseen">Turns that wait for you: </span>${waiting}</span></a>`;
}

function bell({ account, count, path }) {
  if (!account) return nothing;
  const text = count ? `Inbox: ${count} ${count === 1 ? 'thing waits' : 'things wait'}` : 'Inbox';
  return html`<a class="bell" href="/inbox" title=${text} aria-label=${text}
    aria-current=${path === '/inbox' ? 'page' : nothing}>${icon('bell')}${count ? html`<i class="bell-dot"></i>`
      : nothing}</a>`;
}

function who(account, path) {
  if (!account) {
    return html`<a class="who" href="/sign-in" aria-label="Sign in"
      aria-current=${path === '/sign-in' ? 'page' : nothing}>${icon('person')}<span class="wide-only">Sign
        in</span></a>`;
  }
  const title = account.kind === 'guest' ? 'You play as a guest' : 'Your account';
  return html`<a class="who" href="/account" title=${title} aria-label=${`Account: ${account.name}`}
    aria-current=${path === '/account' ? 'page' : nothing}>${icon('person')}<span
      class="wide-only">${account.name}</span></a>`;
}

const line = ({ path, title }) => ({ href: path, text: title });

/* The menu of everything else. What the header has no room for is listed here. Of what the games name, places of the
 * arena come first, their own pages after the tools. */
const elsewhere = ({ waiting, pages = [] }) => [
  ...waiting ? [{ href: '/matches', text: 'Matches', when: 'narrow-only' }] : [],
  { href: '/boards', text: 'Boards', when: 'tight-only' },
  { href: '/learn', text: 'Learn', when: 'tight-only' },
  { href: '/endless', text: 'The Endless Tournament' },
  ...pages.filter((page) => !page.load).map(line),
  { href: '/analysis', text: 'Analysis' },
  ...pages.filter((page) => page.load).map(line),
  { href: '/experiments', text: 'Experiments' },
  { href: '/settings', text: 'Settings', when: 'tight-only' },
];

/** Header and, when the line is down, the quiet bar that says so. */
export function head(state, send) {
  const [sign, words] = themes[state.theme];
  return html`<header class="head">
    <a class="mark" href="/">Quadrivium</a>
    <nav aria-label=${state.label ?? 'Main'}>
      ${link('/lobbies', 'Lobbies', state.path)}
      ${link('/matches', 'Matches', state.path, state.waiting ? 'wide-only' : nothing)}
      <a class="roomy-only" href="/boards"
        aria-current=${state.path.startsWith('/boards') ? 'page' : nothing}>Boards</a>
      <a class="roomy-only" href="/learn" aria-current=${state.path.startsWith('/learn') ? 'page' : nothing}>Learn</a>
      ${more(elsewhere(state), state.path)}
    </nav>
    <div class="head-end">
      ${badge(state)} ${bell(state)} ${who(state.account, state.path)}
      <button class="bare roomy-only" title=${words} aria-label=${words} @click=${send.theme}>${icon(sign)}</button>
      <a class="gear roomy-only" href="/settings" title="Settings" aria-label="Settings"
        aria-current=${state.path === '/settings' ? 'page' : nothing}>${icon('gear')}</a>
    </div>
  </header>
  ${state.lost
    ? html`<div class="netbar" role="status"><span>No connection. Nothing is lost: what you entered stays here.</span>
      <button class="plain" @click=${send.retry}>Try again</button></div>`
    : nothing}`;
}

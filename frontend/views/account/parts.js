/* What the pages of my account share: the way between them, and how a day is written. */
import { html, nothing } from '../../vendor/lit-html.js';

const PAGES = [['/account', 'Account'], ['/account/people', 'People'], ['/account/notices', 'Notifications'],
  ['/account/programs', 'Programs']];

export const moment = (text) =>
  (text ? new Date(text).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }) : 'never');
export const day = (text) => new Date(text).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** The pages of my account as a line of links. */
export const account_nav = (here) =>
  html`<nav class="filters" aria-label="My account">${PAGES.map(([href, text]) => html`
    <a href=${href} aria-current=${href === here ? 'page' : nothing}>${text}</a>`)}</nav>`;

/** For who is not signed in. */
export const strangers = (title) => html`<div class="page narrow"><h1>${title}</h1>
  <p>You are not signed in. <a href="/sign-in">Sign in</a> or <a href="/register">register</a>.</p></div>`;

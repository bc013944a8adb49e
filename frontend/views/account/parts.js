/* What the account's pages share: the navigation between them, and how dates are written. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, has_words, rich, t } from '../../locales/text.js';

const PAGES = [['/account', 'account-pages'], ['/account/insights', 'account-insights'],
  ['/friends', 'account-friends'], ['/messages', 'account-messages'], ['/account/people', 'account-people'],
  ['/account/notices', 'account-notices'], ['/account/webhooks', 'account-webhooks'],
  ['/account/programs', 'account-api']];

export const moment = (text) => (text ? date_text(text) : t('account-never'));
export const day = (text) => date_text(text, { dateStyle: 'medium' });

/** Why a delivery failed, in words; '' if it did not. For a code without words the server's own text is quoted. */
export function undelivered({ error, error_code: code }) {
  if (!error) return '';
  const id = `account-undelivered-${code?.replaceAll('_', '-')}`;
  return t(has_words(id) ? id : 'account-undelivered-other', { status: /\d*$/.exec(error)[0], text: error });
}

/** The account's pages as a line of links. */
export const account_nav = (here) =>
  html`<nav class="filters" aria-label=${t('account-pages')}>${PAGES.map(([href, id]) => html`
    <a href=${href} aria-current=${href === here ? 'page' : nothing}>${t(id)}</a>`)}</nav>`;

/** The page for visitors who are not signed in. */
export const strangers = (title) => html`<div class="page narrow"><h1>${title}</h1>
  <p>${rich('account-signed-out', { in: (text) => html`<a href="/sign-in">${text}</a>`,
    up: (text) => html`<a href="/register">${text}</a>` })}</p></div>`;

/** Words that lead to the sign-up page, for `rich`. */
export const sign_up_link = { link: (text) => html`<a href="/register">${text}</a>` };

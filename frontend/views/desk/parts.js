/* What the pages of the moderation desk share: the navigation, and decisions in words. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { date_text, t } from '../../locales/text.js';

const PAGES = [['/desk', 'desk-reports'], ['/desk/members', 'desk-members'],
  ['/desk/appeals', 'desk-appeals'], ['/desk/alike', 'desk-alike'], ['/desk/log', 'desk-log']];

export const DAY = /** @type {const} */ ({ dateStyle: 'medium' });

export const REASONS = /** @type {const} */ (['abuse', 'spam', 'cheating', 'other']);

export const reason_words = (reason) => t(`account-decision-reason-${reason}`);

/** The desk's pages as a line of links. */
export const desk_nav = (here) => html`<nav class="filters" aria-label=${t('desk-title')}>${PAGES.map(([href, id]) =>
  html`<a href=${href} aria-current=${href === here ? 'page' : nothing}>${t(id)}</a>`)}</nav>`;

/** A kind of decision, and until when it holds. */
export const decision_words = ({ kind, until }) => (until
  ? t('account-decision-until', { kind: t(`account-decision-${kind}`), until: date_text(until, DAY) })
  : t(`account-decision-${kind}`));

/**
 * A page of the desk: `body` once its data are there, else what went wrong.
 * @param {{error: string, items: unknown}} state
 * @param {string} here
 * @param {() => unknown} body
 * @param {() => void} again
 */
export const desk_page = (state, here, body, again) => html`<div class="page"><h1>${t('desk-title')}</h1>
  ${desk_nav(here)}
  ${fault(state.error, html`<button class="plain" @click=${again}>${t('common-try-again')}</button>`)}
  ${state.items ? body() : nothing}</div>`;

/** A button for the next page of a list. */
export const more_button = (state, send) => (state.next
  ? html`<p><button class="plain" @click=${send.more}>${t('account-show-more')}</button></p>` : nothing);

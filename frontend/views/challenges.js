/* The list of sealed challenges, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { empty, fault } from '../ui/alerts/note.js';
import { date_text, document_at, t } from '../locales/text.js';

/** The address of a challenge. */
export const challenge_path = (number) => `/challenges/${number}`;

/* With the zone, since players all over the world read the same page. */
const when = (time) => date_text(time, { day: 'numeric', month: 'long', year: 'numeric',
  hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** Whether it is open, and until when. */
export const status_words = ({ status, opens_at: opens, closes_at: closes }) =>
  t(`challenge-status-${status}`, { opens: when(opens), closes: when(closes) });

const row = (item) => html`<li><p><a href=${challenge_path(item.number)}>${t('challenge-title-of',
  { number: item.number })}</a> <span class="small">${status_words(item)}</span></p>
  <p class="small">${t('challenge-facts', { rules: item.rules_count, runs: item.runs })}</p></li>`;

/** The whole page. */
export const challenges = ({ items, next, error }, send) => html`<div class="page challenges">
  <h1>${t('challenge-title')}</h1>
  <p class="ladder-lead">${t('challenge-about')}</p>
  ${fault(error, html`<button class="plain" @click=${send.more}>${t('common-try-again')}</button>`)}
  ${items?.length ? html`<ul class="plain-list">${items.map(row)}</ul>` : items && empty(t('challenge-none'))}
  ${next ? html`<p><button class="plain" @click=${send.more}>${t('challenge-more')}</button></p>` : nothing}
  <p class="small"><a href=${document_at('challenges')}>${t('challenge-docs')}</a></p></div>`;

/* The pages about this arena, drawn: what is stored is said by the software, the rest by its host. */
import { html, nothing } from '../vendor/lit-html.js';
import { empty, fault } from '../ui/alerts/note.js';
import { about_links } from './about_links.js';
import { t } from '../locales/text.js';

/* What is stored, why, and how long: one row each, in the order in which people meet it. tests/checks/privacy.mjs
 * says which kind each table of the database belongs to. */
const STORED = ['account', 'games', 'puzzles', 'endless', 'programs', 'talk', 'friends', 'clubs', 'notebooks',
  'collections', 'reports', 'panels', 'alike', 'sign-in', 'network', 'mail', 'push', 'log', 'studies'];

const stored = () => html`<section><h2>${t('about-stored')}</h2>
  <dl class="stored">${STORED.map((kind) => html`<dt>${t(`about-${kind}-what`)}</dt>
    <dd>${t(`about-${kind}-why`)} <span class="kept">${t(`about-${kind}-long`)}</span></dd>`)}</dl></section>`;

const cookies = () => html`<section><h2>${t('about-cookies')}</h2><p>${t('about-cookies-text')}</p></section>
  <section><h2>${t('about-rights')}</h2><p>${t('about-rights-text')}</p>
    <p><a href="/account">${t('about-rights-link')}</a></p></section>`;

export function about(state, send) {
  const is_privacy = state.subject === 'privacy';
  return html`<div class="page narrow"><h1>${t(`about-${state.subject}`)}</h1>
    ${fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
    ${state.text ?? (is_privacy || state.error ? nothing : empty(t(`about-no-${state.subject}`)))}
    ${is_privacy ? html`${stored()} ${cookies()}` : nothing}
    ${about_links(state.subject)}</div>`;
}

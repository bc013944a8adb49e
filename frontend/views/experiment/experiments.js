/* My experiments, drawn; and the page of an experiment that was not found. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';
import { document_at, rich, t } from '../../locales/text.js';

const row = (x) =>
  html`<tr><th scope="row"><a href=${`/experiments/${x.id}`}>${x.title}</a></th>
    <td>${t(`research-status-${x.status}`)}</td>
    <td class="figure wide">${x.lists || ''}</td><td class="figure">${x.participants}</td>
    <td class="figure">${x.complete}</td><td class="wide">${day_text(x.changed_at)}</td></tr>`;

const table = (items) => html`<table class="rows"><caption class="unseen">${t('research-mine')}</caption>
  <thead><tr><th scope="col">${t('research-title')}</th><th scope="col">${t('research-status')}</th>
  <th scope="col" class="figure wide">${t('research-lists')}</th>
  <th scope="col" class="figure">${t('research-joined')}</th>
  <th scope="col" class="figure">${t('research-completed')}</th>
  <th scope="col" class="wide">${t('research-changed')}</th></tr></thead><tbody>${items.map(row)}</tbody></table>`;

const none = ({ sample }) => html`${empty(t('research-none'))}
  <div class="row"><a class="button main" href="/experiments/new?sample=1">${t('research-start-example')}</a>
    <a class="button plain" href="/experiments/new">${t('research-start-empty')}</a></div>
  <p class="small">${sample} ${t('research-example-about')}</p>`;

/** A guest's experiments are lost with the guest's browser. */
export const guest_note = (me) => (me?.kind === 'guest'
  ? html`<p class="small">${rich('research-guest-note',
    { link: (text) => html`<a href="/account">${text}</a>` })}</p>`
  : nothing);

/** The whole page. */
export const experiments = (state, send) => html`<div class="page experiments">
  <h1>${t('research-experiments')}</h1>
  <p class="ex-lead">${rich('research-lead',
    { link: (text) => html`<a href=${document_at('experiments')}>${text}</a>` })}</p>
  ${fault(state.error)}${state.items?.length
    ? html`<p class="row"><a class="button main" href="/experiments/new">${t('research-new')}</a></p>
      ${table(state.items)}
      ${state.next ? html`<button class="plain" @click=${send.more}>${t('research-show-older')}</button>`
        : nothing}${guest_note(state.me)}`
    : state.error ? nothing : none(state.of_game)}</div>`;

/** An experiment that was not found, or that could not be loaded. */
export const no_experiment = (why) =>
  html`<div class="page narrow"><h1>${t(why ? 'research-experiment' : 'research-not-found')}</h1>
    <p>${why || t('research-not-found-why')}
      ${why ? html`<a href=${location.pathname}>${t('research-try-again')}</a>`
        : html`<a href="/experiments">${t('research-experiments')}</a>`}</p></div>`;

/* The people of an experiment, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault, heed } from '../../ui/alerts/note.js';
import { money } from '../../model/bonus.js';
import { date_text, list_of, number_text, t } from '../../locales/text.js';

const time = (at) => date_text(at, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

const person = (one, { act }, send) => html`<tr><th scope="row"><code>${one.participant}</code></th>
  <td>${one.id === null ? nothing : html`<bdi>${one.id}</bdi> <span
    class="quiet">${t(`studies-platform-${one.platform}`)}</span>`}</td>
  <td>${t(`studies-status-${one.status}`)}</td><td>${one.code === null ? nothing : html`<code>${one.code}</code>`}</td>
  <td class="figure">${one.bonus === null ? nothing : money(one.bonus, one.currency, number_text)}</td>
  <td class="wide">${time(one.joined_at)}</td><td class="wide">${time(one.last_at)}</td>
  <td>${one.status === 'erased' ? nothing : html`<button class="plain grave" ?disabled=${act.busy}
    aria-label=${t('studies-erase-named', { code: one.participant })}
    @click=${() => send.erase(one)}>${t('studies-erase-dots')}</button>`}</td></tr>`;

const table = (state, send) => html`<div class="ex-wide" tabindex="0" role="group" aria-label=${t('studies-people')}>
  <table class="rows"><caption class="unseen">${t('studies-people')}</caption>
  <thead><tr><th scope="col">${t('research-code')}</th><th scope="col">${t('studies-origin')}</th>
    <th scope="col">${t('research-status')}</th><th scope="col">${t('studies-outcome-code')}</th>
    <th scope="col" class="figure">${t('studies-bonus')}</th>
    <th scope="col" class="wide">${t('research-joined')}</th><th scope="col"
      class="wide">${t('research-last-seen')}</th>
    <th scope="col"><span class="unseen">${t('studies-erase')}</span></th></tr></thead>
  <tbody>${state.items.map((one) => person(one, state, send))}</tbody></table></div>`;

/* Whom the downloaded list could not name. */
const left_out = ({ left_out: codes }) => heed(codes.length
  ? t('studies-bonus-left-out', { n: codes.length, codes: list_of(codes) }) : '');

/** The whole page. */
export const people = (state, send) => html`<div class="page experiment"><h1>${t('studies-people')}</h1>
  <p class="ex-lead"><a href=${`/experiments/${state.x.id}`}>${state.x.title}</a></p>
  <p>${t('studies-people-about')}</p>${fault(state.act.error)}
  ${state.items.some((one) => one.bonus !== null) ? html`<p class="row"><button type="button" class="plain"
    ?disabled=${state.act.busy} @click=${send.payments}>${t('studies-bonus-list')}</button></p>
    <p class="small">${t('studies-bonus-list-about')}</p>
    ${left_out(state)}` : nothing}
  ${state.items.length ? table(state, send) : empty(t('studies-no-people'), t('research-share-link'))}
  ${state.next ? html`<button class="plain" ?disabled=${state.act.busy}
    @click=${send.more}>${t('research-show-more')}</button>` : nothing}</div>`;

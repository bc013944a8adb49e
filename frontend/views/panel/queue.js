/* The cases before a trusted member, drawn. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { moment, strangers } from '../account/parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const place = (one) => t(one.direct ? 'panel-direct' : 'panel-in-game');

const row = (one) => html`<tr><td><a href=${`/panel/${one.id}`}>${
  t('panel-case-of', { when: moment(one.opened_at) })}</a></td>
  <td>${t(`account-decision-reason-${one.reason}`)}</td><td class="wide">${place(one)}</td>
  <td>${t('panel-ends', { when: moment(one.until) })}</td>
  <td>${t(one.voted ? 'panel-has-vote' : 'panel-no-vote')}</td></tr>`;

const HEADS = [['panel-case'], ['panel-reported-for'], ['panel-place', 'wide'], ['panel-until'], ['panel-my-vote']];

const open_ones = (items) => html`<table class="rows stacks"><thead><tr>${HEADS.map(([id, kind]) =>
  html`<th scope="col" class=${kind ?? nothing}>${t(id)}</th>`)}</tr></thead>
  <tbody>${repeat(items, (one) => one.id, row)}</tbody></table>`;

const past_row = (one) => html`<tr><td>${moment(one.ended_at)}</td>
  <td>${t(`account-decision-reason-${one.reason}`)}</td>
  <td>${t('panel-you-voted', { vote: t(`panel-vote-${one.vote}`) })}</td>
  <td>${t(`panel-outcome-${one.outcome}`)}</td></tr>`;

const PAST = ['panel-ended', 'panel-reported-for', 'panel-my-vote', 'panel-outcome'];

const past = (items) => (items.length ? html`<section><h2>${t('panel-past')}</h2>
  <table class="rows stacks"><thead><tr>${PAST.map((id) => html`<th scope="col">${t(id)}</th>`)}</tr></thead>
  <tbody>${repeat(items, (one) => one.id, past_row)}</tbody></table></section>` : nothing);

function body({ cases }) {
  const nobody = !cases.member && !cases.items.length;
  const open = nobody ? empty(t('panel-not-member'), t('panel-not-member-about'))
    : cases.items.length ? open_ones(cases.items) : empty(t('panel-none'), t('panel-none-about'));
  return html`${nobody ? nothing : html`<p class="quiet">${t('panel-about')}</p>`} ${open} ${past(cases.past)}`;
}

export function panel(state, send) {
  if (!state.me) return strangers(t('panel-title'));
  return html`<div class="page"><h1>${t('panel-title')}</h1>
    ${fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
    ${state.cases ? body(state) : nothing}</div>`;
}

/* The queue of reports, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { desk_page, more_button, reason_words } from './parts.js';
import { empty } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { moment } from '../account/parts.js';
import { t } from '../../locales/text.js';

function holder(report) {
  if (report.mine) return t('desk-held-mine');
  return report.holder ? t('desk-held-by', { name: report.holder }) : nothing;
}

function kind_of({ thing, match, direct, post }) {
  if (thing) return `desk-kind-${thing.kind}`;
  return match || direct || post ? 'desk-kind-message' : 'desk-kind-player';
}

const row = (report) => html`<tr>
  <td><a href=${`/desk/reports/${report.id}`}>${moment(report.at)}</a></td>
  <td>${player_link(report.accused)} <span class="small">${
    t('desk-reports-of', { n: report.reports_of_accused })}</span></td>
  <td>${reason_words(report.reason)}</td>
  <td class="wide">${t(kind_of(report))}</td>
  <td>${report.closed_at ? moment(report.closed_at) : holder(report)}</td></tr>`;

const HEADS = [['desk-reported'], ['desk-player'], ['desk-reason'], ['desk-kind', 'wide']];

const table = (state) => html`<table class="rows stacks"><thead><tr>${HEADS.map(([id, kind]) =>
  html`<th scope="col" class=${kind ?? nothing}>${t(id)}</th>`)}<th scope="col">${
  t(state.answered ? 'desk-answered' : 'desk-holder')}</th></tr></thead>
  <tbody>${state.items.map(row)}</tbody></table>`;

const choice = (state) => html`<p class="filters"><a href="/desk" aria-current=${state.answered ? nothing : 'true'}>${
  t('desk-open', { n: state.counts?.reports ?? 0 })}</a>
  <a href="/desk?status=answered" aria-current=${state.answered ? 'true' : nothing}>${t('desk-answered-ones')}</a></p>`;

export const queue = (state, send) => desk_page(state, '/desk', () => html`${choice(state)}
  ${state.items.length ? table(state) : empty(t(state.answered ? 'desk-answered-none' : 'desk-none'))}
  ${more_button(state, send)}`, send.read);

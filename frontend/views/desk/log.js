/* The log of the staff, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { desk_page, more_button } from './parts.js';
import { empty } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { moment } from '../account/parts.js';
import { t } from '../../locales/text.js';

const act_words = (one) => (one.act === 'sanction_given'
  ? t('desk-act-given', { kind: t(`account-decision-${one.kind}`) }) : t(`desk-act-${one.act.replaceAll('_', '-')}`));

const BY_PANELS = ['panel_dismissed', 'panel_decided', 'panel_referred'];

function actor(one) {
  if (one.actor) return player_link(one.actor);
  return t(one.act.startsWith('panel_') ? 'desk-panel' : 'desk-host');
}

const why = (one) => (BY_PANELS.includes(one.act) ? t(`panel-outcome-${one.why}`) : one.why);

const row = (one) => html`<tr><td>${moment(one.at)}</td><td>${actor(one)}</td>
  <td>${one.report ? html`<a href=${`/desk/reports/${one.report}`}>${act_words(one)}</a>` : act_words(one)}
    ${one.why ? html`<span class="small note-line">${why(one)}</span>` : nothing}</td>
  <td>${one.account ? player_link(one.account) : nothing}</td></tr>`;

const HEADS = ['desk-time', 'desk-actor', 'desk-act', 'desk-player'];

export const log = (state, send) => desk_page(state, '/desk/log', () => html`<p class="quiet">${t('desk-log-about')}</p>
  ${state.items.length ? html`<table class="rows stacks"><thead><tr>${HEADS.map((id) =>
    html`<th scope="col">${t(id)}</th>`)}</tr></thead>
    <tbody>${state.items.map(row)}</tbody></table>` : empty(t('desk-log-none'))}
  ${more_button(state, send)}`, send.read);

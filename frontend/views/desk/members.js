/* Trusted members, drawn: how often each agreed with what was decided, and the form to add one. */
import { html, repeat } from '../../vendor/lit-html.js';
import { DAY, desk_page } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { date_text, t } from '../../locales/text.js';

const row = (one, state, send) => html`<tr><td>${player_link(one.name)} <span class="small">${
  t('desk-member-since', { when: date_text(one.given_at, DAY) })}</span></td>
  <td>${one.settled ? t('desk-member-agreement', { agreed: one.agreed, settled: one.settled })
    : t('desk-member-unsettled')}</td>
  <td>${t('desk-member-cases', { judged: one.judged, missed: one.missed, open: one.open })}</td>
  <td><button class="plain" ?disabled=${state.act.busy} aria-label=${
    t('desk-member-remove-name', { name: one.name })} @click=${() => send.remove(one.name)}>${
    t('desk-member-remove')}</button></td></tr>`;

const table = (state, send) => html`<p class="small">${t('desk-member-agreed-about')}</p>
  <table class="rows stacks"><thead><tr><th scope="col">${t('desk-member')}</th>
  <th scope="col">${t('desk-member-agreed')}</th><th scope="col">${t('desk-member-record')}</th>
  <th scope="col"><span class="unseen">${t('desk-act')}</span></th></tr></thead>
  <tbody>${repeat(state.items, (one) => one.name, (one) => row(one, state, send))}</tbody></table>`;

function form(state, send) {
  const submit = (event) => { event.preventDefault(); send.add(event.target); };
  return html`<form class="sheet" @submit=${submit}><h2>${t('desk-member-add')}</h2>
    <label class="field"><span>${t('desk-player')}</span><input name="name" maxlength="40" autocomplete="off"
      required></label>
    <label class="field"><span>${t('desk-member-why')}</span><textarea name="why" rows="2" maxlength="1000"
      required></textarea></label>
    ${fault(state.act.error)}
    <p><button class="main" ?disabled=${state.act.busy}>${t('desk-member-add')}</button></p></form>`;
}

export const members = (state, send) => desk_page(state, '/desk/members', () => html`
  <p class="quiet">${t('desk-members-about')}</p>
  ${state.items.length ? table(state, send) : empty(t('desk-members-none'))} ${form(state, send)}`, send.read);

/* Appeals that wait for an answer, drawn. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { decision_words, desk_page, more_button, reason_words } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';
import { moment } from '../account/parts.js';
import { rich, t } from '../../locales/text.js';

function answer(one, state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.answer(one.sanction, event.target, event.submitter?.value === 'lift');
  };
  return html`<form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('desk-answer-text')}</span><textarea name="answer" rows="2" maxlength="1000"
      required></textarea></label>
    ${one.mine ? html`<p class="small">${t('desk-appeal-alone')}</p>` : nothing}
    <p class="row"><button class="plain" value="refuse" ?disabled=${state.act.busy}>${t('desk-refuse')}</button>
      <button class="main" value="lift" ?disabled=${state.act.busy}>${t('desk-lift')}</button></p></form>`;
}

const decided_by = ({ moderator }) => (moderator
  ? rich('desk-decided-by', { player: player_link }, { name: moderator }) : t('desk-decided-by-panel'));

const appeal = (one, state, send) => html`<section><h2>${player_link(one.account)}</h2>
  <p>${decision_words(one)} &#183; ${reason_words(one.reason)} &#183; ${decided_by(one)} &#183;
    <a href=${`/desk/reports/${one.report}`}>${t('desk-report')}</a></p>
  ${one.note ? html`<p class="quiet note-line">${one.note}</p>` : nothing}
  <blockquote class="note"><p class="note-line">${one.appeal}</p><p class="small">${moment(one.appealed_at)}</p>
    </blockquote>${one.answerable ? answer(one, state, send)
      : html`<p class="small">${t(one.mine ? 'desk-appeal-own' : 'desk-outranked')}</p>`}</section>`;

export const appeals = (state, send) => desk_page(state, '/desk/appeals', () => html`${fault(state.act.error)}
  ${state.items.length ? repeat(state.items, (one) => one.sanction, (one) => appeal(one, state, send))
    : empty(t('desk-appeals-none'))}
  ${more_button(state, send)}`, send.read);

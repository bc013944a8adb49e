/* What moderators decided about me, drawn: why, until when, and my appeal with its answer. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { day, moment } from './parts.js';
import { fault, heed } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const what = ({ kind, until }) => (until
  ? t('account-decision-until', { kind: t(`account-decision-${kind}`), until: day(until) })
  : t(`account-decision-${kind}`));

function appeal_form(one, state, send) {
  const submit = (event) => { event.preventDefault(); send.appeal(one.id, event.target); };
  return html`<details><summary>${t('account-appeal')}</summary><form class="sheet" @submit=${submit}>
    <p class="small">${t('account-appeal-about')}</p>
    <label class="field"><span>${t('account-appeal-text')}</span><textarea name="text" rows="3" maxlength="1000"
      required></textarea></label>
    <p><button class="plain" ?disabled=${state.appeal.busy}>${t('account-appeal-send')}</button></p></form></details>`;
}

function appeal(one, state, send) {
  if (!one.appeal) return one.lifted_at ? nothing : appeal_form(one, state, send);
  return html`<p class="small">${t('account-appealed', { when: moment(one.appeal.at) })}</p>
    <blockquote class="note"><p class="note-line">${one.appeal.text}</p></blockquote>
    ${one.appeal.answer ? html`<p class="small">${t(one.lifted_at ? 'account-appeal-lifted' : 'account-appeal-refused',
      { when: moment(one.appeal.answered_at) })}</p>
      <blockquote class="note"><p class="note-line">${one.appeal.answer}</p></blockquote>`
      : html`<p class="small">${t('account-appeal-waits')}</p>`}`;
}

const ratings = ({ ratings: now }) => (now?.busy
  ? html`<p class="small">${t('account-decision-ratings', { done: now.done, all: now.matches })}</p>` : nothing);

const thing = ({ kind, title }) => (kind === 'hide' && title
  ? html`<p class="note-line" dir="auto">${title}</p>` : nothing);

const decision = (one, state, send) => html`<li><h3>${what(one)}</h3> ${thing(one)}
  <p class="quiet">${t(`account-decision-reason-${one.reason}`)} &#183; ${moment(one.at)}${one.annuls
    ? html` &#183; ${t('account-decision-annuls')}` : nothing}</p>
  ${one.panel ? html`<p class="small">${t('account-decision-panel')}</p>` : nothing}
  ${one.note ? html`<blockquote class="note"><p class="note-line">${one.note}</p></blockquote>` : nothing}
  ${ratings(one)} ${appeal(one, state, send)}</li>`;

/** Nothing while there is no decision. */
export function decisions(state, send) {
  if (!state.decisions?.length) return nothing;
  return html`<section id="decisions"><h2>${t('account-decisions')}</h2>
    ${state.me.closed ? heed(t('account-closed')) : nothing}
    <ul class="plain-list">${repeat(state.decisions, (one) => one.id,
      (one) => decision(one, state, send))}</ul>
    ${fault(state.appeal.error)}</section>`;
}

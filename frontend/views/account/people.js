/* The players I follow, mute, block or have a note on, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { kind_mark, player_link } from '../../ui/seats.js';
import { t } from '../../locales/text.js';

const MARKS = ['following', 'muted', 'blocked'];

const end_button = (one, mark, state, send) => html`<button class="plain" ?disabled=${state.act.busy}
  aria-label=${t(`account-people-end-${mark}-of`, { name: one.name })}
  @click=${() => send.change(one.name, { [mark]: false })}>${t(`account-people-end-${mark}`)}</button>`;

const row = (one, state, send) =>
  html`<li class="row spread"><span class="grow">${player_link(one.name, one.kind)}${kind_mark(one.kind)}
      ${one.note ? html`<span class="small note-line">${one.note}</span>` : nothing}</span>
    <span class="row">${MARKS.filter((mark) => one[mark]).map((mark) => end_button(one, mark, state, send))}</span>
    </li>`;

function list(title, items, state, send) {
  if (!items.length) return nothing;
  return html`<section><h2>${title}</h2>
    <ul class="plain-list">${items.map((one) => row(one, state, send))}</ul></section>`;
}

export function people(state, send) {
  if (!state.me) return strangers(t('account-people'));
  const items = state.items ?? [];
  const quiet = items.filter((one) => !one.following && (one.blocked || one.muted));
  return html`<div class="page narrow"><h1>${t('account-people')}</h1>${account_nav('/account/people')}
    <p class="quiet">${t('account-people-private')}</p>
    ${fault(state.error || state.act.error,
      state.error ? html`<button class="plain" @click=${send.more}>${t('common-try-again')}</button>` : nothing)}
    ${state.items && !items.length ? empty(t('account-people-none'),
      html`<a href="/boards">${t('account-people-find')}</a>`) : nothing}
    ${list(t('account-people-followed'), items.filter((one) => one.following), state, send)}
    ${list(t('account-people-quiet'), quiet, state, send)}
    ${list(t('account-people-noted'), items.filter((one) => !one.following && !quiet.includes(one)), state, send)}
    ${state.next ? html`<p><button class="plain" @click=${send.more}>${t('account-show-more')}</button></p>`
      : nothing}</div>`;
}

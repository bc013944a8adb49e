/* A conversation, drawn: the messages with the newest at the bottom, and the field under them. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { sign_up_link, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { date_text, rich, t } from '../../locales/text.js';

const DAY = /** @type {const} */ ({ dateStyle: 'full' });
const HOUR = /** @type {const} */ ({ timeStyle: 'short' });

const day_of = (m) => (m ? date_text(m.at, DAY) : '');

const report = (m, state, send) => (m.mine ? nothing : html`<button class="bare report" ?disabled=${state.act.busy}
  aria-label=${t('messages-report-of', { at: date_text(m.at) })}
  @click=${() => send.report(m)}>${t('messages-report')}</button>`);

const message = (m, before, state, send) => html`${day_of(m) === day_of(before) ? nothing
  : html`<li class="day small">${day_of(m)}</li>`}
  <li class=${m.mine ? 'said own' : 'said'}><span class="small"><span class="from" translate="no">${
    m.mine ? t('messages-you') : state.player}</span>
    <time datetime=${m.at}>${date_text(m.at, HOUR)}</time>${report(m, state, send)}</span>
    <p class="note-line" dir="auto">${m.text}</p></li>`;

/* What the list is followed by: the field, or why there is none. */
function field(state, send) {
  const link = (text) => html`<a href="/messages">${text}</a>`;
  if (state.refusal) {
    return html`<p class="note">${rich(`messages-refused-${state.refusal.replaceAll('_', '-')}`, { link },
      { name: state.player })}</p>`;
  }
  const submit = (event) => { event.preventDefault(); send.send(); };
  const key = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    send.send();
  };
  return html`<form class="row say" @submit=${submit}><label class="grow"><span class="unseen">${
    t('messages-field')}</span>
    <textarea name="text" rows="2" maxlength="2000" dir="auto" required .value=${state.text} @keydown=${key}
      placeholder=${t('messages-field')} @input=${(event) => send.write(event.target.value)}></textarea></label>
    <button class="main" ?disabled=${state.sending.busy}>${t('messages-send')}</button></form>
    ${fault(state.sending.error)}`;
}

/* Blocking is for players, and deleting for what is there. */
const ways = (state, send) => html`<p class="row"><a class="button plain"
    href=${`/players/${encodeURIComponent(state.player)}`}>${t('messages-profile')}</a>
  ${state.refusal === 'registered_only' ? nothing : html`<button class="plain" ?disabled=${state.act.busy}
    @click=${() => send.block(state.refusal !== 'forbidden')}>${
    t(state.refusal === 'forbidden' ? 'messages-unblock' : 'messages-block')}</button>`}
  ${state.items.length ? html`<button class="plain" ?disabled=${state.act.busy} @click=${send.end}>${
    t('messages-delete')}</button>` : nothing}</p>`;

/* The list scrolls from its bottom, where the newest stands, and what is in sight stays when it grows at either end. */
const older = (state, send) => html`<li class="day older"><button class="plain" ?disabled=${state.act.busy}
  @click=${send.earlier}>${t('messages-earlier')}</button></li>`;

const list = (state, send) => html`<div class="letters" tabindex="0" role="region"
  aria-label=${t('messages-list', { name: state.player })}><ol>${state.earlier ? older(state, send) : nothing}${
    repeat(state.items, (m) => m.n, (m, i) => message(m, state.items[i - 1], state, send))}</ol></div>`;

function body(state, send) {
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  if (state.unknown) return html`<p>${t('messages-unknown')}</p>`;
  if (!state.is_read) return fault(state.error, again);
  return html`${fault(state.error, again)} ${fault(state.act.error)}
    ${state.items.length ? list(state, send) : state.refusal ? nothing : empty(t('messages-first'))}
    ${field(state, send)} ${ways(state, send)}`;
}

export function conversation(state, send) {
  if (!state.me) return strangers(t('messages-title'));
  return html`<div class="page narrow conversation"><p class="small"><a href="/messages">${t('messages-all')}</a></p>
    <h1 tabindex="-1">${t('messages-with', { name: state.player })}</h1>
    ${state.me.kind === 'guest' ? html`<p>${rich('messages-guest', sign_up_link)}</p>` : body(state, send)}</div>`;
}

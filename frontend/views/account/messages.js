/* My conversations, drawn: with whom, the last line, what is new; and who can write to me. */
import { html, nothing } from '../../vendor/lit-html.js';
import { conversation_path } from '../../model/addresses.js';
import { account_nav, moment, sign_up_link, strangers } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

const WHO = ['friends', 'everybody', 'nobody'];

const row = ({ player, unread, last }) => html`<li class="letter"><span class="row spread">
  <a class=${unread ? 'fresh' : nothing} href=${conversation_path(player)} translate="no">${player}</a>
  <time class="small" datetime=${last.at}>${moment(last.at)}</time></span>
  <span class="row spread"><span class="small line-cut" dir="auto">${
    last.mine ? t('messages-own', { text: last.text }) : last.text}</span>${
    unread ? html`<span class="here">${t('messages-unread', { n: unread })}</span>` : nothing}</span></li>`;

function who(state, send) {
  const kept = state.me.settings?.messages_from;
  const now = WHO.includes(kept) ? kept : 'friends';
  const option = (one) => html`<label><input type="radio" name="from" value=${one} .checked=${one === now}
    ?disabled=${state.who.busy}><span>${t(`messages-who-${one}`)}</span></label>`;
  return html`<section><form @change=${(event) => send.take(event.target.value)}><fieldset class="choice">
    <legend>${t('messages-who')}</legend><div class="choices">${WHO.map(option)}</div></fieldset></form>
    <p class="small">${t('messages-who-about')}</p>${fault(state.who.error)}</section>`;
}

function list(state, send) {
  const again = html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`;
  return html`${fault(state.error, again)}
    ${state.items?.length === 0 ? empty(rich('messages-none',
      { link: (text) => html`<a href="/friends">${text}</a>` })) : nothing}
    ${state.items?.length ? html`<ul class="plain-list">${state.items.map(row)}</ul>` : nothing}
    ${state.next ? html`<p><button class="plain" @click=${send.more}>${t('messages-more')}</button></p>` : nothing}
    ${who(state, send)}`;
}

export function messages(state, send) {
  if (!state.me) return strangers(t('messages-title'));
  return html`<div class="page narrow"><h1 tabindex="-1">${t('messages-title')}</h1>${account_nav('/messages')}
    ${state.me.kind === 'guest' ? html`<p>${rich('messages-guest', sign_up_link)}</p>` : list(state, send)}</div>`;
}

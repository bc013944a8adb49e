/* How I am notified, drawn: one section for each way. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, moment, strangers } from './parts.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

const NO_BROWSER = { unable: 'account-browser-unable', refused: 'account-browser-refused' };

function browser(state, send) {
  const id = NO_BROWSER[state.browser];
  return html`<section><h2>${t('account-browser')}</h2>
    <p>${t('account-browser-about')}</p>
    ${id ? html`<p class="note">${t(id)}</p>`
      : html`<label class="check"><input type="checkbox" .checked=${state.browser === 'on'}
        @change=${(e) => send.browser(e.target.checked)}> ${t('account-browser-notify')}</label>`}</section>`;
}

const address = (label, text) => html`<label class="field share"><span>${label}</span>
  <input readonly .value=${text} @focus=${(e) => e.target.select()}></label>`;

function links({ feed, site }) {
  if (!feed.feed?.secret) return nothing;
  const at = `${site}/api/v1/feeds/${feed.feed.secret}`;
  return html`<p class="note good" role="status">${t('account-feed-copy')}</p>
    ${address(t('account-feed-calendar'), `${at}.ics`)} ${address(t('account-feed-reader'), `${at}.atom`)}`;
}

function feed_use({ created_at: made, seen_at: used }) {
  const created = moment(made);
  return html`<p>${used ? t('account-feed-used', { created, used: moment(used) })
    : t('account-feed-unused', { created })}</p>`;
}

function feeds(state, send) {
  const { feed, act } = state.feed;
  return html`<section><h2>${t('account-feed')}</h2>
    <p>${t('account-feed-about')}</p>
    ${feed ? feed_use(feed) : nothing} ${links(state)} ${fault(act.error)}
    <p class="row"><button class="plain" ?disabled=${act.busy}
      @click=${send.feed.make}>${t(feed ? 'account-feed-replace' : 'account-feed-create')}</button>
      ${feed ? html`<button class="plain" ?disabled=${act.busy}
        @click=${send.feed.end}>${t('account-feed-end')}</button>` : nothing}</p></section>`;
}

const KINDS = ['turns', 'offers', 'talk'];

/* The result of the last email. */
function delivery(last) {
  if (!last) return nothing;
  const { kind, error } = last;
  if (last.sent_at) {
    return html`<p class="small">${t(`account-mail-sent-${kind}`, { when: moment(last.sent_at) })}</p>`;
  }
  if (last.failed_at) return html`<p class="note bad">${t(`account-mail-failed-${kind}`, { error })}</p>`;
  const when = moment(last.created_at);
  return html`<p class="small">${error ? t(`account-mail-retried-${kind}`, { when, error })
    : t(`account-mail-queued-${kind}`, { when })}</p>`;
}

function wanted(mail, act, send) {
  const id = mail.confirmed ? 'account-mail-to' : 'account-mail-to-unconfirmed';
  return html`<p>${rich(id, { address: (text) => html`<strong>${text}</strong>` }, { address: mail.address })}</p>
    <fieldset><legend>${t('account-mail-kinds')}</legend>${KINDS
      .map((kind) => html`<label class="check"><input type="checkbox"
        .checked=${mail.kinds[kind]} ?disabled=${act.busy} @change=${(e) => send.kind(kind, e.target.checked)}>
        ${t(`account-mail-kind-${kind}`)}</label>`)}</fieldset>
    ${delivery(mail.last)}
    <p><button class="plain" ?disabled=${act.busy} @click=${send.end}>${t('account-mail-forget')}</button></p>`;
}

function address_form({ mail, act }, send) {
  const submit = (event) => {
    event.preventDefault();
    send.address(field_text(new FormData(event.target), 'address'));
  };
  return html`<form class="sheet" @submit=${submit}>
    <label class="field"><span>${t(mail.address ? 'account-mail-address-new' : 'account-mail-address')}</span>
    <input name="address" type="email" required maxlength="254" autocomplete="email" spellcheck="false"></label>
    <p><button class="plain" ?disabled=${act.busy}>${t('account-mail-send')}</button></p></form>`;
}

function letters(state, send) {
  const { mail, act } = state.mail;
  const title = html`<h2>${t('account-mail')}</h2>`;
  if (mail && !mail.available) {
    return html`<section>${title}<p class="quiet">${t('account-mail-unavailable')}</p></section>`;
  }
  return html`<section>${title}<p>${t('account-mail-about')}</p>
    ${mail?.address ? wanted(mail, act, send.mail) : nothing} ${fault(act.error)}
    ${mail ? address_form(state.mail, send.mail) : nothing}</section>`;
}

export function notices(state, send) {
  if (!state.me) return strangers(t('account-notices'));
  return html`<div class="page narrow"><h1>${t('account-notices')}</h1>${account_nav('/account/notices')}
    <p>${rich('account-notices-inbox', { link: (text) => html`<a href="/inbox">${text}</a>` })}</p>
    ${browser(state, send)} ${feeds(state, send)} ${letters(state, send)}</div>`;
}

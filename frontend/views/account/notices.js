/* How I am notified, drawn: one section for each way. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, moment, strangers, undelivered } from './parts.js';
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

const failing = (device) => html`<br>
  <span class="small">${t('account-push-failing', { error: undelivered(device) })}</span>`;

const device_row = (device, act, send) => html`<tr>
  <td>${device.label}${device.current ? html` <span class="small">${t('account-push-this')}</span>` : nothing}
    ${device.error ? failing(device) : nothing}</td>
  <td class="wide">${moment(device.told_at)}</td>
  <td class="end"><button class="plain" ?disabled=${act.busy}
    aria-label=${t('account-push-end-of', { device: device.label })}
    @click=${() => send.end(device)}>${t('account-push-end')}</button></td></tr>`;

const device_table = ({ push, act }, send) => html`<table class="rows">
  <thead><tr><th scope="col">${t('account-push-device')}</th>
  <th scope="col" class="wide">${t('account-push-told')}</th>
  <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
  <tbody>${push.devices.map((device) => device_row(device, act, send))}</tbody></table>`;

const NO_PUSH = { unable: 'account-push-unable', refused: 'account-browser-refused' };

function this_device({ push, able, denied, act }, send) {
  if (push.devices.some((device) => device.current)) return nothing;
  if (NO_PUSH[able]) return html`<p class="note">${t(NO_PUSH[able])}</p>`;
  return html`${denied ? html`<p class="note">${t('account-push-denied')}</p>` : nothing}
    <p><button class="main" ?disabled=${act.busy} @click=${send.begin}>${t('account-push-begin')}</button></p>`;
}

function devices({ device }, send) {
  const { push, act } = device;
  const title = html`<h2>${t('account-push')}</h2>`;
  if (push && !push.available) return html`<section>${title}<p class="quiet">${t('account-push-off')}</p></section>`;
  return html`<section>${title}<p>${t('account-push-about')}</p>
    ${push?.devices.length ? device_table(device, send) : nothing} ${fault(act.error)}
    ${push ? this_device(device, send) : nothing}</section>`;
}

const time_field = (name, label, value) => html`<label class="inline">${label}
  <input type="time" name=${name} required .value=${value}></label>`;

function quiet_hours({ device }, send) {
  const { quiet, push, times } = device;
  if (!push) return nothing;
  const submit = (event) => { event.preventDefault(); send.quiet(new FormData(event.target)); };
  return html`<section><h2>${t('account-quiet')}</h2><p>${t('account-quiet-about')}</p>
    ${quiet ? html`<p>${t('account-quiet-now', { ...quiet, zone: quiet.time_zone })}</p>` : nothing}
    <form @submit=${submit}><p class="row">${time_field('from', t('account-quiet-from'), quiet?.from ?? '22:00')}
      ${time_field('to', t('account-quiet-to'), quiet?.to ?? '07:00')}
      <button class="plain" ?disabled=${times.busy}>${t('account-quiet-set')}</button>
      ${quiet ? html`<button class="plain" type="button" ?disabled=${times.busy} @click=${send.loud}>${
        t('account-quiet-end')}</button>` : nothing}</p></form>${fault(times.error)}</section>`;
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
  const error = undelivered(last);
  const kind = last.kind.replaceAll('_', '-');
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
    <p>${rich('account-notices-language', { link: (text) => html`<a href="/settings">${text}</a>` })}</p>
    ${devices(state, send.device)} ${quiet_hours(state, send.device)}
    ${browser(state, send)} ${feeds(state, send)} ${letters(state, send)}</div>`;
}

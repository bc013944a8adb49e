/* My webhooks, drawn: their secrets once, what became of their calls, and a form for a new one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { account_nav, moment, sign_up_link, strangers, undelivered } from './parts.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { document_at, rich, t } from '../../locales/text.js';

const KINDS = ['turns', 'offers', 'talk'];
const small = (text) => html`<span class="small">${text}</span>`;

const made = ({ made: { secret } }) => html`<div class="note good" role="status"><p>${t('account-webhook-made')}</p>
  <p class="row share"><input class="grow" readonly aria-label=${t('account-webhook-secret')} .value=${secret}
    @focus=${(e) => e.target.select()}></p></div>`;

const button = (words, whole, press, busy) => html`<button class="plain" ?disabled=${busy}
  aria-label=${whole} @click=${press}>${words}</button>`;

function health(webhook) {
  if (webhook.error) return t('account-webhook-failing', { error: undelivered(webhook), failed: webhook.failed });
  return webhook.told_at ? t('account-webhook-told', { when: moment(webhook.told_at) }) : t('account-webhook-unused');
}

function webhook_row(webhook, { act: { busy } }, send) {
  const { label } = webhook;
  return html`<tr><td>${label} ${small(webhook.url)}<br>${small(health(webhook))}<p class="row">
    ${button(t('account-webhook-test'), t('account-webhook-test-of', { label }), () => send.test(webhook), busy)}
    ${button(t('account-webhook-calls'), t('account-webhook-calls-of', { label }), () => send.show(webhook), busy)}
    ${button(t('account-webhook-renew'), t('account-webhook-renew-of', { label }), () => send.renew(webhook), busy)}
    ${button(t('account-webhook-end'), t('account-webhook-end-of', { label }), () => send.end(webhook), busy)}
    </p></td></tr>`;
}

const table = (state, send) => html`<table class="rows">
  <thead><tr><th scope="col">${t('account-webhook')}</th></tr></thead>
  <tbody>${state.list.map((webhook) => webhook_row(webhook, state, send))}</tbody></table>`;

function result(delivery) {
  if (delivery.sent_at) return t('account-call-sent', { when: moment(delivery.sent_at) });
  const { attempts } = delivery;
  const error = undelivered(delivery);
  if (delivery.failed_at) return t('account-call-failed', { error, attempts });
  return error ? t('account-call-retried', { error, attempts }) : t('account-call-waiting');
}

const delivery_row = (delivery, { act }, send) => html`<tr>
  <td>${t(`account-call-${delivery.type}`)}<br>${small(moment(delivery.created_at))}</td>
  <td>${result(delivery)}</td>
  <td class="end">${delivery.failed_at ? html`<button class="plain" ?disabled=${act.busy}
    @click=${() => send.again(delivery)}>${t('account-call-again')}</button>` : nothing}</td></tr>`;

function deliveries(state, send) {
  const webhook = state.list?.find(({ id }) => id === state.shown);
  if (!webhook) return nothing;
  return html`<section aria-live="polite"><h2>${t('account-calls', { label: webhook.label })}</h2>
    ${state.deliveries.length ? html`<table class="rows">
      <thead><tr><th scope="col">${t('account-call')}</th><th scope="col">${t('account-call-result')}</th>
      <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
      <tbody>${state.deliveries.map((delivery) => delivery_row(delivery, state, send))}</tbody></table>`
      : empty(t('account-calls-none'))}
    <p><button class="plain" ?disabled=${state.act.busy} @click=${send.read}>${t('account-calls-refresh')}</button></p>
    </section>`;
}

const kind = (name) => html`<label class="check"><input type="checkbox" name=${name} ?checked=${name !== 'talk'}>
  ${t(`account-mail-kind-${name}`)}</label>`;

function new_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.make(event.target); };
  return html`<details ?open=${state.list?.length === 0}><summary>${t('account-webhook-new')}</summary>
    <form class="sheet" @submit=${submit}>
    <label class="field"><span>${t('account-webhook-url')}</span><input name="url" type="url" required maxlength="2000"
      autocomplete="off" spellcheck="false"></label>
    <label class="field"><span>${t('account-webhook-label')}</span><input name="label" required maxlength="60"
      autocomplete="off"></label>
    <fieldset><legend>${t('account-webhook-kinds')}</legend>${KINDS.map(kind)}</fieldset>
    ${fault(state.form.error)}
    <p><button class="main" ?disabled=${state.form.busy}>${t('account-webhook-create')}</button></p></form></details>`;
}

const body = (state, send) => html`${state.made ? made(state) : nothing} ${fault(state.act.error)}
  ${state.list?.length ? table(state, send) : state.list ? empty(t('account-webhooks-none')) : nothing}
  ${deliveries(state, send)} ${new_form(state, send)}`;

export function webhooks(state, send) {
  if (!state.me) return strangers(t('account-webhooks'));
  return html`<div class="page narrow"><h1>${t('account-webhooks')}</h1>${account_nav('/account/webhooks')}
    <p>${rich('account-webhooks-about', { link: (text) => html`<a href=${document_at('webhooks')}>${text}</a>` })}</p>
    ${state.me.kind === 'guest' ? html`<p class="note">${rich('account-webhooks-guest', sign_up_link)}</p>`
      : body(state, send)}</div>`;
}

/* Back from the site's own sign-in service, drawn; and the link to it on the account's page. */
import { html, nothing } from '../../vendor/lit-html.js';
import { moment } from './parts.js';
import { proven } from './proof.js';
import { code_field } from './second_factor.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const handed = (send) => (event) => { event.preventDefault(); send(event.target); };

/* Nothing more can come of this try. */
const ended = (state, send, words) => html`${fault(words)}
  <p class="row">${state.name ? html`<button class="main" ?disabled=${state.act.busy} @click=${send.again}>${
    t('account-provider-go', { name: state.name })}</button>` : nothing}
    ${state.link ? html`<a href="/account">${t('account-pages')}</a>`
      : html`<a href="/sign-in">${t('account-sign-in')}</a>`}</p>`;

const choosing = (state, send) => html`<p>${t('account-provider-new', { name: state.name })}
    ${state.me?.kind === 'guest' ? t('account-sign-up-guest', { name: state.me.name }) : nothing}</p>
  <form class="sheet" @submit=${handed(send.choose)}>
    <label class="field"><span>${t('account-name')}</span><input name="name" required maxlength="40"
      autocomplete="username" autocapitalize="off" spellcheck="false" .defaultValue=${state.outcome.name}>
      <span class="small">${t('account-provider-name-about')}</span></label>
    ${fault(state.act.error)}
    <p class="row"><button class="main" ?disabled=${state.act.busy}>${t('account-provider-create')}</button></p></form>
  <p class="small">${t('account-provider-have-one')}</p>`;

const coding = (state, send) => html`<p>${t('account-provider-code', { name: state.outcome.name })}</p>
  <form class="sheet" @submit=${handed(send.code)}>${code_field(false)} ${fault(state.act.error)}
    <p class="row"><button class="main" ?disabled=${state.act.busy}>${t('account-sign-in')}</button></p></form>`;

const proving = (state, send) => proven({ ...state, ...state.act }, { act: send.prove, cancel: send.cancel,
  kind: 'main', words: t('account-provider-link'), fields: html`<p>${t('account-provider-link-ask', { name: state.name,
    whom: state.outcome.name, known: state.outcome.name ? 'yes' : 'no', account: state.me.name })}</p>` });

const WANTS = { name: choosing, second_code: coding, proof: proving };

function body(state, send) {
  const { outcome, trouble, act, name } = state;
  if (outcome?.wants) return WANTS[outcome.wants](state, send);
  if (act.error) return ended(state, send, act.error);
  if (act.busy || outcome) return html`<p role="status">${t('account-provider-wait')}</p>`;
  const id = state.link && trouble === 'cancelled' ? 'cancelled-link' : trouble;
  return ended(state, send, t(`account-provider-${id}`, { name: name ?? '' }));
}

/** The title of the page. */
export const provider_title = ({ link }) => t(link ? 'account-provider-link' : 'account-provider-title');

export const provider = (state, send) =>
  html`<div class="page narrow"><h1>${provider_title(state)}</h1>${body(state, send)}</div>`;

const unlinking = (state, send) => (state.provider.has_password ? html`<p><button class="plain"
  ?disabled=${state.link.busy} @click=${send.unlink_ask}>${t('account-provider-unlink')}</button></p>`
  : html`<p class="small">${t('account-provider-only')}</p>`);

const linked = (state, send) => html`<p>${t('account-provider-linked', { name: state.provider.name,
    when: moment(state.provider.used_at) })}</p>
  ${state.unlinking ? proven({ ...state, ...state.link }, { act: send.unlink, cancel: send.unlink_cancel, kind: 'grave',
    words: t('account-provider-unlink'), fields: html`<p>${t('account-provider-unlink-about')}</p>` })
    : unlinking(state, send)}`;

const unlinked = (state, send) => html`<p>${t('account-provider-about', { name: state.provider.name })}</p>
  ${fault(state.link.error)}
  <p><button class="plain" ?disabled=${state.link.busy} @click=${send.link}>${t('account-provider-link')}</button></p>`;

/** The section of the account's page: nothing where the site has no such service. */
export function provider_link(state, send) {
  if (!state.provider?.name) return nothing;
  return html`<section class="provider"><h2 tabindex="-1">${state.provider.name}</h2>
    ${state.provider.linked_at ? linked(state, send) : unlinked(state, send)}</section>`;
}

/* How others can join a game, drawn: its address, and the links of a private one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { link_field } from '../../ui/controls/link_field.js';
import { fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';
import { span_text } from '../../ui/clock.js';
import { t } from '../../locales/text.js';

const USES = [1, 5, 20];
const HOURS = [1, 24, 168, 720];

function link_row(link, state, send) {
  const open = link.status === 'open';
  const words = t(`lobby-link-${link.status}`,
    { uses: link.uses, ...(open && { left: link.left, day: day_text(link.expires_at) }) });
  return html`<li class=${open ? nothing : 'quiet'}><span class="grow">${words}</span>
    ${open
      ? html`<button class="plain" ?disabled=${state.making.busy}
        aria-label=${t('lobby-revoke-named', { uses: link.uses })}
        @click=${() => send.link_end(link.id)}>${t('lobby-revoke')}</button>`
      : nothing}</li>`;
}

const pick = (name, label, options, state, send) => html`<label class="field"><span>${label}</span><select
  @change=${(e) => send.link(name, Number(e.target.value))}>
  ${options.map(([n, words]) => html`<option value=${n} ?selected=${state.link[name] === n}>${words}</option>`)}
  </select></label>`;

/* For the creator: the links so far, and a form for one more, which is at hand where this page knows no link. */
function links(state, send) {
  if (!state.owns || !state.links?.length) return nothing; /* a rematch has none */
  const submit = (event) => { event.preventDefault(); send.link_new(); };
  return html`<details class="search links" ?open=${!state.lobby.join_url}>
    <summary>${t('lobby-all-links', { n: state.links.length })}</summary>
    <ul class="plain-list">${state.links.map((link) => link_row(link, state, send))}</ul>
    <form class="row" @submit=${submit}>${pick('uses', t('lobby-new-link-for'),
      USES.map((n) => [n, t('lobby-people', { n })]), state, send)}
      ${pick('hours', t('lobby-valid-for'), HOURS.map((n) => [n, span_text(n * 3600)]), state, send)}
      <button class="plain" ?disabled=${state.making.busy}>${t('lobby-create-link')}</button></form>
    ${fault(state.making.error)}
    <p class="small">${t('lobby-link-about')}</p></details>`;
}

/* Of a private game whose link this page does not know, only its creator sees something, and can create a new link. */
const has_share = ({ lobby, owns, links }) => Boolean(!lobby.private || lobby.join_url || (owns && links?.length));

const invite_title = ({ lobby }) => (!lobby.private ? t('lobby-share')
  : lobby.seats.length > 2 ? t('lobby-invite-friends') : t('lobby-invite-friend'));

/* The link with its buttons; sharing opens the device's own choice of apps, where the browser has one. */
const shared_link = (link, state, send) => html`${link_field(link, state.copied === link, send.copy)}
  ${state.can_share ? html`<p class="row"><button class="plain" @click=${() => send.share(link)}>
    ${t('lobby-share-link')}</button></p>` : nothing}`;

/** How others can join the game. */
export function share(state, send) {
  const { lobby } = state;
  if (!has_share(state)) return nothing;
  const link = lobby.join_url && new URL(lobby.join_url, state.origin).href;
  return html`<section class="share">
    <h2>${invite_title(state)}</h2>
    ${link ? shared_link(link, state, send) : html`<p class="quiet">${t('lobby-link-gone')}</p>`}
    <p class="small">${lobby.private ? t('lobby-private-starts') : t('lobby-public-starts')}</p>
    ${lobby.private ? links(state, send) : nothing}</section>`;
}

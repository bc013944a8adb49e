/* The chat: messages with their authors, and a field. Players and spectators have separate rooms. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { date_text, t } from '../../locales/text.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';
import { author_name, is_masked, player_link, player_name } from '../../ui/seats.js';

const hour = (time) => date_text(time, { hour: '2-digit', minute: '2-digit' });

const report = (m, state, send) => (state.is_mine(m) ? nothing
  : html`<button class="bare report" ?disabled=${state.report_act.busy}
    aria-label=${t('match-report-message', { player: author_name(state, m) })}
    @click=${() => send.report(m)}>${t('match-report')}</button>`);

/* A bot of several is told apart by its seat, and so is a player of a blind game. */
const author = (m, state) => {
  if (is_masked(state, m)) return author_name(state, m);
  return state.header.seats[m.from.seat]?.kind === 'builtin' ? player_name(state, state.live.view, m.from.seat)
    : player_link(m.from.name);
};

const text_of = (m, { face, log }) => face.message_text?.(m, log ?? []) ?? m.text;

export function talk_panel(state, send) {
  const submit = (event) => {
    event.preventDefault();
    const text = field_text(new FormData(event.target), 'text');
    if (text) send.say(text);
  };
  return html`${state.talk.length
    ? html`<ol class="talk" tabindex="0" aria-label=${t('match-chat-messages')}>
      ${repeat([...state.talk].reverse(), (m) => m.n, (m) => html`
        <li><span class="from">${author(m, state)}</span>
          <time class="small" datetime=${m.at}>${hour(m.at)}</time>${report(m, state, send)}<p>${
  text_of(m, state)}</p>
        </li>`)}</ol>`
    : html`<p class="quiet grow">${state.seat === null ? t('match-chat-empty-watching')
      : t('match-chat-empty')}</p>`}
    <form class="row say" @submit=${submit}><label class="grow"><span class="unseen">${t('match-chat-field')}</span>
      <input name="text" maxlength="2000" autocomplete="off" .value=${state.message}
        @input=${(event) => send.write(event.target.value)}
        placeholder=${state.seat === null ? t('match-chat-to-spectators') : t('match-chat-to-players')}></label>
      <button class="plain">${t('match-chat-send')}</button></form>
    ${fault(state.talk_act.error)} ${fault(state.report_act.error)}`;
}

/* Talk: plain text, who said it, a line to write. Players and spectators have rooms of their own. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';
import { player_link } from '../../ui/seats.js';

const hour = (time) => new Date(time).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

const REASONS = [['abuse', 'Abuse'], ['spam', 'Spam'], ['cheating', 'Cheating'], ['other', 'Something else']];

/** What a report asks for. */
export const report_fields = () =>
  html`<fieldset class="choice"><legend>Why</legend><div class="choices">${REASONS.map(([value, words], i) => html`
      <label><input type="radio" name="reason" value=${value} ?checked=${i === 0}><span>${words}</span></label>`)}</div>
    </fieldset>
    <label class="field"><span>What should we know? <span class="small">(may be empty)</span></span><textarea
      name="text" rows="3" maxlength="1000"></textarea></label>`;

const report = (m, state, send) => (state.is_mine(m) ? nothing
  : html`<button class="bare report" ?disabled=${state.talk_act.busy}
    aria-label=${`Report the message of ${m.from.name}`} @click=${() => send.report(m)}>Report</button>`);

export function talk_panel(state, send) {
  const submit = async (event) => {
    event.preventDefault();
    const form = event.target;
    const text = field_text(new FormData(form), 'text');
    if (!text) return;
    await send.say(text);
    if (!state.talk_act.error) form.reset();
  };
  return html`${state.talk.length
    ? html`<ol class="talk" tabindex="0" aria-label="Messages">
      ${repeat([...state.talk].reverse(), (m) => m.n, (m) => html`
        <li><span class="from">${player_link(m.from.name)}</span>
          <time class="small" datetime=${m.at}>${hour(m.at)}</time>${report(m, state, send)}<p>${m.text}</p>
        </li>`)}</ol>`
    : html`<p class="quiet grow">${state.seat === null ? 'Spectators talk among themselves here.'
      : 'Nothing said yet.'}</p>`}
    <form class="row say" @submit=${submit}><label class="grow"><span class="unseen">Message</span>
      <input name="text" maxlength="2000" autocomplete="off"
        placeholder=${state.seat === null ? 'To the spectators' : 'To the table'}></label>
      <button class="plain" ?disabled=${state.talk_act.busy}>Say</button></form>
    ${fault(state.talk_act.error)}`;
}

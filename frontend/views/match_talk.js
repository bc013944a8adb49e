/* Talk: plain text, who said it, a line to write. Players and spectators have rooms of their own. */
import { html, repeat } from '../vendor/lit-html.js';
import { fault } from '../ui/note.js';
import { player_link } from '../ui/seats.js';

const hour = (time) => new Date(time).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

export function talk_panel(state, send) {
  const submit = async (event) => {
    event.preventDefault();
    const form = event.target;
    const text = new FormData(form).get('text').trim();
    if (!text) return;
    await send.say(text);
    if (!state.talk_act.error) form.reset();
  };
  return html`${state.talk.length ? html`<ol class="talk" tabindex="0" aria-label="Messages">${repeat([...state.talk].reverse(), (m) => m.n, (m) => html`
      <li><span class="from">${player_link(m.from.name)}</span> <time class="small" datetime=${m.at}>${hour(m.at)}</time><p>${m.text}</p></li>`)}</ol>` : html`<p class="quiet grow">${state.seat === null ? 'Spectators talk among themselves here.' : 'Nothing said yet.'}</p>`}
    <form class="row say" @submit=${submit}><label class="grow"><span class="unseen">Message</span>
      <input name="text" maxlength="2000" autocomplete="off" placeholder=${state.seat === null ? 'To the spectators' : 'To the table'}></label>
      <button class="plain" ?disabled=${state.talk_act.busy}>Say</button></form>
    ${fault(state.talk_act.error)}`;
}

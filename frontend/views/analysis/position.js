/* The position as text, both ways, as a link, and where else to begin. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';

const text_of = ({ study, edit, editor }) => (edit ? editor.text_of(edit) : study.answer.position);

const done = { link: 'The link is copied.', position: 'The position is copied.',
  nothing: 'The browser did not allow to copy; select the text instead.' };

function begins(state, send) {
  if (!state.editor) return nothing;
  return html`<label class="field"><span class="small">Begin
    from</span><select @change=${(e) => { send.position(e.target.value); e.target.value = ''; }}>
    <option value="" selected>choose …</option>
    ${state.editor.starts.map((one) => html`<option value=${one.text}>${one.name}</option>`)}</select></label>
    <div class="row"><button class="plain" @click=${() => send.edit.begin(false)}>Change this position</button>
      <button class="plain" @click=${() => send.edit.begin(true)}>Empty board</button></div>`;
}

/** Position, link, beginnings. */
export function position_panel(state, send) {
  const text = text_of(state);
  const read = (event) => {
    event.preventDefault();
    send.position(new FormData(event.target).get('position'));
  };
  return html`<section class="study-position" aria-label="Position"><h2>Position</h2>
    ${state.edit ? nothing
      : html`<div class="row">
        <button class="plain" @click=${() => send.copy('link', state.link)}>${icon('copy')} Copy the link</button>
        ${text
          ? html`<button class="plain"
            @click=${() => send.copy('position', text)}>${icon('copy')} Copy the text</button>`
          : nothing}</div>`}
    ${state.copied ? html`<p class="small" role="status">${done[state.copied]}</p>` : nothing}
    ${text || state.typed ? html`<form @submit=${read}><label class="field"><span class="small">Position as text</span>
      <textarea name="position" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"
        .value=${state.typed ?? text ?? ''}></textarea></label>
      ${fault(state.type_error)}
      <div class="row"><button class="plain">Set up this text</button></div></form>` : nothing}
    ${state.edit ? nothing : begins(state, send)}</section>`;
}

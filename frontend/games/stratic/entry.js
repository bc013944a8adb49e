/* The controls of an order: choices, steps and the typed form of a turn; those of the setup are in setup/entry.js. */
import { html, nothing } from '../../vendor/lit-html.js';
import { choices } from './draft.js';
import { setup_entry } from './setup/entry.js';
import { emblem_picture } from './board/signs.js';
import { typing } from './typing.js';
import { steps_of } from './words.js';

/* The same choices as on the board, as buttons with numbers: the number keys press them too. */
function choosing(draft, hints, send) {
  const now = choices(draft, hints);
  if (!now) return nothing;
  const { drop } = now;
  return html`<div class="ask" role="group" aria-label=${now.name}><p class="small">${now.words}</p>
    ${now.items.map((item, i) =>
      html`<button class="plain kind" aria-pressed=${'pressed' in item ? String(item.pressed) : nothing}
        @click=${() => send(item.act)}><kbd aria-hidden="true">${i + 1}</kbd>${item.kind
          ? emblem_picture(item.kind, draft.me) : nothing}<span>${item.label}</span></button>`)}
    ${drop ? html`<button class="bare" @click=${() => send(drop.act)}>${drop.label}</button>` : nothing}</div>`;
}

function steps(draft) {
  const all = steps_of(draft);
  return all.length ? html`<ol class="steps">${all.map((words) => html`<li>${words}</li>`)}</ol>` : nothing;
}

/** The controls of the order that is being drafted; `how` holds the server's answer about what is typed, and can leave
 * out the field for typing. */
export function entry(view, draft, hints, send, how = {}) {
  if (draft.mode === 'setup') return setup_entry(draft, send, how.shelf);
  return html`<div class="entry">${choosing(draft, hints, send)} ${steps(draft)}
    ${draft.fault ? html`<p class="note bad" role="alert">${draft.fault}</p>` : nothing}
    ${how.typing === false ? nothing : typing(draft, hints, send, { ...how, dims: view.dims })}</div>`;
}

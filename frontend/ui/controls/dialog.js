/* Dialogs: a question before something final happens, a small form, and a text to read and close. */
import { html, nothing, render } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

let root = null;

/** Set the element in which dialogs appear. */
export function dialogs_into(element) {
  root = element;
}

/**
 * The question as it is drawn; `id`: what its ids begin with, `body`: fields between text and answers.
 * @param {{title: string, text: string, yes: string, no?: string, grave?: boolean, id?: string, body?: unknown}} words
 */
export function question({ title, text, yes, no = t('common-cancel'), grave = false, id = 'ask', body = nothing }) {
  return html`<form method="dialog">
      <h2 id=${`${id}-title`}>${title}</h2>
      <p id=${`${id}-text`}>${text}</p>
      ${body}
      <p class="row end">
        <button type="button" class="plain" @click=${(e) => e.target.closest('dialog')?.close('no')}>${no}</button>
        <button value="yes" class=${grave ? 'grave' : 'main'}>${yes}</button>
      </p>
    </form>`;
}

/** Close a dialog that is open, unanswered. */
export const dialogs_close = () => root?.querySelector('dialog')?.close('no');

/** Ask; resolves to true only when the person chose `yes`. */
export function ask(words) {
  return new Promise((answer) => {
    const done = (value) => {
      render(nothing, root);
      answer(value);
    };
    render(html`<dialog class="dialog" aria-labelledby="ask-title" aria-describedby="ask-text"
      @close=${(e) => done(e.target.returnValue === 'yes')}>${question(words)}</dialog>`, root);
    root.querySelector('dialog').showModal();
  });
}

/**
 * Ask for a few things; resolves to what was filled in, or to null.
 * @param {Parameters<typeof question>[0]} words   `body`: the fields
 * @returns {Promise<FormData|null>}
 */
export function fill(words) {
  return new Promise((answer) => {
    const done = (dialog) => {
      const values = dialog.returnValue === 'yes' ? new FormData(dialog.querySelector('form')) : null;
      render(nothing, root);
      answer(values);
    };
    render(html`<dialog class="dialog" aria-labelledby="ask-title" aria-describedby="ask-text"
      @close=${(e) => done(e.target)}>${question(words)}</dialog>`, root);
    root.querySelector('dialog').showModal();
  });
}

/** Show something until it is closed; `wide`: with the room that a table needs, read from its top. */
export function show({ title, body, wide = false }) {
  const done = () => render(nothing, root);
  render(html`<dialog class=${wide ? 'dialog broad' : 'dialog'} aria-labelledby="ask-title" @close=${done}>
    <form method="dialog">
      <h2 id="ask-title" tabindex=${wide ? '-1' : nothing} ?autofocus=${wide}>${title}</h2>${body}
      <p class="row end"><button class="plain" ?autofocus=${!wide}>${t('common-close')}</button></p></form>
    </dialog>`, root);
  root.querySelector('dialog').showModal();
}

/* A question that must be answered before something final happens. */
import { html, nothing, render } from '../vendor/lit-html.js';

let root = null;

/** Where questions appear. */
export function dialogs_into(element) {
  root = element;
}

/** Ask; resolves to true only when the person chose `yes`. */
export function ask({ title, text, yes, no = 'Cancel', grave = false }) {
  return new Promise((answer) => {
    const done = (value) => {
      render(nothing, root);
      answer(value);
    };
    render(html`<dialog class="dialog" aria-labelledby="ask-title" aria-describedby="ask-text"
        @close=${(e) => done(e.target.returnValue === 'yes')}>
      <form method="dialog">
        <h2 id="ask-title">${title}</h2>
        <p id="ask-text">${text}</p>
        <p class="row end">
          <button value="no" class="plain">${no}</button>
          <button value="yes" class=${grave ? 'grave' : 'main'}>${yes}</button>
        </p>
      </form></dialog>`, root);
    root.querySelector('dialog').showModal();
  });
}

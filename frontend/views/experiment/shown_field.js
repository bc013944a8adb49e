/* A field of the editor for a text that participants read. */
import { html } from '../../vendor/lit-html.js';
import { text_in, value_at, with_text } from '../../model/study.js';
import { t } from '../../locales/text.js';

/** A text for participants: a field for each language. */
export function shown_field({ study }, path, label, send, { long = false } = {}) {
  const [first] = study.languages;
  const text = value_at(study, path);
  return study.languages.map((language) => {
    const words = study.languages.length > 1 ? t('studies-in-language', { label, language }) : label;
    const change = (e) => send.set(path, with_text(text, language, first, e.target.value));
    return html`<label class="field"><span>${words}</span>${long
      ? html`<textarea rows="5" maxlength="20000" .value=${text_in(text, language, first)} @input=${change}></textarea>`
      : html`<input maxlength="400" .value=${text_in(text, language, first)} @input=${change}>`}</label>`;
  });
}

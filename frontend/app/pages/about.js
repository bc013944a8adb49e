/* What this arena stores, and the texts of its host: privacy, terms of use, who is responsible. Those texts are
 * Markdown files beside the arena, deploy/install.md. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { prose } from '../tools/markdown.js';
import { style } from '../../games/index.js';
import { about } from '../../views/about.js';
import { language_now, t } from '../../locales/text.js';

/* The host's text in the reader's language, else in the one it was written in; null: there is none. */
async function text_of(subject) {
  return await api.site_text(`${subject}.${language_now()}`) ?? api.site_text(subject);
}

export async function open(ctx) {
  const subject = ctx.path.slice(1);
  const state = { subject, text: null, error: '' };

  async function read() {
    try {
      const text = await text_of(subject);
      Object.assign(state, { text: text === null ? null : await prose(text), error: '' });
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  await Promise.all([style('/css/prose.css'), read()]);
  return { name: subject, title: () => t(`about-${subject}`), view: () => about(state, { read }) };
}

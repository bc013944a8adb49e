/* What the template teaches: as few chapters as possible, none with a board. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

export const areas = ['nullgame'];

export const lessons = {
  get intro() { return t('nullgame-intro'); },
  get chapters() {
    return ['number', 'pile'].map((id) => ({ id, title: t(`nullgame-chapter-${id}`), board: null,
      text: html`<p>${t(`nullgame-chapter-${id}-text`)}</p>` }));
  },
  exercises: [], verdict: null, view_of: null,
};

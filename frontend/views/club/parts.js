/* What the pages of clubs share: the fields of a club, and its facts in words. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';

const LANGUAGES = ['any', 'en', 'de'];
const JOINING = ['open', 'request', 'invitation'];

const choice = (name, title, values, now) => html`<label class="field"><span>${t(title)}</span>
  <select name=${name}>${values.map((value) => html`<option value=${value} ?selected=${value === now}>${
    t(`clubs-${name}-${value}`)}</option>`)}</select></label>`;

/**
 * Description, language, and who can join.
 * @param {{about: string, language: string, joining: string}} now
 */
export const club_fields = (now) => html`<label class="field"><span>${t('clubs-about')}</span>
    <textarea name="about" rows="4" maxlength="1000" dir="auto" .value=${now.about}></textarea></label>
  ${choice('language', 'clubs-language', LANGUAGES, now.language)}
  ${choice('joining', 'clubs-joining', JOINING, now.joining)}`;

/**
 * Who reads its forum.
 * @param {{forum: string}} now
 */
export const forum_field = (now) => choice('forum', 'clubs-forum', ['members', 'everybody'], now.forum);

/** The title of a topic; that of somebody who has closed their account is gone. */
export const topic_title = ({ title }) => title || t('clubs-topic-untitled');

/** How many are in a club, and its language where that is said. */
export const club_facts = ({ members, language }) => [t('clubs-members-count', { n: members }),
  ...language === 'any' ? [] : [t(`clubs-language-${language}`)]].join(' · ');

/** What a form of a club says, as the server takes it. */
export const form_values = (form) => Object.fromEntries(new FormData(form));

/** For guests: how to be in clubs. */
export const for_guest = (me) => (me?.kind === 'guest'
  ? html`<p>${rich('clubs-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>` : nothing);

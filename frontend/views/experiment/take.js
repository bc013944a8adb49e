/* Taking part in an experiment, drawn: quiet, one thing to do at a time. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { date_text, rich, t } from '../../locales/text.js';
import { scheme_words } from './bonus.js';
import { earned_words } from './earned.js';
import { pairs_told, partner_told, waiting_room } from './pairs.js';
import { study_page } from './page.js';

const go = (state, send, words) =>
  html`<button class="main" ?disabled=${state.join.busy} @click=${send.go}>${words}</button>`;

const anonymous = () => html`<p class="small">${t('research-take-anonymous')}</p>`;

const consent = (state, send) =>
  html`<section class="ex-consent" aria-label=${t('research-take-before')}>${state.x.consent}</section>
    <div class="row ex-answer">${go(state, send, t('research-take-agree'))}<button class="plain"
      @click=${() => send.no(true)}>${t('research-take-disagree')}</button></div>${anonymous()}`;

const bare = (state, send) => html`<p>${state.of_game.task}</p>
  <p class="row">${go(state, send, t('research-take-begin'))}</p>${anonymous()}`;

const refused = (send) => html`<p>${t('research-take-refused')}</p>
  <p class="row"><button class="plain" @click=${() => send.no(false)}>${t('research-take-back')}</button>
    <a class="button plain" href="/">${t('research-take-home')}</a></p>`;

/* Why somebody cannot join now; '' where they can. */
function closed_words({ x, is_preview, has_origin }) {
  if (x.status !== 'running') return t('research-take-over');
  if (x.full) return t('studies-full');
  if (is_preview) return t('studies-accept-first');
  return x.platform && !has_origin ? t('studies-need-link') : '';
}

const language_name = (code) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

const languages = ({ x, join }, send) => (x.languages.length > 1
  ? html`<p class="row" role="group" aria-label=${t('studies-language')}>${x.languages.map((code) => html`<button
    class="plain" lang=${code} aria-pressed=${code === x.language ? 'true' : 'false'} ?disabled=${join.busy}
    @click=${() => send.speak(code)}>${language_name(code)}</button>`)}</p>` : nothing);

function newcomer(state, send) {
  const why = closed_words(state);
  if (why) return html`<p>${why}</p>${state.is_preview && state.x.consent
    ? html`<section class="ex-consent" aria-label=${t('research-take-before')}>${state.x.consent}</section>` :
      nothing}`;
  if (state.said_no) return refused(send);
  return html`${languages(state, send)}${state.x.minutes
    ? html`<p>${t('studies-minutes-told', { n: state.x.minutes })}</p>` : nothing}
    ${state.x.pairs ? pairs_told(state.x.pairs) : nothing}
    ${state.x.bonus ? html`<p>${scheme_words(state.x.bonus)}</p>` : nothing}
    ${state.x.consent ? consent(state, send) : bare(state, send)}`;
}

/* A bar of the series done so far; the text says the same. */
const steps = ({ series, of, match, status, continues }) => {
  const done = status === 'complete' ? of : match || continues ? series - 1 : series;
  return of > 1
    ? html`<div class="ex-steps" aria-hidden="true">
      ${Array.from({ length: Math.min(of, 40) },
        (_, i) => html`<i class=${i < done ? 'done' : i === done && match ? 'now' : nothing}></i>`)}</div>`
    : nothing;
};

function between(you, is_first) {
  const at = { n: you.series, of: you.of };
  if (is_first) return [t('studies-series-first', at), t('research-take-next', { n: 1 })];
  if (you.match || you.continues) return [t('research-take-in-series', at), t('research-take-continue')];
  return [t('research-take-series-done', at), t('research-take-next', { n: Math.min(you.series + 1, you.of) })];
}

/* Pages are behind the participant and no series has begun. */
const is_first = (you) => you.series_done === 0 && !you.match && !you.continues;

const due = ({ due_at }) => (due_at
  ? html`<p class="small">${t('studies-due', { time: date_text(due_at, { hour: 'numeric', minute: '2-digit' }) })}</p>`
  : nothing);

const earned = ({ bonus }) => (bonus ? html`<p class="small">${earned_words(bonus.earned, bonus)}</p>` : nothing);

const foot = (state, send) => html`${due(state.x.you)}${earned(state.x.you)}<p class="small">${t('research-take-pause')}
  <button type="button" class="bare link" ?disabled=${state.join.busy}
    @click=${send.leave}>${t('studies-leave-dots')}</button></p>`;

const on_page = (state, send) => html`${study_page(state.pages,
  { busy: state.join.busy, error: state.join.error, match: state.x.you.match }, send)}${foot(state, send)}`;

/** What leaving leaves behind. */
export const leave_fields = () => html`<label class="check"><input type="checkbox" name="erase">
  <span>${t('studies-leave-erase')}</span></label>`;

function underway(state, send) {
  const { you } = state.x;
  if (you.waiting) return html`${waiting_room(state, send)}${foot(state, send)}`;
  const [words, button] = between(you, is_first(you));
  return html`<p class="ex-where">${words}</p>${steps(you)}${partner_told(you)}
    <p class="row">${go(state, send, button)}</p>
    ${foot(state, send)}`;
}

const thanks = (you, words) =>
  html`<p class="ex-where">${words}</p>${steps(you)}<p>${rich('research-take-code',
    { code: () => html`<code>${you.participant}</code>` })}</p>
    <p class="small">${rich('research-take-known', { link: (text) => html`<a href="/">${text}</a>` })}</p>`;

/* The code for the platform, and the way back to it. */
const outcome = ({ code, return_to }) => (code ? html`<p>${rich('studies-code',
  { code: () => html`<code class="study-code">${code}</code>` })}</p>${return_to
  ? html`<p class="row"><a class="button main" rel="noreferrer" href=${return_to}>${t('studies-return')}</a></p>`
  : nothing}` : nothing);

const over = (you, words) => html`<p class="ex-where">${words}</p>${earned(you)}${outcome(you)}`;

const all_done = (n) => (n > 1 ? t('research-take-done-series', { n }) : t('research-take-done'));

/* Without a limit nobody's time runs out: the place was needed. */
const ended = ({ status, due_at }) => (status === 'timed_out' && !due_at ? t('studies-ended-displaced')
  : t(`studies-ended-${status}`));

function part(state, send) {
  const { you } = state.x;
  if (!you) return newcomer(state, send);
  if (ENDED.includes(you.status)) return over(you, ended(you));
  if (you.status === 'complete') return (you.code ? over : thanks)(you, all_done(you.of));
  if (you.status === 'closed') return thanks(you, t('research-take-closed'));
  return state.pages.page ? on_page(state, send) : underway(state, send);
}

const own = (x) => html`<p>${t('research-take-own')}</p>
  <p class="row"><a class="button plain" href=${`/experiments/${x.id}`}>${t('research-take-own-page')}</a></p>`;

const ENDED = ['screened_out', 'timed_out', 'left', 'withdrawn', 'unpaired', 'partner_left'];

/** The whole page. */
export const take = (state, send) =>
  html`<div class="page narrow take"><h1>${state.x.shown_title || t('research-experiment')}</h1>
    ${state.pages.page ? nothing : fault(state.join.error)}
    ${state.x.owner ? own(state.x) : part(state, send)}</div>`;

/* Taking part in an experiment, drawn: quiet, one thing to do at a time. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

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

function newcomer(state, send) {
  if (state.x.status !== 'running') return html`<p>${t('research-take-over')}</p>`;
  if (state.said_no) return refused(send);
  return state.x.consent ? consent(state, send) : bare(state, send);
}

/* A bar of the series done so far; the text says the same. */
const steps = ({ series, of, match, status }) => {
  const done = status === 'complete' ? of : match ? series - 1 : series;
  return of > 1
    ? html`<div class="ex-steps" aria-hidden="true">
      ${Array.from({ length: Math.min(of, 40) },
        (_, i) => html`<i class=${i < done ? 'done' : i === done && match ? 'now' : nothing}></i>`)}</div>`
    : nothing;
};

function between(you) {
  const at = { n: you.series, of: you.of };
  if (you.match) return [t('research-take-in-series', at), t('research-take-continue')];
  return [t('research-take-series-done', at), t('research-take-next', { n: Math.min(you.series + 1, you.of) })];
}

function underway(state, send) {
  const { you } = state.x;
  const [words, button] = between(you);
  return html`<p class="ex-where">${words}</p>${steps(you)}<p class="row">${go(state, send, button)}</p>
    <p class="small">${t('research-take-pause')}</p>`;
}

const thanks = (you, words) =>
  html`<p class="ex-where">${words}</p>${steps(you)}<p>${rich('research-take-code',
    { code: () => html`<code>${you.participant}</code>` })}</p>
    <p class="small">${rich('research-take-known', { link: (text) => html`<a href="/">${text}</a>` })}</p>`;

const all_done = (n) => (n > 1 ? t('research-take-done-series', { n }) : t('research-take-done'));

function part(state, send) {
  const { you } = state.x;
  if (!you) return newcomer(state, send);
  if (you.status === 'complete') return thanks(you, all_done(you.of));
  if (you.status === 'closed') return thanks(you, t('research-take-closed'));
  return underway(state, send);
}

const own = (x) => html`<p>${t('research-take-own')}</p>
  <p class="row"><a class="button plain" href=${`/experiments/${x.id}`}>${t('research-take-own-page')}</a></p>`;

/** The whole page. */
export const take = (state, send) =>
  html`<div class="page narrow take"><h1>${state.x.shown_title || t('research-experiment')}</h1>
    ${fault(state.join.error)}
    ${state.x.owner ? own(state.x) : part(state, send)}</div>`;

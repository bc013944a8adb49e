/* Taking part, drawn: quiet, one thing to do at a time. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';

const go = (state, send, words) =>
  html`<button class="main" ?disabled=${state.join.busy} @click=${send.go}>${words}</button>`;

const anonymous = html`<p class="small">No name, no form: what you do is kept under a random code. Only this browser can
  go on where you stopped.</p>`;

const consent = (state, send) =>
  html`<section class="ex-consent" aria-label="Before you begin">${state.x.consent}</section>
    <div class="row ex-answer">${go(state, send, 'I agree and begin')}<button class="plain"
      @click=${() => send.no(true)}>No, I do not take part</button></div>${anonymous}`;

const bare = (state, send) => html`<p>${state.of_game.task}</p>
  <p class="row">${go(state, send, 'Begin')}</p>${anonymous}`;

const refused = (send) => html`<p>You do not take part. Nothing about you was kept.</p>
  <p class="row"><button class="plain" @click=${() => send.no(false)}>Back to the text</button>
    <a class="button plain" href="/">To Quadrivium</a></p>`;

function newcomer(state, send) {
  if (state.x.status !== 'running') return html`<p>This experiment is over: nobody can join it any more.</p>`;
  if (state.said_no) return refused(send);
  return state.x.consent ? consent(state, send) : bare(state, send);
}

/* Filled so far; the same is said in words. */
const steps = ({ series, of, match, status }) => {
  const done = status === 'complete' ? of : match ? series - 1 : series;
  return of > 1
    ? html`<div class="ex-steps" aria-hidden="true">
      ${Array.from({ length: Math.min(of, 40) },
        (_, i) => html`<i class=${i < done ? 'done' : i === done && match ? 'now' : nothing}></i>`)}</div>`
    : nothing;
};

function between(you) {
  if (you.match) return [`Series ${you.series} of ${you.of}.`, 'Continue'];
  const next = Math.min(you.series + 1, you.of);
  return [`Series ${you.series} of ${you.of} is done.`, `Begin series ${next}`];
}

function underway(state, send) {
  const { you } = state.x;
  const [words, button] = between(you);
  return html`<p class="ex-where">${words}</p>${steps(you)}<p class="row">${go(state, send, button)}</p>
    <p class="small">You may stop and come back with this link in this browser.</p>`;
}

const thanks = (you, words) =>
  html`<p class="ex-where">${words}</p>${steps(you)}<p>Your code: <code>${you.participant}</code></p>
    <p class="small">Who made the experiment knows you by this code alone. You may close this page now, or
      <a href="/">see what else is played here</a>.</p>`;

const all_done = (of) => (of > 2 ? `All ${of} series are done.` : of > 1 ? 'Both series are done.' : 'That was it.');

function part(state, send) {
  const { you } = state.x;
  if (!you) return newcomer(state, send);
  if (you.status === 'complete') return thanks(you, `${all_done(you.of)} Thank you for taking part.`);
  if (you.status === 'closed') return thanks(you, 'The experiment was closed meanwhile. Thank you for what you did.');
  return underway(state, send);
}

const own = (x) => html`<p>This is your own experiment: you know its rules, so you cannot take part.</p>
  <p class="row"><a class="button plain" href=${`/experiments/${x.id}`}>To its page</a></p>`;

/** The whole page. */
export const take = (state, send) =>
  html`<div class="page narrow take"><h1>${state.x.shown_title || 'An experiment'}</h1>${fault(state.join.error)}
    ${state.x.owner ? own(state.x) : part(state, send)}</div>`;

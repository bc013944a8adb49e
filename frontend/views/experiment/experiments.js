/* My experiments, drawn; and what stands where there is none. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';

/** Where an experiment stands, in a word. */
export const status_words = { draft: 'Draft', running: 'Running', closed: 'Closed' };

const row = (x) =>
  html`<tr><th scope="row"><a href=${`/experiments/${x.id}`}>${x.title}</a></th><td>${status_words[x.status]}</td>
    <td class="figure wide">${x.lists || ''}</td><td class="figure">${x.participants}</td>
    <td class="figure">${x.complete}</td><td class="wide">${day_text(x.changed_at)}</td></tr>`;

const table = (items) => html`<table class="rows"><caption class="unseen">My experiments</caption>
  <thead><tr><th scope="col">Title</th><th scope="col">Status</th><th scope="col" class="figure wide">Lists</th>
  <th scope="col" class="figure">Joined</th><th scope="col" class="figure">Complete</th>
  <th scope="col" class="wide">Changed</th></tr></thead><tbody>${items.map(row)}</tbody></table>`;

const none = ({ sample }) => html`${empty('You have no experiment yet.')}
  <div class="row"><a class="button main" href="/experiments/new?sample=1">Begin with a small plan that works</a>
    <a class="button plain" href="/experiments/new">Begin with nothing</a></div>
  <p class="small">${sample} Change it as you like; nothing is kept before you say so.</p>`;

/** Owned by a guest, it is lost with the guest's browser. */
export const guest_note = (me) => (me?.kind === 'guest'
  ? html`<p class="small">You are a guest: experiments are found again in this browser alone, until you
    <a href="/account">give yourself a name and a password</a>.</p>`
  : nothing);

/** The whole page. */
export const experiments = (state, send) => html`<div class="page experiments"><h1>Experiments</h1>
  <p class="ex-lead">Let people find out hidden rules, each at a list of series, and take home every attempt they made.
    <a href="/docs/experiments.md">How experiments work</a></p>
  ${fault(state.error)}${state.items?.length
    ? html`<p class="row"><a class="button main" href="/experiments/new">New experiment</a></p>${table(state.items)}
      ${state.next ? html`<button class="plain" @click=${send.more}>Older ones</button>`
        : nothing}${guest_note(state.me)}`
    : state.error ? nothing : none(state.of_game)}</div>`;

/** Where there is no such experiment, or it could not be read. */
export const no_experiment = (why) =>
  html`<div class="page narrow"><h1>${why ? 'An experiment' : 'No such experiment'}</h1>
    <p>${why || 'It may not have begun, it may be over, or the address is mistyped.'}
      ${why ? html`<a href=${location.pathname}>Try again</a>` : html`<a href="/experiments">Experiments</a>`}</p>
    </div>`;

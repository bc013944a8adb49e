/* Waiting in the queue, drawn: how long, for which ratings, and the programs one may play instead. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import '../../ui/clock.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';
import { clock_words, kind_mark } from '../../ui/seats.js';

const since = (wait) =>
  html`<quad-clock class="looking-time" .time=${{ used_ms: 0, from: wait.from, running: true }}></quad-clock>`;

/* Newcomers and unrated clocks have no band worth a sentence of numbers beyond the band itself. */
const band_words = ({ band }) => (band ? `${band.from} to ${band.to}, wider the longer it takes` : 'everybody');

const place_words = ({ position, waiting }) => {
  if (waiting === 1) return 'you alone';
  return position === 1 ? `${waiting} people, you have waited longest`
    : `${waiting} people, ${position - 1} before you`;
};

function facts(wait) {
  const pairs = [['Waiting for', since(wait)], ['Ratings looked for', band_words(wait)], ['Your rating', wait.rating],
    ['In the queue', place_words(wait)]];
  return html`<dl class="looking-facts">${pairs.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

const bot_row = (bot, state, send) => html`<li><span class="grow">${bot.title}${kind_mark(bot.kind)}
  <span class="small">level ${bot.level}${bot.rating ? `, rated ${bot.rating}` : nothing}</span></span>
  <button class="plain" ?disabled=${state.act.busy} aria-label=${`Play now: ${bot.title}, a program`}
    @click=${() => send.instead(bot.bot)}>Play now</button></li>`;

function programs(state, send) {
  const { wait } = state.lobby;
  if (!wait.bots.length) {
    return html`<p class="small">If nobody comes within ${span_text(30)} you may play a program instead.</p>`;
  }
  return html`<section class="instead"><h2>Or play a program</h2>
    <p class="small">Nobody is given one unasked: the search goes on until you choose. The match has the same
      clock${wait.rated ? ' and is rated' : ''}.</p>
    <ul class="plain-list looking-bots">${wait.bots.map((bot) => bot_row(bot, state, send))}</ul></section>`;
}

/** The table of somebody who looks for an opponent; `wish`: the form of the game's secret wish, or nothing. */
export function looking(state, send, wish) {
  const { lobby: it } = state;
  return html`<div class="page narrow looking">
    <h1><span class="waiting-dot" aria-hidden="true"></span> Looking for an opponent</h1>
    <p class="quiet">${[game_title(it.game, it.variant), clock_words(it.clock, span_text),
      it.rated ? 'rated' : 'unrated'].join(' · ')}</p>
    ${fault(state.act.error || state.error)}
    ${facts(it.wait)}
    <p class="row"><button class="plain" ?disabled=${state.act.busy} @click=${send.leave}>Stop looking</button>
      <span class="small">You may look around the house meanwhile; the match begins by itself and is told in your
        inbox.</span></p>
    ${wish} ${programs(state, send)}</div>`;
}

/** The search ended without an opponent and without the one who looked. */
export const ended = (state, send) => html`<div class="page narrow"><h1>The search has ended</h1>
  <p>Nothing was heard of this page for a while, or you look for something else now.</p>
  ${fault(state.act.error)}
  <p class="row"><button class="main" ?disabled=${state.act.busy} @click=${send.look_again}>Look again</button>
    <a href="/">To the first page</a></p></div>`;

/** On other pages: that one is looking, and the way back. */
export const wait_note = (wait) => (wait
  ? html`<p class="note">You are looking for an opponent in ${game_title(wait.game, wait.variant)}.
    <a href=${`/lobbies/${wait.lobby}`}>To the table</a></p>`
  : nothing);

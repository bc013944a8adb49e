/* What the bot thinks of the position: a bar, the score in words, the best turns. A turn pointed at is drawn on the
 * board. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { score_figure, score_share, score_words, seen_by_first } from '../../ui/words/score.js';

function bar(score, names) {
  const share = score_share(score);
  return html`<div class="score">
    <svg class="score-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="second" width="100" height="8"></rect><rect class="first" width=${share} height="8"></rect>
      <rect class="middle" x="49.8" width="0.4" height="8"></rect>`}</svg>
    <p class="score-words"><strong>${score_figure(score)}</strong> ${score_words(score, names)}</p></div>`;
}

function best(state, one, send) {
  const { study, face } = state;
  const score = seen_by_first(one.score, study.seat);
  const point = () => send.advice.point(one.text);
  const away = () => send.advice.point(null);
  const rest = one.line.slice(1);
  return html`<li><span class="figure" title=${score_words(score, face.seat_names)}>${score_figure(score)}</span>
    <button class="line-turn" aria-label=${`Play ${one.text}: ${score_words(score, face.seat_names)}`}
      title="Play this turn"
      @click=${() => send.advice.play([one.text])} @pointerenter=${point} @focus=${point} @pointerleave=${away}
      @blur=${away}><code>${one.text}</code></button>
    ${rest.length
      ? html`<button class="line-rest" title="Play the whole line"
        aria-label=${`Play the whole line: ${one.line.join(', ')}`}
        @click=${() => send.advice.play(one.line)}><code>${rest.join(', ')}</code></button>`
      : nothing}</li>`;
}

function found(state, send) {
  const { advice } = state.study.at;
  if (!advice?.best?.length) {
    return advice ? html`<p class="small">The bot has nothing to say about this position.</p>` : nothing;
  }
  const score = seen_by_first(advice.best[0].score, state.study.seat);
  return html`${bar(score, state.face.seat_names)}
    <ol class="best" aria-label="Best turns">${advice.best.map((one) => best(state, one, send))}</ol>
    <p class="small">After ${advice.nodes.toLocaleString('en')} positions. Point at a turn to see it, choose it to
      play it.</p>`;
}

/** The bot's corner of the analysis page. */
export function advice_panel(state, send) {
  const { study } = state;
  if (study.seat === null) return nothing;
  return html`<section class="study-advice" aria-label="Evaluation" aria-busy=${study.advising ? 'true' : 'false'}>
    <div class="row"><button class="plain" ?disabled=${study.advising}
      @click=${send.advice.ask}>${study.advising ? 'Thinking …' : 'Ask the bot'}</button>
      <label class="inline small">Lines <select aria-label="How many best turns"
        @change=${(e) => send.advice.count(Number(e.target.value))}>
        ${[1, 2, 3, 4, 5].map((n) => html`<option value=${n} ?selected=${n === state.lines}>${n}</option>`)}
        </select></label>
      <label class="check small"><input type="checkbox" .checked=${state.auto}
        @change=${send.advice.auto}> at every step</label></div>
    ${fault(study.advice_error)}
    ${found(state, send)}</section>`;
}

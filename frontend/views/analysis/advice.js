/* The engine's evaluation of the position: a bar, the score in words, the best moves. Pointing at a move shows it on
 * the board. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
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
    <button class="line-turn" title=${t('analysis-engine-play')}
      aria-label=${t('analysis-engine-play-move', { move: one.text, score: score_words(score, face.seat_names) })}
      @click=${() => send.advice.play([one.text])} @pointerenter=${point} @focus=${point} @pointerleave=${away}
      @blur=${away}><code>${one.text}</code></button>
    ${rest.length
      ? html`<button class="line-rest" title=${t('analysis-engine-play-line')}
        aria-label=${t('analysis-engine-play-line-of', { line: one.line.join(', ') })}
        @click=${() => send.advice.play(one.line)}><code>${rest.join(', ')}</code></button>`
      : nothing}</li>`;
}

function found(state, send) {
  const { advice } = state.study.at;
  if (!advice?.best?.length) {
    return advice ? html`<p class="small">${t('analysis-engine-nothing')}</p>` : nothing;
  }
  const score = seen_by_first(advice.best[0].score, state.study.seat);
  return html`${bar(score, state.face.seat_names)}
    <ol class="best" aria-label=${t('analysis-engine-best')}>${advice.best.map((one) => best(state, one, send))}</ol>
    <p class="small">${t('analysis-engine-nodes', { n: advice.nodes })}</p>`;
}

/** The engine's part of the analysis page. */
export function advice_panel(state, send) {
  const { study } = state;
  if (study.seat === null) return nothing;
  return html`<section class="study-advice" aria-label=${t('analysis-engine')}
    aria-busy=${study.advising ? 'true' : 'false'}>
    <div class="row"><button class="plain" ?disabled=${study.advising}
      @click=${send.advice.ask}>${study.advising ? t('analysis-engine-thinking')
        : t('analysis-engine-ask')}</button>
      <label class="inline small">${t('analysis-engine-lines')} <select
        aria-label=${t('analysis-engine-lines-count')} @change=${(e) => send.advice.count(Number(e.target.value))}>
        ${[1, 2, 3, 4, 5].map((n) => html`<option value=${n} ?selected=${n === state.lines}>${n}</option>`)}
        </select></label>
      <label class="check small"><input type="checkbox" .checked=${state.auto}
        @change=${send.advice.auto}> ${t('analysis-engine-auto')}</label></div>
    ${fault(study.advice_error)}
    ${found(state, send)}</section>`;
}

/* The ladder, drawn: four landings, each a little higher than the one before. */
import { html, nothing } from '../vendor/lit-html.js';
import { daily_path, ladder_path, run_words } from '../ui/words/runs.js';
import { fault } from '../ui/alerts/note.js';
import { stars } from '../ui/stars.js';

const LANDINGS = ['Gentle', 'Thoughtful', 'Knotty', 'Fiendish'];

const act_words = (mine) => (mine?.match ? 'Continue' : mine?.runs ? 'Again' : 'Play');

function level_row(level, state, send) {
  const { mine } = level;
  const words = act_words(mine);
  return html`<li class=${mine?.stars ? 'mastered' : nothing}><span class="level-number figure"
    aria-hidden="true">${level.number}</span>
    <span class="grow"><a href=${ladder_path(state.game, level.id)}>${level.title}</a>
      ${mine?.runs ? html`<span class="small">${run_words(state.ladder.measures, mine.best ?? mine.first)}</span>`
        : nothing}</span>
    ${mine?.runs ? stars(mine.stars) : nothing}
    <button class="plain" ?disabled=${state.play.busy} aria-label=${`${words}: ${level.title}`}
      @click=${() => send.play(level.id)}>${words}</button></li>`;
}

function landing(name, levels, state, send) {
  return html`<section class="landing" aria-label=${name}><h2>${name}</h2>
    <ol start=${levels[0]?.number ?? 1}>${levels.map((level) => level_row(level, state, send))}</ol></section>`;
}

function landings(state, send) {
  const { levels } = state.ladder;
  const each = Math.ceil(levels.length / LANDINGS.length);
  return html`<div class="landings">
    ${LANDINGS.map((name, i) => landing(name, levels.slice(i * each, (i + 1) * each), state, send))}</div>`;
}

function lead(state) {
  const all = state.ladder.levels;
  const won = all.reduce((sum, level) => sum + (level.mine?.stars ?? 0), 0);
  return html`<p class="ladder-lead">${all.length} hidden rules, from gentle to fiendish. Nothing is locked.
    ${won ? html`You have ${won} of ${3 * all.length} stars.`
      : 'One star for finding a rule, three for finding it with few errors.'}
    <a href=${daily_path(state.game)}>The puzzle of the day</a></p>`;
}

/** The whole page. */
export const ladder = (state, send) =>
  html`<div class="page ladder"><h1>${state.ladder ? `${state.ladder.title}: the ladder` : 'The ladder'}</h1>
    ${fault(state.error, html`<a href="/">Home</a>`)}${fault(state.play.error)}
    ${state.ladder ? html`${lead(state)}${landings(state, send)}` : nothing}</div>`;

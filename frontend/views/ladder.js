/* A ladder, drawn: four groups of levels, each harder than the one before. */
import { html, nothing } from '../vendor/lit-html.js';
import { daily_path, ladder_path, level_words, run_words } from '../ui/words/runs.js';
import { fault } from '../ui/alerts/note.js';
import { stars } from '../ui/stars.js';
import { t } from '../locales/text.js';

const LANDINGS = 4;

const act_of = (mine) => (mine?.match ? 'continue' : mine?.runs ? 'again' : 'play');

function level_row(level, state, send) {
  const { mine } = level;
  const act = act_of(mine);
  const title = level_words(state.game, level);
  return html`<li class=${mine?.stars ? 'mastered' : nothing}><span class="level-number figure"
    aria-hidden="true">${level.number}</span>
    <span class="grow"><a href=${ladder_path(state.game, level.id)}>${title}</a>
      ${mine?.runs ? html`<span class="small">${run_words(state.ladder.measures, mine.best ?? mine.first)}</span>`
        : nothing}</span>
    ${mine?.runs ? stars(mine.stars) : nothing}
    <button class="plain" ?disabled=${state.play.busy} aria-label=${t(`puzzle-${act}-level`, { level: title })}
      @click=${() => send.play(level.id)}>${t(`puzzle-${act}`)}</button></li>`;
}

function landing(name, levels, state, send) {
  return html`<section class="landing" aria-label=${name}><h2>${name}</h2>
    <ol start=${levels[0]?.number ?? 1}>${levels.map((level) => level_row(level, state, send))}</ol></section>`;
}

function landings(state, send) {
  const { levels } = state.ladder;
  const each = Math.ceil(levels.length / LANDINGS);
  return html`<div class="landings">${Array.from({ length: LANDINGS }, (_, i) =>
    landing(t(`puzzle-landing-${i}`), levels.slice(i * each, (i + 1) * each), state, send))}</div>`;
}

function lead(state) {
  const all = state.ladder.levels;
  const won = all.reduce((sum, level) => sum + (level.mine?.stars ?? 0), 0);
  return html`<p class="ladder-lead">${t('puzzle-ladder-about', { levels: all.length })}
    ${won ? t('puzzle-ladder-stars', { stars: won, all: 3 * all.length }) : t('puzzle-ladder-goal')}
    <a href=${daily_path(state.game)}>${t('puzzle-ladder-daily')}</a></p>`;
}

/** The title of a ladder's page. */
export const ladder_title = (game) => t('puzzle-ladder-of', { game });

/** The whole page. */
export const ladder = (state, send) =>
  html`<div class="page ladder"><h1>${state.ladder ? ladder_title(state.ladder.title) : t('puzzle-ladder')}</h1>
    ${fault(state.error, html`<a href="/">${t('puzzle-home')}</a>`)}${fault(state.play.error)}
    ${state.ladder ? html`${lead(state)}${landings(state, send)}` : nothing}</div>`;

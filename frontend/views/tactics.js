/* The tactics of a game, drawn: the numbers, the tactic of the day, the themes, the storm. */
import { html, nothing } from '../vendor/lit-html.js';
import { has_words, t } from '../locales/text.js';
import { fault } from '../ui/alerts/note.js';

/**
 * The page where there are none, or the one asked for is not there.
 * @param {string} [why]
 * @param {object} [game]
 */
export const no_tactics = (why, game) => html`<div class="page narrow"><h1>${t('tactics-none')}</h1>
  ${why ? fault(why) : html`<p>${t('tactics-none-how')}</p>`}
  <p>${game ? html`<a href=${`/tactics/${game.id}`}>${t('tactics-all')}</a>`
    : html`<a href="/">${t('tactics-home')}</a>`}</p></div>`;

/** The name of a theme; one that has no words yet is not named. */
export const theme_words = (game, id) => {
  const words = `tactics-theme-${game}-${id}`;
  return has_words(words) ? t(words) : '';
};

const is_rough = ({ deviation }) => deviation > 110;

/** A rating, with a sign where it is still a rough one. */
export const rating_words = ({ rating, deviation }) =>
  (is_rough({ deviation }) ? t('tactics-rating-provisional', { rating: String(rating) })
    : t('tactics-rating', { rating: String(rating) }));

const rating_figure = (mine) =>
  (is_rough(mine) ? t('tactics-provisional', { rating: String(mine.rating) }) : String(mine.rating));

const fact = (name, value) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const numbers = (mine) => (!mine ? nothing : html`<dl class="tactics-numbers">
  ${fact(t('tactics-rating-name'), rating_figure(mine))}
  ${fact(t('tactics-solved-name'), t('tactics-solved-of', { n: mine.solved, all: mine.solved + mine.failed }))}
  ${fact(t('tactics-streak-name'), t('tactics-streak-best', { n: mine.streak, best: mine.best_streak }))}
  ${fact(t('tactics-storm-best'), String(mine.best_storm))}</dl>`);

const themes = (state, send) => html`<label class="field"><span class="small">${t('tactics-theme')}</span>
  <select @change=${(e) => send.choose(e.target.value)}>
    <option value="">${t('tactics-theme-any')}</option>
    ${state.themes.map(({ id, count }) => [theme_words(state.game.id, id), id, count]).filter(([words]) => words)
      .map(([words, id, count]) => html`<option value=${id}>${t('tactics-theme-count', { theme: words,
        n: count })}</option>`)}</select></label>`;

/** The whole page. */
export function tactics(state, send) {
  const { game, count, daily } = state;
  return html`<div class="page narrow tactics"><h1>${t('tactics-title-of', { game: game.title })}</h1>
    <p class="learn-intro">${t('tactics-about')}</p>
    <p>${t('tactics-count', { n: count })}</p>
    ${numbers(state.mine)} ${fault(state.start.error)}
    ${state.mine?.current ? nothing : themes(state, send)}
    <p class="row"><button class="main" ?disabled=${state.start.busy || !count}
        @click=${send.start}>${t(state.mine?.current ? 'tactics-continue' : 'tactics-start')}</button>
      ${daily ? html`<a class="button plain" href=${`/tactics/${game.id}/${daily.id}`}>${t('tactics-daily')}</a>`
        : nothing}
      <a class="button plain" href=${`/storm/${game.id}`}>${t('tactics-storm')}</a></p>
    <p class="small">${t('tactics-rated-how')}</p></div>`;
}

/* Waiting in the queue, drawn: how long, for which ratings, and the bots that can be played instead. */
import { html } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import '../../ui/clock.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';
import { bot_name, clock_words, kind_mark } from '../../ui/seats.js';
import { t } from '../../locales/text.js';

const since = (wait) =>
  html`<quad-clock class="looking-time" .time=${{ used_ms: 0, from: wait.from, running: true }}></quad-clock>`;

const band_words = ({ band }) =>
  (band ? t('lobby-band', { from: String(band.from), to: String(band.to) }) : t('lobby-any-rating'));

const place_words = ({ position, waiting }) => {
  if (waiting === 1) return t('lobby-queue-alone');
  return position === 1 ? t('lobby-queue-first', { n: waiting })
    : t('lobby-queue-behind', { n: waiting, ahead: position - 1 });
};

function facts(wait) {
  const pairs = [[t('lobby-waiting-time'), since(wait)], [t('lobby-opponent-rating'), band_words(wait)],
    [t('lobby-your-rating'), wait.rating], [t('lobby-queue'), place_words(wait)]];
  return html`<dl class="looking-facts">${pairs.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

const level_words = ({ level, rating }) =>
  (rating ? t('lobby-bot-level-rated', { level, rating: String(rating) }) : t('lobby-bot-level', { level }));

const bot_row = (bot, state, send) => html`<li><span class="grow">${bot_name(bot)}${kind_mark(bot.kind)}
  <span class="small">${level_words(bot)}</span></span>
  <button class="plain" ?disabled=${state.act.busy} aria-label=${t('lobby-play-now-named', { bot: bot_name(bot) })}
    @click=${() => send.instead(bot.bot)}>${t('lobby-play-now')}</button></li>`;

function programs(state, send) {
  const { wait } = state.lobby;
  if (!wait.bots.length) {
    return html`<p class="small">${t('lobby-bots-later', { span: span_text(30) })}</p>`;
  }
  return html`<section class="instead"><h2>${t('lobby-bots')}</h2>
    <p class="small">${t(wait.rated ? 'lobby-bots-rated' : 'lobby-bots-unrated')}</p>
    <ul class="plain-list looking-bots">${wait.bots.map((bot) => bot_row(bot, state, send))}</ul></section>`;
}

/** The page of a search for an opponent; `wish`: the form of the game's secret choice, or nothing. */
export function looking(state, send, wish) {
  const { lobby: it } = state;
  return html`<div class="page narrow looking">
    <h1><span class="waiting-dot" aria-hidden="true"></span> ${t('lobby-searching')}</h1>
    <p class="quiet">${[game_title(it.game, it.variant), clock_words(it.clock, span_text),
      t(it.rated ? 'lobby-rated' : 'lobby-unrated')].join(' · ')}</p>
    ${fault(state.act.error || state.error)}
    ${facts(it.wait)}
    <p class="row"><button class="plain" ?disabled=${state.act.busy}
      @click=${send.leave}>${t('lobby-stop-searching')}</button>
      <span class="small">${t('lobby-meanwhile')}</span></p>
    ${wish} ${programs(state, send)}</div>`;
}

/** The search ended, but this player did not stop it. */
export const ended = (state, send) => html`<div class="page narrow">
  <h1>${t('lobby-search-ended')}</h1><p>${t('lobby-search-ended-why')}</p>
  ${fault(state.act.error)}
  <p class="row"><button class="main" ?disabled=${state.act.busy}
    @click=${send.look_again}>${t('lobby-search-again')}</button>
    <a href="/">${t('lobby-home')}</a></p></div>`;

/* The terms of a game that has not started, in words. */
import { html, nothing } from '../../vendor/lit-html.js';
import { clock_words } from '../../ui/seats.js';
import { changed_options } from '../../ui/controls/schema_form.js';
import { turn_kind } from '../../model/catalogue.js';
import { absence_words } from '../../ui/words/absence.js';
import { span_text } from '../../ui/clock.js';
import { rich, t } from '../../locales/text.js';

/** Who can join a game, in words. */
export function asks_of(lobby) {
  const range = lobby.rating_range;
  return [
    range && t('lobby-ratings', { from: String(range.from), to: String(range.to) }),
    lobby.min_reliability && t('lobby-reliable', { percent: lobby.min_reliability }),
  ].filter(Boolean);
}

/** The catalogue's entry of the variant that is played. */
export const variant_of = ({ lobby, games }) =>
  games.find((g) => g.id === lobby.game)?.variants.find((v) => v.id === lobby.variant);

/** Of a game that continues a finished one: which, and from where. */
export const continues_words = ({ continues: it }) => (it ? html`<p>${rich('lobby-continues', {
  link: (text) => html`<a href=${`/matches/${it.match}#t${it.turn}`}>${text}</a>` }, { turn: String(it.turn) })}</p>`
  : nothing);

/** How the game differs from the usual one, in words: "Turns: 30". */
export const option_terms = (state) => changed_options(variant_of(state)?.options_schema, state.lobby.options);

/* What spectators will see of the game. */
function audience_words({ spectators, delay_turns: late }, kind) {
  return spectators === 'delayed' ? t(`lobby-sees-delayed${kind}`, { n: late }) : t(`lobby-sees-${spectators}`);
}

/** Whether a turn in which all play at once waits for its deadline. */
export function early_words(state) {
  const { clock } = state.lobby;
  if (variant_of(state)?.turns !== 'together' || clock.mode === 'untimed') return [];
  return [t(clock.early ? 'lobby-early' : 'lobby-not-early')];
}

/** The terms that everybody wants to know: the time, and whether the game is rated. */
export const short_terms = ({ clock, rated }) =>
  `${clock_words(clock, span_text)} · ${t(rated ? 'lobby-rated' : 'lobby-unrated')}`;

/** All terms of a game in one line. */
export function terms(state) {
  const { lobby } = state;
  const facts = [clock_words(lobby.clock, span_text), ...early_words(state),
    t(lobby.rated ? 'lobby-rated' : 'lobby-unrated'),
    t(lobby.private && !lobby.invitation?.public ? 'lobby-private' : 'lobby-public')];
  if (lobby.blind) facts.push(t('lobby-blind'));
  if (lobby.press === 'none') facts.push(t('lobby-no-chat'));
  facts.push(audience_words(lobby, turn_kind(lobby)));
  return [...facts, ...asks_of(lobby), ...option_terms(state)].join(' · ');
}

/** What everybody agrees to who joins a blind game. */
export const blind_words = ({ blind, private: is_private }) => (blind
  ? html`<p class="small">${t('lobby-blind-about', { private: String(is_private) })}</p>` : nothing);

/** What happens when a player is away, for people who think about joining. */
export function away_words(state) {
  const { lobby: it, games } = state;
  const bots = games.find((g) => g.id === it.game)?.bots ?? [];
  return absence_words(it, { bots, pause: true })
    .map((words) => html`<p class="small">${words}</p>`);
}

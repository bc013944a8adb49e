/* Seats in words: the name of a player, its kind, the clock. */
import { html, nothing } from '../vendor/lit-html.js';
import { has_words, t } from '../locales/text.js';

/** A small word for players who are programs; nothing for people. */
export const kind_mark = (kind) => (has_words(`common-kind-${kind}`)
  ? html` <span class="kind-mark">${t(`common-kind-${kind}`)}</span>` : nothing);

/* Until a blind game ends, the server tells only numbers of its players, and no kind. */
const NUMBER = /^Player (\d+)$/;

/* The name of a bot by that of its account: "Stratic level 2" is a Cadet. A newer server may have other bots. */
function bot_called(name) {
  const id = `common-bot-name-${name.toLowerCase().replaceAll(' ', '-')}`;
  return has_words(id) ? t(id) : name;
}

/** The name of a player as the page shows it: a person's own, a bot's in the language of the page. */
export function shown_name(name, kind) {
  const [, n] = (kind === null && NUMBER.exec(name ?? '')) || [];
  if (n) return t('common-blind-player', { n: Number(n) });
  return name && kind === 'builtin' ? bot_called(name) : name;
}

/** The same for a seat, or anything else with a name and a kind. */
export const seat_player = ({ name, kind }) => shown_name(name, kind);

/** The name of a built-in bot as the page shows it. */
export const bot_name = ({ title }) => shown_name(title, 'builtin');

/** Whether an account of this kind is a person's own. */
export const is_person = (kind) => kind === 'human' || kind === 'guest';

/**
 * The player of a seat, in words. A built-in bot goes by the name of its seat where seats have names of their own:
 * several
 * seats may have the same bot.
 * @param {{face: {seat_name?: (view: object, seat: number) => string}, header: {seats: object[]}}} match
 * @param {object} view
 * @param {number} seat
 */
export function player_name({ face, header }, view, seat) {
  const { name = '', kind } = header.seats[seat] ?? {};
  return (kind === 'builtin' && view && face.seat_name?.(view, seat)) || (shown_name(name, kind) ?? '');
}

/** Whether a message comes from a player of a blind game, whose only name is that of the seat until the end. */
export const is_masked = ({ header }, { from }) => header.seats[from.seat]?.kind === null;

/** Who wrote a message. */
export const author_name = (state, m) =>
  (is_masked(state, m) ? player_name(state, state.live?.view, m.from.seat) : m.from.name);

/** A name that leads to its public page; `words`: how it is written there. That of a player of a blind game leads
 *  nowhere. */
export const player_link = (name, kind = '', words = shown_name(name, kind)) => (kind === null ? words
  : html`<a class="player-link" translate="no" href=${`/players/${encodeURIComponent(name)}`}>${words}</a>`);

function budget_words(clock, span) {
  const bank = span(clock.bank_seconds ?? 0);
  return clock.increment_seconds ? t('common-clock-increment', { bank, seconds: clock.increment_seconds })
    : t('common-clock-budget', { bank });
}

/** A clock in words for lists and forms. */
export function clock_words(clock, span) {
  if (!clock || clock.mode === 'untimed') return t('common-clock-none');
  if (clock.mode === 'budget') return budget_words(clock, span);
  if (!clock.turn_seconds) return t('common-clock-live');
  const time = span(clock.turn_seconds);
  return t(clock.mode === 'correspondence' ? 'common-clock-correspondence' : 'common-clock-turn', { time });
}

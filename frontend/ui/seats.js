/* Seats: a name, what kind of player it is, which sign it plays under. */
import { html, nothing } from '../vendor/lit-html.js';

const KINDS = { builtin: 'bot', engine: 'program', llm: 'language model' };

/** A small word for players who are programs; nothing for people. */
export const kind_mark = (kind) => (KINDS[kind] ? html` <span class="kind-mark">${KINDS[kind]}</span>` : nothing);

/** A name that leads to its public page. */
export const player_link = (name) =>
  html`<a class="player-link" href=${`/players/${encodeURIComponent(name)}`}>${name}</a>`;

/** A clock in words for lists and forms. */
export function clock_words(clock, span) {
  if (!clock || clock.mode === 'untimed') return 'no clock';
  const turn = clock.turn_seconds ? `${span(clock.turn_seconds)} a turn` : '';
  if (clock.mode === 'budget') {
    const bank = `${span(clock.bank_seconds ?? 0)} in all`;
    return `${bank}${clock.increment_seconds ? `, +${clock.increment_seconds} s a turn` : ''}`;
  }
  return clock.mode === 'correspondence' ? `by correspondence, ${turn}` : turn || 'live';
}

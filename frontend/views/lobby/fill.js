/* Which bots play: one for all empty seats, and one for each seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { levels_row } from '../../ui/controls/levels.js';
import { bot_words, usual_bot } from '../../ui/words/bots.js';
import { t } from '../../locales/text.js';

/** The chosen bot; before one is chosen the one that a newcomer meets. */
export const chosen_bot = (bots, id) => bots.find((one) => one.id === id) ?? usual_bot(bots) ?? bots[0];

/**
 * One bot for all empty seats; where none is empty, for all seats that bots have.
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{free: number, taken?: number, bot: string, busy?: boolean}} now `free`: how many seats are empty; `taken`:
 *   how many bots can be changed at once; `bot`: the chosen one
 * @param {{choose: (bot: string) => void, fill: (bot: string) => void}} send
 */
export function fill_row(bots, { free, taken = 0, bot, busy = false }, send) {
  if (!(free || taken) || !bots.length) return nothing;
  const { id: chosen } = chosen_bot(bots, bot);
  return html`<div class="fill">${levels_row({ name: 'fill', label: t('lobby-fill', { n: free }), bots, chosen,
    set: send.choose })}
    ${free + taken > 1 ? html`<button type="button" class="plain" ?disabled=${busy} @click=${() => send.fill(chosen)}>${
      free ? t('lobby-fill-seats', { n: free }) : t('lobby-fill-again', { n: taken })}</button>` : nothing}</div>`;
}

/**
 * One line for each seat, which says who plays there and opens to the row of levels; only one is open at a time.
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{seats: number, first: number, chosen: Record<number, string>, person: boolean}} now `first`: seats before it
 *   are not shown; `chosen`: the bots of seats; `person`: whether a seat can be left to a person
 * @param {(seat: number, bot: string) => void} set
 */
export const seat_rows = (bots, { seats, first, chosen, person }, set) => Array.from({ length: seats }, (_, seat) => {
  if (seat < first) return nothing; // keeps its place, so that the others keep their lines
  const bot = bots.find(({ id }) => id === chosen[seat]);
  const label = t('lobby-seat', { n: seat + 1 });
  return html`<details class="seat-bot" name="seat"><summary>${t('lobby-seat-of', { seat: label,
    player: bot ? bot_words(bot) : t('lobby-person') })}</summary>
    ${levels_row({ name: `seat-${seat}`, label, bots, chosen: bot?.id ?? '',
      before: person ? [['', t('lobby-person')]] : [], set: (id) => set(seat, id) })}</details>`;
});

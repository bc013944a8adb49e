/* The bot for empty seats. */
import { html, nothing } from '../../vendor/lit-html.js';
import { levels_row } from '../../ui/controls/levels.js';
import { usual_bot } from '../../ui/words/bots.js';
import { t } from '../../locales/text.js';

/** The chosen bot; before one is chosen the one that a newcomer meets. */
export const chosen_bot = (bots, id) => bots.find((one) => one.id === id) ?? usual_bot(bots) ?? bots[0];

/**
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{free: number, bot: string, busy?: boolean}} now `free`: how many seats are empty; `bot`: the chosen one
 * @param {{choose: (bot: string) => void, fill: (bot: string) => void}} send
 */
export function fill_row(bots, { free, bot, busy = false }, send) {
  if (!free || !bots.length) return nothing;
  const { id: chosen } = chosen_bot(bots, bot);
  return html`<div class="fill">${levels_row({ name: 'fill', label: t('lobby-fill', { n: free }), bots, chosen,
    set: send.choose })}
    ${free > 1 ? html`<button type="button" class="plain" ?disabled=${busy}
      @click=${() => send.fill(chosen)}>${t('lobby-fill-seats', { n: free })}</button>` : nothing}</div>`;
}

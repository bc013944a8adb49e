/* One bot for all empty seats. */
import { html, nothing } from '../../vendor/lit-html.js';
import { levels_row } from '../../ui/controls/levels.js';
import { usual_bot } from '../../ui/words/bots.js';
import { t } from '../../locales/text.js';

/**
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{free: number, bot: string, busy?: boolean}} now `free`: how many seats are empty; `bot`: the chosen one
 * @param {{choose: (bot: string) => void, fill: (bot: string) => void}} send
 */
export function fill_row(bots, { free, bot, busy = false }, send) {
  if (free < 2 || !bots.length) return nothing;
  const { id: chosen } = bots.find(({ id }) => id === bot) ?? usual_bot(bots) ?? bots[0];
  return html`<div class="fill">${levels_row({ name: 'fill', label: t('lobby-fill'), bots, chosen, set: send.choose })}
    <button type="button" class="plain" ?disabled=${busy}
      @click=${() => send.fill(chosen)}>${t('lobby-fill-seats', { n: free })}</button></div>`;
}

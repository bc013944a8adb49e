/* One bot for all empty seats. */
import { html, nothing } from '../../vendor/lit-html.js';
import { bot_words } from '../../ui/words/bots.js';
import { t } from '../../locales/text.js';

/**
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{free: number, bot: string, busy?: boolean}} now `free`: how many seats are empty; `bot`: the chosen one
 * @param {{choose: (bot: string) => void, fill: (bot: string) => void}} send
 */
export function fill_row(bots, { free, bot, busy = false }, send) {
  if (free < 2 || !bots.length) return nothing;
  const usual = bots.find(({ level }) => level === 2) ?? bots[0]; // as on the first page
  const chosen = (bots.find(({ id }) => id === bot) ?? usual).id;
  return html`<div class="field fill"><label for="fill">${t('lobby-fill')}</label><div class="row">
    <select id="fill" class="grow" @change=${(e) => send.choose(e.target.value)}>${bots.map((one) =>
      html`<option value=${one.id} ?selected=${one.id === chosen}>${bot_words(one)}</option>`)}
    </select>
    <button type="button" class="plain" ?disabled=${busy}
      @click=${() => send.fill(chosen)}>${t('lobby-fill-seats', { n: free })}</button></div></div>`;
}

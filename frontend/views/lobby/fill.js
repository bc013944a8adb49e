/* One bot for all empty seats. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

/**
 * @param {{id: string, title: string, level: number}[]} bots
 * @param {{free: number, bot: string, busy?: boolean}} now `free`: how many seats are empty; `bot`: the chosen one
 * @param {{choose: (bot: string) => void, fill: (bot: string) => void}} send
 */
export function fill_row(bots, { free, bot, busy = false }, send) {
  if (free < 2 || !bots.length) return nothing;
  const usual = bots[Math.floor(bots.length / 2)]; // not the weakest, not the strongest
  const chosen = (bots.find(({ id }) => id === bot) ?? usual).id;
  return html`<div class="field fill"><label for="fill">${t('lobby-fill')}</label><div class="row">
    <select id="fill" class="grow" @change=${(e) => send.choose(e.target.value)}>${bots.map(({ id, title, level }) =>
      html`<option value=${id} ?selected=${id === chosen}>${t('lobby-bot-of-level', { bot: title, level })}</option>`)}
    </select>
    <button type="button" class="plain" ?disabled=${busy}
      @click=${() => send.fill(chosen)}>${t('lobby-fill-seats', { n: free })}</button></div></div>`;
}

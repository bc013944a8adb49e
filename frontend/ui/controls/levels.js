/* One row of named levels: the built-in bots of a game, the easiest first, each with the number of its level. The only
 * way to choose an opponent by its level. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { bot_name } from '../seats.js';
import { level_about, levels_of, others_of } from '../words/bots.js';

/**
 * @param {{name: string, chosen: string, set?: (id: string) => void}} row
 * @param {string} id
 * @param {unknown} words
 * @param {string} [label] what a level is called; other choices are called by their words
 */
const option = ({ name, chosen, set }, id, words, label = '') => html`<label
  class=${label ? nothing : 'apart'}><input type="radio" name=${name} value=${id}
  aria-label=${label || nothing} .checked=${id === chosen} @change=${() => set?.(id)}><span>${words}</span></label>`;

/** @param {Parameters<typeof option>[0]} row */
const step = (row, id, name, level) => (level ? option(row, id, html`${name} <small>${level}</small>`,
  t('common-level-named', { name, level })) : option(row, id, name, name));

/** @param {Parameters<typeof option>[0]} row */
const steps = (row, bots) => bots.map((bot) => step(row, bot.id, bot_name(bot), bot.level));

const frame = (label, choices, about) => html`<fieldset class="choice"><legend>${label}</legend>
  <div class="choices levels-row">${choices}</div>${about ? html`<p class="small">${about}</p>` : nothing}</fieldset>`;

/**
 * A group of radio buttons.
 * @param {object} row
 * @param {string} row.name of the radio buttons
 * @param {string} row.label
 * @param {{id: string, title: string, level: number, variety?: boolean, measured?: number|null}[]} row.bots
 * @param {string} row.chosen the id of a bot, or the value of a choice beside them
 * @param {[value: string, words: string][]} [row.before] choices that are no bot, before the levels
 * @param {[value: string, words: string, about: string][]} [row.after] and behind them
 * @param {(id: string) => void} [row.set] absent in a form that reads its fields itself; it says no more of the choice
 */
export function levels_row(row) {
  const { label, bots, chosen, before = [], after = [], set } = row;
  const levels = levels_of(bots), others = others_of(bots);
  const bot = bots.find(({ id }) => id === chosen);
  const about = bot ? level_about(bot, levels.length) : after.find(([id]) => id === chosen)?.[2];
  return frame(label, html`${before.map(([id, words]) => option(row, id, words))} ${steps(row, levels)}
    ${others.length ? html`<p class="small">${t('common-level-others')}</p>` : nothing} ${steps(row, others)}
    ${after.map(([id, words]) => option(row, id, words))}`, set && about);
}

/**
 * The same for the levels of a ladder, of which the first ones are offered.
 * @param {object} row
 * @param {string} row.name
 * @param {string} row.label
 * @param {[id: string, name: string][]} row.levels
 * @param {string} row.chosen
 * @param {string} row.about
 * @param {(id: string) => void} row.set
 */
export const ladder_row = (row) =>
  frame(row.label, row.levels.map(([id, name], i) => step(row, id, name, i + 1)), row.about);

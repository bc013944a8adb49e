/* What is always in sight: the turn, the treasury, what is researched, how many ships can be led, and the race. */
import { html, nothing } from '../../vendor/lit-html.js';
import { tech_name } from './world.js';
import { number, signed, turns_words, you_of } from './position.js';
import { race_picture } from './potentials.js';
import { bar } from './pieces.js';
import { sign } from './signs.js';

const PARTS = [['tax', 'tax'], ['interest', 'interest'], ['buildings', 'buildings'], ['agents', 'agents'],
  ['ships', 'ships'], ['rush', 'rush']];

/** "tax 10, interest 1, buildings −3". */
export const ledger_words = (ledger) =>
  PARTS.filter(([key]) => ledger[key])
    .map(([key, words]) => `${words} ${key === 'tax' ? ledger[key] : signed(ledger[key])}`).join(', ')
    || 'nothing comes or goes';

function treasury(you) {
  return html`<div class=${`co-cell${you.gold < 0 ? ' debt' : ''}`} title=${ledger_words(you.ledger)}>
    ${sign('gold')}<span class="unseen">Gold </span><strong>${number(you.gold)}</strong>
    <span class="co-plus">${signed(you.ledger.total)}</span><span class="co-parts">
      ${ledger_words(you.ledger)}</span></div>`;
}

function research(you) {
  if (you.next_tech_cost === null) {
    return html`<div class="co-cell">${sign('research')} <span class="small">All is known</span></div>`;
  }
  const name = you.research ? tech_name(you.research) : 'no choice';
  return html`<div class="co-cell"
    title=${you.research_turns === null ? `${you.rp} of ${you.next_tech_cost} points`
      : `${you.rp} of ${you.next_tech_cost} points, ${turns_words(you.research_turns)} more`}>${sign('research')}
    <span class=${you.research ? 'co-tech' : 'co-tech none'}>${name}</span>
    ${bar(`Research, ${name}`, you.rp, you.next_tech_cost)}</div>`;
}

function command(you) {
  const over = you.ships > you.command_points;
  return html`<div class=${`co-cell${over ? ' debt' : ''}`}
    title=${over ? `${you.ships - you.command_points} ships too many: ${you.ship_gold} gold a turn`
      : 'Ships and active freighters, and how many the people can keep'}>${sign('cruiser')}
    <span class="unseen">Command points used
    </span><strong>${you.ships}</strong><span class="small"> / ${you.command_points}</span></div>`;
}

/** One line over the chart. */
export function strip(view, draft, hints) {
  const you = you_of(view, hints);
  const most = view.options?.max_turns;
  return html`<div class="co-strip">
    <p class="co-turn"><strong>Turn ${view.turn}</strong>${most ? html`<span class="small"> of ${most}</span>`
      : nothing}</p>
    ${you?.ledger && you.alive && !you.resigned
      ? html`<div class="co-cells" role="group" aria-label="Your nation">${treasury(you)} ${research(you)}
        ${command(you)}</div>`
      : nothing}
    ${race_picture(view)}</div>`;
}

/* What is always in sight: the turn, the treasury, research, command points and the race. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { tech_name } from './world.js';
import { nation_name, number, signed, you_of } from './position.js';
import { race_picture, target } from './potentials.js';
import { bar } from './pieces.js';
import { sign } from './signs.js';

const PARTS = ['tax', 'interest', 'buildings', 'agents', 'ships', 'rush'];

/** "tax 10, interest +1, buildings −3". */
export const ledger_words = (ledger) => PARTS.filter((key) => ledger[key])
  .map((key) => t(`cosair-short-${key}`, { gold: key === 'tax' ? number(ledger[key]) : signed(ledger[key]) }))
  .join(', ') || t('cosair-short-none');

function treasury(you) {
  return html`<div class=${`co-cell${you.gold < 0 ? ' debt' : ''}`} title=${ledger_words(you.ledger)}>
    ${sign('gold')}<span class="co-word">${t('cosair-strip-gold')}</span> <strong>${number(you.gold)}</strong>
    <span class="co-plus">${signed(you.ledger.total)}</span><span class="co-parts">
      ${ledger_words(you.ledger)}</span></div>`;
}

function research(you) {
  if (you.next_tech_cost === null) {
    return html`<div class="co-cell">${sign('research')}
      <span class="small">${t('cosair-strip-researched')}</span></div>`;
  }
  const facts = { n: you.rp, cost: you.next_tech_cost };
  const left = you.research_turns;
  const tech = you.research ? tech_name(you.research) : '';
  const words = tech ? t('cosair-strip-research-bar', { tech, ...facts }) : t('cosair-strip-research-bar-idle', facts);
  return html`<div class="co-cell" title=${left === null ? t('cosair-strip-research', facts)
    : t('cosair-strip-research-left', { left, ...facts })}>${sign('research')}
    <span class="co-word narrow" aria-hidden="true">${t('cosair-strip-research-word')}</span>
    <span class=${tech ? 'co-tech' : 'co-tech none'}>${tech || t('cosair-strip-no-research')}</span>
    ${bar(words, you.rp, you.next_tech_cost)}</div>`;
}

function command(you) {
  const over = you.ships - you.command_points;
  return html`<div class=${`co-cell${over > 0 ? ' debt' : ''}`}
    title=${over > 0 ? t('cosair-strip-command-over', { n: over, gold: you.ship_gold })
      : t('cosair-strip-command-note')}>${sign('cruiser')}
    <span class="co-word">${t('cosair-strip-command')}</span>
    <strong>${you.ships}</strong><span class="small"> / ${you.command_points}</span></div>`;
}

const marks = {
  b: (text) => html`<strong>${text}</strong>`, small: (text) => html`<span class="small">${text}</span>`,
};

/* After the last turn the clock shows one turn that is never played. */
function turn_words(view) {
  const most = view.options?.max_turns;
  if (view.over || view.turn > most) return rich('cosair-strip-over', marks, { n: view.turn - 1 });
  const turn = String(view.turn);
  return most ? rich('cosair-strip-turn-of', marks, { turn, most: String(most) })
    : rich('cosair-strip-turn', marks, { turn });
}

/* What it takes to win, how far one is, and the way to the rules. */
function goal(view) {
  const now = target(view);
  if (!now) return nothing;
  const { nation: { seat, potential }, line, ratio } = now;
  const facts = { n: potential, line, ratio, nation: nation_name(view, seat) };
  const words = now.is_own ? 'cosair-goal-own' : 'cosair-goal-leader';
  return html`<p class="co-goal"><span>${rich(words, marks, facts)}</span>
    ${bar(t('cosair-goal-bar', facts), potential, line)} <a href="/learn/cosair">${t('cosair-goal-rules')}</a></p>`;
}

/** What stands over the map. */
export function strip(view, draft, hints) {
  const you = you_of(view, hints);
  return html`<div class="co-strip">
    <div class="co-title"><p class="co-turn">${turn_words(view)}</p>${goal(view)}</div>
    ${you?.ledger && you.alive && !you.resigned && !view.over
      ? html`<div class="co-cells" role="group" aria-label=${t('cosair-strip-nation')}>${treasury(you)} ${research(you)}
        ${command(you)}</div>`
      : nothing}
    ${race_picture(view)}</div>`;
}

/* What happened, turn by turn, newest first: sentences with the names in their colours, battles with their sums. */
import { html, nothing } from '../../vendor/lit-html.js';
import { province } from './world.js';
import { counts_words, seat_name } from './position.js';
import { story_words, tell } from './words.js';
import { told } from './pieces.js';
import { other_sign } from './signs.js';

/* What is no event of the story: orders as they were sent, letters, which have a panel of their own. */
const SILENT = new Set(['orders', 'message', 'propose', 'reject', 'withdraw', 'lapse', 'move', 'stage', 'stage_end']);
const LOUD = new Set(['battle', 'betrayal', 'out', 'win', 'rich', 'streak', 'starved', 'treaty']);

const lost_words = (side) => Object.entries(side.lost ?? {}).filter(([, units]) => Object.keys(units).length)
  .map(([name, units]) => `${seat_name(Number(name.slice(1)))} lost ${counts_words(units)}`);

function battle_note(event) {
  if (event.kind !== 'battle' || !event.sides) return nothing;
  const sums = event.sides.map((side, i) => `${side.seats.map(seat_name).join(' and ')} ${side.total}${event.defends === i ? ' (defending)' : ''}`);
  const lost = event.sides.flatMap(lost_words);
  return html`<span class="sg-sums">${sums.join(' : ')}${lost.length ? `; ${lost.join(', ')}` : ''}</span>`;
}

function line(event, look) {
  const code = event.province;
  return html`<li class=${LOUD.has(event.kind) ? `loud ${event.kind}` : event.kind}>${event.kind === 'battle' ? other_sign('battle') : nothing}
    <span>${event.story ? told(event.story) : tell(event)} ${battle_note(event)}
    ${code && look ? html`<button type="button" class="bare sg-where" @click=${() => look(code)}>Show ${province(code).name}</button>` : nothing}</span></li>`;
}

/* Log lines by turn, the latest turn first. */
function by_turn(log) {
  const turns = new Map();
  for (const item of log) {
    if (SILENT.has(item.kind) || !(item.story || item.text)) continue;
    turns.set(item.turn, [...(turns.get(item.turn) ?? []), item]);
  }
  return [...turns].sort(([a], [b]) => b - a);
}

/** The story of the match as far as the viewer may know it. */
export function story_panel(view, how) {
  const turns = by_turn(how.log ?? []);
  const look = how.desk ? (code) => how.look?.(code) : null;
  if (!turns.length) return html`<p class="quiet">Nothing has happened yet. Each turn’s tale stands here once it is resolved.</p>`;
  return html`<div class="sg-story" tabindex="0" role="group" aria-label="The story, latest turn first">${turns.map(([turn, events]) => html`<section>
    <h3>${how.jump ? html`<button type="button" class="bare" title="Show the map after this turn" @click=${() => how.jump(turn + 1)}>Turn ${turn}</button>` : `Turn ${turn}`}</h3>
    <ol>${events.map((event) => line(event, look))}</ol></section>`)}</div>`;
}

/** The last turn in one breath, for the head of the order desk. */
export function last_turn(view) {
  const own = (view.events ?? []).filter((e) => !SILENT.has(e.kind) && e.story);
  if (!own.length) return nothing;
  return html`<details class="sg-last" ?open=${own.some((e) => LOUD.has(e.kind))}><summary>What happened last turn <span class="small">(${own.length})</span></summary>
    <ol class="sg-story">${own.map((event) => line(event, null))}</ol></details>`;
}

/** The same as plain words. */
export const last_words = (view) => (view.events ?? []).filter((e) => e.story).map((e) => story_words(e.story)).join(' ');


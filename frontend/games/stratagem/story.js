/* What happened, turn by turn, newest first: sentences with the names in their colours. */
import { html, nothing } from '../../vendor/lit-html.js';
import { province } from './world.js';
import { tell } from './words.js';
import { told } from './pieces.js';
import { other_sign } from './signs.js';

/* What is no event of the story: orders as they were sent, letters, which have a panel of their own. */
const SILENT = new Set(['orders', 'message', 'propose', 'reject', 'withdraw', 'lapse', 'march', 'ready', 'talk',
  'stage_end']);
const LOUD = new Set(['battle', 'break', 'eliminated', 'victory', 'rich', 'streak', 'desertion', 'signed', 'claim',
  'dropped', 'tale']);

function line(event, look) {
  const code = event.province;
  return html`<li class=${LOUD.has(event.kind) ? `loud ${event.kind}` : event.kind}>${event.kind === 'battle'
    ? other_sign('battle')
    : nothing}
    <span>${event.story ? told(event.story) : tell(event)}
    ${code && look && LOUD.has(event.kind)
      ? html`<button type="button" class="bare sg-where"
        @click=${() => look(code)}>Show<span class="unseen"> ${province(code).name}</span></button>`
      : nothing}</span></li>`;
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
  const look = how.look ?? null;
  if (!turns.length) {
    return html`<p class="quiet">Nothing has happened yet. Each turn’s tale stands here once it is resolved.</p>`;
  }
  return html`<div class="sg-story" tabindex="0" role="group" aria-label="The story, latest turn first">
    ${turns.map(([turn, events]) => html`<section>
      <h2>${how.jump
        ? html`<button type="button" class="bare" title="Show the map after this turn"
          @click=${() => how.jump(turn + 1)}>Turn ${turn}</button>`
        : `Turn ${turn}`}</h2>
      <ol>${events.map((event) => line(event, look))}</ol></section>`)}</div>`;
}

const items = (events) => html`<ol>${events.map((event) => line(event, null))}</ol>`;

/** The last turn in one breath, for the head of the order desk: what matters first, the rest folded away. */
export function last_turn(view) {
  const all = (view.events ?? []).filter((e) => !SILENT.has(e.kind) && e.story);
  if (!all.length) return nothing;
  const loud = all.filter((e) => LOUD.has(e.kind));
  const rest = all.filter((e) => !LOUD.has(e.kind));
  return html`<div role="group" class="sg-last sg-story" aria-label="What happened last turn"><h2>Last turn</h2>
    ${loud.length ? items(loud) : html`<p class="small">No battle, no banner planted in your sight.</p>`}
    ${rest.length
      ? html`<details>
        <summary>Harvest, works and musters <span class="small">(${rest.length})</span></summary>${items(
          rest)}</details>`
      : nothing}</div>`;
}

/* What happened, turn by turn, newest first: sentences with the names in their colours. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { place_name } from './names.js';
import { MARKS, told } from './pieces.js';
import { mine } from './position.js';
import { other_sign } from './signs.js';
import { folded, loss_words, tale_of } from './tale.js';

/* What the history leaves out: orders as they were sent, and messages and proposals, which have a panel of their
 * own. */
const SILENT = new Set(['orders', 'talk', 'propose', 'reject', 'withdraw', 'lapse', 'march', 'ready', 'stage_end']);
const LOUD = new Set(['battle', 'break', 'eliminated', 'victory', 'rich', 'streak', 'desertion', 'signed', 'claim',
  'dropped', 'tale']);

/* What the words of a line need to know of a player. */
const realms_of = (view) => (seat) => view.players?.[seat];

function line(view, event, look) {
  const code = event.province;
  return html`<li class=${LOUD.has(event.kind) ? `loud ${event.kind}` : event.kind}>${event.kind === 'battle'
    ? other_sign('battle')
    : nothing}
    <span>${told(tale_of(event, realms_of(view)))}
    ${code && look && LOUD.has(event.kind)
      ? html`<button type="button" class="bare sg-where"
        @click=${() => look(code)}>${rich('stratagem-history-show', MARKS, { place: place_name(code) })}</button>`
      : nothing}</span></li>`;
}

/* Log lines by turn, the latest turn first. */
function by_turn(log) {
  const turns = new Map();
  for (const item of log) {
    if (SILENT.has(item.kind) || !tale_of(item)) continue;
    turns.set(item.turn, [...(turns.get(item.turn) ?? []), item]);
  }
  return [...turns].sort(([a], [b]) => b - a);
}

/** The history of the match as far as the viewer knows it. */
export function history_panel(view, how) {
  const turns = by_turn(how.log ?? []);
  const look = how.look ?? null;
  if (!turns.length) return html`<p class="quiet">${t('stratagem-history-empty')}</p>`;
  return html`<div class="sg-story" tabindex="0" role="group" aria-label=${t('stratagem-history-label')}>
    ${turns.map(([turn, events]) => {
      const title = t('stratagem-turn', { turn: String(turn) });
      return html`<section><h2>${how.jump
        ? html`<button type="button" class="bare" title=${t('stratagem-history-jump')}
          @click=${() => how.jump(turn + 1)}>${title}</button>`
        : title}</h2>
      <ol>${folded(events).map((event) => line(view, event, look))}</ol></section>`;
    })}</div>`;
}

const items = (view, events) => html`<ol>${events.map((event) => line(view, event, null))}</ol>`;

const is_loss = (me) => ({ kind, from }) => kind === 'claim' && me !== null && from === me;

/* Each province that the viewer lost, with the reason. */
const losses = (lines, me) => lines.filter(is_loss(me)).map((one) => html`<p
  class="note bad">${told(loss_words(one, lines))}</p>`);

/** For a player who is out: when and why, as far as the log was read. */
export function fall(view, log) {
  const me = view.seat ?? mine(view);
  const out = (log ?? []).find(({ kind, seat }) => kind === 'eliminated' && seat === me);
  if (!out || me === null) return nothing;
  return html`<section class="sg-menu"><h2>${t('stratagem-fall', { turn: String(out.turn) })}</h2>
    ${losses(log.filter(({ turn }) => turn === out.turn), me)}</section>`;
}

/** The last turn in short, for the head of the order desk: what matters first, the rest folded away. */
export function last_turn(view) {
  const all = (view.events ?? []).filter((e) => !SILENT.has(e.kind) && tale_of(e));
  if (!all.length) return nothing;
  const lost = is_loss(mine(view));
  const loud = all.filter((e) => LOUD.has(e.kind) && !lost(e));
  const rest = folded(all).filter((e) => !LOUD.has(e.kind));
  return html`<div role="group" class="sg-last sg-story" aria-label=${t('stratagem-last-label')}>
    <h2>${t('stratagem-last-title')}</h2>
    ${losses(all, mine(view))}
    ${loud.length || all.some(lost) ? items(view, loud) : html`<p class="small">${t('stratagem-last-quiet')}</p>`}
    ${rest.length
      ? html`<details>
        <summary>${rich('stratagem-last-rest', MARKS, { n: rest.length })}</summary>${items(view, rest)}</details>`
      : nothing}</div>`;
}

/* Diplomacy: the public thread, a thread with each other player, treaties and proposals. Everything here takes effect
 * at once (an act), except breaking a treaty and giving notice, which belong to the turn's orders. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { mine, relation_row } from './position.js';
import { notice_line } from './heralds.js';
import { letter_text } from './letters.js';
import { relation_name, relation_note, seat_name } from './names.js';
import { chip, MARKS, seat_label, told } from './pieces.js';
import { letter_promises, promises_table } from './promises.js';
import { other_sign } from './signs.js';
import { is_warning, tale_of } from './tale.js';

export const PUBLIC = 'all';
const TEXT_MAX = 400;

const act_of = (what) => ({ type: 'act', act: { type: 'diplomacy', ...what } });
const player = (seat) => `p${seat}`;

/* ---- threads ---- */

/* What the arena itself tells everybody. */
const herald = (turn, line) => ({ turn, from: null, to: 'all', text: tale_of(line) });

/* A line of the log as a message; null: it is none. */
function letter_of(line) {
  if (line.kind === 'talk') {
    return { turn: line.turn, from: line.seat, to: line.to, text: line.words, phrase: line.phrase };
  }
  const { turn, seat, other, relation } = line;
  return line.kind === 'signed' ? herald(turn, { kind: 'signed', seat, other, relation }) : null;
}

function worded(m) {
  const line = m.from === null ? notice_line(m.text) : null;
  return line ? herald(m.turn, line) : m;
}

/* After the end nobody is about to win any more. */
const is_late = (m, { phase, turn }) => phase === 'over' && m.turn === turn && m.from === null
  && is_warning(notice_line(m.text) ?? {});

const key_of = ({ turn, from, to, text }) => JSON.stringify([turn, from, to, text]);

/* The view holds the messages of this and the last turn, the log those of all turns: it may not have loaded yet, and
 * in a game that continues another one it has only the later ones. */
function messages_of(view, log) {
  const told = (log ?? []).filter(({ turn }) => turn <= view.turn).map(letter_of).filter(Boolean);
  const known = told.map(key_of);
  const more = (view.messages ?? []).filter((m) => !is_late(m, view)).map(worded).filter((m) => {
    const i = known.indexOf(key_of(m));
    if (i >= 0) known.splice(i, 1);
    return i < 0;
  });
  return [...told, ...more].sort((a, b) => a.turn - b.turn);
}

/** The thread a message belongs to, for a viewer: the public one, or the other player's seat. */
export const thread_of = (m, me) => (m.to === 'all' ? PUBLIC : m.from === me ? m.to : m.from);

const is_own = (m, me) => m.to === 'all' || [m.from, m.to].includes(me);

/* After the end everybody reads the private messages of others: these belong to the threads of both. A seat's own view
 * of an earlier turn has none of them. */
function is_in(m, view, thread) {
  const me = mine(view);
  if (is_own(m, me)) return thread_of(m, me) === thread;
  return (me === null || view.phase === 'over') && [m.from, m.to].includes(thread);
}

const from_others = (all, view, thread) =>
  all.filter((m) => is_in(m, view, thread) && m.from !== mine(view)).length;

/** How many messages of a thread the viewer has not read. */
export function unread(view, how, thread) {
  const all = messages_of(view, how.log);
  return Math.max(0, from_others(all, view, thread) - (how.desk?.value?.read?.[thread] ?? 0));
}

/* A proposal counts as unread in its thread until it is answered. */
const offered = (view, thread) => (view.legal?.diplomacy?.accept?.includes(thread) ? 1 : 0);

export const threads = (view) =>
  [PUBLIC, ...(view.players ?? []).map((p) => p.seat).filter((seat) => seat !== mine(view))];

/** All that is unread, for the tab. */
export const news = (view, how) => (mine(view) === null || view.phase === 'over' ? 0
  : threads(view).reduce((sum, t) => sum + unread(view, how, t), 0) + (view.legal?.diplomacy?.accept?.length ?? 0));

/* ---- drawn ---- */

function tabs(view, how, now, open) {
  return html`<div class="sg-threads" role="group" aria-label=${t('stratagem-messages-threads')}>
    ${threads(view).map((thread) => {
      const n = mine(view) === null ? 0 : unread(view, how, thread) + offered(view, thread);
      return html`<button type="button" class="plain" aria-pressed=${thread === now ? 'true' : 'false'}
        @click=${() => open(thread)}>
        ${thread === PUBLIC ? html`${other_sign('letter')} ${t('stratagem-messages-everyone')}`
          : html`${chip(thread)} ${seat_name(thread)}`}${n
            ? html` <span class="count">${rich('stratagem-messages-unread', MARKS, { n })}</span>`
            : nothing}</button>`;
    })}</div>`;
}

/* The recipient of a private message. */
function to_words({ to }, me) {
  if (to === 'all') return nothing;
  return html` <span class="small">${to === me ? t('stratagem-messages-to-you')
    : t('stratagem-messages-to', { seat: seat_name(to) })}</span>`;
}

const kind_of = ({ from }, me) =>
  (from === null ? 'sg-letter herald' : from === me ? 'sg-letter own' : 'sg-letter');

/* What is told when the game is over belongs to no turn. */
const heading = ({ turn }, view) => (view.phase === 'over' && turn === view.turn ? t('stratagem-messages-end')
  : t('stratagem-turn', { turn: String(turn) }));

function messages(all, view, mark, how) {
  const me = mine(view);
  if (!all.length) return html`<p class="small">${t('stratagem-messages-empty')}</p>`;
  return html`<ol class="sg-letters" tabindex="0" aria-label=${t('stratagem-messages-label')} .shown=${mark}>
    ${all.map((m, i) => html`
      ${i && all[i - 1].turn === m.turn ? nothing
        : html`<li class="sg-turn-rule"><span>${heading(m, view)}</span></li>`}
      <li class=${kind_of(m, me)}>${m.from === null ? nothing : seat_label(m.from, me)}${to_words(m, me)}
        <p>${m.from === null ? told(m.text) : letter_text(m)}</p>${letter_promises(how, m)}</li>`)}</ol>`;
}

function writing(view, thread, send, acting) {
  const open = view.legal?.diplomacy?.open;
  if (!view.legal) return nothing;
  if (!open) return html`<p class="small">${t('stratagem-messages-closed')}</p>`;
  const left = view.messages_left ?? 0;
  const to = thread === PUBLIC ? t('stratagem-messages-write-everyone')
    : t('stratagem-messages-write', { seat: seat_name(thread) });
  const submit = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    send({ ...act_of({ messages: [{ to: thread === PUBLIC ? 'all' : player(thread), text }] }),
      done: () => { field.value = ''; } });
  };
  return html`<form class="sg-write" @submit=${submit}>
    <label class="grow"><span class="unseen">${to}</span>
    <textarea name="text" rows="2" maxlength=${TEXT_MAX} placeholder=${to}></textarea></label>
    <button class="plain" ?disabled=${acting?.busy || !left}>${t('stratagem-messages-send')}</button>
    <span class="small">${t('stratagem-messages-left', { n: left })}</span></form>`;
}

function end_words({ relation, until }) {
  if (relation === 'ceasefire' && until) return t('stratagem-treaty-until', { turn: String(until) });
  return relation === 'war' ? '' : t('stratagem-treaty-open-end');
}

const ENDING = { notice: ['stratagem-treaty-notice', 'stratagem-treaty-notice-ordered', ''],
  break: ['stratagem-treaty-break', 'stratagem-treaty-break-ordered', 'grave'] };

function ending(draft, view, seat, send) {
  if (!draft) return nothing;
  return Object.entries(ENDING).map(([list, [id, ordered, kind]]) => {
    const on = draft.orders[list].includes(player(seat));
    return on || view.legal?.[list]?.includes(seat)
      ? html`<button type="button" class=${`plain ${kind}`} aria-pressed=${on ? 'true' : 'false'}
        @click=${() => send({ type: list, seat })}>${t(on ? ordered : id)}</button>`
      : nothing;
  });
}

/* The other player's open proposal, and one's own. */
function open_ones(view, seat, send, acting) {
  const me = mine(view);
  const theirs = view.proposals?.find((p) => p.from === seat && p.to === me);
  const own = view.proposals?.find((p) => p.from === me && p.to === seat);
  const button = (words, what, kind = 'plain') => html`<button type="button" class=${kind}
    ?disabled=${acting?.busy || !view.legal?.diplomacy?.open} @click=${() => send(act_of(what))}>${words}</button>`;
  const answers = html`<div class="row">${button(t('stratagem-treaty-accept'), { accept: [{ from: player(seat) }] },
    'main')} ${button(t('stratagem-treaty-reject'), { reject: [{ from: player(seat) }] })}</div>`;
  const lapses = (p) => html`<span class="small">${t('stratagem-treaty-lapses', { turn: String(p.lapses) })}</span>`;
  return html`${theirs
    ? html`<div class="note sg-offer-note">
      <p>${rich('stratagem-treaty-proposed', MARKS, { seat: seat_name(seat), treaty: relation_name(theirs.treaty) })}
        ${lapses(theirs)}</p> ${view.legal ? answers : nothing}</div>`
    : nothing}
    ${own
      ? html`<div class="note"><p>${t('stratagem-treaty-own', { treaty: relation_name(own.treaty) })}
        ${lapses(own)}</p>
        ${view.legal ? button(t('stratagem-treaty-withdraw'), { withdraw: [{ to: player(seat) }] }) : nothing}</div>`
      : nothing}`;
}

function proposing(view, seat, send, acting) {
  const row = view.legal?.diplomacy?.propose?.find((p) => p.to === seat);
  const own = view.proposals?.find((p) => p.from === mine(view) && p.to === seat);
  const kinds = (row?.kinds ?? []).filter((kind) => kind !== own?.treaty);
  if (!kinds.length) return nothing;
  const submit = (event) => {
    event.preventDefault();
    send(act_of({ propose: [{ to: player(seat), kind: event.target.elements.kind.value }] }));
  };
  return html`<form class="row sg-propose" @submit=${submit}>
    <label class="grow"><span class="unseen">${t('stratagem-treaty-kind', { seat: seat_name(seat) })}</span>
    <select name="kind">${kinds.map((kind) => html`<option value=${kind}>${relation_name(kind)}</option>`)}
      </select></label>
    <button class="plain" ?disabled=${acting?.busy || !view.legal.diplomacy.open}>${t('stratagem-treaty-propose')}
    </button></form>`;
}

/* The treaty with one other player, as a sealed letter. */
function treaty(view, draft, seat, send, acting) {
  const row = relation_row(view, mine(view), seat) ?? { relation: 'war', until: null };
  return html`<div role="group" class=${`sg-treaty ${row.relation}`}
    aria-label=${t('stratagem-treaty-label', { seat: seat_name(seat) })}>
    <p><strong>${relation_name(row.relation)}</strong> <span class="small">${end_words(row)}</span><br>
      <span class="small">${relation_note(row.relation)}</span></p>
    ${open_ones(view, seat, send, acting)} ${proposing(view, seat, send, acting)}
    ${row.relation === 'war' ? nothing : html`<div class="row">${ending(draft, view, seat, send)}</div>
      <p class="small">${t('stratagem-treaty-ending')}</p>`}</div>`;
}

/** The treaties in force between all players; everybody knows them. */
export function treaty_table(view) {
  const rows = (view.relations ?? []).filter((r) => r.relation !== 'war');
  if (!rows.length) return html`<p class="small">${t('stratagem-treaties-none')}</p>`;
  return html`<ul class="sg-treaties">
    ${rows.map((r) => html`<li>${rich('stratagem-treaties-row',
      { ...MARKS, one: () => seat_label(r.seats[0], mine(view)), two: () => seat_label(r.seats[1], mine(view)) },
      { treaty: relation_name(r.relation) })} <span class="small">${end_words(r)}</span></li>`)}</ul>`;
}

/** The whole panel. While nothing can be ordered, nothing can be written or proposed either. */
export function messages_panel(seen, draft, send, how) {
  const view = how.reading ? { ...seen, legal: null } : seen;
  const me = mine(view);
  const now = how.desk?.value?.thread ?? PUBLIC;
  const open = (thread) => how.desk?.set({ ...how.desk.value, thread });
  const all = messages_of(view, how.log);
  const shown = all.filter((m) => is_in(m, view, now));
  const count = from_others(all, view, now);
  const mark = () => {
    const read = how.desk?.value?.read;
    if (how.desk && me !== null && (read?.[now] ?? 0) < count) {
      how.desk.set({ ...how.desk.value, read: { ...read, [now]: count } });
    }
  };
  return html`<div class="sg-diplomacy">${tabs(view, how, now, open)}
    ${now === PUBLIC || me === null ? nothing : treaty(view, draft, now, send, how.acting)}
    ${repeat([now], (key) => key, () => html`${messages(shown, view, mark, how)}
      ${writing(view, now, send, how.acting)}`)}
    ${how.acting?.error ? html`<p class="note bad" role="alert">${how.acting.error}</p>` : nothing}
    ${now === PUBLIC
      ? html`<section class="sg-menu"><h2>${t('stratagem-treaties-title')}</h2>${treaty_table(view)}</section>
        ${promises_table(how, messages_of(view, how.log))}`
      : nothing}</div>`;
}

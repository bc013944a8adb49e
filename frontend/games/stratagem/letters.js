/* Diplomacy: the public square, a thread with each rival, treaties as they stand, proposals to answer. Everything that
 * is done here is done at once (an act), but breaking and giving notice, which belong to the turn's orders. */
import { html, nothing, repeat } from '../../vendor/lit-html.js';
import { RELATIONS } from './world.js';
import { mine, relation_row, seat_name } from './position.js';
import { chip, seat_label, told } from './pieces.js';
import { other_sign } from './signs.js';

export const SQUARE = 'all';
const TEXT_MAX = 400;

const act_of = (what) => ({ type: 'act', act: { type: 'diplomacy', ...what } });
const player = (seat) => `p${seat}`;

/* ---- who said what ---- */

/* What was said before the turns the view tells of stands in the log. */
function said(view, log) {
  const old = (log ?? []).filter((line) => line.kind === 'message' && line.turn < view.turn - 1)
    .map(({ turn, seat, to, words }) => ({ turn, from: seat, to, text: words }));
  return [...old, ...(view.messages ?? [])];
}

/** The thread a message belongs to, for a viewer: the square, or the other one's seat. */
export const thread_of = (m, me) => (m.to === 'all' ? SQUARE : m.from === me ? m.to : m.from);

/* A private letter between two others, which a viewer sees after the end, has a thread of its own pair. */
const is_in = (m, thread, me) =>
  (me === null && m.to !== 'all' ? [m.from, m.to].includes(thread) : thread_of(m, me) === thread);

const from_others = (all, thread, me) => all.filter((m) => is_in(m, thread, me) && m.from !== me).length;

/** How many letters of a thread have not been before the viewer's eyes. */
export function unread(view, how, thread) {
  const me = mine(view);
  return Math.max(0, from_others(said(view, how.log), thread, me) - (how.desk?.value?.read?.[thread] ?? 0));
}

/* A treaty that waits for an answer is news in its thread until it is answered. */
const offered = (view, thread) => (view.legal?.diplomacy?.accept?.includes(thread) ? 1 : 0);

export const threads = (view) =>
  [SQUARE, ...(view.players ?? []).map((p) => p.seat).filter((seat) => seat !== mine(view))];

/** All that is unread, for the tab. */
export const news = (view, how) => (mine(view) === null || view.phase === 'over' ? 0
  : threads(view).reduce((sum, t) => sum + unread(view, how, t), 0) + (view.legal?.diplomacy?.accept?.length ?? 0));

/* ---- drawn ---- */

function tabs(view, how, now, open) {
  return html`<div class="sg-threads" role="group" aria-label="Threads">${threads(view).map((thread) => {
    const n = mine(view) === null ? 0 : unread(view, how, thread) + offered(view, thread);
    return html`<button type="button" class="plain" aria-pressed=${thread === now ? 'true' : 'false'}
      @click=${() => open(thread)}>
      ${thread === SQUARE ? html`${other_sign('letter')} Square` : html`${chip(thread)} ${seat_name(thread)}`}${n
        ? html` <span class="count">${n}<span class="unseen"> unread</span></span>`
        : nothing}</button>`;
  })}</div>`;
}

function letters(all, me, mark) {
  if (!all.length) return html`<p class="small">Nothing has been said here yet.</p>`;
  return html`<ol class="sg-letters" tabindex="0" aria-label="Letters, newest last" .shown=${mark}>
    ${all.map((m, i) => html`
      ${i && all[i - 1].turn === m.turn ? nothing : html`<li class="sg-turn-rule"><span>Turn ${m.turn}</span></li>`}
      <li class=${m.from === null ? 'sg-letter herald'
        : m.from === me ? 'sg-letter own' : 'sg-letter'}>${m.from === null ? nothing
          : seat_label(m.from, me)}${m.to === 'all' ? nothing
            : html`<span class="small"> to ${m.to === me ? 'you' : seat_name(m.to)}</span>`}
        <p>${m.from === null ? told(m.text) : m.text}</p></li>`)}</ol>`;
}

function writing(view, thread, send, acting) {
  const open = view.legal?.diplomacy?.open;
  if (!view.legal) return nothing;
  if (!open) {
    return html`<p class="small">The talk of this turn is closed. Letters can be written again when the next
      turn begins.</p>`;
  }
  const left = view.messages_left ?? 0;
  const submit = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    const text = field.value.trim();
    if (!text) return;
    send({ ...act_of({ messages: [{ to: thread === SQUARE ? 'all' : player(thread), text }] }),
      done: () => { field.value = ''; } });
  };
  return html`<form class="sg-write" @submit=${submit}>
    <label class="grow"><span class="unseen">Letter
      ${thread === SQUARE ? 'to everybody' : `to ${seat_name(thread)}`}</span>
    <textarea name="text" rows="2" maxlength=${TEXT_MAX}
      placeholder=${thread === SQUARE ? 'To everybody' : `To ${seat_name(thread)} alone`}></textarea></label>
    <button class="plain" ?disabled=${acting?.busy || !left}>Send</button><span class="small">${left} left this
      turn</span></form>`;
}

function end_words({ relation, until }) {
  if (relation === 'ceasefire' && until) return `ends after turn ${until}`;
  return relation === 'war' ? '' : 'without an end';
}

function ending(draft, view, seat, send) {
  if (!draft) return nothing;
  const name = player(seat);
  const button = (list, words, kind) => {
    const on = draft.orders[list].includes(name);
    const may = on || view.legal?.[list]?.includes(seat);
    return may
      ? html`<button type="button" class=${`plain ${kind}`} aria-pressed=${on ? 'true' : 'false'}
        @click=${() => send({ type: list, seat })}>${words}${on ? ': ordered' : ''}</button>`
      : nothing;
  };
  return html`${button('notice', 'Give notice', '')} ${button('break', 'Break it', 'grave')}`;
}

/* One's own open proposal, and the other's. */
function open_ones(view, seat, send, acting) {
  const me = mine(view);
  const theirs = view.proposals?.find((p) => p.from === seat && p.to === me);
  const own = view.proposals?.find((p) => p.from === me && p.to === seat);
  const button = (words, what, kind = 'plain') => html`<button type="button" class=${kind}
    ?disabled=${acting?.busy || !view.legal?.diplomacy?.open} @click=${() => send(act_of(what))}>${words}</button>`;
  return html`${theirs
    ? html`<div class="note sg-offer-note">
      <p><strong>${seat_name(seat)}</strong> proposes: ${RELATIONS[theirs.treaty].name}.
        <span class="small">Lapses with the talk of turn ${theirs.lapses}.</span></p>
      <div class="row">${button('Accept', { accept: [{ from: player(seat) }] }, 'main')}
        ${button('Reject', { reject: [{ from: player(seat) }] })}</div></div>`
    : nothing}
    ${own
      ? html`<div class="note"><p>You proposed: ${RELATIONS[own.treaty].name}.
        <span class="small">Lapses with the talk of turn ${own.lapses}.</span></p>
        ${button('Withdraw', { withdraw: [{ to: player(seat) }] })}</div>`
      : nothing}`;
}

function proposing(view, seat, send, acting) {
  const row = view.legal?.diplomacy?.propose?.find((p) => p.to === seat);
  if (!row?.kinds.length) return nothing;
  const submit = (event) => {
    event.preventDefault();
    send(act_of({ propose: [{ to: player(seat), kind: event.target.elements.kind.value }] }));
  };
  return html`<form class="row sg-propose" @submit=${submit}>
    <label class="grow"><span class="unseen">Treaty to propose to ${seat_name(seat)}</span>
    <select name="kind">${row.kinds.map((kind) => html`<option value=${kind}>${RELATIONS[kind].name}</option>`)}
      </select></label>
    <button class="plain" ?disabled=${acting?.busy || !view.legal.diplomacy.open}>Propose</button></form>`;
}

/* The treaty with one rival, as a sealed letter. */
function treaty(view, draft, seat, send, acting) {
  const row = relation_row(view, mine(view), seat) ?? { relation: 'war', until: null };
  const { name, note } = RELATIONS[row.relation];
  return html`<div role="group" class=${`sg-treaty ${row.relation}`} aria-label=${`Treaty with ${seat_name(seat)}`}>
    <p><strong>${name}</strong> <span class="small">${end_words(row)}</span><br><span class="small">${note}</span></p>
    ${open_ones(view, seat, send, acting)} ${proposing(view, seat, send, acting)}
    ${row.relation === 'war' ? nothing : html`<div class="row">${ending(draft, view, seat, send)}</div>
      <p class="small">Notice makes it war when this turn is over. Breaking makes it war before the armies march, and
        leaves a mark for all to see.</p>`}</div>`;
}

/** Treaties between all, as everybody may know them. */
export function treaty_table(view) {
  const rows = (view.relations ?? []).filter((r) => r.relation !== 'war');
  if (!rows.length) return html`<p class="small">No treaty is in force: everybody is at war with everybody.</p>`;
  return html`<ul class="sg-treaties">
    ${rows.map((r) => html`<li>${seat_label(r.seats[0], mine(view))} and ${seat_label(r.seats[1], mine(view))}:
      <strong>${RELATIONS[r.relation].name}</strong>
      <span class="small">${end_words(r)}</span></li>`)}</ul>`;
}

/** The whole panel. */
export function letters_panel(view, draft, send, how) {
  const me = mine(view);
  const now = how.desk?.value?.thread ?? SQUARE;
  const open = (thread) => how.desk?.set({ ...how.desk.value, thread });
  const all = said(view, how.log);
  const shown = all.filter((m) => is_in(m, now, me));
  const count = from_others(all, now, me);
  const mark = () => {
    const read = how.desk?.value?.read;
    if (how.desk && me !== null && (read?.[now] ?? 0) < count) {
      how.desk.set({ ...how.desk.value, read: { ...read, [now]: count } });
    }
  };
  return html`<div class="sg-diplomacy">${tabs(view, how, now, open)}
    ${now === SQUARE || me === null ? nothing : treaty(view, draft, now, send, how.acting)}
    ${repeat([now], (key) => key, () => html`${letters(shown, me, mark)} ${writing(view, now, send, how.acting)}`)}
    ${how.acting?.error ? html`<p class="note bad" role="alert">${how.acting.error}</p>` : nothing}
    ${now === SQUARE ? html`<section class="sg-menu"><h2>Treaties</h2>${treaty_table(view)}</section>` : nothing}
    </div>`;
}

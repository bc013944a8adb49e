/* The lessons, drawn: the chapters, the list of exercises, one exercise. */
import { html, nothing } from '../vendor/lit-html.js';
import { rich, t } from '../locales/text.js';
import { is_together } from '../model/what_if.js';
import { icon } from '../ui/icons.js';
import { fault, heed } from '../ui/alerts/note.js';
import { commit_label } from '../ui/words/commit.js';

/* What a press leads to, in this order: the way on, or back to the board. */
export const NEXT = ['.note .main', '[data-sq][tabindex="0"]'];

/** The page for an address without a lesson. */
export const untaught = (game) => html`<div class="page narrow"><h1>${t('learn-not-found')}</h1>
  <p>${t('learn-not-found-how')}</p>
  <ul>${game
    ? html`<li><a href=${`/learn/${game.id}/exercises`}>${t('learn-all-exercises', { game: game.title })}</a></li>`
    : nothing}<li><a href="/learn">${t('learn-all-games')}</a></li></ul></div>`;

const tabs = (game, here, lessons) =>
  (lessons && !lessons.exercises.length ? nothing : html`<nav class="filters" aria-label=${t('learn-tabs', {
    game: game.title })}>
    <a href=${`/learn/${game.id}`}
      aria-current=${here === 'book' ? 'page' : nothing}>${t('learn-how-to-play')}</a>
    <a href=${`/learn/${game.id}/exercises`}
      aria-current=${here === 'exercises' ? 'page' : nothing}>${t('learn-exercises')}</a></nav>`);

/* The wheel scrolls the page, also over a board of a lesson; keys and fingers zoom as everywhere. */
const scroll_on = { handleEvent: (event) => { if (!event.ctrlKey) event.stopPropagation(); }, capture: true,
  passive: true };

const framed = (self, now, how) => html`<div class="try-board" @wheel=${scroll_on}>
  ${self.face.board(now.view, now.draft, now.hints, self.send, how)}</div>`;

/* Far down the page a board is only a picture; it becomes a real board when the reader comes near. */
const pictured = (self, now) => html`<div class="try-board">${self.face.miniature(now.view)}</div>`;

function lost(now, begin) {
  if (!now.error || now.draft) return nothing;
  if (now.is_live) {
    return heed(t('learn-reply-lost'));
  }
  return heed(t('learn-offline', { why: now.error }),
    html`<button class="plain" @click=${begin}>${t('learn-try-again')}</button>`);
}

/* Undo and play, while it is the reader's turn. */
function commit(self, now, how = {}) {
  if (!now.draft) return nothing;
  const { face } = self;
  const asked = face.asked(now.draft, now.hints);
  const untouched = face.is_empty(now.draft) && !now.draft.sel;
  return html`${heed(asked.warn)}
    <p class="asked-act">${asked.act}</p>
    ${fault(now.refused || (now.is_live && now.error))}
    <div class="row commit-row">
      <button class="plain undo" ?disabled=${untouched}
        @click=${self.undo}>${icon('undo')} ${t('learn-undo')}</button>
      <button class=${asked.main ? 'main grow' : 'plain grow'}
        ?disabled=${!asked.may || now.busy || Boolean(now.refused)} @click=${self.play}>${now.sure
          ? t('learn-confirm', { action: asked.commit }) : commit_label(asked)}</button></div>
    ${face.entry(now.view, now.draft, now.hints, self.send, how)}`;
}

const happened = (sentences) =>
  (sentences.length ? html`<ol class="told">${sentences.map((words) => html`<li>${words}</li>`)}</ol>` : nothing);

const again = (self, text) =>
  html`<div class="row"><button class="plain" @click=${self.again}>${icon('undo')} ${text}</button></div>`;

function live(chapter, self, how) {
  const now = self.state;
  return html`<div class="try" data-try=${chapter.id} data-part=${chapter.id} role="group"
    aria-label=${t('learn-try', { chapter: chapter.title })}>
    ${now.is_begun ? framed(self, now, { ...how, bottom: self.seat, window: chapter.board.window })
      : pictured(self, now)}
    <p class="try-task">${chapter.board.task}</p>
    ${lost(now, self.begin)}
    ${happened(now.told)}
    ${now.is_started && chapter.board.after ? html`<p class="try-after">${chapter.board.after}</p>` : nothing}
    ${commit(self, now, { typing: Boolean(chapter.board.typing) })}
    ${now.is_started ? again(self, t('learn-reset')) : nothing}</div>`;
}

/* Orders tried on a picture: drawn, drafted, praised; nothing is sent. */
function drafted(chapter, self, how) {
  const { face, draft, lesson } = self;
  const { legal = null } = draft.view;
  return html`<div class="try" data-part=${chapter.id} role="group"
    aria-label=${t('learn-try', { chapter: chapter.title })}>
    <div class="try-board" @wheel=${scroll_on}>${face.board(draft.view, draft, legal, self.send, how)}</div>
    <p class="try-task">${lesson.task}</p>
    <div role="status">${self.praise ? html`<p class="note good">${self.praise}</p>` : nothing}</div>
    <div class="row"><button class="plain" ?disabled=${face.is_empty(draft)}
      @click=${self.undo}>${icon('undo')} ${t('learn-undo')}</button>
      <button class="plain" ?disabled=${face.is_empty(draft)}
        @click=${self.again}>${t('learn-reset')}</button></div>
    ${face.entry(draft.view, draft, legal, self.send, { typing: false })}</div>`;
}

function section(chapter, n, state) {
  const self = state.boards.get(chapter.id);
  const scene = state.scenes?.get(chapter.id);
  return html`<section id=${chapter.id} class=${self || scene ? 'chapter' : 'chapter plain-chapter'}
    aria-labelledby=${`title-${chapter.id}`}>
    <div class="chapter-text"><h2 id=${`title-${chapter.id}`}><span class="chapter-n">${n + 1}</span> ${chapter.title}
      ${chapter.sign ?? nothing}</h2>
      ${chapter.text}</div>
    ${self ? live(chapter, self, state.how) : nothing}
    ${scene ? drafted(chapter, scene, state.how) : nothing}</section>`;
}

/** How to play: chapter after chapter. */
export function book(state) {
  const { game, lessons } = state;
  return html`<div class="page learn">${tabs(game, 'book', lessons)}
    <h1>${t('learn-how-to-play-game', { game: game.title })}</h1><p class="learn-intro">${lessons.intro}</p>
    <nav class="contents" aria-label=${t('learn-chapters')}>
      <ol>${lessons.chapters.map((c) => html`<li><a href=${`#${c.id}`}>${c.title}</a></li>`)}</ol></nav>
    ${lessons.chapters.map((chapter, n) => section(chapter, n, state))}
    <section class="chapter-end"><h2>${t('learn-end')}</h2><p>${t('learn-end-how')}</p>
      <div class="row">
      ${lessons.exercises.length
        ? html`<a class="button main" href=${`/learn/${game.id}/exercises/1`}>${t('learn-begin-exercises')}</a>`
        : nothing}
      <a class=${lessons.exercises.length ? 'button plain' : 'button main'} href="/">${t('learn-play')}</a>
      ${is_together(game.variants?.[0]) ? html`<a class="button plain" href=${`/what-if/${game.id}`}>${t(
        'learn-what-if')}</a>` : nothing}</div>
    </section></div>`;
}

function exercise_row(exercise, state) {
  const is_solved = state.solved.has(exercise.id);
  return html`<li><a class="exercise-link" href=${`/learn/${state.game.id}/exercises/${exercise.n}`}>
    <span class="exercise-picture"
      aria-hidden="true">${state.face.miniature(state.lessons.view_of(exercise.position))}</span>
    <span class="exercise-title">${t('learn-exercise-item', {
      n: String(exercise.n), title: exercise.title })}</span>
    <span class="exercise-task">${exercise.task}</span>
    <span class=${is_solved ? 'exercise-mark done' : 'exercise-mark'}>${is_solved
      ? html`${icon('check')} ${t('learn-exercise-solved')}` : t('learn-exercise-open')}</span></a></li>`;
}

/** All exercises of a game. */
export function exercise_list(state) {
  const { game, lessons } = state;
  const n = lessons.exercises.filter((e) => state.solved.has(e.id)).length;
  return html`<div class="page learn">${tabs(game, 'exercises')}
    <h1>${t('learn-exercises-game', { game: game.title })}</h1>
    <p class="learn-intro">${t('learn-exercises-how')}
      ${n ? t('learn-exercises-solved', { n, all: lessons.exercises.length })
        : rich('learn-exercises-first', { link: (text) => html`<a href=${`/learn/${game.id}`}>${text}</a>` })}</p>
    <ol class="exercises">${lessons.exercises.map((exercise) => exercise_row(exercise, state))}</ol></div>`;
}

const strong = (text) => html`<strong>${text}</strong>`;

function outcome(state, now) {
  const { exercise, lessons, game, tried } = state;
  const next = lessons.exercises.find(({ n }) => n === exercise.n + 1);
  if (now.verdict.state === 'solved') {
    return html`<div class="note good"><p>${rich('learn-exercise-good', { strong }, { praise: exercise.praise })}</p>
      <div class="row">
        ${next ? html`<a class="button main" href=${`/learn/${game.id}/exercises/${next.n}`}>${
          t('learn-exercise-next', { title: next.title })}</a>`
          : html`<a class="button main" href="/">${t('learn-exercise-last')}</a>`}
        <button class="plain" @click=${tried.again}>${t('learn-exercise-other')}</button></div></div>`;
  }
  if (now.verdict.state === 'failed') {
    return html`<div class="note bad"><p>${rich('learn-exercise-bad', { strong }, { why: now.verdict.words })}</p>
      <div class="row"><button class="main" @click=${tried.again}>${t('learn-try-again')}</button></div></div>`;
  }
  return nothing;
}

function waiting(now, tried) {
  if (now.stuck) {
    return heed(now.stuck, html`<button class="plain" @click=${tried.answer}>${t('learn-ask-again')}</button>`);
  }
  return now.is_thinking && now.is_started
    ? html`<p class="asked-act" role="status">${t('learn-thinking')}</p>`
    : nothing;
}

function hints(now, tried) {
  return html`<div class="hints">
    ${now.hinted.map((words, i) => html`<p class="hint">
      <span class="hint-n">${t('learn-hint', { n: i + 1 })}</span> ${words}</p>`)}
    ${now.more_hints
      ? html`<button class="bare hint-more"
        @click=${tried.hint}>${now.hinted.length ? t('learn-hint-more') : t('learn-hint-first')}</button>`
      : nothing}</div>`;
}

/** One exercise. */
export function exercise_page(state) {
  const { game, exercise, tried, lessons } = state;
  const now = tried.state;
  const is_solved = state.solved.has(exercise.id);
  return html`<div class="page learn exercise" data-part="exercise">${tabs(game, 'exercises')}
    <div class="exercise-head">
      <p class="small">${t('learn-exercise-of', { n: exercise.n, all: lessons.exercises.length })}${is_solved
        ? html` · <span class="exercise-mark done">${icon('check')} ${t('learn-exercise-solved')}</span>`
        : nothing}</p>
      <h1>${exercise.title}</h1><p class="learn-intro">${exercise.task}</p></div>
    <div class="try" role="group" aria-label=${t('learn-exercise-board')}>
      ${framed(tried, now, { ...state.how, window: exercise.window })}</div>
    <div class="exercise-side">
      ${lost(now, tried.begin)} ${happened(now.told)} ${outcome(state, now)} ${waiting(now, tried)}
      ${commit(tried, now)}
      ${now.is_started && now.verdict.state === 'open' ? again(tried, t('learn-exercise-over')) : nothing}
      ${now.verdict.state === 'solved' ? nothing : hints(now, tried)}
    </div></div>`;
}

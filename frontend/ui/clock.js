/* <quad-clock>: a clock that updates itself, so that nothing else is painted each second.
 * Give it `.time = {until, from, used_ms, bank_ms, running, skew, low_ms}`; it fetches nothing. */
import { t } from '../locales/text.js';
import { define, PageElement } from './element.js';

/** Milliseconds as people read them: 1:05, 12:00:00, 3 d 4 h. */
export function time_text(ms) {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const two = (n) => String(n).padStart(2, '0');
  if (s >= 2 * 86400) {
    return t('common-time-days', { days: Math.floor(s / 86400), hours: Math.floor((s % 86400) / 3600) });
  }
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** Whole seconds as a phrase, in the largest unit that needs no fraction: 90 seconds, 1 minute, 3 days. */
export function span_text(seconds) {
  /** @type {[size: number, name: string][]} */
  const units = [[86400, 'day'], [3600, 'hour'], [60, 'minute'], [1, 'second']];
  const [size, name] = units.find(([s]) => seconds >= s && seconds % s === 0) ?? units[3];
  return t(`common-span-${name}`, { n: seconds / size });
}

/** With time banks: whether this stage takes its time from them, rather than having a limit of its own. */
export const uses_bank = (clock, stage) => clock?.stage_seconds?.[stage] === undefined;

/** What the clock shows at `now` (server's time). */
export function reading(time, now) {
  if (time.until) return { ms: time.until - now, left: true };
  if (time.bank_ms !== null && time.bank_ms !== undefined) {
    return { ms: time.bank_ms - (time.running ? now - time.from : 0), left: true };
  }
  return { ms: time.used_ms + (time.running ? now - time.from : 0), left: false };
}

const LOW_MS = 60_000;

/** The time left below which it is low: the last minute, or the second half of a turn shorter than two minutes. */
export function low_ms(clock, stage) {
  const seconds = clock?.stage_seconds?.[stage] ?? clock?.turn_seconds;
  return seconds ? Math.min(LOW_MS, seconds * 500) : LOW_MS;
}

class QuadClock extends PageElement {
  set time(value) {
    this.now_time = value;
    this.show();
  }

  connectedCallback() {
    this.timer = setInterval(() => this.show(), 250);
    this.show();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  show() {
    const time = this.now_time;
    if (!time) return;
    const { ms, left } = reading(time, Date.now() + (time.skew ?? 0));
    const text = time_text(ms);
    if (text !== this.textContent) this.textContent = text;
    /* marked by weight and a line, not by colour alone */
    this.classList.toggle('low', left && time.running !== false && ms < (time.low_ms ?? LOW_MS));
  }
}

define('quad-clock', QuadClock);

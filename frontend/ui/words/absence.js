/* What happens to a seat whose player is away: the policy of a game in words, and the marks of a seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, t } from '../../locales/text.js';
import { span_text } from '../clock.js';

/* Options as variables of a message. */
const facts = (options) => Object.fromEntries(Object.entries(options ?? {}).map(([name, value]) =>
  [name, typeof value === 'number' ? value : String(value)]));

/**
 * What the rules of a variant do about a missed turn, or about an empty time bank.
 * @param {'line' | 'choice' | 'sentence'} as   part of a line, an item of a list or whole sentences
 * @param {{mode: string}} clock
 * @param {{missed?: string}} [variant]
 * @param {Record<string, any>} [options]   those of the game, which its words can tell
 * @returns {string}   '' if the game has no words for it
 */
export function missed_words(as, clock, variant, options) {
  const { missed } = variant ?? {};
  return missed ? t(missed, { ...facts(options), as, bank: String(clock.mode === 'budget') }) : '';
}

/** What the form offers: pairs of a policy and its words. The first is what the rules do: see `missed_words`. */
export const policies = (clock, variant) =>
  ['default', 'bot', 'open', 'forfeit'].map((policy) => [policy,
    (policy === 'default' && missed_words('choice', clock, variant)) || t(`common-absence-policy-${policy}`)]);

function policy_words(absence, clock, { bots, variant, options }) {
  const { policy } = absence;
  if (clock.mode === 'untimed') return [t('common-absence-untimed')];
  if (policy === 'default') {
    return [missed_words('sentence', clock, variant, options) || t('common-absence-default')];
  }
  const bank = clock.mode === 'budget';
  const bot = bots.find((b) => b.id === absence.bot)?.title ?? t('common-absence-any-bot');
  return [
    ...bank ? [t('common-absence-bank', { grace: span_text(absence.grace_seconds ?? 60) })] : [],
    t(bank ? `common-absence-${policy}-bank` : `common-absence-${policy}`, { n: absence.after || 2, bot }),
    t(AFTERWARDS[policy]),
  ];
}

const AFTERWARDS = { bot: 'common-absence-bot-return', open: 'common-absence-open-lost',
  forfeit: 'common-absence-forfeit-draw' };

const day = (time) => date_text(time, { dateStyle: 'medium' });

/**
 * The policy as sentences, for a player who thinks of joining.
 * @param {{policy: string, after: number, grace_seconds?: number, bot?: string}} absence
 * @param {{mode: string}} clock
 * @param {{rated?: boolean, bots?: {id: string, title: string}[], pause?: boolean,
 *   variant?: {missed?: string}, options?: Record<string, any>}} about the game
 */
export function absence_words(absence, clock, { rated = false, bots = [], pause = false, variant, options } = {}) {
  const words = [policy_words(absence, clock, { bots, variant, options }).join(' ')];
  if (rated && ['bot', 'open'].includes(absence.policy)) {
    words.push(`${t('common-absence-rated-leaver')} ${t('common-absence-rated-rival')}`);
  }
  if (clock.mode === 'correspondence') words.push(t('common-absence-vacation'));
  if (pause) words.push(`${t('common-absence-pause-consent')} ${t('common-absence-pause-limit')}`);
  return words;
}

/** The marks of a seat: a bot plays, the seat is open, on vacation, turns missed. */
export function seat_marks(attendance, seat) {
  const one = attendance?.find((a) => a.seat === seat);
  if (!one) return nothing;
  const marks = [];
  if (one.absent === 'steward') marks.push(t('common-seat-bot', { bot: one.steward }));
  if (one.absent === 'open') marks.push(t('common-seat-open'));
  if (one.away_until) marks.push(t('common-seat-vacation', { day: day(one.away_until) }));
  if (one.missed) marks.push(t('common-seat-missed', { n: one.missed }));
  return marks.length ? html`<span class="seat-marks">${marks.join(' · ')}</span>` : nothing;
}

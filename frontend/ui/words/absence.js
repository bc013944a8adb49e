/* What happens to a seat whose player is away: the policy of a game in words, and the marks of a seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, has_words, t } from '../../locales/text.js';
import { span_text } from '../clock.js';
import { bot_name, shown_name } from '../seats.js';

/* Options as variables of a message. */
const facts = (options) => Object.fromEntries(Object.entries(options ?? {}).map(([name, value]) =>
  [name, typeof value === 'number' ? value : String(value)]));

/**
 * What the rules do about a missed turn, or about an empty time bank. A variant's words go before those of its game.
 * @param {'line' | 'choice' | 'sentence'} as   part of a line, an item of a list or whole sentences
 * @param {{game: string, variant: string, clock: {mode: string}, options?: Record<string, any>}} terms   of the game
 * @returns {string}   '' if the game has no words for it
 */
export function missed_words(as, { game, variant, clock, options }) {
  const id = [`lobby-missed-${game}-${variant}`, `lobby-missed-${game}`].find(has_words);
  return id ? t(id, { ...facts(options), as, bank: String(clock.mode === 'budget') }) : '';
}

/** What the form offers: pairs of a policy and its words. The first is what the rules do: see `missed_words`. */
export const policies = (terms) =>
  ['default', 'bot', 'open', 'forfeit'].map((policy) => [policy,
    (policy === 'default' && missed_words('choice', terms)) || t(`common-absence-policy-${policy}`)]);

const absent_bot = (bot) => (bot ? bot_name(bot) : t('common-absence-any-bot'));

function policy_words(terms, bots) {
  const { absence, clock } = terms;
  const { policy } = absence;
  if (clock.mode === 'untimed') return [t('common-absence-untimed')];
  if (policy === 'default') {
    return [missed_words('sentence', terms) || t('common-absence-default')];
  }
  const bank = clock.mode === 'budget';
  const bot = absent_bot(bots.find((b) => b.id === absence.bot));
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
 * @param {{game: string, variant: string,
 *   absence: {policy: string, after: number, grace_seconds?: number, bot?: string},
 *   clock: {mode: string}, rated?: boolean, options?: Record<string, any>}} terms   of the game
 * @param {{bots?: {id: string, title: string}[], pause?: boolean}} more
 */
export function absence_words(terms, { bots = [], pause = false } = {}) {
  const { absence, clock, rated } = terms;
  const words = [policy_words(terms, bots).join(' ')];
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
  if (one.absent === 'steward') marks.push(t('common-seat-bot', { bot: shown_name(one.steward, 'builtin') }));
  if (one.absent === 'open') marks.push(t('common-seat-open'));
  if (one.away_until) marks.push(t('common-seat-vacation', { day: day(one.away_until) }));
  if (one.missed) marks.push(t('common-seat-missed', { n: one.missed }));
  return marks.length ? html`<span class="seat-marks">${marks.join(' · ')}</span>` : nothing;
}

/* What happens to a seat whose player is away: the policy of a game in words, and the marks of a seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, t } from '../../locales/text.js';
import { span_text } from '../clock.js';

/** What the form offers: pairs of a policy and its words. */
export const policies = () =>
  ['default', 'bot', 'open', 'forfeit'].map((policy) => [policy, t(`common-absence-policy-${policy}`)]);

/* What the rules say of a missed turn; an empty time bank is another matter. */
const by_rules = (clock, variant) => (clock.mode !== 'budget' && variant?.missed) || t('common-absence-default');

function policy_words(absence, clock, bots, variant) {
  const { policy } = absence;
  if (clock.mode === 'untimed') return [t('common-absence-untimed')];
  if (policy === 'default') return [by_rules(clock, variant)];
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
 *   variant?: {missed?: string}}} about the game; `missed`: what its rules say of a missed turn
 */
export function absence_words(absence, clock, { rated = false, bots = [], pause = false, variant = undefined } = {}) {
  const words = [policy_words(absence, clock, bots, variant).join(' ')];
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

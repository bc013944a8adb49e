/* What becomes of a seat whose holder is not there: the policy of a table in words, and the marks of a seat. */
import { html, nothing } from '../../vendor/lit-html.js';
import { span_text } from '../clock.js';

/** What the form offers. */
export const POLICIES = [
  ['default', 'as the rules of the game say'], ['bot', 'a bot plays on for them'],
  ['open', 'the seat is put up for somebody else'], ['forfeit', 'they lose'],
];

const turns = (n) => (n === 1 ? 'one turn is missed' : `${n} turns in a row are missed`);

function when(absence, clock) {
  const missed = turns(absence.after || 2);
  if (clock.mode !== 'budget') return `When ${missed}`;
  return `When the bank is empty, each turn still has ${span_text(absence.grace_seconds ?? 60)}. When that runs out `
    + `too, or ${missed} in the setup`;
}

const THEN = {
  bot: (bot) => `${bot ?? 'a bot'} plays for the seat, and who holds it may come back at any time.`,
  open: () => 'the seat is put up: somebody else may take it. If nobody does within three more turns, it is lost.',
  forfeit: () => 'the seat is lost; if nobody else is there either, it is a draw.',
};

function policy_words(absence, clock, bots) {
  if (clock.mode === 'untimed') return 'There is no clock: nobody can be late.';
  if (absence.policy === 'default') return 'Who misses a turn is treated as the rules of the game say.';
  return `${when(absence, clock)}, ${THEN[absence.policy](bots.find((b) => b.id === absence.bot)?.title)}`;
}

/** The policy as sentences, for who thinks of sitting down.
 * @param {{policy: string, after: number, grace_seconds?: number, bot?: string}} absence
 * @param {{mode: string}} clock
 * @param {{rated?: boolean, bots?: {id: string, title: string}[], pause?: boolean}} about the table */
export function absence_words(absence, clock, { rated = false, bots = [], pause = false } = {}) {
  const words = [policy_words(absence, clock, bots)];
  if (rated && ['bot', 'open'].includes(absence.policy)) {
    words.push(
      'For ratings, a seat somebody else has played for counts as lost for who left it; against it only a win counts.');
  }
  if (clock.mode === 'correspondence') {
    words.push('Who goes on vacation (30 days a year) stops the clock of their turns.');
  }
  if (pause) {
    words.push(
      'A truce needs everybody’s consent; one lasts 30 days at most, all together 60, then the match goes '
        + 'on by itself.');
  }
  return words;
}

const missed_words = (n) => `${n} ${n === 1 ? 'turn' : 'turns'} missed`;
const day = (time) => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** What is to be said of a seat: a steward, put up, on vacation, turns missed. */
export function seat_marks(attendance, seat) {
  const one = attendance?.find((a) => a.seat === seat);
  if (!one) return nothing;
  const marks = [];
  if (one.absent === 'steward') marks.push(`absent, ${one.steward} (bot) plays`);
  if (one.absent === 'open') marks.push('absent, seat free');
  if (one.away_until) marks.push(`on vacation until ${day(one.away_until)}`);
  if (one.missed) marks.push(missed_words(one.missed));
  return marks.length ? html`<span class="seat-marks">${marks.join(' · ')}</span>` : nothing;
}

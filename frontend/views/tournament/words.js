/* Tournaments in words: formats, scores, results, when one starts. */
import { html, nothing } from '../../vendor/lit-html.js';
import { clock_words } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { date_text, has_words, t } from '../../locales/text.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What a team is called; a club can be hidden. */
export const team_name = (team) => team.name ?? t('tournament-team-hidden');

/** A score in points: 3 halves are "1½". */
export const score_text = (halves) => `${halves > 1 || halves % 2 === 0 ? Math.floor(halves / 2) : ''}${
  halves % 2 ? '½' : ''}`;

/** A score for the eye and for the ear: "½" alone is read out badly. */
export const score = (halves) => html`<span class="score" aria-label=${t('tournament-points', { n: halves / 2 })}
  role="img">${score_text(halves)}</span>`;

const QUARTERS = ['', '¼', '½', '¾'];

/** A tie-break: Sonneborn-Berger counts quarters, wins and direct encounters whole, the others halves. */
export function tie_break_text(name, value) {
  if (name === 'sonneborn_berger') return `${Math.floor(value / 4) || (value % 4 ? '' : 0)}${QUARTERS[value % 4]}`;
  return name.startsWith('buchholz') || name === 'direct_encounter' ? score_text(value) : String(value);
}

/** The name of a tie-break, short for the head of a column or whole. */
export const tie_break_words = (name, part = 'name') => {
  const id = `tournament-tie-${name}-${part}`;
  return has_words(id) ? t(id) : name.replaceAll('_', ' ');
};

/** What a format is, in a sentence: at more seats than two, opponents can meet again. */
export const format_about = ({ format, seats }) => {
  const id = `tournament-format-${format}-seats-about`;
  return seats > 2 && has_words(id) ? t(id) : t(`tournament-format-${format}-about`);
};

/** "Swiss, 5 rounds", "Arena, 90 minutes". A newer server can send formats without words here. */
export function format_words({ format, rounds, minutes, games_each }) {
  const id = `tournament-format-${format}`;
  const name = has_words(id) ? t(id) : format.replaceAll('_', ' ');
  if (format === 'arena') return t('tournament-format-for', { format: name, time: span_text(minutes * 60) });
  if (format === 'knockout' && games_each > 1) return t('tournament-format-best', { format: name, n: games_each });
  return rounds ? t('tournament-format-rounds', { format: name, n: rounds }) : name;
}

/** The clock of a tournament's games. */
export const time_words = ({ clock }) => clock_words(clock, span_text);

/** A moment, near ones by the clock alone. */
export const moment_words = (moment, now) =>
  date_text(moment, Math.abs(Date.parse(moment) - now) < DAY_MS / 2 ? { timeStyle: 'short' }
    : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function starts_words({ starts_at: at, when_full, max_players }, now) {
  if (!at) return when_full ? t('tournament-when-full', { n: max_players }) : t('tournament-when-host');
  const left = Date.parse(at) - now;
  const values = { at: moment_words(at, now) };
  if (left <= 0) return t('tournament-when-now');
  if (left < HOUR_MS) return t('tournament-when-minutes', { ...values, n: Math.max(1, Math.round(left / 60_000)) });
  return t('tournament-when-at', values);
}

function runs_words({ format, round, rounds, ends_at }, now) {
  if (format === 'arena') return t('tournament-until', { at: moment_words(ends_at, now) });
  return round ? t('tournament-round-of', { round, rounds }) : t('tournament-when-now');
}

const ended_words = (tournament) => (tournament.finished_at
  ? t(`tournament-ended-${tournament.status}`, { day: date_text(tournament.finished_at, { dateStyle: 'medium' }) })
  : t(`tournament-status-${tournament.status}`));

/** How a tournament stands, in a few words. */
export function standing_words(tournament, now) {
  if (tournament.status === 'open') return starts_words(tournament, now);
  return tournament.status === 'running' ? runs_words(tournament, now) : ended_words(tournament);
}

/** Who can enter, each condition in words. */
export function conditions({ entrants, rating_range: range, min_reliability, min_age_days, rated }) {
  return [
    entrants !== 'all' && t(`tournament-entrants-${entrants}`),
    range && t('tournament-ratings', { from: String(range.from), to: String(range.to) }),
    min_reliability && t('tournament-reliable', { percent: min_reliability }),
    min_age_days && t('tournament-age', { n: min_age_days }),
    rated && t('tournament-no-guests'),
  ].filter(Boolean);
}

/** A list in which commas separate, or nothing. */
export const dotted = (items) => items.filter((item) => item && item !== nothing).join(' · ');

/* What the folded settings of a new game are set to, each in one line. */
import { changed_options, choice_text } from '../../ui/controls/schema_form.js';
import { clock_words } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { asks_of } from './terms.js';
import { missed_words } from '../../ui/words/absence.js';
import { t } from '../../locales/text.js';

/** Who plays. */
export function players_set({ seats, bots, watch }) {
  if (watch) return t('lobby-set-only-bots');
  const n = Object.values(bots).filter(Boolean).length;
  return t('lobby-set-players', { bots: n, people: seats - 1 - n });
}

/** The clock. */
export const time_set = ({ form }) => t('lobby-set-time', { clock: clock_words(form.clock, span_text) });

/** What happens when a player is away. */
export function away_set(form) {
  const { policy, after } = form.absence;
  const by_rules = policy === 'default' && missed_words('line', form);
  return by_rules ? t('lobby-set-away-rules', { rules: by_rules }) : t('lobby-set-away', { policy, n: after || 1 });
}

const range_of = ({ from, to }) => ((from || to) && { rating_range: { from: from || 1, to: to || 5000 } });

/** Who can join, and whether the game is rated; `is_full`: nobody can join. */
export function joining_set({ form }, is_full = false) {
  const { rated, reliable: percent } = form;
  if (is_full) return t('lobby-set-rated', { rated: String(rated) });
  return [t('lobby-set-joining', { private: String(form.private) }), t(rated ? 'lobby-rated' : 'lobby-unrated'),
    ...(form.blind ? [t('lobby-blind')] : []),
    ...asks_of({ ...range_of(form), min_reliability: percent && Number(percent) })].join(' · ');
}

/** What spectators see, and the chat. */
export const audience_set = ({ spectators, press }) =>
  t('lobby-set-audience', { spectators: spectators || 'usual', press });

/** A secret choice: the first of its fields stands for all. */
export function choice_set(schema, choice) {
  const [name, rule] = Object.entries(schema.properties)[0];
  return t('lobby-set-choice', { what: rule.title ?? name, value: choice_text(rule, choice[name]) });
}

const LINE = 60;

/** Which options differ from the usual ones; how many, where they do not fit in a line. */
export function options_set(schema, options) {
  const changed = changed_options(schema, options);
  const words = changed.join(' · ');
  return words.length > LINE ? t('lobby-set-options-many', { n: changed.length })
    : t('lobby-set-options', { changed: words || 'none' });
}

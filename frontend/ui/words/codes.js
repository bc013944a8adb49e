/* Words for the codes in the server's answers, from problem.ftl and reason.ftl: one way for refusals, and for what is
 * wrong with a rule set or a plan. */
import { option_title } from '../../model/catalogue.js';
import { has_words, t } from '../../locales/text.js';

const worded = (id, values) => (has_words(id) ? t(id, values) : null);
const dashed = (code) => String(code).replaceAll('_', '-');

/* Fields of forms by their names in requests: they have these words where the page with the form is. */
const FIELDS = {
  turn_seconds: 'lobby-turn-seconds', bank_seconds: 'lobby-bank-seconds', increment_seconds: 'lobby-increment-seconds',
  min_players: 'tournament-min-players', max_players: 'tournament-max-players',
  late_rounds: 'tournament-late-rounds', no_show_seconds: 'tournament-no-show-after',
};

/** What forms call a field or an option by its name in requests; '' where none has it. */
export const field_words = (name) => option_title(name)
  || (Object.hasOwn(FIELDS, name) && worded(FIELDS[name])) || '';

/** The words for the code of a refusal; null: there are none, as for a code of a newer server. */
export const code_words = (code) => worded(`problem-${dashed(code)}`);

/**
 * The same for the reason of a fault, which is finer than its code and has params.
 * @param {{ reason?: string, params?: Record<string, string|number> }} fault
 */
export const reason_words = ({ reason, params }) => worded(`reason-${dashed(reason)}`, params);

/** What is wrong and what to do about it, as one text. */
export const fault_words = (fault) => reason_words(fault) ?? t('reason-unworded', { code: fault.code });

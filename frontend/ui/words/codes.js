/* Words for the codes in the server's answers, from problem.ftl and reason.ftl: one way for refusals, and for what is
 * wrong with a rule set or a plan. */
import { has_words, t } from '../../locales/text.js';

const worded = (id, values) => (has_words(id) ? t(id, values) : null);
const dashed = (code) => String(code).replaceAll('_', '-');

/** The words for the code of a refusal; null: there are none, as for a code of a newer server. */
export const code_words = (code) => worded(`problem-${dashed(code)}`);

/**
 * The same for the reason of a fault, which is finer than its code and has params.
 * @param {{ reason?: string, params?: Record<string, string|number> }} fault
 */
export const reason_words = ({ reason, params }) => worded(`reason-${dashed(reason)}`, params);

/** What is wrong and what to do about it, as one text. */
export const fault_words = (fault) => reason_words(fault) ?? t('reason-unworded', { code: fault.code });

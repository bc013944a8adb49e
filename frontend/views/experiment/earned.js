/* What a participant of a study with a bonus has earned so far, in words. */
import { money } from '../../model/bonus.js';
import { number_text, t } from '../../locales/text.js';

/**
 * @param {number} amount
 * @param {{currency: string, ceiling: number}} scheme
 */
export const earned_words = (amount, { currency, ceiling }) => t('common-bonus-earned',
  { amount: money(amount, currency, number_text), ceiling: money(ceiling, currency, number_text) });

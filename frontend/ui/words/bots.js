/* Words for built-in bots and their levels. */
import { t } from '../../locales/text.js';
import { bot_name } from '../seats.js';

/* The level that newcomers meet: it can be beaten, and is no longer random. */
const FIRST_LEVEL = 2;

/** Bots in the order of their levels, for lists to choose from. */
export const by_level = (bots = []) => [...bots].sort((a, b) => a.level - b.level);

const is_step = ({ level, variety }) => level > 0 && !variety;

/** The bots that are the levels of a game, the easiest first. */
export const levels_of = (bots) => by_level(bots).filter(is_step);

/** The others: with a style of their own, or no opponents at all. */
export const others_of = (bots) => by_level(bots).filter((bot) => !is_step(bot));

/** The bot that a newcomer meets. */
export function usual_bot(bots) {
  const levels = levels_of(bots);
  return levels.find(({ level }) => level === FIRST_LEVEL) ?? levels[0];
}

/** A bot in a list of names: "Sergeant (bot, level 5)". */
export const bot_words = (bot) => t('common-bot-of-level', { bot: bot_name(bot), level: bot.level });

/** What a level is: "Level 2 of 8: easy. Rated 790 among bots." */
export function level_about(bot, most) {
  const { level, measured: rating, variety } = bot;
  if (!level) return t('common-level-idle', { bot: bot_name(bot) });
  const ease = t('common-level-ease', { level });
  if (variety) return t('common-level-style', { level, most, ease });
  return t('common-level-about', { level, most, ease, rating: rating ?? 0, figure: String(rating ?? '') });
}

/* Words for built-in bots: a level, and the name of those that have one of their own. */
import { t } from '../../locales/text.js';

/** Whether a bot is known by its level alone. */
const is_nameless = ({ id, level }) => id === `bot:level-${level}`;

/** Bots in the order of their levels, for lists to choose from. */
export const by_level = (bots = []) => [...bots].sort((a, b) => a.level - b.level);

/** The bots that are the levels of a game, the easiest first. */
export const levels_of = ({ bots }) =>
  by_level(bots).filter((bot) => bot.level > 0 && !bot.variety);

/** A bot by its level: "Level 5: Sergeant (bot)". */
export const level_words = (bot) => (is_nameless(bot) ? t('common-bot-level', { level: bot.level })
  : t('common-bot-level-named', { level: bot.level, bot: bot.title }));

/** A bot by its name, where it has one: "Sergeant (bot, level 5)". */
export const bot_words = (bot) => (is_nameless(bot) ? t('common-bot-level', { level: bot.level })
  : t('common-bot-of-level', { bot: bot.title, level: bot.level }));

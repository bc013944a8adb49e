/* The server's catalogue is English. Where the language of the page has words for a code, it shows those. */
import { has_words, language_now, t } from '../../locales/text.js';

/* A text of the server, or its replacement in the language of the page. `lang` says which. */
function worded(ids, text) {
  const id = ids.find(has_words);
  return id ? { text: t(id), lang: language_now() } : { text, lang: 'en' };
}

function rule_worded(ids, rule) {
  const found = { ...rule };
  const put = (key, end) => { if (rule[key]) found[key] = worded(ids(end), rule[key]).text; };
  put('title', '');
  put('description', '-hint');
  put('x-null', '-null');
  const names = rule.enum?.map((value, i) => worded(ids(`-value-${value}`), rule['x-names']?.[i]).text);
  return { ...found, ...(names?.some(Boolean) && { 'x-names': names }), 'x-lang': worded(ids(''), '').lang };
}

function schema_worded(ids, schema) {
  if (!schema) return schema;
  const about = worded(ids('about'), schema.description);
  const properties = Object.entries(schema.properties ?? {}).map(([name, rule]) =>
    [name, rule_worded((end) => ids(`option-${name}${end}`), rule)]);
  return { ...schema, description: about.text, 'x-lang': about.lang, properties: Object.fromEntries(properties) };
}

/**
 * The catalogue with the names of variants, options and factions in the language of the page, as far as it has them: a
 * variant's own message goes before the one of its game.
 * @param {object[]} games   as the server tells them, in English
 */
export const games_worded = (games) => games.map((game) => ({
  ...game,
  factions: game.factions?.map((faction) => ({ ...faction,
    title: worded([`catalogue-${game.id}-faction-${faction.id}`], faction.title).text })),
  variants: game.variants.map((variant) => {
    const ids = (rest) => [`catalogue-${game.id}-${variant.id}-${rest}`, `catalogue-${game.id}-${rest}`];
    const title = worded(ids(`variant-${variant.id}`), variant.title);
    return {
      ...variant, title: title.text, lang: title.lang, options_schema: schema_worded(ids, variant.options_schema),
      ...(variant.choice_schema && { choice_schema: schema_worded(ids, variant.choice_schema) }),
    };
  }),
}));

// moment.mjs - moments as the server writes them to a reader.

const ways = { en: ['en-GB', ''], de: ['de', '.'] };

/** A moment (RFC 3339) in words: "Friday, 27 November 2026, 14:05 UTC", "Freitag, 27. November 2026, 14:05 UTC". */
export function moment(text, language = 'en') {
  const date = new Date(text);
  const [tag, dot] = ways[language];
  const part = (options) => date.toLocaleDateString(tag, { ...options, timeZone: 'UTC' });
  return `${part({ weekday: 'long' })}, ${date.getUTCDate()}${dot} ${part({ month: 'long' })} ${date.getUTCFullYear()}, ${date.toISOString().slice(11, 16)} UTC`;
}

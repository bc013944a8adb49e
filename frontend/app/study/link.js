/* A studied position and line as an address: short, permanent, readable. `?match=ID&turn=12&line=…` or
 * `?position=…&line=…`; turns are separated by underscores. Neither match nor position is the game's usual
 * beginning. */
import { t } from '../../locales/text.js';

/* Characters that stay readable in a query. */
const soft = (text) =>
  encodeURIComponent(text).replace(/%(40|2C|2F|3A|7C)/g, (code) => decodeURIComponent(code)).replace(/%20/g, '+');

/** The address of a study. */
export function study_link(game, { variant, from, line = [] }) {
  const parts = [];
  if (variant) parts.push(['variant', variant]);
  if (from?.match) parts.push(['match', from.match], ['turn', from.turn]);
  if (from?.position) parts.push(['position', from.position]);
  if (line.length) parts.push(['line', line.join('_')]);
  const query = parts.map(([name, value]) => `${name}=${soft(String(value))}`).join('&');
  return `/analysis/${encodeURIComponent(game)}${query ? `?${query}` : ''}`;
}

const turn_of = (text) => (text.includes(' | ') ? { each: text.split(' | ') } : text);

/**
 * What an address asks for: `{variant, from, line}`; `from` null where it names the usual beginning; `fault` in words
 * when it is wrong.
 */
export function read_link(query) {
  const line = (query.get('line') ?? '').split('_').filter(Boolean).map(turn_of);
  const asked = { variant: query.get('variant') ?? undefined, from: null, line };
  if (query.get('position')) return { ...asked, from: { position: query.get('position') } };
  if (!query.get('match')) return asked;
  const turn = query.get('turn') ?? '0';
  if (!/^\d{1,6}$/.test(turn)) return { ...asked, fault: t('analysis-link-turn', { turn }) };
  return { ...asked, from: { match: query.get('match'), turn: Number(turn) } };
}

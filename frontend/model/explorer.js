/* The explorer of openings: its address, and figures in shares. */

/** The address of a place in the explorer; `players` 0: games of the usual number. */
export function explorer_path({ game, variant, after = [], players = 0, band = 0, mine = false }) {
  const wishes = [['variant', variant], ['after', after.join(',')], ['players', players || ''], ['band', band || ''],
    ['mine', mine ? '1' : '']];
  const named = wishes.filter(([, value]) => value);
  return `/explore/${game}${named.length ? `?${new URLSearchParams(named)}` : ''}`;
}

/** What an address asks for. */
export const explorer_wish = (query) => ({
  variant: query.get('variant') ?? '',
  after: (query.get('after') ?? '').split(',').filter(Boolean),
  players: /^[1-9]\d?$/.test(query.get('players') ?? '') ? Number(query.get('players')) : 0,
  band: /^[1-9]$/.test(query.get('band') ?? '') ? Number(query.get('band')) : 0,
  mine: query.get('mine') === '1',
});

/** Won, drawn and lost of the first seat in per cent, which are 100 together. */
export function shares({ games, won, drawn, lost }) {
  if (!games) return [0, 0, 0];
  const parts = [won, drawn, lost].map((n) => 100 * n / games);
  const whole = parts.map(Math.floor);
  const order = [0, 1, 2].sort((a, b) => (parts[b] - whole[b]) - (parts[a] - whole[a]));
  for (const i of order.slice(0, 100 - whole.reduce((sum, n) => sum + n, 0))) whole[i] += 1;
  return whole;
}

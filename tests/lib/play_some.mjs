// play_some.mjs URL N - play N whole games of Stratic at a running arena, and begin one of every kind that is not finished. People talk and keep notes.
import { Client } from './client.mjs';
import { await_view, begun, play_line, put_orders, SHORT_WIN } from './play.mjs';

const [url, games] = [process.argv[2], Number(process.argv[3])];
const arena = { url, guest: () => new Client(url).guest(), client: () => new Client(url) };
const PLAIN = { rated: false, clock: { mode: 'untimed' } };
for (let i = 0; i < games; i++) await play_line(await begun(arena, PLAIN), SHORT_WIN);
const running = await begun(arena, PLAIN);
await play_line(running, ['--', '--']);
await running.south.post(`/matches/${running.match}/messages`, { to: 'all', text: 'Good luck!' });
await running.north.put(`/matches/${running.match}/notes`, { text: 'Keep the Aggressor back.' });
await running.north.post(`/matches/${running.match}/offers`, { kind: 'draw' });
for (const [game, orders] of Object.entries({ stratagem: {}, cosair: [{ type: 'recruit_agent' }], rulegame: { type: 'move', piece: 0, bucket: 0 } })) {
  const guest = await arena.guest();
  const { body: { match } } = await guest.post('/play', { game, ...(game !== 'rulegame' && { versus: 'bot:random' }), clock: { mode: 'untimed' } });
  const { turn } = await await_view(guest, match, ({ owes }) => owes);
  await put_orders(guest, match, turn, orders);
  await await_view(guest, match, (view) => view.turn > turn);
}
process.exit(0);

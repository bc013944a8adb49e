// tournaments.mjs - tournaments played to their end by scripted clients: in each game the players resign, the weakest first, so that whoever has the
// least starting number wins.
import { until } from './stack.mjs';

/** A tournament of `host`; resolves to its id. */
export async function made(host, wish) {
  const { body } = await host.post('/tournaments', { name: 'Test tournament', game: 'stratic', format: 'swiss', clock: { mode: 'live', turn_seconds: 3600 }, rated: false, ...wish });
  return body.id;
}

export const shown = async (client, id) => (await client.get(`/tournaments/${id}`)).body;
export const standings = async (client, id) => (await client.get(`/tournaments/${id}/standings`)).body;
export const round_of = async (client, id, n) => (await client.get(`/tournaments/${id}/rounds/${n}`)).body;

/** Everybody enters. */
export async function enter(id, clients) {
  for (const client of clients) await client.put(`/tournaments/${id}/entry`, {});
}

const by_name = (clients) => new Map(clients.map((client) => [client.account.name, client]));

/* Let all but the best of a game resign. A bot's game ends when the people have left it. */
async function end_game(game, people) {
  const weakest_first = game.players.filter(({ player }) => people.has(player)).sort((a, b) => b.number - a.number);
  const losers = weakest_first.length === game.players.length ? weakest_first.slice(0, -1) : weakest_first;
  for (const { player } of losers) await people.get(player).call('POST', `/matches/${game.match}/resign`, { body: { confirm: true } });
}

/** Play until the tournament is over; `between(round)` runs once in each round. Resolves to the tournament. */
export async function play_out(watcher, id, clients, between = () => {}) {
  const people = by_name(clients);
  let seen = 0;
  return until(async () => {
    const tournament = await shown(watcher, id);
    if (tournament.status === 'finished' || tournament.status === 'cancelled') return tournament;
    if (!tournament.round) return null;
    const round = await round_of(watcher, id, tournament.round);
    const playing = round.items.filter((game) => game.state === 'playing');
    if (playing.length && seen < tournament.round) {
      seen = tournament.round;
      await between(seen);
    }
    for (const game of playing) await end_game(game, people);
    return null;
  }, { seconds: 400, every: 100, what: `the end of tournament ${id}` });
}

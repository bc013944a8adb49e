/* Small positions in the shape of the server's full view, for lessons, tests and the page of styles: seat 0 plays the
 * Red. */
import { COLOURS } from './world.js';

const capital = (key) => key[0].toUpperCase() + key.slice(1);

/* The name of a nation, as the server gives it: "The Red". */
const named = (key) => capital(`the ${capital(key)}`);

/** The name of a nation's first planet, as the server gives it: "Red Prime". */
export const prime = (colour) => `${capital(colour)} Prime`;

/* Flight times by squared distance. */
function flights(size, speed) {
  const most = 2 * Math.floor(size / 2) ** 2;
  return Array.from({ length: most + 1 }, (_, d) => (d ? Math.max(1, Math.ceil(speed * Math.sqrt(d) - 1e-9)) : 0));
}

const PRICES = { cruiser: 50, transport: 50, freighter: 50, colony_ship: 100, mines: 40, factory: 80, biosphere: 80,
  barracks: 80, medicenter: 80, starbase: 80 };

/* An own planet with all the facts of a view. */
function own_of(planet, { pop = 3000, queue = [], done_in = queue.map((_, i) => 3 * (i + 1)), ...more } = {}) {
  const points = Math.max(1, Math.floor(pop / 1000) * 5);
  return {
    ...planet, pop, buildings: [], queue, repeat: false, stock: 0, rush: false, unrest: false, jam: false, cruisers: 0,
    transports: 0, colony_ships: 0, mines: 0,
    production: points, base: points, growth: 12, limit: 4000, defence: 3, rush_gold: Math.floor(pop / 1000),
    need: Math.ceil(pop / 1000), done_in, unrest_ends: 10, jam_ends: 20, prices: PRICES, ...more,
  };
}

/** What may follow: as the server says it, for the planets at hand. */
function legal_of(view) {
  const { you, your_planets: own } = view;
  return {
    turn: view.turn, over: false, you, your_planets: own, set_tax: { rates: [20, 30, 40, 50, 60, 70, 80] },
    set_research: { techs: ['autofabrication', 'fusion_drive', 'space_mines', 'security_network'] },
    set_queue: own.map((p) => ({ planet: p.id, items: ['cruiser', 'transport', 'freighter', 'colony_ship', 'factory'],
      room: 40 - p.queue.length })),
    set_rush: own.map((p) => ({ planet: p.id, on: p.rush, gold: p.rush_gold })),
    send_fleet: own.filter((p) => p.cruisers + p.transports)
      .map((p) => ({ from: p.id, cruisers: p.cruisers, transports: p.transports })),
    colonise: own.filter((p) => p.colony_ships && p.cruisers)
      .map((p) => ({ from: p.id, escort_max: p.cruisers, cost: you.colony_cost, turns: 15 })), colonise_refused: [],
    recruit_agent: you.recruit_done ? null : { name: 'charlie', turns: 10 },
    send_agent: { agents: you.agents.filter((a) => a.state === 'home').map((a) => ({ agent: a.name, at: a.at })),
      planets: view.planets.filter((p) => p.owner !== 0).map((p) => p.id), missions: [] },
    resign: true,
  };
}

/**
 * A view of seat 0. `planets`: [name, x, y, owner, what one has there (own planets)]; `you` and `more` go over the
 * usual values. `view.legal` holds what may follow, for tests and lessons.
 * @param {unknown[][]} planets
 * @param {{colours?: string[], size?: number, turn?: number, you?: object, potentials?: number[]}
 *     & Record<string, unknown>} [usual]
 */
export function view_of(planets, usual = {}) {
  const { colours = ['red', 'blue', 'green', 'yellow'], size = 6, turn = 17, you = {}, potentials = [40, 31, 22, 12],
    ...more } = usual;
  const all = planets.map(([name, x, y, owner], id) => ({ id, name, x, y, owner }));
  const owned = (seat) => all.filter((p) => p.owner === seat).length;
  const own = all.filter((p) => p.owner === 0).map((p) => own_of(p, planets[p.id][4]));
  const view = {
    turn, size, over: null,
    options: { nations: colours.length, max_turns: 1000, end_ratio: 200, closing_from: 500 },
    goal: { ratio: 200, first: 0, first_potential: potentials[0], second: 1, second_potential: potentials[1] },
    pending: 2,
    nations: colours.map((key, seat) => ({
      seat, name: named(key), colour: key, code: COLOURS.find((c) => c.key === key).code, status: 'playing',
      planets: owned(seat), potential: potentials[seat], rank: seat + 1, left: null,
    })),
    planets: all, flight_turns: flights(size, 5),
    history: {
      turns: Array.from({ length: turn }, (_, i) => i + 1),
      potential: Array.from({ length: turn },
        (_, i) => potentials.map((n) => 21 + Math.round((n - 21) * i / turn))),
      planets: Array.from({ length: turn }, () => colours.map((_, s) => owned(s))),
    },
    you: {
      seat: 0, colour: capital(colours[0]), alive: true, resigned: false, exit_turn: 0, gold: 246, rp: 130, tax: 50,
      research: null, techs: ['autofabrication'], freighters: 3, col_started: 1, founded: 2, recruited: 2,
      recruit_done: 0,
      agents: [], fleets: [], expeditions: [], trade_points: 19, command_points: 25, ships: 15, ship_gold: 0,
      interest: 1, next_tech_cost: 400, colony_cost: 225, active_freighters: 3, counterespionage: 2,
      capital: 0, population: 9700, people_needed: 2000,
      ledger: { tax: 10, interest: 1, buildings: -3, agents: -2, ships: -1, rush: 0, total: 5, research: 9 },
      taxes: [20, 30, 40, 50, 60, 70, 80].map((rate) => ({ rate, gold: Math.ceil(19 * rate / 100),
        research: 19 - Math.ceil(19 * rate / 100) })), research_turns: null, penalty: 0, colonisations_left: 7,
      agents_left: 24, next_agent: 'charlie', offence: 2, defence: 3, speed: 5, colony_turns: 15, needs: [], ...you,
    },
    your_planets: own, reports: {}, events: [], news: [], orders: null, all: null, seat: 0, ...more,
  };
  return { ...view, legal: legal_of(view) };
}

/** The first turn of a small game: one home each, two cruisers, nothing begun. */
export const opening = (more = {}) =>
  view_of([[prime('red'), 1, 1, 0, { cruisers: 2 }], [prime('blue'), 4, 2, 1], [prime('green'), 2, 4, 2],
    [prime('yellow'), 5, 5, 3]], {
      turn: 1, potentials: [21, 21, 21, 21], ...more,
      you: {
        gold: 0, rp: 0, techs: [], freighters: 0, active_freighters: 0, trade_points: 6, ships: 2, command_points: 15,
        colony_cost: 25, next_tech_cost: 200,
        needs: [{ kind: 'empty_queue', planet: 0 }, { kind: 'no_research' }, { kind: 'recruit' }],
        ledger: { tax: 3, interest: 0, buildings: 0, agents: 0, ships: 0, rush: 0, total: 3, research: 3 }, ...more.you,
      },
    });

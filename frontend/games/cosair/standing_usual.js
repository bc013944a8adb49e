/* Standing orders as one press makes them. They go by what the built-in players do. */
import { own_planet } from './position.js';
import { ALL } from './standing.js';

const USUAL_MIX = { cruiser: 1, transport: 0, freighter: 1, mines: 0 };
const USUAL_TECHS = ['autofabrication', 'biomodelling', 'assault_cruiser', 'armoured_cruiser', 'fusion_drive',
  'modern_medicine', 'orbital_engineering', 'conscript_army', 'space_mines', 'security_network'];
/* The built-in players go that far into debt for a colony: it costs no production yet. */
const USUAL_RESERVE = -390;

/** A governor of a planet, or of ALL. */
export const governor = (planet) => ({ kind: 'govern', on: true, planet, grow: true, settle: true, mix: USUAL_MIX });
export const settle = { kind: 'settle', on: true, escort: 1, reserve: USUAL_RESERVE };
export const agents = { kind: 'agents', on: true, mission: 'planet_info', nation: ALL, guard: 1 };
export const attack = { kind: 'attack', on: true, choice: 'nearest', nation: ALL, keep: 2, margin: 150 };
export const train = { kind: 'train', on: true, n: 3 };
export const research = { kind: 'research', on: true, techs: USUAL_TECHS };

/** What a newcomer gets with one press. */
export const SUGGESTED = [governor(ALL), settle, agents, train, research];

/** Ships gather at the capital; those of the capital stay. */
export function station(view, planet) {
  const { capital } = view.you;
  const is_elsewhere = capital !== planet && own_planet(view, null, capital);
  return { kind: 'station', on: true, planet, keep: 2, to: is_elsewhere ? capital : ALL };
}

/* The likely result of a battle in a province, by what the viewer knows now: the rules' sums over the units in sight
 * and
 * one's own drafted moves. The enemy can move too, so the preview is no promise. */
import { province, TERRAINS, UNITS, seat_of } from './world.js';
import { at, civ_of, friends, hostile, stats_of } from './position.js';

/* Which class a unit of a people belongs to, as hunter and as prey. */
const PREY = { infantry: 'cavalry', cavalry: 'archers', archers: 'infantry' };
const prey_of = (id, civ) => (id === 'unique' && civ === 'ironborn' ? 'cavalry' : PREY[id]);

/* All fighters of one owner as a flat list: {id, rank}. */
const fighters = (units) => Object.entries(units ?? {})
  .flatMap(([id, ranks]) =>
    (id === 'scout' ? [] : ranks.flatMap((n, rank) => Array.from({ length: n }, () => ({ id, rank })))));

/* The fighters of each owner in a province. */
const standing = (place) => Object.entries(place.units ?? {})
  .map(([name, units]) => ({ seat: seat_of(name), all: fighters(units) })).filter(({ all }) => all.length);

const plus = (a, b) => {
  const sum = { ...a };
  for (const [id, ranks] of Object.entries(b)) sum[id] = ranks.map((n, i) => n + (sum[id]?.[i] ?? 0));
  return sum;
};

const minus = (a, b) =>
  plus(a ?? {}, Object.fromEntries(Object.entries(b).map(([id, ranks]) => [id, ranks.map((n) => -n)])));

/* `count` of a kind leave with the veterans first. */
function taken(ranks, count) {
  const found = [0, 0, 0];
  let left = count;
  for (let rank = 2; rank >= 0; rank -= 1) {
    found[rank] = Math.min(ranks[rank], left);
    left -= found[rank];
  }
  return found;
}

/* One's own units that would stand in a province after the drafted moves, by kind and rank. */
function own_there(view, draft, code) {
  const own = `p${draft.me}`;
  const stays = Object.fromEntries(view.provinces.map((p) => [p.code, p.units?.[own] ?? {}]));
  let arrived = {};
  for (const { from, path, units } of draft.orders.moves) {
    const gone = Object.fromEntries(
      Object.entries(units).map(([id, n]) => [id, taken(stays[from]?.[id] ?? [0, 0, 0], n)]));
    stays[from] = minus(stays[from], gone);
    if (path.at(-1) === code) arrived = plus(arrived, gone);
  }
  return plus(stays[code], arrived);
}

function bonus_of_ground(terrain, id, defends) {
  if (terrain === 'plains') return id === 'cavalry' ? 1 : 0;
  if (terrain === 'forest') return id === 'archers' ? 1 : 0;
  if (terrain === 'mountain') return defends ? 1 : 0;
  return terrain === 'river' && !defends ? -1 : 0;
}

function siege_bonus(scene, id, seat, defends) {
  if (id !== 'siege' || defends || !scene.has_defender) return 0;
  const wall = scene.place.buildings.includes('fortress');
  const craft = scene.techs(seat).includes('siege_craft') && (wall || scene.walled);
  return (wall ? 5 : 0) + (craft ? 3 : 0);
}

function strength(scene, army, unit, defends, foes) {
  const civ = civ_of(scene.view, army.seat);
  const prey = prey_of(unit.id, civ);
  const hunts = prey && foes.some((foe) => foe.all.some(({ id }) => id === prey));
  const sum = stats_of(scene.view, unit.id, army.seat).strength + unit.rank
    + (scene.techs(army.seat).includes('tactics') ? 1 : 0) + (hunts ? 2 : 0)
    + bonus_of_ground(scene.place.terrain, unit.id, defends) + siege_bonus(scene, unit.id, army.seat, defends);
  return Math.max(0, sum);
}

function totals(scene, side, foes, defends) {
  const units = side.reduce((sum, army) =>
    sum + army.all.reduce((all, unit) => all + strength(scene, army, unit, defends, foes), 0), 0);
  const { place } = scene;
  return units
    + (defends ? TERRAINS[place.terrain].defence + (place.buildings.includes('fortress') ? 3 : 0)
      + (scene.walled ? 1 : 0) : 0);
}

/**
 * The preview of a province where own fighters would stand: null when nobody hostile is known there.
 * {own, other, defends: 'own'|'other'|null, outcome: 'won'|'lost'|'standoff', casualties, seats}; `casualties` are the
 * viewer's own, not those of allies
 */
export function preview(view, draft, code) {
  const place = at(view, code);
  if (!place?.visible) return null;
  const me = draft.me;
  const own = { seat: me, all: fighters(own_there(view, draft, code)) };
  const others = standing(place).filter((a) => a.seat !== me);
  const broken = new Set(draft.orders.break.map(seat_of));
  const foes = others.filter((a) => hostile(view, me, a.seat) || broken.has(a.seat));
  if (!own.all.length || !foes.length) return null;
  return fought(scene_of(view, place), own,
    others.filter((a) => friends(view, me, a.seat) && !broken.has(a.seat)), foes);
}

function scene_of(view, place) {
  const techs = (seat) => view.players[seat]?.techs ?? [];
  return { view, place, techs, walled: place.owner !== null && techs(place.owner).includes('fortification') };
}

const holds = (side, owner) => side.some((army) => army.seat === owner);
const size = (side) => side.reduce((n, army) => n + army.all.length, 0);

/* Who would win the field: the higher sum, the defender in a tie, nobody when nobody defends. */
function outcome_of(mine, theirs, own_defends, foe_defends) {
  if (mine !== theirs) return mine > theirs ? 'won' : 'lost';
  return own_defends ? 'won' : foe_defends ? 'lost' : 'standoff';
}

/* A seat's place in the order of priority, which moves on by one each turn. */
const priority = ({ turn, players }, seat) => (seat - (turn % players.length) + players.length) % players.length;

const KINDS = UNITS.map(({ id }) => id);

/* R6.10: the weakest falls first, then the lower kind, then of the larger army, of one that is not at home, of the
 * player with priority. */
function falls_first({ view, place }) {
  const key = ({ army, id, rank, left }) => [stats_of(view, id, army.seat).strength + rank, KINDS.indexOf(id),
    -left, Number(army.seat === place.owner), priority(view, army.seat)];
  return (a, b) => {
    const [first, second] = [key(a), key(b)];
    const i = first.findIndex((n, at) => n !== second[at]);
    return i < 0 ? 0 : first[i] - second[i];
  };
}

/* How many of its own fighters the first army of a winning side loses, of all that the side loses. */
function own_losses(scene, side, theirs) {
  const healers = side.filter(({ seat }) => civ_of(scene.view, seat) === 'verdanti')
    .reduce((n, { all }) => n + all.filter(({ id }) => id === 'unique').length, 0);
  const fallen = Math.max(0, Math.min(Math.floor(theirs / 4), size(side) - 1) - healers);
  let standing = side.flatMap((army) => army.all.map((unit) => ({ ...unit, army })));
  for (let i = 0; i < fallen; i += 1) {
    const counted = standing.map((unit) => ({
      ...unit, left: standing.filter(({ army }) => army === unit.army).length,
    }));
    standing = counted.sort(falls_first(scene)).slice(1);
  }
  return side[0].all.length - standing.filter(({ army }) => army === side[0]).length;
}

function fought(scene, own, allies, foes) {
  const { owner } = scene.place;
  const side = [own, ...allies];
  const [own_defends, foe_defends] = [holds(side, owner), holds(foes, owner)];
  const known = { ...scene, has_defender: own_defends || foe_defends };
  const mine = totals(known, side, foes, own_defends);
  const theirs = totals(known, foes, side, foe_defends);
  const outcome = outcome_of(mine, theirs, own_defends, foe_defends);
  return {
    own: mine, other: theirs, defends: own_defends ? 'own' : foe_defends ? 'other' : null, outcome,
    seats: foes.map((army) => army.seat),
    casualties: outcome === 'won' ? own_losses(known, side, theirs) : own.all.length,
  };
}

/* The provinces where fighters of the drafted moves end the turn. */
const ends_of = (draft) => [...new Set(draft.orders.moves
  .filter((m) => Object.keys(m.units).some((id) => id !== 'scout')).map((m) => m.path.at(-1)))];

/** Provinces that the drafted moves enter and where a fight is to be expected, with their previews. */
export const previews = (view, draft) =>
  ends_of(draft).map((code) => ({ code, preview: preview(view, draft, code) })).filter((one) => one.preview);

/** Provinces that the drafted moves enter without knowing what stands there, as codes. */
export const unknown_ends = (view, draft) => ends_of(draft).filter((code) => !at(view, code)?.visible);

/* ---- what neighbours could do ---- */

/* All fighters of a seat in the provinces next to one. */
const next_door = (view, code, seat) => fighters(province(code).adjacent
  .reduce((sum, next) => plus(sum, at(view, next)?.units?.[`p${seat}`] ?? {}), {}));

/* The attack of one neighbour with all that stands next to a province; null when the province would hold. */
function attack_on(view, draft, place, seat) {
  const { me } = draft;
  const foe = { seat, all: next_door(view, place.code, seat) };
  if (!foe.all.length) return null;
  const own = { seat: me, all: fighters(own_there(view, draft, place.code)) };
  const allies = standing(place).filter((army) => army.seat !== me && friends(view, me, army.seat));
  const is_empty = !own.all.length && !allies.length;
  const { own: mine, other, outcome } = fought(scene_of(view, place), own, allies, [foe]);
  return is_empty || outcome === 'lost' ? { code: place.code, seat, own: is_empty ? 0 : mine, other } : null;
}

/**
 * The viewer's provinces that would fall if one hostile neighbour attacked with all that stands next to them, while
 * the drafted moves are carried out: [{code, seat, own, other}], the strongest attack on each.
 */
export function dangers(view, draft) {
  const { me } = draft;
  const foes = view.players.filter((p) => p.active && hostile(view, me, p.seat)).map((p) => p.seat);
  return view.provinces.filter((p) => p.visible && p.owner === me).map((place) =>
    foes.map((seat) => attack_on(view, draft, place, seat)).filter(Boolean)
      .sort((a, b) => b.other - a.other)[0]).filter(Boolean);
}

/** Whether the viewer would be out if all these provinces fell: no other province and no fighters elsewhere. */
export function is_last_stand(view, draft, found) {
  const codes = new Set(found.map(({ code }) => code));
  return view.provinces.every(({ code, owner }) => codes.has(code)
    || (owner !== draft.me && !fighters(own_there(view, draft, code)).length));
}

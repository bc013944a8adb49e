/* What never changes: the map, the peoples, units, buildings, techs, treaties. The rules' own numbers that a player
 * looks up; prices and what may be ordered now come from the server. Index order is the rules' order everywhere. */

const rows = `
Frostgate frostgate fg mountain 130 90 cp sh th
Crystalpeak crystalpeak cp coast 500 80 fg sw th ir
Stormwatch stormwatch sw mountain 870 90 cp ir wc
Snowhaven snowhaven sh plains 70 270 fg mw dw
Thornfield thornfield th forest 330 220 fg cp dw kc
Ironridge ironridge ir forest 670 220 cp sw gr kc
Windcrest windcrest wc plains 930 270 sw gr su
Mistwood mistwood mw coast 70 500 sh dw om sl
Deepwood deepwood dw river 225 395 sh th mw tw
Goldreach goldreach gr river 775 395 ir wc su hm
Sunharbor sunharbor su coast 930 500 wc gr cc ev
King’s_Cross kingscross kc mountain 500 375 th ir tw hm
Tradeway tradeway tw coast 375 500 dw kc ds om
Highmarket highmarket hm coast 625 500 gr kc ds cc
Dragon’s_Seat dragonseat ds mountain 500 625 tw hm as sk
Oakmere oakmere om river 225 605 mw tw sl as
Coralcove coralcove cc river 775 605 su hm sk ev
Silverlake silverlake sl plains 70 730 mw om mh
Ashford ashford as forest 330 780 ds om mh dh
Stonekeep stonekeep sk forest 670 780 ds cc dh fr
Emberveil emberveil ev plains 930 730 su cc fr
Moonhaven moonhaven mh mountain 130 910 sl as dh
Darkhollow darkhollow dh coast 500 920 as sk mh fr
Fireridge fireridge fr mountain 870 910 sk ev dh`.trim().split('\n').map((row) => row.split(' '));

const index = new Map(rows.map(([, , code], i) => [code, i]));

/**
 * The 24 provinces: {i, id, code, name, terrain, x, y, adjacent: codes}; x to the right, y down, on a board of 1000.
 */
export const PROVINCES = rows.map(([name, id, code, terrain, x, y, ...adjacent], i) =>
  ({ i, id, code, name: name.replace('_', ' '), terrain, x: Number(x), y: Number(y), adjacent }));

/** @type {Map<string|number, object>} */
const by_name = new Map();
for (const p of PROVINCES) for (const name of [p.code, p.id, p.i]) by_name.set(name, p);

/** A province by code, id or index. */
export const province = (name) => by_name.get(name);

/** Every link once, as pairs of provinces. */
export const LINKS = PROVINCES.flatMap((p) =>
  p.adjacent.filter((code) => index.get(code) > p.i).map((code) => [p, province(code)]));

export const are_adjacent = (a, b) => province(a).adjacent.includes(b);

/** Where each seat begins: capital, second home. */
export const HOMES = [['fg', 'sh'], ['sw', 'wc'], ['mh', 'sl'], ['fr', 'ev']];

export const TERRAINS = {
  plains: { name: 'Plains', yields: [3, 0, 1], defence: 0, note: 'Cavalry fights with +1 here, on either side.' },
  forest: { name: 'Forest', yields: [2, 1, 0], defence: 1, note: 'Archers fight with +1 here, on either side.' },
  mountain: { name: 'Mountain', yields: [0, 3, 1], defence: 3, note: 'Every defending fighter has +1.' },
  coast: { name: 'Coast', yields: [2, 0, 2], defence: 0, note: 'No effect in battle.' },
  river: { name: 'River', yields: [2, 1, 1], defence: 1,
    note: 'Every fighter that is not defending has 1 less, never below 0.' },
};

export const RESOURCES = ['food', 'iron', 'gold'];

/** Units in slot order; `prey`: the class it has +2 against. */
export const UNITS = [
  { id: 'militia', name: 'Militia', plural: 'Militia', strength: 1, speed: 1, age: 1, note: 'Eats nothing at home.' },
  { id: 'infantry', name: 'Infantry', plural: 'Infantry', strength: 3, speed: 1, age: 1, prey: 'cavalry',
    note: '+2 against Cavalry.' },
  { id: 'archers', name: 'Archers', plural: 'Archers', strength: 2, speed: 1, age: 2, prey: 'infantry',
    note: '+2 against Infantry; +1 in forest.' },
  { id: 'cavalry', name: 'Cavalry', plural: 'Cavalry', strength: 3, speed: 2, age: 2, prey: 'archers',
    note: '+2 against Archers; +1 on plains.' },
  { id: 'siege', name: 'Siege', plural: 'Siege', strength: 1, speed: 1, age: 3, note: '+5 against a Fortress.' },
  { id: 'knights', name: 'Knights', plural: 'Knights', strength: 5, speed: 2, age: 3,
    note: 'Strong against everybody.' },
  { id: 'scout', name: 'Scout', plural: 'Scouts', strength: 0, speed: 3, age: 1,
    note: 'Sees two provinces far; cannot fight.' },
  { id: 'unique', name: 'Unique unit', plural: 'Unique units', strength: 0, speed: 1, age: 2, note: '' },
];

/** The four peoples: what each is good at, and its own unit. */
export const CIVS = {
  ironborn: { name: 'Ironborn', bonus: 'Every unit costs 1 iron less.',
    unit: { name: 'Huscarl', plural: 'Huscarls', strength: 6, speed: 1,
      note: 'Counts as Infantry against Cavalry, but not as prey of Archers.' } },
  verdanti: { name: 'Verdanti', bonus: 'One more food from every province.',
    unit: { name: 'Herbalist', plural: 'Herbalists', strength: 1, speed: 1,
      note: 'On the winning side each one saves one casualty.' } },
  tidecallers: { name: 'Tidecallers', bonus: 'Half as much again from trade routes.',
    unit: { name: 'Corsair', plural: 'Corsairs', strength: 3, speed: 2,
      note: 'Takes 2 gold from the loser for each fighter that fell.' } },
  ashwalkers: { name: 'Ashwalkers', bonus: 'Techs and ages cost a quarter less.',
    unit: { name: 'Sage', plural: 'Sages', strength: 1, speed: 1,
      note: 'A province with a Sage yields one more of everything.' } },
};

/** Buildings in table order; `letter` is what the notation writes. */
export const BUILDINGS = [
  { id: 'farm', letter: 'F', name: 'Farm', age: 1, note: '+2 food a turn' },
  { id: 'mine', letter: 'M', name: 'Mine', age: 1, note: '+2 iron a turn' },
  { id: 'market', letter: 'K', name: 'Market', age: 1, note: '+2 gold a turn' },
  { id: 'barracks', letter: 'B', name: 'Barracks', age: 1, note: 'units recruited here cost 1 food less' },
  { id: 'fortress', letter: 'X', name: 'Fortress', age: 2, note: '+3 defence' },
  { id: 'trade_post', letter: 'T', name: 'Trade Post', age: 2, note: 'one end of a trade route' },
  { id: 'watchtower', letter: 'W', name: 'Watchtower', age: 2, note: 'sees two provinces far' },
];

/** One tech of each age may be learnt. */
export const TECHS = [
  { id: 'agriculture', code: 'agr', name: 'Agriculture', age: 1, note: 'each of your Farms +1 food' },
  { id: 'mining', code: 'min', name: 'Mining', age: 1, note: 'each of your Mines +1 iron' },
  { id: 'masonry', code: 'mas', name: 'Masonry', age: 1, note: 'buildings stand at once' },
  { id: 'tactics', code: 'tac', name: 'Tactics', age: 2, note: 'all your fighters +1 strength' },
  { id: 'commerce', code: 'com', name: 'Commerce', age: 2, note: 'each of your Markets +2 gold' },
  { id: 'fortification', code: 'for', name: 'Fortification', age: 2, note: '+1 defence in all your provinces' },
  { id: 'blitz', code: 'bli', name: 'Blitz', age: 3, note: 'all your units +1 speed' },
  { id: 'siege_craft', code: 'sie', name: 'Siege Craft', age: 3, note: 'your Siege +3 against walls' },
  { id: 'diplomacy', code: 'dip', name: 'Diplomacy', age: 3, note: '+2 gold a turn for each treaty' },
];

export const AGES = ['', 'Bronze', 'Iron', 'Steel'];

/** Treaties from none to the closest; each step holds what the steps below hold. */
export const RELATIONS = {
  war: { name: 'War', note: 'Each may attack the other.' },
  ceasefire: { name: 'Ceasefire',
    note: 'No fighting, no entering each other’s provinces; ends by itself after five turns.' },
  nap: { name: 'Non-aggression', note: 'No fighting, no entering each other’s provinces, without an end.' },
  trade: { name: 'Trade', note: 'Non-aggression, and trade routes between the two pay double.' },
  alliance: { name: 'Alliance',
    note: 'Trade, free passage, one side in battle, and shared sight. One ally at a time.' },
};

/** Seats by colour, letter and pattern, so that none depends on colour alone. */
export const SEATS = [
  { name: 'Azure', letter: 'A', pattern: 'plain', corner: 'north-west' },
  { name: 'Vermilion', letter: 'V', pattern: 'bend', corner: 'north-east' },
  { name: 'Jade', letter: 'J', pattern: 'dots', corner: 'south-west' },
  { name: 'Plum', letter: 'P', pattern: 'cross', corner: 'south-east' },
];

/** "p2" -> 2. */
export const seat_of = (name) => Number(String(name).slice(1));

/** Name of a unit kind in the hands of a people; `n` decides the plural. */
export function unit_name(id, civ, n = 1) {
  const unit = id === 'unique' ? CIVS[civ]?.unit ?? UNITS[7] : UNITS.find((u) => u.id === id);
  return n === 1 ? unit.name : unit.plural;
}

/* What never changes: the map, civilizations, units, buildings, techs and treaties, with the numbers of the rules.
 * Prices and legal orders come from the server. Index order is the rules' order everywhere. names.js has the words. */
import { t } from '../../locales/text.js';

const rows = `
frostgate fg mountain 130 90 cp sh th
crystalpeak cp coast 500 80 fg sw th ir
stormwatch sw mountain 870 90 cp ir wc
snowhaven sh plains 70 270 fg mw dw
thornfield th forest 330 220 fg cp dw kc
ironridge ir forest 670 220 cp sw gr kc
windcrest wc plains 930 270 sw gr su
mistwood mw coast 70 500 sh dw om sl
deepwood dw river 225 395 sh th mw tw
goldreach gr river 775 395 ir wc su hm
sunharbor su coast 930 500 wc gr cc ev
kingscross kc mountain 500 375 th ir tw hm
tradeway tw coast 375 500 dw kc ds om
highmarket hm coast 625 500 gr kc ds cc
dragonseat ds mountain 500 625 tw hm as sk
oakmere om river 225 605 mw tw sl as
coralcove cc river 775 605 su hm sk ev
silverlake sl plains 70 730 mw om mh
ashford as forest 330 780 ds om mh dh
stonekeep sk forest 670 780 ds cc dh fr
emberveil ev plains 930 730 su cc fr
moonhaven mh mountain 130 910 sl as dh
darkhollow dh coast 500 920 as sk mh fr
fireridge fr mountain 870 910 sk ev dh`.trim().split('\n').map((row) => row.split(' '));

const index = new Map(rows.map(([, code], i) => [code, i]));

/**
 * The 24 provinces: {i, id, code, name, terrain, x, y, adjacent: codes}; x to the right, y down, on a board of 1000.
 */
export const PROVINCES = rows.map(([id, code, terrain, x, y, ...adjacent], i) =>
  ({ i, id, code, get name() { return t(`stratagem-province-${code}`); }, terrain, x: Number(x), y: Number(y),
    adjacent }));

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
  plains: { yields: [3, 0, 1], defence: 0 },
  forest: { yields: [2, 1, 0], defence: 1 },
  mountain: { yields: [0, 3, 1], defence: 3 },
  coast: { yields: [2, 0, 2], defence: 0 },
  river: { yields: [2, 1, 1], defence: 1 },
};

export const RESOURCES = ['food', 'iron', 'gold'];

/** Units in slot order. */
export const UNITS = [
  { id: 'militia', strength: 1, speed: 1, age: 1 },
  { id: 'infantry', strength: 3, speed: 1, age: 1 },
  { id: 'archers', strength: 2, speed: 1, age: 2 },
  { id: 'cavalry', strength: 3, speed: 2, age: 2 },
  { id: 'siege', strength: 1, speed: 1, age: 3 },
  { id: 'knights', strength: 5, speed: 2, age: 3 },
  { id: 'scout', strength: 0, speed: 3, age: 1 },
  { id: 'unique', strength: 0, speed: 1, age: 2 },
];

/** The numbers of the newest rules, for the lessons; a match tells its own (`rules`, and `numbers` of each player). */
export const RULES = { version: 2, domination_turns: 9, corsair_gold: 2, vault: 4 };

/** The four civilizations by the newest rules, each with its unique unit. */
export const CIVS = {
  ironborn: { unit: { id: 'huscarl', strength: 6, speed: 1 },
    numbers: { iron_off: 1, research: 100, route: 100, upkeep: 68, yields: {} } },
  verdanti: { unit: { id: 'herbalist', strength: 1, speed: 1 },
    numbers: { iron_off: 0, research: 100, route: 100, upkeep: 73,
      yields: { plains: [1, 0, 0], forest: [1, 0, 0], mountain: [1, 0, 0], coast: [1, 0, 0], river: [1, 0, 0] } } },
  tidecallers: { unit: { id: 'corsair', strength: 4, speed: 2 },
    numbers: { iron_off: 0, research: 100, route: 200, upkeep: 38, yields: { coast: [0, 0, 1] } } },
  ashwalkers: { unit: { id: 'sage', strength: 1, speed: 1 },
    numbers: { iron_off: 0, research: 65, route: 100, upkeep: 46, yields: {} } },
};

/** Buildings in table order. */
export const BUILDINGS = [
  { id: 'farm', age: 1 }, { id: 'mine', age: 1 }, { id: 'market', age: 1 }, { id: 'barracks', age: 1 },
  { id: 'fortress', age: 2 }, { id: 'trade_post', age: 2 }, { id: 'watchtower', age: 2 },
];

/** One tech of each age can be learnt. */
export const TECHS = [
  { id: 'agriculture', age: 1 }, { id: 'mining', age: 1 }, { id: 'masonry', age: 1 },
  { id: 'tactics', age: 2 }, { id: 'commerce', age: 2 }, { id: 'fortification', age: 2 },
  { id: 'blitz', age: 3 }, { id: 'siege_craft', age: 3 }, { id: 'diplomacy', age: 3 },
];

/** The id of a tech that the server may name by its code of three letters; anything else stays as it is. */
export const tech_id = (name) => TECHS.find(({ id }) => name && id.startsWith(name))?.id ?? name;

/** Relations from war to the closest treaty; each treaty includes those before it. */
export const RELATIONS = ['war', 'ceasefire', 'nap', 'trade', 'alliance'];

/** The pattern of each seat's banner, so that seats do not differ by colour alone. */
export const PATTERNS = ['plain', 'bend', 'dots', 'cross'];

/** "p2" -> 2. */
export const seat_of = (name) => Number(String(name).slice(1));

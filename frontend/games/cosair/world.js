/* What never changes in CoSAIR: colours with letters and dashes to tell them apart without colour, items, technologies,
 * missions. */
import { has_words, t } from '../../locales/text.js';

/** The eleven colours: key as the server says it, two letters, the dashes of its ring. */
export const COLOURS = [
  { key: 'red', code: 'Rd', dash: '' }, { key: 'blue', code: 'Bu', dash: '9 5' },
  { key: 'green', code: 'Gn', dash: '2 4' },
  { key: 'yellow', code: 'Yl', dash: '16 4' }, { key: 'orange', code: 'Or', dash: '12 4 2 4' },
  { key: 'violet', code: 'Vi', dash: '5 5' },
  { key: 'cyan', code: 'Cy', dash: '2 8' }, { key: 'magenta', code: 'Mg', dash: '8 3 2 3 2 3' },
  { key: 'white', code: 'Wh', dash: '22 8' },
  { key: 'brown', code: 'Br', dash: '4 2' }, { key: 'grey', code: 'Gy', dash: '14 8 4 8' },
];

const BY_KEY = new Map(COLOURS.map((colour) => [colour.key, colour]));

/** A colour by its key, however it is written. */
export const colour_of = (key) => BY_KEY.get(String(key).toLowerCase()) ?? COLOURS.at(-1);

/** What a planet can build, ships first. `once`: one of a kind for each planet. */
export const ITEMS = [
  { key: 'cruiser' }, { key: 'transport' }, { key: 'freighter' }, { key: 'colony_ship' }, { key: 'mines' },
  { key: 'factory', once: true }, { key: 'biosphere', once: true }, { key: 'barracks', once: true },
  { key: 'medicenter', once: true }, { key: 'starbase', once: true },
];

const ITEM = new Map(ITEMS.map((item) => [item.key, item]));

/* The name of a thing, or its key when a newer server has things that this page does not know. */
const name_of = (id, key) => (has_words(id) ? t(id) : String(key ?? ''));

/* The server makes its names from these, in English: a nation is "The Red", the second of its planets "Red Two". */
const nation_id = (colour) => `cosair-nation-${colour.toLowerCase()}`;
const number_id = (number) => `cosair-number-${number.toLowerCase()}`;

/** What the page calls a nation that the server calls "The Red": "Red", in the language of the page. */
export function nation_words(name) {
  const colour = name.replace(/^The /, '');
  return name_of(nation_id(colour), colour);
}

/** What the page calls the planet of a number: "Two". */
export const number_words = (number) => name_of(number_id(number), number);

const NUMBERS = ['prime', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The same as a figure: "2"; '' for the first planet of a nation, which is its home. */
export function number_figure(number) {
  const n = NUMBERS.indexOf(number.toLowerCase());
  return n > 0 ? String(n + 1) : n ? number_words(number) : '';
}

/** What the page calls a planet, which the server calls "Red Two"; any other name stays as it is. */
export function planet_words(name) {
  const [colour, number, ...more] = name.split(' ');
  if (more.length || !number || !has_words(nation_id(colour)) || !has_words(number_id(number))) return name;
  return t('cosair-planet-name', { nation: nation_words(colour), number: number_words(number) });
}

export const item_of = (key) => ITEM.get(key);
export const item_name = (key) => name_of(`cosair-item-${key}`, key);
export const item_note = (key) => t(`cosair-note-${key}`);

/** Common build queues; what a planet cannot build is left out. */
export const PRESETS = [
  { key: 'grow', items: ['factory', 'biosphere', 'medicenter'] },
  { key: 'settle', items: ['colony_ship', 'cruiser'] },
  { key: 'trade', items: ['freighter', 'freighter', 'freighter'] },
  { key: 'guard', items: ['starbase', 'mines', 'cruiser', 'cruiser'] },
  { key: 'strike',
    items: ['cruiser', 'cruiser', 'cruiser', 'cruiser', 'transport', 'transport', 'transport', 'transport'] },
];
export const preset_name = (key) => t(`cosair-preset-${key}`);

export const TECHS = ['autofabrication', 'biomodelling', 'armoured_cruiser', 'conscript_army', 'space_mines',
  'fusion_drive', 'assault_cruiser', 'security_network', 'modern_medicine', 'orbital_engineering'];
export const tech_name = (key) => name_of(`cosair-tech-${key}`, key);
export const tech_note = (key) => t(`cosair-about-${key}`);

/** What an agent can do abroad; `risk` in percent before anything is known of the other nation. */
export const MISSIONS = [
  { key: 'planet_info', risk: 15 }, { key: 'nation_info', risk: 30 }, { key: 'sabotage', risk: 45 },
  { key: 'unrest', risk: 60 }, { key: 'hijack', risk: 75 },
];
export const mission_name = (key) => name_of(`cosair-mission-${key}`, key);
export const mission_note = (key) => t(`cosair-effect-${key}`);

/** The name of an agent: "Alpha". */
export const agent_name = (key) => (key === 'xray' ? 'X-ray' : key ? key[0].toUpperCase() + key.slice(1) : '');

/* Agents are trained in this order. */
const AGENTS = ('alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa '
  + 'quebec romeo sierra tango uniform victor whiskey xray yankee zulu').split(' ');

/** The agent in training, or else the next one to be trained; of a nation as it was before the orders of this turn. */
export const trainee = ({ recruited, recruit_done }) => agent_name(AGENTS[recruited - (recruit_done ? 1 : 0)]);

export const MAX_QUEUE = 40;

/* What never changes in CoSAIR: colours with the letters and dashes that tell them in grey, items, technologies,
 * missions. */

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
  { key: 'cruiser', name: 'Cruiser', note: 'fights; one command point' },
  { key: 'transport', name: 'Transport', note: 'lands on foreign planets; one command point' },
  { key: 'freighter', name: 'Freighter', note: 'a trade route to a foreign planet: one trade point' },
  { key: 'colony_ship', name: 'Colony ship', note: 'founds a planet, with an escort and a million people' },
  { key: 'mines', name: 'Pair of mines', note: 'each takes an attacking cruiser with 60 %' },
  { key: 'factory', name: 'Factory', note: 'one more point a million', once: true },
  { key: 'biosphere', name: 'Biosphere', note: 'room for five million', once: true },
  { key: 'barracks', name: 'Barracks', note: 'twice the transports needed against it, cheaper transports', once: true },
  { key: 'medicenter', name: 'Medicenter', note: 'grows half as fast again', once: true },
  { key: 'starbase', name: 'Starbase', note: 'defence +1, cheaper cruisers and freighters', once: true },
];

const ITEM = new Map(ITEMS.map((item) => [item.key, item]));
export const item_name = (key) => ITEM.get(key)?.name ?? key;
export const item_of = (key) => ITEM.get(key);

/** Lists that are often wanted; what a planet cannot build is left out. */
export const PRESETS = [
  { name: 'Grow', items: ['factory', 'biosphere', 'medicenter'] },
  { name: 'Settle', items: ['colony_ship', 'cruiser'] },
  { name: 'Trade', items: ['freighter', 'freighter', 'freighter'] },
  { name: 'Guard', items: ['starbase', 'mines', 'cruiser', 'cruiser'] },
  { name: 'Strike',
    items: ['cruiser', 'cruiser', 'cruiser', 'cruiser', 'transport', 'transport', 'transport', 'transport'] },
];

export const TECHS = [
  { key: 'autofabrication', name: 'Autofabrication',
    note: 'Factories: one more production point for every full million.' },
  { key: 'biomodelling', name: 'Biomodelling', note: 'Biospheres: room for a fifth million.' },
  { key: 'armoured_cruiser', name: 'Armoured Cruiser', note: 'Every cruiser defends with one point more.' },
  { key: 'conscript_army', name: 'Conscript Army',
    note: 'Barracks: twice the transports are needed against the planet, its own are cheaper, unrest ends sooner.' },
  { key: 'space_mines', name: 'Space Mines', note: 'Pairs of mines in orbit, which only attackers meet.' },
  { key: 'fusion_drive', name: 'Fusion Drive', note: 'Four turns for a unit of way instead of five.' },
  { key: 'assault_cruiser', name: 'Assault Cruiser', note: 'Every cruiser attacks with one point more.' },
  { key: 'security_network', name: 'Security Network', note: 'Three times the counterespionage.' },
  { key: 'modern_medicine', name: 'Modern Medicine', note: 'Medicenters: growth of 18 000 a turn instead of 12 000.' },
  { key: 'orbital_engineering', name: 'Orbital Engineering',
    note: 'Starbases: defence, and cheaper cruisers and freighters.' },
];

const TECH = new Map(TECHS.map((tech) => [tech.key, tech]));
export const tech_name = (key) => TECH.get(key)?.name ?? key;

export const MISSIONS = [
  { key: 'planet_info', name: 'Look at the planet', short: 'look at', risk: 15,
    note: 'People, buildings, sum of ships, whether there are mines.' },
  { key: 'nation_info', name: 'Look at the nation', short: 'look into the books at', risk: 30,
    note: 'Gold, technologies, freighters, ranks of its agents.' },
  { key: 'sabotage', name: 'Sabotage', short: 'jam', risk: 45, note: 'Jams the production of the planet.' },
  { key: 'unrest', name: 'Unrest', short: 'stir up', risk: 60, note: 'The people rise: less growth, less production.' },
  { key: 'hijack', name: 'Hijack a freighter', short: 'hijack a freighter at', risk: 75,
    note: 'One of its freighters changes sides.' },
];

const MISSION = new Map(MISSIONS.map((mission) => [mission.key, mission]));
export const mission_name = (key) => MISSION.get(key)?.name ?? key;
export const mission_of = (key) => MISSION.get(key);

/** "alpha" as it is said. */
export const agent_name = (key) => (key === 'xray' ? 'X-ray' : key ? key[0].toUpperCase() + key.slice(1) : '');

export const MAX_QUEUE = 40;

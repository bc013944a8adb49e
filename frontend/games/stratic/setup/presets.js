/* Placements to start from: a name and what it is for. The first three are the arena's own (R3.4). Files are absolute:
 * a preset that leans to one side leans to the same side for South and North; the mirror turns it. */
import { t } from '../../../locales/text.js';

const preset = (id, front, back) => ({
  id, front, back,
  get name() { return t(`stratic-preset-${id}`); },
  get what() { return t(`stratic-preset-${id}-about`); },
});

export const PRESETS = [
  preset('wall', 'FFFFFFFFFF', 'AAA.CIAAAA'),
  preset('phalanx', 'AFAFFFFAFA', 'FFAACIAF.F'),
  preset('horns', 'AAFFFFFFAA', 'AIFF.FCFFA'),
  preset('spear', 'FFFFAAFFFF', 'FFAAICA.FF'),
  preset('storm', 'AAAFAAFAAA', 'FFAFICFA.F'),
  preset('lattice', 'FAFAFAFAFA', 'AFAFCIFAF.'),
  preset('castle', 'AFFFFFAFFF', 'AAA.AAFICF'),
  preset('hook', 'AAAAFFFFFF', 'AAIFAACAF.'),
];

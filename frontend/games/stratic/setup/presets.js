/* Placements to start from: a name and what it is for. The first three are the arena's own (R3.4). Files are absolute:
 * a preset that leans to one side leans to the same side for South and North; the mirror turns it. */
export const PRESETS = [
  { id: 'wall', name: 'Wall', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA',
    what: 'Every Fortifier in front. Slow and safe, with many stands for riders later.' },
  { id: 'phalanx', name: 'Phalanx', front: 'AFAFFFFAFA', back: 'FFAACIAF.F',
    what: 'Shields in the centre, spears between them: ready for a slow advance on all files.' },
  { id: 'horns', name: 'Horns', front: 'AAFFFFFFAA', back: 'AIFF.FCFFA',
    what: 'Aggressors on both wings, to reach round a wall while the centre holds.' },
  { id: 'spear', name: 'Spear', front: 'FFFFAAFFFF', back: 'FFAAICA.FF',
    what: 'Aggressors and the Interdictor behind the middle: one early break through the centre.' },
  { id: 'storm', name: 'Storm', front: 'AAAFAAFAAA', back: 'FFAFICFA.F',
    what: 'Ten Aggressors, most of them in front. Fast and open: take first, or be taken.' },
  { id: 'lattice', name: 'Lattice', front: 'FAFAFAFAFA', back: 'AFAFCIFAF.',
    what: 'Every Aggressor beside a Fortifier it can mount next turn, to ride out any distance.' },
  { id: 'castle', name: 'Castle', front: 'AFFFFFAFFF', back: 'AAA.AAFICF',
    what: 'The Commander boxed in on the right flank, far from the centre’s trouble.' },
  { id: 'hook', name: 'Hook', front: 'AAAAFFFFFF', back: 'AAIFAACAF.',
    what: 'All the weight on the left wing, the Commander behind shields on the right.' },
];

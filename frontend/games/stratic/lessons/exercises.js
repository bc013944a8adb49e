/* Ten exercises. An exercise is solved when the engine's answer meets the goal (goal.js), by whatever turn; where it
 * takes more than one turn, North answers as the arena's strongest bot advises. `solves` and `fails` are for the tests:
 * turns that must be accepted, and turns that must not. */
const at = (pieces, { passes = '0,0' } = {}) => `str1/2 e0 t2 S p${passes} r0,0 s0,0 ${pieces}`;
const later = (pieces, { passes = '0,0', reserve = 0, turns = 4 } = {}) =>
  `str1/2 e1 t${turns} S p${passes} r${reserve},0 s0,0 ${pieces}`;

/* The board without the ring to come: only where the growth matters is it shown. */
const WHOLE = { x0: -1, y0: -1, x1: 10, y1: 10 };

export const exercises = [
  {
    id: 'free', title: 'Nothing for nothing', turns: 1, goal: { gains: 2, safe: 0 },
    position: at('C@e1,A@e4,F@d2,F@f2,F@e2,a@e7,a@c6,f@d8,i@h7,c@e10,f@d9,f@f9,a@h10'),
    task: 'Two of North’s Aggressors are within reach. Win one, and give North nothing to capture.',
    hints: ['One of the two is guarded along a rank.', 'The Interdictor on h7 sees e7. Nobody sees c6.'],
    praise: 'A capture is worth what it brings, less what the answer costs.',
    solves: [['Ae4xc6']], fails: [['Ae4xe7'], ['--'], ['Ae4>e5']],
  },
  {
    id: 'chain', title: 'Two at one blow', turns: 1, goal: { gains: 6 },
    position: at('C@e1,A@d4,F@e2,F@d2,a@d6,a@g4,i@f8,f@f6,i@b5,c@h10'),
    task: 'Win 6 points with one movement.',
    hints: ['A capture at most two squares away may be followed by a second.',
      'From which capture square does an Aggressor reach an Interdictor? Look diagonally.'],
    praise: 'The first capture was within two squares, so the chain went on.',
    solves: [['Ad4xd6xf8']], fails: [['Ad4xd6'], ['Ad4xg4'], ['--']],
  },
  {
    id: 'raise', title: 'Raise and strike', turns: 2, goal: { gains: 2 },
    position: later('C@e1,A@c3,F@c5,F@e3,F@d1,f@h9,f@f10,c@g9,a@j5,f@g8,a@i10'),
    task: 'No capture is in reach. Win a piece in two turns, whatever North answers.',
    hints: ['A raised Aggressor sees along eight whole lines.',
      'From one of your Fortifiers it would attack two pieces at once, and North can tend only to one.'],
    praise: 'Occupy, then strike: the double threat left North one answer too few.',
    solves: [['Ac3^c5']], fails: [['Ac3^e3', '--'], ['--', '--'], ['Ac3>c4', '--']],
  },
  {
    id: 'promote', title: 'Over the line', turns: 1, goal: { checks: true, safe: 0 },
    position: at('C@e1,F@c7,F@f8,F@d2,A@i3,c@h9,f@h8,f@i9,f@h10,a@f10,a@j7,f@b9'),
    task: 'Promote a Fortifier so that it calls check and cannot be taken.',
    hints: ['Two Fortifiers can cross the line. One would be captured at once.',
      'From c9 the rank is open as far as h9. Which kind sees that far?'],
    praise: 'Far away is often the best place for an Interdictor.',
    solves: [['Fc7>c9=I']], fails: [['Fc7>c9=A'], ['Ff8>f9=I'], ['Fc7>c9'], ['--']],
  },
  {
    id: 'save', title: 'Save the Commander', turns: 1, goal: { safe: 0 },
    position: at('C@e1,F@d1,F@f1,A@h1,F@d2,i@e6,A@g3,a@c3,I@a9,c@i10,f@e9'),
    task: 'You are in check. End it, and leave North nothing to capture.',
    hints: ['To block costs the piece that blocks; to answer with check leads to a draw at best.',
      'The Commander itself may move now. A Fortifier would shelter it.'],
    praise: 'A Commander in check may move, and on a Fortifier it is never in check. Be sure that nobody can '
      + 'breach it there.',
    solves: [['Ce1^d1'], ['Ce1^f1'], ['Ce1>f2']], fails: [['Ag3>e3'], ['Ia9>e5'], ['Ce1^d2'], ['Ia9>a10'], ['Ff1~e1']],
  },
  {
    id: 'operation', title: 'Mate by operation', turns: 1, goal: { wins: true },
    position: later('C@e1,A@b5,F@c6,F@e3,A@e2,F@d2,c@f9,f@e9,f@f8,f@g9,a@e10,a@h8,f@d9,i@h10', { passes: '2,0' }),
    task: 'You have passed twice: this turn is an operation. Win at once.',
    hints: ['No piece of yours reaches f9 in one movement. In two, the first may prepare.',
      'Raise an Aggressor; the same piece may then move again, with raised powers.'],
    praise: 'Occupy and strike in one turn: that is what two quiet turns threaten.',
    solves: [['Ab5^c6 Ac6xf9']], fails: [['Ab5^c6'], ['Ab5>c5 Ac5^c6'], ['--']],
  },
  {
    id: 'reinforce', title: 'Count before it grows', turns: 1, after: 'answer', goal: { reserve: 2 },
    position: later('C@e1,F@d3,F@f4,A@g3,A@b2,F@e2,a@b5,f@e7,f@h7,a@d9,c@e10,f@e9,f@f9,a@g10',
      { reserve: 1, turns: 8 }),
    task: 'After North’s answer the board grows. Place your reinforcement and move so that you gain at '
      + 'least two more.',
    hints: ['Both counts matter: yours up, North’s down.',
      'Place into the midboard where North cannot take it. Then capture a piece that stands in the midboard, with one '
        + 'that comes from outside.'],
    praise: 'The count at the growth is worth as much as a capture.',
    solves: [['+Fa3 Ab2xb5'], ['+Fe4 Ab2xb5']], fails: [['+Fa1 --'], ['+Fa1 Ag3>g2']],
  },
  {
    id: 'reply', title: 'No reply', turns: 1, goal: { wins: true },
    position: at('C@e1,F@d2,F@f2,I@c2,A@b7,i@e6,c@c8,f@b9,f@d9,a@h9'),
    task: 'Both Commanders are in check. Win; a draw is not enough.',
    hints: ['Whoever only captures the Commander will see the reply.',
      'A chain may begin with the Commander and end with the piece that would reply.'],
    praise: 'The second capture took the reply away.',
    solves: [['Ab7xc8xe6']], fails: [['Ic2xc8'], ['Ab7xc8'], ['Ce1>f1'], ['Ic2>e4']],
  },
  {
    id: 'breach', title: 'The piece to spare', turns: 2, goal: { wins: true },
    position: later('C@b1,FA@d2,FA@f2,I@e5,A@c8,F@b2,F@a2,fc@e8,f@i8,f@j7,a@j10'),
    task: 'The Commander on e8 is sheltered. Bring it down and capture it: two turns, whatever North answers.',
    hints: ['The piece that breaches is lost. The others must then leave the Commander no square.',
      'Files d and f are watched already. Who watches file e?'],
    praise: 'The Aggressor could be spared; the Interdictor had to give the check.',
    solves: [['Ac8%e8']], fails: [['Ie5%e8'], ['--', '--']],
  },
  {
    id: 'quiet', title: 'The quiet turn', turns: 2, goal: { wins: true },
    position: later('C@b1,A@b6,A@f6,I@b10,F@b2,F@a2,F@c2,fc@d8,f@d9,f@e8,f@c8,f@d7,f@h9,a@j10', { passes: '1,0' }),
    task: 'You passed last turn. Win in two turns, whatever North answers.',
    hints: ['If you breach now, the Commander steps onto another Fortifier. What would let you strike twice?',
      'Three of your pieces see d8. North can block one of them.'],
    praise: 'The second pass was the threat: with an operation, breach and capture come in one turn.',
    solves: [['--']], fails: [['Ab6%d8'], ['Ab6>b5', '--']],
  },
].map((exercise, i) => ({ seat: 0, n: i + 1, window: exercise.after === 'answer' ? undefined : WHOLE, ...exercise }));

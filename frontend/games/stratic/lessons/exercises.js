/* Ten exercises. An exercise is solved when the engine's answer meets the goal (goal.js), with any turn. Where it takes
 * more than one turn, North answers as the arena's strongest bot advises. `solves` and `fails` are for the tests:
 * turns that must be accepted, and turns that must not. */
import { t } from '../../../locales/text.js';

const at = (pieces, { passes = '0,0' } = {}) => `str1/2 e0 t2 S p${passes} r0,0 s0,0 ${pieces}`;
const later = (pieces, { passes = '0,0', reserve = 0, turns = 4 } = {}) =>
  `str1/2 e1 t${turns} S p${passes} r${reserve},0 s0,0 ${pieces}`;

/* The board without the ring to come: only where the growth matters is it shown. */
const WHOLE = { x0: -1, y0: -1, x1: 10, y1: 10 };

const EXERCISES = [
  {
    id: 'free', turns: 1, goal: { gains: 2, safe: 0 },
    position: at('C@e1,A@e4,F@d2,F@f2,F@e2,a@e7,a@c6,f@d8,i@h7,c@e10,f@d9,f@f9,a@h10'),
    solves: [['Ae4xc6']], fails: [['Ae4xe7'], ['--'], ['Ae4>e5']],
  },
  {
    id: 'chain', turns: 1, goal: { gains: 6 },
    position: at('C@e1,A@d4,F@e2,F@d2,a@d6,a@g4,i@f8,f@f6,i@b5,c@h10'),
    solves: [['Ad4xd6xf8']], fails: [['Ad4xd6'], ['Ad4xg4'], ['--']],
  },
  {
    id: 'raise', turns: 2, goal: { gains: 2 },
    position: later('C@e1,A@c3,F@c5,F@e3,F@d1,f@h9,f@f10,c@g9,a@j5,f@g8,a@i10'),
    solves: [['Ac3^c5']], fails: [['Ac3^e3', '--'], ['--', '--'], ['Ac3>c4', '--']],
  },
  {
    id: 'promote', turns: 1, goal: { checks: true, safe: 0 },
    position: at('C@e1,F@c7,F@f8,F@d2,A@i3,c@h9,f@h8,f@i9,f@h10,a@f10,a@j7,f@b9'),
    solves: [['Fc7>c9=I']], fails: [['Fc7>c9=A'], ['Ff8>f9=I'], ['Fc7>c9'], ['--']],
  },
  {
    id: 'save', turns: 1, goal: { safe: 0 },
    position: at('C@e1,F@d1,F@f1,A@h1,F@d2,i@e6,A@g3,a@c3,I@a9,c@i10,f@e9'),
    solves: [['Ce1^d1'], ['Ce1^f1'], ['Ce1>f2']], fails: [['Ag3>e3'], ['Ia9>e5'], ['Ce1^d2'], ['Ia9>a10'], ['Ff1~e1']],
  },
  {
    id: 'operation', turns: 1, goal: { wins: true },
    position: later('C@e1,A@b5,F@c6,F@e3,A@e2,F@d2,c@f9,f@e9,f@f8,f@g9,a@e10,a@h8,f@d9,i@h10', { passes: '2,0' }),
    solves: [['Ab5^c6 Ac6xf9']], fails: [['Ab5^c6'], ['Ab5>c5 Ac5^c6'], ['--']],
  },
  {
    id: 'reinforce', turns: 1, after: 'answer', goal: { reserve: 2 },
    position: later('C@e1,F@d3,F@f4,A@g3,A@b2,F@e2,a@b5,f@e7,f@h7,a@d9,c@e10,f@e9,f@f9,a@g10',
      { reserve: 1, turns: 8 }),
    solves: [['+Fa3 Ab2xb5'], ['+Fe4 Ab2xb5']], fails: [['+Fa1 --'], ['+Fa1 Ag3>g2']],
  },
  {
    id: 'reply', turns: 1, goal: { wins: true },
    position: at('C@e1,F@d2,F@f2,I@c2,A@b7,i@e6,c@c8,f@b9,f@d9,a@h9'),
    solves: [['Ab7xc8xe6']], fails: [['Ic2xc8'], ['Ab7xc8'], ['Ce1>f1'], ['Ic2>e4']],
  },
  {
    id: 'breach', turns: 2, goal: { wins: true },
    position: later('C@b1,FA@d2,FA@f2,I@e5,A@c8,F@b2,F@a2,fc@e8,f@i8,f@j7,a@j10'),
    solves: [['Ac8%e8']], fails: [['Ie5%e8'], ['--', '--']],
  },
  {
    id: 'quiet', turns: 2, goal: { wins: true },
    position: later('C@b1,A@b6,A@f6,I@b10,F@b2,F@a2,F@c2,fc@d8,f@d9,f@e8,f@c8,f@d7,f@h9,a@j10', { passes: '1,0' }),
    solves: [['--']], fails: [['Ab6%d8'], ['Ab6>b5', '--']],
  },
];

const words_of = (id) => ({
  title: t(`stratic-lessons-exercise-${id}`), task: t(`stratic-lessons-exercise-${id}-task`),
  hints: [1, 2].map((n) => t(`stratic-lessons-exercise-${id}-hint-${n}`)),
  praise: t(`stratic-lessons-exercise-${id}-praise`),
});

/** The exercises in their order. */
export const exercises = () => EXERCISES.map((exercise, i) => ({ seat: 0, n: i + 1,
  window: exercise.after === 'answer' ? undefined : WHOLE, ...exercise, ...words_of(exercise.id) }));

/* The live boards of the chapters: a position text and the part of the board that is shown. `tries` are turns that must
 * be legal, `wrong` ones that must not; `replies` are North's fixed turns. The tests play all of them. */
const at = (pieces, { passes = '0,0' } = {}) => `str1/2 e0 t2 S p${passes} r0,0 s0,0 ${pieces}`;
const part = (x0, y0, x1, y1) => ({ x0, y0, x1, y1 });

const WALL = 'A@a1,A@b1,A@c1,C@e1,I@f1,A@g1,A@h1,A@i1,A@j1,F@a2,F@b2,F@c2,F@d2,F@e2,F@f2,F@g2,F@h2,F@i2,F@j2,'
  + 'f@a9,f@b9,f@c9,f@d9,f@e9,f@f9,f@g9,f@h9,f@i9,f@j9,a@a10,a@b10,a@c10,c@e10,i@f10,a@g10,a@h10,a@i10,a@j10';

/** Boards by chapter. */
export const boards = {
  aim: {
    position: at('C@e1,F@e2,F@f2,A@e7,f@d9,f@f9,a@h10,c@e10'), window: part(0, 0, 9, 9), tries: ['Ae7xe10'],
  },
  placement: {
    position: `str1/2 e0 t0 S p0,0 r0,0 s0,0 ${WALL}`, tries: ['Fe2>e4', 'If1~e1'],
  },
  board: {
    position: at('C@e1,F@e2,F@d4,A@g3,f@d8,a@f7,f@e9,c@e10'), replies: ['--'], tries: ['--', 'Fd4>d5'],
  },
  fortifier: {
    position: at('C@a1,F@e5,f@e7,f@c5,a@g5,c@j10'), window: part(1, 1, 7, 7), tries: ['Fe5xe7', 'Fe5xc5', 'Fe5>e4'],
    wrong: ['Fe5xg5', 'Fe5>f6'],
  },
  aggressor: {
    position: at('C@h1,A@d4,a@d7,f@b4,i@f6,f@e5,c@j10'), window: part(0, 0, 7, 7),
    tries: ['Ad4xd7', 'Ad4^b4', 'Ad4^e5'], wrong: ['Ad4xf6', 'Ad4xb4', 'Ad4>d8'],
  },
  interdictor: {
    position: at('C@h1,I@d4,F@b4,f@d8,a@g7,c@j9'), window: part(0, 0, 9, 9),
    tries: ['Id4xd8', 'Id4^d8', 'Id4xg7', 'Id4^b4'], wrong: ['Id4>d9'],
  },
  commander: {
    position: at('C@e2,F@d2,A@g5,I@h8,a@e5,c@j9'), window: part(1, 0, 8, 7),
    tries: ['Ce2>f3', 'Ce2^d2', 'Ag5>e3', 'Ih8xe5'], wrong: ['--', 'Ce2>e3', 'Fd2>d4'],
  },
  stacks: {
    position: at('C@b1,A@c3,F@c5,f@f3,fa@e5,c@h10'), window: part(0, 0, 7, 7), tries: ['Ac3^c5', 'Ac3^f3', 'Ac3xe5'],
  },
  carry: {
    position: at('C@j1,Fa@d4,FA@g4,f@g5,c@j9'), window: part(1, 1, 8, 8),
    tries: ['Fd4>d5', 'Fd4>e4', 'Fd4>d3', 'Fd4>c4', 'Fg4xg5', 'Ag4>g2'], wrong: ['Fd4>d6'],
  },
  raised: {
    position: at('C@a1,FA@c3,i@h8,a@c9,FI@f2,f@f5,a@f7,a@f9,c@j9'), window: part(0, 0, 9, 9),
    tries: ['Ac3xh8', 'Ac3xc9', 'If2xf9', 'If2xf7'], wrong: ['Ac3xf9'],
  },
  chains: {
    position: at('C@a1,A@c3,a@c5,i@e7,a@f3,a@f5,c@j10'), window: part(0, 0, 7, 7),
    tries: ['Ac3xc5xe7', 'Ac3xc5', 'Ac3xf3', 'Ac3xc5xf5'], wrong: ['Ac3xf3xf5'],
  },
  crush: {
    position: at('C@a1,fI@d5,fA@g5,c@h10'), window: part(1, 1, 8, 8), tries: ['Id5*', 'Id5>d7'], wrong: ['Ag5*'],
  },
  breach: {
    position: at('C@a1,A@e6,I@h4,fc@e8,a@c10'), window: part(0, 0, 9, 9), tries: ['Ae6%e8'], wrong: ['Ae6xe8'],
  },
  swap: {
    position: at('C@c2,A@f2,F@c4,FA@g6,i@c9,c@h10'), window: part(0, 0, 9, 9), tries: ['Af2~c2', 'Ag6~c2'],
    wrong: ['Fc4~f2', 'Cc2>b2'],
  },
  promotion: {
    position: at('C@a1,F@d7,F@g8,f@g10,c@j10'), window: part(2, 2, 9, 9), tries: ['Fd7>d9=A', 'Fg8xg10=I', 'Fd7>d9'],
    wrong: ['Fd7>d8=A'],
  },
  operations: {
    position: at('C@a1,A@c3,I@h5,fc@c5,f@f9,a@f8', { passes: '2,0' }), window: part(0, 0, 8, 8),
    tries: ['Ac3%c5 Ih5xc5'], wrong: ['Ac3%c5 Ih5xc5 Ca1>a2'],
  },
  check: {
    position: at('C@c3,F@a1,I@a4,i@c9,c@j10'), window: part(0, 0, 9, 9), tries: ['Cc3>d3', 'Ia4>j4', 'Ia4>c4'],
    wrong: ['--', 'Fa1>a2', 'Cc3>c2'],
  },
  reply: {
    position: at('C@e1,I@c2,A@b7,i@e6,c@c8,f@b9'), window: part(0, 0, 8, 8), tries: ['Ic2xc8', 'Ab7xc8', 'Ab7xc8xe6'],
  },
  reinforcements: {
    position: at('C@e1,F@d2,F@d3,A@g4,F@e5,f@d8,f@e9,c@e10'), replies: ['--'], turns: 2, tries: ['Fd2>c2', '--'],
    then: '+Ae4 +Ff5 --',
  },
  notation: {
    position: at('C@a1,A@c3,F@c5,F@g5,a@d4,i@f4,c@j9'), typing: true, tries: ['Ac3xd4xf4', 'Ac3^c5', 'Fg5>g7'],
    window: part(0, 0, 7, 7),
  },
  antistratic: {
    variant: 'antistratic', position: 'str1/2 e0 t2 S p0,0 r0,0 s0,0 C@e1,A@d4,F@f3,a@d6,f@f5,a@g8,c@e10',
    window: { x0: 0, y0: 0, x1: 9, y1: 9 },
    tries: ['Ad4xd6', 'Ff3xf5'], wrong: ['--', 'Ad4>d5', 'Ce1>e2'],
  },
  true_endless: {
    variant: 'true_endless', position: 'str1/2 e0 t2 S p0,0 r1CA,0 s0,10 F@d2,F@e2,I@f1,i@e6,a@g7,c@e10,f@d9',
    window: { x0: 0, y0: 0, x1: 9, y1: 9 },
    tries: ['+Ce1 +Aa1 +Fb1 --', '+Ca1 +Fc3 +Ad3 If1>f4'], wrong: ['--', '+Ce4 +Aa1 +Fb1 --', '+Aa1 +Ce1 +Fb1 --'],
  },
  cube: {
    options: { dims: 3 },
    position: 'str1/3 e0 t2 S p0,0 r0,0 s0,0 F@d4.3,C@e1.5,A@f3.5,I@d4.5,a@f5.7,c@e10.5,f@d7.8,a@a4.8',
    window: { x0: 0, y0: 0, x1: 9, y1: 9 },
    tries: ['Af3.5xf5.7', 'Af3.5>f3.8', 'Id4.5xd7.8', 'Id4.5^d7.8', 'Id4.5^d4.3', 'Id4.5xa4.8', 'Fd4.3>d4.4'],
    wrong: ['Af3.5>f6.8', 'Fd4.3>e4.4', 'Af3.5>f4.7'],
  },
};

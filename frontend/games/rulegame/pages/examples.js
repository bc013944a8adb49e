/* Rule sets to begin with, from the gentle to those whose atoms come and go. */
export const examples = [
  ['All into one', '# Whatever it is, it goes to the top left.\n(bucket:0)\n'],
  ['Sorted by color',
    '# Every color has a bucket of its own.\n(color:red,bucket:3) (color:black,bucket:0)\n(color:blue,bucket:1) '
      + '(color:yellow,bucket:2)\n'],
  ['Roof, then floor',
    '# By turns from the top row to an upper bucket, from the bottom row to a lower one.\n1 (pos:T,bucket:[0,1])\n1 '
      + '(pos:B,bucket:[2,3])\n'],
  ['Round the clock', '# The first goes anywhere, each next one bucket further.\n(bucket:[!p*[0,1,2,3],p+1])\n'],
  ['Two queues that cross',
    '# Stars leave at the top, squares at the bottom: each may bar the way of the other.\n(shape:star,pos:T) '
      + '(shape:square,pos:B)\n(shape:[circle,triangle])\n'],
  ['Halves of one memory',
    '# The first red piece goes bottom left, later ones one further: one of both always '
      + 'holds.\n(color:red,bucket:!pc*3) (color:red,bucket:pc+1)\n(color:[black,blue,yellow],bucket:0)\n'],
  ['Last chance in the corner',
    '# The top right cell can be emptied by the first move only.\n(code:this.pos==36,bucket:!p) (code:this.pos<36)\n'],
  ['Only one star', '# A star goes first or never.\n(shape:star,bucket:!p)\n(shape:[square,circle,triangle])\n'],
];

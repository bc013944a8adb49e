/* Rule sets to start from, from simple ones to those whose atoms appear and disappear. */
import { t } from '../../../locales/text.js';

const RULES = [
  ['one', '(bucket:0)'],
  ['color', '(color:red,bucket:3) (color:black,bucket:0)\n(color:blue,bucket:1) (color:yellow,bucket:2)'],
  ['roof', '1 (pos:T,bucket:[0,1])\n1 (pos:B,bucket:[2,3])'],
  ['clock', '(bucket:[!p*[0,1,2,3],p+1])'],
  ['queues', '(shape:star,pos:T) (shape:square,pos:B)\n(shape:[circle,triangle])'],
  ['halves', '(color:red,bucket:!pc*3) (color:red,bucket:pc+1)\n(color:[black,blue,yellow],bucket:0)'],
  ['corner', '(code:this.pos==36,bucket:!p) (code:this.pos<36)'],
  ['star', '(shape:star,bucket:!p)\n(shape:[square,circle,triangle])'],
];

/** The examples: [name, text]. */
export const examples = () => RULES.map(([id, rules]) =>
  [t(`rulegame-pages-example-${id}`), `# ${t(`rulegame-pages-example-${id}-note`)}\n${rules}\n`]);

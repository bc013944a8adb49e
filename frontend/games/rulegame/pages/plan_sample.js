/* A small plan that works: two lists with the same two rules in opposite order. */
import { t } from '../../../locales/text.js';

const HEAD =
  'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,'
  + 'feedback_switches,give_up_at';
const row = (rule) => `${rule},3,2,10,5,5,2,4,2,4,free,1`;

/* A comment line of a file. */
const comment = (id) => `# ${t(id)}\n`;

/** The plan. */
export const sample = () => ({
  title: t('rulegame-pages-sample-title'), shown_title: t('rulegame-pages-sample-shown'), plan: '',
  consent: `${t('rulegame-pages-sample-consent-1')}\n${t('rulegame-pages-sample-consent-2')}\n\n`
    + t('rulegame-pages-sample-consent-3'),
  files: {
    'trial-lists/color_first.csv': `${HEAD}\n${row('by_color')}\n${row('clockwise')}\n`,
    'trial-lists/clock_first.csv': `${HEAD}\n${row('clockwise')}\n${row('by_color')}\n`,
    'rules/by_color.txt': `${comment('rulegame-pages-example-color-note')}(color:red,bucket:3) `
      + '(color:black,bucket:0)\n(color:blue,bucket:1) (color:yellow,bucket:2)\n',
    'rules/clockwise.txt': `${comment('rulegame-pages-example-clock-note')}(bucket:[!p*[0,1,2,3],p+1])\n`,
  },
});

/**
 * What a new file of a kind begins with, and what it is called.
 * @returns {[id: string, words: string, path: (name: string) => string, text: string][]}
 */
export const kinds = () => [
  ['list', t('rulegame-pages-kind-list'), (name) => `trial-lists/${name}.csv`, `${HEAD}\n`],
  ['rules', t('rulegame-pages-kind-rules'), (name) => `rules/${name}.txt`,
    comment('rulegame-pages-kind-rules-note')],
  ['board', t('rulegame-pages-kind-board'), (name) => `boards/${name}.json`,
    '{"id": 1, "value": [\n  {"x": 1, "y": 6, "shape": "star", "color": "red"}\n]}\n'],
  ['modifier', t('rulegame-pages-kind-modifier'), (name) => `modifiers/${name}.csv`, 'max_boards\n5\n'],
  ['cond', t('rulegame-pages-kind-cond'), (name) => `cond/${name}.txt`, ''],
  ['objects', t('rulegame-pages-kind-objects'), (name) => `shapes/${name}/properties.csv`, 'image,species\n'],
  ['colors', t('rulegame-pages-kind-colors'), () => 'colors/colors.csv', '#name,red,green,blue\n'],
];

/* A small plan that works: two lists with the same two rules, each the other way round. */
const HEAD =
  'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,'
  + 'feedback_switches,give_up_at';
const row = (rule) => `${rule},3,2,10,5,5,2,4,2,4,free,1`;

export const sample = {
  title: 'My first experiment', shown_title: 'A sorting task', plan: '',
  consent: 'You will sort pieces into four buckets under a rule that you find out by trying.\nIt takes about ten '
    + 'minutes. You may stop at any time.\n\nWhat you do is kept under a random code, without your name, and used '
      + 'for research.',
  files: {
    'trial-lists/color_first.csv': `${HEAD}\n${row('by_color')}\n${row('clockwise')}\n`,
    'trial-lists/clock_first.csv': `${HEAD}\n${row('clockwise')}\n${row('by_color')}\n`,
    'rules/by_color.txt': '# Every color has a bucket of its own.\n(color:red,bucket:3) '
      + '(color:black,bucket:0)\n(color:blue,bucket:1) (color:yellow,bucket:2)\n',
    'rules/clockwise.txt': '# The first goes anywhere, each next one bucket further.\n(bucket:[!p*[0,1,2,3],p+1])\n',
  },
};

/**
 * What a new file of a kind begins with, and what it is called.
 * @type {[id: string, words: string, path: (name: string) => string, text: string][]}
 */
export const kinds = [
  ['list', 'Trial list', (name) => `trial-lists/${name}.csv`, `${HEAD}\n`],
  ['rules', 'Rule set', (name) => `rules/${name}.txt`, '# What the rule is, for yourself.\n'],
  ['board', 'Board', (name) => `boards/${name}.json`,
    '{"id": 1, "value": [\n  {"x": 1, "y": 6, "shape": "star", "color": "red"}\n]}\n'],
  ['modifier', 'Modifier', (name) => `modifiers/${name}.csv`, 'max_boards\n5\n'],
  ['cond', 'Condition on boards', (name) => `cond/${name}.txt`, ''],
  ['objects', 'Objects with properties', (name) => `shapes/${name}/properties.csv`, 'image,species\n'],
  ['colors', 'More colors', () => 'colors/colors.csv', '#name,red,green,blue\n'],
];

/* The figures of an experiment as values: what is drawn, and the table that a statistician wants. From the answer of
 * /experiments/{x}/figures; frontend/docs/studies.md says what each figure means. */

const MILLI = 1000;
const standard_error = ({ deviation_milli, series }) => deviation_milli / MILLI / Math.sqrt(series);
const mean = ({ mean_errors_milli }) => mean_errors_milli / MILLI;
const rounded = (value) => Math.round(value * 10_000) / 10_000;

/**
 * The Kaplan-Meier estimate: after how many attempts which share has not mastered the rule. A series that ended before
 * counts as long as it was played.
 * @param {{attempts: number, mastered: boolean, series: number}[]} risk
 */
export function survival(risk) {
  const count = (at, mastered) => risk.filter((one) => one.attempts === at && one.mastered === mastered)
    .reduce((sum, one) => sum + one.series, 0);
  let at_risk = risk.reduce((sum, one) => sum + one.series, 0);
  let share = 1;
  const times = [...new Set(risk.map((one) => one.attempts))].sort((a, b) => a - b);
  return times.map((attempts) => {
    const [mastered, censored] = [count(attempts, true), count(attempts, false)];
    share *= 1 - mastered / at_risk;
    const step = { attempts, at_risk, mastered, censored, share };
    at_risk -= mastered + censored;
    return step;
  });
}

/** Attempts after which half have mastered the rule; null: fewer than half did. */
export const median_mastery = (steps) => steps.find((step) => step.share <= 0.5)?.attempts ?? null;

/* ---- what is drawn ---- */

const most = (values, least) => Math.max(least, ...values);

function curves(rules) {
  const rows = rules.flatMap(({ rule_id, boards }) =>
    boards.map((b) => [rule_id, b.board, b.series, mean(b), rounded(standard_error(b))]));
  return {
    id: 'curves', columns: ['rule_id', 'board', 'series', 'mean_errors', 'standard_error'], rows,
    x: { from: 1, to: most(rows.map((row) => row[1]), 2), counts: true },
    y: { from: 0, to: most(rows.map((row) => row[3] + row[4]), 1) },
    marks: rules.map(({ rule_id, boards }) => ({ name: rule_id, line: boards.map((b) => [b.board, mean(b)]),
      errors: boards.map((b) => [b.board, mean(b), standard_error(b)]) })),
  };
}

/* From everybody at the start down the steps to the last attempt. */
function stairs(steps) {
  const points = [[0, 1]];
  for (const { attempts, share } of steps) points.push([attempts, points.at(-1)[1]], [attempts, share]);
  return points;
}

function surviving(rules, all) {
  const rows = rules.flatMap(({ rule_id }, i) => all[i].map((step) =>
    [rule_id, step.attempts, step.at_risk, step.mastered, step.censored, rounded(step.share)]));
  return {
    id: 'survival', columns: ['rule_id', 'attempts', 'at_risk', 'mastered', 'censored', 'share_not_mastered'], rows,
    x: { from: 0, to: most(rows.map((row) => row[1]), 10), counts: true }, y: { from: 0, to: 1 },
    marks: rules.map(({ rule_id }, i) => ({ name: rule_id, line: stairs(all[i]),
      crosses: all[i].filter((step) => step.censored).map((step) => [step.attempts, step.share]) })),
  };
}

function mastery(rules, all) {
  const rows = rules.flatMap(({ rule_id, risk }) =>
    risk.map((one) => [rule_id, one.attempts, one.mastered, one.series]));
  const dots = ({ risk }, i) => risk.filter((one) => one.mastered).map((one) => [one.attempts, i, one.series]);
  return {
    id: 'mastery', columns: ['rule_id', 'attempts', 'mastered', 'series'], rows,
    names: rules.map((rule) => rule.rule_id),
    x: { from: 0, to: most(rows.map((row) => row[1]), 10), counts: true },
    marks: rules.map((rule, i) => ({ name: rule.rule_id, dots: dots(rule, i),
      middles: [median_mastery(all[i])].filter((at) => at !== null).map((at) => [at, i]) })),
  };
}

/* The hardest first. */
function difficulty(rules, all) {
  const order = rules.map((rule, i) => ({ ...rule, median: median_mastery(all[i]) }))
    .sort((a, b) => b.mean_errors_milli - a.mean_errors_milli);
  const rows = order.map((rule) => [rule.rule_id, rule.series, rule.mastered, rule.median, mean(rule),
    rounded(standard_error(rule)), rule.mean_score_milli / MILLI]);
  return {
    id: 'difficulty', rows, names: order.map((rule) => rule.rule_id),
    columns: ['rule_id', 'series', 'mastered', 'median_mastery', 'mean_errors', 'standard_error', 'mean_points'],
    x: { from: 0, to: most(rows.map((row) => row[4] + row[5]), 1) },
    marks: order.map((rule, i) => ({ name: rule.rule_id, bars: [[mean(rule), i, standard_error(rule)]] })),
  };
}

/**
 * What is drawn in one colour. `errors`: x, y, half the height; `dots`: x, y, how many; `bars`: length, row, half the
 * width of its whisker.
 * @typedef {{name: string, line?: number[][], errors?: number[][], crosses?: number[][], dots?: number[][],
 *     middles?: number[][], bars?: number[][]}} Mark
 */

/**
 * All figures. `x` and `y` are ranges; with `names` the figure has a row for each name instead of `y`.
 * @typedef {{id: string, columns: string[], rows: (string|number|boolean|null)[][], names?: string[],
 *     x: {from: number, to: number, counts?: boolean}, y?: {from: number, to: number}, marks: Mark[]}} Figure
 * @param {any[]} rules   of the answer
 * @returns {Figure[]}
 */
export function figures_of(rules) {
  const all = rules.map(({ risk }) => survival(risk));
  return [curves(rules), mastery(rules, all), surviving(rules, all), difficulty(rules, all)];
}

/* ---- CSV ---- */

/* The same guard as in the server's tables: no spreadsheet takes a text for a formula. */
function cell(value) {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The table of a figure as CSV. */
export const csv_of = ({ columns, rows }) =>
  [columns.join(','), ...rows.map((row) => row.map(cell).join(',')), ''].join('\r\n');

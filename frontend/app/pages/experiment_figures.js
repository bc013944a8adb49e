/* The figures of an experiment, for its owner: drawn, as SVG and as CSV. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { download } from '../tools/download.js';
import { style } from '../../games/index.js';
import { csv_of, figures_of } from '../../model/study_figures.js';
import { plot_file, plot_svg } from '../../views/experiment/plot.js';
import { no_experiment } from '../../views/experiment/experiments.js';
import { figure_words, figures } from '../../views/experiment/figures.js';
import { t } from '../../locales/text.js';

const NARROW = 360;
const WIDE = 640;
const REM = 16;
/* Letters keep their size: a phone gets a narrower drawing, not a smaller one. */
const width_now = () => (globalThis.innerWidth < WIDE + 40 ? NARROW : WIDE);

const drawn = (figure, width) => new globalThis.DOMParser()
  .parseFromString(plot_svg(figure, figure_words(figure), width), 'image/svg+xml').documentElement;

/* A token's value in a file: the colour of the light theme, whatever the page shows; a size in pixels, which all
 * programs know. */
function light(token) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  if (value.endsWith('rem')) return String(parseFloat(value) * REM);
  return /^light-dark\(([^,]+),/.exec(value)?.[1].trim() ?? value;
}

export async function open(ctx) {
  await style('/css/experiments.css');
  const id = ctx.params.experiment;
  try {
    const [x, { rules }] = await Promise.all([page_api.experiment(id), page_api.experiment_figures(id)]);
    const all = (rules.length ? figures_of(rules) : [])
      .map((figure) => ({ ...figure, node: drawn(figure, width_now()) }));
    const name = (figure, ending) => `${x.title.replace(/\W+/g, '-') || x.id}-${figure.id}.${ending}`;
    const send = {
      svg: (figure) =>
        download(name(figure, 'svg'), plot_file(plot_svg(figure, figure_words(figure)), light), 'image/svg+xml'),
      csv: (figure) => download(name(figure, 'csv'), csv_of(figure), 'text/csv'),
    };
    return { name: 'figures', title: () => t('studies-figures-title', { title: x.title }),
      view: () => figures({ x, figures: all }, send) };
  } catch (error) {
    const why = error instanceof Refusal && [401, 404].includes(error.status) ? '' : words_of(error);
    return { name: 'figures', title: () => t('research-experiment'), view: () => no_experiment(why) };
  }
}

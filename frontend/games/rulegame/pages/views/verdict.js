/* What the tester found, in words: whether it can stalemate, how that is known, which atoms come and go. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { rich, t } from '../../../../locales/text.js';
import { atom_text, text_line } from '../text.js';

const TONES = { cannot_stalemate: 'good', can_stalemate: 'warn', unknown: '' };

function tested({ objects: { shapes, colors, objects }, proof: code }) {
  const proof = t(`rulegame-pages-proof-${code}`);
  return shapes ? t('rulegame-pages-tested-kinds', { shapes: shapes.length, colors: colors.length, proof })
    : t('rulegame-pages-tested-objects', { objects, proof });
}

/** What can be done on the board of the verdict. */
export function fate({ verdict, witness }) {
  if (verdict !== 'can_stalemate' || !witness) return nothing;
  if (witness.inevitable === null) return html`<p>${t('rulegame-pages-fate-unknown')}</p>`;
  if (!witness.inevitable) return html`<p>${t('rulegame-pages-fate-choice')}</p>`;
  return html`<p>${witness.moves.length ? t('rulegame-pages-fate-inevitable') : t('rulegame-pages-fate-start')}</p>`;
}

const searched = ({ bounds }) => (bounds
  ? html`<p class="small">${t('rulegame-pages-searched', { memories: bounds.memories, positions: bounds.nodes })}</p>`
  : nothing);

function disappearing({ disappearing: atoms, printed, text }) {
  if (!atoms.length) return html`<p class="small">${t('rulegame-pages-steady')}</p>`;
  return html`<h3>${t('rulegame-pages-disappearing')}</h3>
    <p class="small">${t('rulegame-pages-disappearing-note')}</p>
    <ul class="plain-list atoms">
      ${atoms.map(({ line, atom }) => html`<li><span>${t('rulegame-pages-atom',
        { line: text_line(text, line), atom })}</span>
        <code>${atom_text(printed, line, atom)}</code></li>`)}</ul>`;
}

function published({ verdict, reference_verdict: other }) {
  if (!other) return nothing;
  const can = other === 'can_stalemate';
  const is_same = verdict !== 'unknown' && can === (verdict === 'can_stalemate');
  return html`<p class="small">${is_same ? t('rulegame-pages-published-agrees')
    : can ? t('rulegame-pages-published-can') : t('rulegame-pages-published-cannot')}</p>`;
}

/* Names that no tested piece has: a misspelling, or other pieces are meant. */
function lacking({ lacks }) {
  if (!lacks?.length) return nothing;
  const names = () => lacks.map((name, i) => html`${i ? ', ' : ''}<code>${name.toLowerCase()}</code>`);
  return html`<p class="note warn">${rich('rulegame-pages-lacks', { names })}</p>`;
}

function found(answer) {
  const { verdict, proof } = answer;
  return html`<div class=${`note ${TONES[verdict]}`} role="status">
      <p class="verdict">${t(`rulegame-pages-verdict-${verdict}`)}</p>
      <p>${tested(answer)}</p></div>${lacking(answer)}
    <p>${t(`rulegame-pages-why-${verdict}-${proof}`)}</p>
    ${fate(answer)}${searched(answer)}${disappearing(answer)}${published(answer)}`;
}

function nothing_yet({ answer, error }, waits) {
  if (error) return t('rulegame-pages-verdict-none');
  return waits && !answer ? t('rulegame-pages-verdict-checking') : t('rulegame-pages-verdict-error');
}

/** The verdict, or why there is none yet. */
export function verdict_panel(state) {
  const { text, answer, busy } = state;
  const heading = html`<h2>${t('rulegame-pages-verdict')}</h2>`;
  if (!text.trim()) return html`${heading}<p class="quiet">${t('rulegame-pages-verdict-empty')}</p>`;
  const waits = busy && answer?.text !== text;
  return html`${heading}<div class=${waits ? 'outdated' : nothing}>
    ${answer?.ok ? found(answer) : html`<p class="quiet">${nothing_yet(state, waits)}</p>`}</div>`;
}

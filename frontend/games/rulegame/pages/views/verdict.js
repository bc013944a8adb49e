/* What the tester found, in words: can it stalemate, how is that known, which atoms come and go. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { atom_text, text_line } from '../text.js';

const count = (n, one, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

function kinds_words({ shapes, colors, objects }) {
  if (!shapes) return count(objects, 'object');
  return `${count(shapes.length, 'shape')} in ${count(colors.length, 'color')}`;
}

const heads = {
  cannot_stalemate: ['good', 'It cannot stalemate.'],
  can_stalemate: ['warn', 'It can stalemate.'],
  unknown: ['', 'Not decided.'],
};

/* How it is known, by verdict and kind of proof. */
const proofs = {
  cannot_stalemate: {
    closure: ['the fullest board',
      'Put every piece into every cell and take away whatever may be taken, again and again: nothing is left. Fewer '
        + 'pieces never make it harder.'],
    must: ['the steady atoms alone',
      'Even if every atom that may disappear is left out, the others empty the fullest board, every piece in '
        + 'every cell.'],
    frozen_memory: ['every memory, held still',
      'In a stalemate the memory stands still. With each memory there can be, frozen as it is, the atoms that hold '
        + 'empty the fullest board.'],
  },
  can_stalemate: {
    closure: ['the fullest board',
      'Put every piece into every cell and take away whatever may ever be taken: pieces remain that hold each other '
        + 'fast. The board shown was chosen from them.'],
    start: ['the first move',
      'At the beginning nothing is remembered, and with an empty memory no piece of the board shown can go.'],
    witness: ['play to the end', 'The board shown was played through, and one of its ends is a stalemate.'],
  },
  unknown: { none: ['none', 'Neither a proof nor a board that gets stuck was found.'] },
};

/** What can be done on the board of the verdict. */
export function fate({ verdict, witness }) {
  if (verdict !== 'can_stalemate' || !witness) return nothing;
  if (witness.inevitable === null) {
    return html`<p>No way to clear that board was found, though not all ways were tried.</p>`;
  }
  if (!witness.inevitable) {
    return html`<p>There it depends on the player: one way gets stuck, another clears the board.</p>`;
  }
  return html`<p>There nobody can avoid it${witness.moves.length ? '' : ': it is stuck before the first move'}.</p>`;
}

const searched = ({ bounds }) => (bounds
  ? html`<p class="small">Searched: ${count(bounds.memories, 'memory', 'memories')},
    ${count(bounds.nodes, 'position')}.</p>`
  : nothing);

function disappearing({ disappearing: atoms, printed, text }) {
  if (!atoms.length) {
    return html`<p class="small">No atom disappears: whatever was played, each always names a bucket.</p>`;
  }
  return html`<h3>Atoms that can disappear</h3>
    <p class="small">Depending on what was played, these name no bucket at times.</p>
    <ul class="plain-list atoms">
      ${atoms.map(({ line, atom }) => html`<li><span>Line ${text_line(text, line)}, atom ${atom}</span>
        <code>${atom_text(printed, line, atom)}</code></li>`)}</ul>`;
}

function published({ verdict, reference_verdict: other }) {
  if (!other) return nothing;
  const same = (other === 'can_stalemate') === (verdict === 'can_stalemate') && verdict !== 'unknown';
  return html`<p class="small">The published procedure says
    ${other === 'can_stalemate' ? 'that it can' : 'that it cannot'}${same ? ' as well'
      : '; it does not look at atoms that disappear'}.</p>`;
}

/* Names that no piece tested here has: a slip of the pen, or other pieces are meant. */
function lacking({ lacks }) {
  if (!lacks?.length) return nothing;
  const names = lacks.map((name, i) => html`${i ? ' or ' : ''}<code>${name.toLowerCase()}</code>`);
  return html`<p class="note warn">No piece here is ${names}, which the rules name. Is it written as it is meant? If so,
    test it for “those mentioned”.</p>`;
}

function found(answer) {
  const [tone, words] = heads[answer.verdict];
  const [how, why] = proofs[answer.verdict][answer.proof];
  return html`<div class=${`note ${tone}`} role="status"><p class="verdict">${words}</p>
      <p>For ${kinds_words(answer.objects)}. Proof: ${how}.</p></div>${lacking(answer)}
    <p>${why}</p>${fate(answer)}${searched(answer)}${disappearing(answer)}${published(answer)}`;
}

function nothing_yet({ answer, error }, waits) {
  if (error) return 'There is no verdict yet.';
  return waits && !answer ? 'Looking at it …' : 'There is a fault in the text; the verdict comes when it is mended.';
}

/** The verdict, or why there is none yet. */
export function verdict_panel(state) {
  const { text, answer, busy } = state;
  if (!text.trim()) return html`<h2>Verdict</h2><p class="quiet">Write a rule set, or load an example.</p>`;
  const waits = busy && answer?.text !== text;
  return html`<h2>Verdict</h2><div class=${waits ? 'outdated' : nothing}>
    ${answer?.ok ? found(answer) : html`<p class="quiet">${nothing_yet(state, waits)}</p>`}</div>`;
}

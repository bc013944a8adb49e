/* Studies for two in words: what participants read of partners and of the waiting, and the part of the editor. */
import { html, nothing } from '../../vendor/lit-html.js';
import { number_text, t } from '../../locales/text.js';

const BOTS = ['bot:random', 'bot:memory', 'bot:hypothesis'];

/* "1:05" */
const clock = (seconds) => `${number_text(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

/** The member of the study with its defaults. */
export const pairs_of = (pairs) => ({ partner: 'participant', wait_seconds: 300, move_seconds: 120, ...pairs });

/** What participants read before they join. */
export const pairs_told = ({ play, partner, wait_seconds, move_seconds }) => html`<p>${t(`studies-pairs-told-${play}`,
  { partner })} ${partner === 'bot' ? nothing : t('studies-pairs-told-wait', { n: Math.ceil(wait_seconds / 60) })}
  ${t('studies-pairs-told-move', { n: move_seconds })}</p>`;

const offer = ({ then }, { join }, send) => html`<p>${t(`studies-wait-over-${then}`)}</p>
  <p class="row"><button class="main" ?disabled=${join.busy}
    @click=${send.stop_waiting}>${t(`studies-wait-stop-${then}`)}</button></p>`;

/** The waiting page. */
export function waiting_room(state, send) {
  const { waiting } = state.x.you;
  const waited = Math.min(waiting.seconds, waiting.most_seconds);
  return html`<p class="ex-where" role="status">${t(waiting.over ? 'studies-wait-nobody' : 'studies-wait')}</p>
    <p><progress class="ex-wait" max=${waiting.most_seconds} .value=${waited}
      aria-label=${t('studies-wait-bar')}></progress></p>
    <p>${t('studies-wait-time', { waited: clock(waiting.seconds), most: clock(waiting.most_seconds) })}</p>
    ${waiting.over ? offer(waiting, state, send) : html`<p>${t('studies-wait-keep')}</p>`}`;
}

/** With whom a participant goes on, where it is not a person. */
export const partner_told = ({ partner }) => (partner === 'bot' || partner === 'alone'
  ? html`<p>${t(`studies-partner-${partner}`)}</p>` : nothing);

/* ---- the editor ---- */

const choice = (pairs, name, words, usual, send) => html`<label class="field"><span>${t(`studies-pairs-${name}`)}</span>
  <select @change=${(e) => send.set(['pairs', name], e.target.value)}>${words.map((word) => html`<option
    value=${word} ?selected=${(pairs[name] ?? usual) === word}>${t(`studies-pairs-${name}-${word.replace('bot:',
      '')}`)}</option>`)}</select></label>`;

const seconds = (pairs, name, usual, send) => html`<label class="field"><span>${t(`studies-pairs-${name}`)}</span><input
  type="number" min="10" max="3600" inputmode="numeric" .value=${String(pairs[name] ?? usual)}
  @input=${(e) => send.set(['pairs', name], e.target.value === '' ? undefined : Number(e.target.value))}></label>`;

const has_bot = ({ partner, unpaired, leaving }) => [partner, unpaired, leaving].includes('bot');

const fields = (pairs, send) => html`${choice(pairs, 'play', ['together', 'against'], 'together', send)}
  ${choice(pairs, 'partner', ['participant', 'bot'], 'participant', send)}
  ${pairs.partner === 'bot' ? nothing : html`${seconds(pairs, 'wait_seconds', 300, send)}
    ${choice(pairs, 'unpaired', ['code', 'alone', 'bot'], 'code', send)}
    ${choice(pairs, 'leaving', ['release', 'bot'], 'release', send)}`}
  ${has_bot(pairs) ? choice(pairs, 'bot', BOTS, 'bot:memory', send) : nothing}
  ${seconds(pairs, 'move_seconds', 120, send)}`;

/** The part of the editor. */
export const pairing = ({ study }, send) => html`<section aria-label=${t('studies-pairs')}>
  <h2>${t('studies-pairs')}</h2>
  <p class="small">${t('studies-pairs-about')}</p>
  <label class="check"><input type="checkbox" .checked=${Boolean(study.pairs)}
    @change=${(e) => send.set(['pairs'], e.target.checked ? { play: 'together' } : undefined)}>
    <span>${t('studies-pairs-on')}</span></label>
  ${study.pairs ? fields(study.pairs, send) : nothing}</section>`;

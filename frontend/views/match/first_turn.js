/* What a newcomer is told in the first turn of a game. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

/** The card, or nothing. */
export function first_turn({ first_turn: said }, send) {
  if (!said) return nothing;
  return html`<section class="first-turn" aria-labelledby="first-turn">
    <h2 id="first-turn">${t('match-first-turn')}</h2>
    <p>${said.goal}</p>
    <ol>${said.todo.map((words) => html`<li>${words}</li>`)}</ol>
    <button class="plain" @click=${send.first_turn_done}>${t('match-first-turn-done')}</button></section>`;
}

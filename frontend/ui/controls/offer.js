/* An offer in a game: the other side's can be answered, one's own can be withdrawn. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { asked_words, own_offer_words } from '../words/tale.js';

/**
 * @param {object} offer as the view has it
 * @param {string} name   who makes it
 * @param {boolean} busy
 * @param {(id: string, accept: boolean) => void} answer
 */
export function offer_note(offer, name, busy, answer) {
  const button = (text, accept) =>
    html`<button class="plain" ?disabled=${busy} @click=${() => answer(offer.id, accept)}>${text}</button>`;
  return html`<div class="note offer" role="status">
    <p>${offer.you_may_answer ? asked_words(name, offer) : own_offer_words(offer)}</p>
    <div class="row">${offer.you_may_answer ? html`${button(t('common-accept'), true)}
      ${button(t('common-decline'), false)}`
      : button(t('common-withdraw'), false)}</div></div>`;
}

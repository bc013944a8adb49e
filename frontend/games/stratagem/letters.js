/* The text of a letter. A sentence of the built-in bots comes with its id and blanks and is worded in the reader's
 * language; what people and programs write stays as they wrote it. */
import { has_words, t } from '../../locales/text.js';

const capital = (name) => name ?? t('stratagem-letters-somebody');

/** @param {{text: string, phrase?: {id: string, own?: string, you?: string, foe?: string, gold?: number,
 *     provinces?: number}}} letter a missing or unknown `phrase`: the text is shown */
export function letter_text({ text, phrase }) {
  const id = phrase ? `stratagem-letters-${phrase.id}` : '';
  if (!id || !has_words(id)) return text;
  const { own, you, foe, gold = 0, provinces = 0 } = phrase;
  return t(id, { own: capital(own), you: capital(you), foe: capital(foe), gold, provinces });
}

/**
 * The text of a message of the chat: for spectators the letters stand there too, and the log has their phrases.
 * @param {{from: {seat?: number}, text: string}} message
 * @param {Record<string, any>[]} log
 */
export function message_text({ from, text }, log) {
  const said = log.find((line) => line.kind === 'talk' && line.phrase && line.seat === from.seat
    && line.words === text);
  return said ? letter_text({ text, phrase: said.phrase }) : text;
}

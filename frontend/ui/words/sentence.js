/* Texts of the server as sentences. */

/** First letter large, a full stop at the end. */
export function sentence(text) {
  if (!text) return '';
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

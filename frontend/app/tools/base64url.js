/* Bytes as Base64 for URLs, without padding (RFC 4648, section 5). */

/** @param {string} text */
export const bytes_of = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** @param {ArrayBuffer} bytes */
export const text_of = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

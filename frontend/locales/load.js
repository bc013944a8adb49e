/* Where a catalogue comes from: its file beside this one. The bundle has it in chunks of its own (deploy/page.mjs). */

/** The text of an area's catalogue in a language. */
export async function catalogue(language, area) {
  const answer = await fetch(new URL(`./${language}/${area}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status} for the words of ${area}`);
  return answer.text();
}

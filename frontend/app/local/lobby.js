/* What a tab keeps of games that have not started. The server shows the link only once and the secret choice never:
 * so they survive a reload. */
function kept(key) {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch { /* then it is lost with the page */ }
}

/** The link that was kept, or undefined. */
export const kept_link = (id) => kept(`join:${id}`);

/** Keep the link that a friend can join through. */
export const keep_link = (id, url) => keep(`join:${id}`, url);

/** The secret choice that was kept. Other scripts of this origin can write to the tab's storage too: anything
 * unreadable is ignored. */
export function kept_choice(id) {
  try {
    return JSON.parse(kept(`wish:${id}`) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Keep the secret choice: the server never shows it. */
export const keep_choice = (id, choice) => keep(`wish:${id}`, JSON.stringify(choice));

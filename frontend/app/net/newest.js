/* Requests for the same thing can be under way together, and their answers arrive in any order: only the answer to the
 * newest request is shown. */

/**
 * Call the result with each request, and with each action whose own answer makes earlier requests old. What it returns
 * tells whether no later call has been made.
 * @returns {() => () => boolean}
 */
export function newest() {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}

/* Answers about the same thing can overtake one another. One that was overtaken is older than what the page shows. */

/**
 * Call what this returns when asking; call what that returns with the answer at hand. It says whether the answer
 * counts: whether no later request has been answered before.
 * @returns {() => () => boolean}
 */
export function in_order() {
  let asked = 0;
  let answered = 0;
  return () => {
    const turn = ++asked;
    return () => {
      if (turn < answered) return false;
      answered = turn;
      return true;
    };
  };
}

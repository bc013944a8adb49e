/* The page of a short address leads on to the match or the open game; the turn in the address (#t12) goes along. A
 * program of its own: nothing is imported. */
const link = document.querySelector('body [href]');
if (link) location.replace(link.getAttribute('href') + location.hash);

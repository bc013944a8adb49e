/* visibility.h - who can read what an account has written and named: a notebook, a collection. */
#ifndef QUAD_VISIBILITY_H
#define QUAD_VISIBILITY_H
#include "base/ctx.h"

enum { VISIBILITY_TITLE = 100, VISIBILITY_WORD_BYTES = 20 }; /* characters of a title; bytes of a word */

/* Whether the word is private (for its authors), unlisted (for everybody with the address) or public (listed, too), or
 * NULL. FAULT_BAD_REQUEST at /visibility. */
bool visibility_fits(struct ctx *c, const char *word) must_check;
/* Whether others than its authors can read it. */
bool visibility_is_shown(const char *word);
/* A text of 1 to VISIBILITY_TITLE visible characters on one line. FAULT_BAD_REQUEST at /title. */
bool visibility_title_fits(struct ctx *c, const char *title) must_check;
#endif

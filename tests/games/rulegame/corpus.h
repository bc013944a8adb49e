/* corpus.h - the collection of recorded rule sets and episodes, which lies beside the checkout and not in it: tests read it where
 * it is and say so where it is not. */
#ifndef RULEGAME_CORPUS_H
#define RULEGAME_CORPUS_H
#include "base/ctx.h"
#include <stdbool.h>

/* The whole file, with a 0 behind it, in the ctx's pool; NULL when there is none. */
char *file_read(struct ctx *c, const char *path, size_t *ret_length);
/* The path of a file of the collection. */
const char *corpus_path(struct ctx *c, const char *name);
/* False, with a line on stderr, when the collection is not there. */
bool corpus_is_here(void);
/* The line at *at (its end becomes 0, *at moves on), NULL at the end of the text. */
char *next_line(char **at);
/* The column of a line of tab-separated values (its end becomes 0), NULL behind the last. */
char *next_column(char **at);
#endif

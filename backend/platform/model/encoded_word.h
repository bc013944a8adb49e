/* encoded_word.h - texts in the headers of mail (RFC 2047), which are ASCII. */
#ifndef QUAD_ENCODED_WORD_H
#define QUAD_ENCODED_WORD_H
#include "base/ctx.h"

/* The text, which is UTF-8, as the value of a header such as "Subject: ": unchanged where it is short and plain ASCII,
 * else as encoded words, folded into lines of at most 76 bytes. Control characters become blanks, so that no text can end
 * the header. In the pool. */
const char *encoded_word(struct ctx *c, const char *text);
#endif

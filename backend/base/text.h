/* text.h - the only user of utf8proc: classifies and normalises what people type. */
#ifndef QUAD_TEXT_H
#define QUAD_TEXT_H
#include "base/ctx.h"

/* TEXT_UNSEEN: characters without a visible form, such as controls, fillers and direction marks. */
enum text_class { TEXT_LETTER, TEXT_DIGIT, TEXT_MARK, TEXT_UNSEEN, TEXT_OTHER };

/* Scripts with look-alike letters, which must not be mixed in one word; every other script is TEXT_ELSE. */
enum text_script { TEXT_ELSE, TEXT_LATIN, TEXT_GREEK, TEXT_CYRILLIC, TEXT_ARMENIAN, TEXT_CHEROKEE };

struct text_point {
    int32_t code;
    enum text_class class;
    enum text_script script; /* of letters */
    bool right_to_left;
};

/* The text in normal form C, in the pool; NULL when it is not UTF-8. */
char *text_nfc(struct ctx *c, const char *text);
/* The key under which texts that look the same are equal: NFKC, case folded, invisible characters removed. In the pool;
 * NULL when it is not UTF-8. */
char *text_key(struct ctx *c, const char *text);
/* Read the code point at *at and advance *at. False at the end of the text, or where it is not UTF-8. */
bool text_next(const char **at, struct text_point *ret_point);
/* The number of code points; -1 when the text is not UTF-8. */
int text_length(const char *text);
/* Whether the text, which is UTF-8, has no control characters except tab and line ends: a terminal would interpret
 * them. */
bool text_is_plain(const char *text);
/* Whether the text can be shown as a label: one line of UTF-8, 1 to `max` code points, all visible, not only blanks. */
bool text_is_label(const char *text, int max);
/* The same for a line that one person writes to another: with joiners and variation selectors, without which some
 * scripts and emoji cannot be written. Direction marks, which could reorder what stands beside it, are refused. */
bool text_is_line(const char *text, int max);
#endif

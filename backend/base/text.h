/* text.h - the only file that uses utf8proc: what people type, made comparable. */
#ifndef QUAD_TEXT_H
#define QUAD_TEXT_H
#include "base/ctx.h"

/* TEXT_UNSEEN: controls, fillers, direction signs. */
enum text_class { TEXT_LETTER, TEXT_DIGIT, TEXT_MARK, TEXT_UNSEEN, TEXT_OTHER };

/* Scripts whose letters are drawn alike and must not stand in one word; every other script is TEXT_ELSE. */
enum text_script { TEXT_ELSE, TEXT_LATIN, TEXT_GREEK, TEXT_CYRILLIC, TEXT_ARMENIAN, TEXT_CHEROKEE };

struct text_point {
    int32_t code;
    enum text_class class;
    enum text_script script; /* of letters */
    bool right_to_left;
};

/* The text in normal form C, in the pool; NULL when it is not UTF-8. */
char *text_nfc(struct ctx *c, const char *text);
/* The key under which texts that look the same to a reader are equal: NFKC, case folded, unseen characters
 * removed. NULL when it is not UTF-8. */
char *text_key(struct ctx *c, const char *text);
/* The next code point; *at moves on. False at the end, or where the text is not UTF-8. */
bool text_next(const char **at, struct text_point *ret_point);
/* How many code points; -1 when it is not UTF-8. */
int text_length(const char *text);
/* No control characters except tab and line ends: a terminal would obey the others. The text is UTF-8. */
bool text_is_plain(const char *text);
/* One line that can be shown as a label: UTF-8, 1 to `max` code points, all of them seen, not blanks alone. */
bool text_is_label(const char *text, int max);
#endif

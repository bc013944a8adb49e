/* delivery_error.h - why a mail, a notification or the call of a webhook was not delivered. Rows hold the text, as programs
 * read it in "error"; the code beside it, "error_code", lets the page say it in the reader's language. */
#ifndef QUAD_DELIVERY_ERROR_H
#define QUAD_DELIVERY_ERROR_H
#include "base/json.h"

enum delivery_error {
#define DELIVERY_ERROR(name, code, text) DELIVERY_##name,
#include "platform/model/delivery_error.def"
#undef DELIVERY_ERROR
    DELIVERY_ERROR_COUNT
};

/* The text, a static one; of an answer it lacks the status. */
const char *delivery_error_text(enum delivery_error error);
/* "the answer was 503", in the pool. */
const char *delivery_error_answered(struct ctx *c, enum delivery_error error, long status);
/* Add "error", the text of a row (NULL: none), and "error_code": null without a text, "other" for one that an older or a
 * newer release has stored. */
void delivery_error_add(json_object *to, const char *text);
#endif

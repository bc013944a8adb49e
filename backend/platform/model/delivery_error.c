/* delivery_error.c - see delivery_error.h. */
#include "platform/model/delivery_error.h"
#include <string.h>

static const struct {
    const char *code, *text;
} ERRORS[] = {
#define DELIVERY_ERROR(name, code, text) [DELIVERY_##name] = {code, text},
#include "platform/model/delivery_error.def"
#undef DELIVERY_ERROR
};

const char *delivery_error_text(enum delivery_error error) { return ERRORS[error].text; }

const char *delivery_error_answered(struct ctx *c, enum delivery_error error, long status)
{
    return pool_print(c->pool, "%s%ld", ERRORS[error].text, status);
}

/* Whether the text is that of a row; a text that ends with a blank is followed by a status. */
static bool fits(const char *stored, const char *text)
{
    size_t length = strlen(text);
    if (text[length - 1] != ' ') return strcmp(stored, text) == 0;
    return strncmp(stored, text, length) == 0 && stored[length] &&
           !stored[length + strspn(stored + length, "0123456789")];
}

void delivery_error_add(json_object *to, const char *text)
{
    const char *code = text ? "other" : NULL;
    for (int i = 0; text && i < DELIVERY_ERROR_COUNT; i++)
        if (fits(text, ERRORS[i].text)) code = ERRORS[i].code;
    json_add_text(to, "error", text);
    json_add_text(to, "error_code", code);
}

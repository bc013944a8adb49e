/* visibility.c - see visibility.h. */
#include "platform/account/visibility.h"
#include "base/text.h"
#include <string.h>

static bool bad(struct ctx *c, const char *path, const char *hint)
{
    fail(c, FAULT_BAD_REQUEST, "%s", hint);
    fail_at(c, path, "bad_request", hint);
    return false;
}

bool visibility_fits(struct ctx *c, const char *word)
{
    return !word || strcmp(word, "private") == 0 || strcmp(word, "unlisted") == 0 ||
           strcmp(word, "public") == 0 || bad(c, "/visibility", "private, unlisted or public");
}

bool visibility_is_shown(const char *word) { return strcmp(word, "private") != 0; }

bool visibility_title_fits(struct ctx *c, const char *title)
{
    return text_is_label(title, VISIBILITY_TITLE) ||
           bad(c, "/title", "1 to 100 visible characters on one line");
}

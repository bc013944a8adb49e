/* post.c - see post.h. */
#include "platform/post.h"
#include "store/pg.h"
#include <ctype.h>
#include <stdlib.h>

enum { DELAY_S = 600 };

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

bool mail_is_on(void)
{
    return is_set("QUADRIVIUM_SMTP_URL") && is_set("QUADRIVIUM_MAIL_FROM") && is_set("QUADRIVIUM_PUBLIC_URL");
}

/* How long a letter waits, so that who is here anyway gets none. */
static int64_t delay_s(void)
{
    const char *text = getenv("QUADRIVIUM_MAIL_DELAY");
    return text && isdigit((unsigned char)*text) ? strtol(text, NULL, 10) : DELAY_S;
}

void mail_tell(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, enum mail_kind kind)
{
    if (seats && mail_is_on())
        pg_tell(c, db, MAIL_TELL, "iiii", match, (int64_t)seats, (int64_t)kind, delay_s());
}

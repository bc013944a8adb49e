/* mail_queue.c - see mail_queue.h. */
#include "platform/account/mail_queue.h"
#include "store/mail.h"
#include <ctype.h>
#include <stdlib.h>

enum { DELAY_S = 600, PATIENCE_PART = 4 };

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

bool mail_queue_is_on(void)
{
    return is_set("QUADRIVIUM_SMTP_URL") && is_set("QUADRIVIUM_MAIL_FROM") && is_set("QUADRIVIUM_PUBLIC_URL");
}

/* The delay before a mail is sent: a visit during it cancels the mail, so people who are online get none. */
static int64_t delay_s(void)
{
    const char *text = getenv("QUADRIVIUM_MAIL_DELAY");
    return text && isdigit((unsigned char)*text) ? strtol(text, NULL, 10) : DELAY_S;
}

void mail_queue_add(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, enum mail_kind kind)
{
    if (seats && mail_queue_is_on()) letter_tell(c, db, match, seats, kind, delay_s());
}

void mail_queue_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t patience_s)
{
    int64_t usual = delay_s(), soon = patience_s / PATIENCE_PART;
    if (count && mail_queue_is_on())
        letter_tell_start(c, db, matches, count, MAIL_TURNS, soon < usual ? soon : usual);
}

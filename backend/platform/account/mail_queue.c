/* mail_queue.c - see mail_queue.h. */
#include "platform/account/mail_queue.h"
#include "store/endpoint.h"
#include "store/mail.h"
#include <ctype.h>
#include <stdlib.h>

enum { DELAY_S = 600, PUSH_DELAY_S = 3, PATIENCE_PART = 4 };

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

bool mail_queue_is_on(void)
{
    return is_set("QUADRIVIUM_SMTP_URL") && is_set("QUADRIVIUM_MAIL_FROM") && is_set("QUADRIVIUM_PUBLIC_URL");
}

const char *notice_word(const struct rows *r, int i)
{
    if (!rows_null(r, i, "lobby")) return "invitation";
    if (rows_bool(r, i, "direct")) return "direct_message";
    switch (rows_int(r, i, "kind")) {
    case MAIL_TURNS: return "turn";
    case MAIL_OFFERS: return "offer";
    case MAIL_TALK: return "message";
    default: return "test";
    }
}

bool notices_are_on(void) { return is_set("QUADRIVIUM_PUBLIC_URL"); }

static int64_t seconds_of(const char *name, int64_t usual)
{
    const char *text = getenv(name);
    return text && isdigit((unsigned char)*text) ? strtol(text, NULL, 10) : usual;
}

/* The delays before a mail is sent and a browser is called: a visit during them cancels both, so people who are online
 * get none. */
static int64_t delay_s(void) { return seconds_of("QUADRIVIUM_MAIL_DELAY", DELAY_S); }
static int64_t push_delay_s(void) { return seconds_of("QUADRIVIUM_PUSH_DELAY", PUSH_DELAY_S); }

void mail_queue_suppose(struct pg *db)
{
    calls_tell_suppose(db);
    letter_tell_suppose(db);
}

void mail_queue_add(struct ctx *c, struct pg *db, int64_t match, uint32_t seats, enum mail_kind kind)
{
    if (!seats) return;
    if (notices_are_on()) calls_tell(c, db, match, seats, kind, push_delay_s());
    else calls_tell_suppose(db);
    if (mail_queue_is_on()) letter_tell(c, db, match, seats, kind, delay_s());
    else letter_tell_suppose(db);
}

void mail_queue_invite(struct ctx *c, struct pg *db, int64_t account, int64_t lobby)
{
    if (notices_are_on()) calls_invite(c, db, account, lobby, MAIL_OFFERS, push_delay_s());
    else calls_tell_suppose(db);
    if (mail_queue_is_on()) letter_invite(c, db, account, MAIL_OFFERS, delay_s());
    else letter_tell_suppose(db);
}

void mail_queue_write(struct ctx *c, struct pg *db, int64_t account)
{
    if (notices_are_on()) calls_write(c, db, account, MAIL_TALK, push_delay_s());
    else calls_tell_suppose(db);
    if (mail_queue_is_on()) letter_invite(c, db, account, MAIL_TALK, delay_s());
    else letter_tell_suppose(db);
}

void mail_queue_start(struct ctx *c, struct pg *db, const int64_t *matches, int count, int64_t patience_s)
{
    int64_t usual = delay_s(), soon = patience_s / PATIENCE_PART;
    if (!count) return;
    if (notices_are_on()) calls_tell_start(c, db, matches, count, MAIL_TURNS, push_delay_s());
    else calls_tell_suppose(db);
    if (mail_queue_is_on()) letter_tell_start(c, db, matches, count, MAIL_TURNS, soon < usual ? soon : usual);
    else letter_tell_suppose(db);
}

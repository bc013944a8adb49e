/* speech.c - see speech.h. */
#include "platform/account/speech.h"
#include "platform/account/sanction.h"
#include "platform/runtime/limit.h"
#include "store/pg.h"
#include "store/rows.h"
#include <string.h>

enum { A_MINUTE_MAX = 30, NEWCOMER_MINUTE_MAX = 12, NEWCOMER_DAY_MAX = 120, CHARACTERS_MAX = 2000 };

/* Check that the text is not blank and not too long. Bytes 10xxxxxx continue a character. */
static bool check_text(struct ctx *c, const char *text)
{
    if (!text[strspn(text, " \t\r\n")]) return fail(c, FAULT_BAD_REQUEST, "the message is empty");
    int characters = 0;
    for (const char *at = text; *at; at++) characters += ((unsigned char)*at & 0xc0) != 0x80;
    if (characters > CHARACTERS_MAX)
        return fail(c, FAULT_BAD_REQUEST, "text must have at most %d characters", CHARACTERS_MAX);
    return true;
}

static bool check_rate(struct ctx *c, struct pg *db, int64_t account)
{
    struct rows *recent;
    static const struct limit DIRECT = {.name = SPEECH_DIRECT};
    if (!pg_one(c, db, &recent, MESSAGES_RECENT, "it", account,
                limit_key(c, &DIRECT, pool_print_int(c->pool, account))))
        return false;
    int64_t minute = rows_int(recent, 0, "n");
    if (minute >= A_MINUTE_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "messages.account", 30,
                          "too many messages within a minute");
    if (!rows_bool(recent, 0, "newcomer")) return true;
    if (minute >= NEWCOMER_MINUTE_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "messages.newcomer", 30,
                          "guests and new accounts can send 12 messages a minute");
    if (rows_int(recent, 0, "day") < NEWCOMER_DAY_MAX) return true;
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "messages.newcomer", 3600,
                      "guests and new accounts can send 120 messages a day");
}

bool speech_fits(struct ctx *c, struct pg *db, int64_t account, const char *text)
{
    return check_text(c, text) && sanction_lets_speak(c, db, account) && check_rate(c, db, account);
}

/* vacation.c - see vacation.h. */
#include "platform/match/vacation.h"
#include "base/clock.h"
#include "platform/match/record.h"
#include "store/account.h"
#include "store/seat.h"
#include <string.h>

static const int64_t DAY_US = INT64_C(86400000000);

struct leave { /* this year's vacation days, and the vacation now running */
    int64_t now, year, used, id, started_at, until;
};

static bool leave_read(struct ctx *c, struct pg *db, int64_t account, struct leave *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, VACATION_OF, "i", account)) return false;
    *ret = (struct leave){rows_int(r, 0, "now"), rows_int(r, 0, "year"),       rows_int(r, 0, "used"),
                          rows_int(r, 0, "id"),  rows_int(r, 0, "started_at"), rows_int(r, 0, "until")};
    return true;
}

static json_object *leave_json(struct ctx *c, const struct leave *leave)
{
    json_object *o = json_new_object(c);
    char text[CLOCK_TEXT];
    bool runs = leave->id && leave->until > leave->now;
    if (runs) clock_print(leave->until, text);
    json_add_int(o, "year", leave->year);
    json_add_int(o, "allowance", VACATION_DAYS);
    json_add_int(o, "used", leave->used);
    json_add_int(o, "left", leave->used < VACATION_DAYS ? VACATION_DAYS - leave->used : 0);
    json_add_text(o, "until", runs ? pool_copy(c->pool, text) : NULL);
    return o;
}

bool vacation_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct leave leave;
    if (!leave_read(c, db, account, &leave)) return false;
    *ret = leave_json(c, &leave);
    return true;
}

/* The matches */

struct absence {
    int64_t until;
    bool begins;
};

static bool seat_away(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    const struct absence *absence = thing;
    int seat = m->seat;
    bool begins = absence->begins, away = seat >= 0 && m->rest.seats[seat].away_until > m->rest.now;
    if (seat < 0 || match_is_over(m) || (!begins && !away)) return match_unchanged(m);
    int64_t until = absence->until;
    int64_t before = match_frozen(m), now = m->rest.now,
            days = begins ? (until - now + DAY_US - 1) / DAY_US : 0;
    m->rest.seats[seat].away_until = until;
    m->row.deadline = clock_freeze(m->row.deadline, now, before, match_frozen(m));
    seat_row_away(c, db, m->row.id, seat, until);
    json_object *facts = json_new_object(c);
    json_add_int(facts, "days", days);
    match_note(c, db, m, TALE_ALL, begins ? "vacation" : "vacation_over", seat,
               begins ? pool_print(c->pool, "vacation %lldd", (long long)days) : "vacation over", facts);
    m->wakes_clock = true;
    return true;
}

/* All correspondence matches of the account, in order of creation, the order in which everyone locks several
 * matches. */
static bool each_match(struct ctx *c, struct pg *db, int64_t account, struct absence absence)
{
    struct rows *r;
    if (!pg_each(c, db, &r, VACATION_MATCHES, "i", account)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        struct match m;
        const struct match_wanted wanted = {.id = rows_text(r, i, "public_id"), .account = account};
        if (!match_change(c, db, wanted, seat_away, &absence, &m) || !pg_flush(c, db)) return false;
    }
    return true;
}

/* Beginning and ending */

bool vacation_start(struct ctx *c, struct pg *db, int64_t account, int64_t days, json_object **ret)
{
    struct account_row held;
    struct leave leave;
    if (!account_lock(c, db, account, &held) || !leave_read(c, db, account, &leave)) return false;
    if (leave.id && leave.until > leave.now)
        return fail(c, FAULT_ON_VACATION, "you are already on vacation; end it first");
    if (days > VACATION_DAYS - leave.used)
        return fail(c, FAULT_NO_VACATION_LEFT, "of the %d vacation days of %lld you have %lld left",
                    VACATION_DAYS, (long long)leave.year, (long long)(VACATION_DAYS - leave.used));
    if (leave.id) vacation_row_end(c, db, leave.id, leave.until, NULL);
    int64_t until = leave.now + days * DAY_US;
    vacation_row_insert(c, db, &(struct vacation_row){account, leave.year, days, leave.now, until});
    return each_match(c, db, account, (struct absence){until, true}) && vacation_show(c, db, account, ret);
}

bool vacation_end(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct account_row held;
    struct leave leave;
    if (!account_lock(c, db, account, &held) || !leave_read(c, db, account, &leave)) return false;
    if (leave.id && leave.until > leave.now) {
        int64_t begun = (leave.now - leave.started_at) / DAY_US + 1;
        vacation_row_end(c, db, leave.id, leave.now, &begun);
        if (!each_match(c, db, account, (struct absence){leave.now, false})) return false;
    }
    return vacation_show(c, db, account, ret);
}

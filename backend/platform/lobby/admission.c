/* admission.c - see admission.h. */
#include "platform/lobby/admission.h"
#include "platform/account/sanction.h"
#include "platform/lobby/rating_band.h"
#include "platform/model/clock.h"
#include "platform/model/fold.h"
#include "platform/model/terms.h"
#include "store/account.h"
#include <stdlib.h>
#include <string.h>

static const int64_t SECOND = 1000000;

bool admission_facts(struct ctx *c, struct pg *db, int64_t account, const char *game, const char *variant,
                     const char *speed, struct pairing_rating *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PAIRING_FACTS, "ittt", account, game, variant, speed ? speed : "")) return false;
    *ret = (struct pairing_rating){.person = rows_int(r, 0, "person"),
                                   .rating = (int)rows_int(r, 0, "rating"),
                                   .deviation = (int)rows_int(r, 0, "deviation")};
    return true;
}

bool admission_reliability(struct ctx *c, struct pg *db, int64_t account, struct reliability *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, ADMISSION_RELIABILITY, "i", account)) return false;
    int matches = (int)rows_int(r, 0, "matches"), kept = (int)rows_int(r, 0, "kept");
    *ret = (struct reliability){matches, kept, matches < RELIABILITY_KNOWN ? -1 : 100 * kept / matches,
                                (int)rows_int(r, 0, "missed")};
    return true;
}

static bool meets_range(struct ctx *c, const struct lobby_row *lobby, int rating)
{
    return !lobby->range_to || (rating >= lobby->range_from && rating <= lobby->range_to) ||
           fail(c, FAULT_RATING_OUT_OF_RANGE, "this game is for ratings from %d to %d; yours is %d",
                lobby->range_from, lobby->range_to, rating);
}

/* A lobby in the queue takes only players within the waiting player's rating band at this moment. */
static bool meets_band(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int rating)
{
    struct rows *r;
    if (!lobby->queued) return true;
    if (!pg_maybe(c, db, &r, PAIRING_AT, "i", lobby->id)) return false;
    if (rows_count(r) == 0) return true;
    bool slow = clock_mode_read(r, 0, "mode") == CLOCK_CORRESPONDENCE;
    int theirs = (int)rows_int(r, 0, "rating"),
        half = rating_band_half((int)rows_int(r, 0, "deviation"), rows_int(r, 0, "waited") / SECOND, slow);
    return abs(rating - theirs) <= half ||
           fail(
               c, FAULT_RATING_OUT_OF_RANGE,
               "this player is looking for ratings from %d to %d and yours is %d; the range widens with time",
               theirs - half, theirs + half, rating);
}

static bool meets_reliability(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account)
{
    struct reliability mine;
    if (!lobby->min_reliability) return true;
    if (!admission_reliability(c, db, account, &mine)) return false;
    if (mine.percent >= lobby->min_reliability) return true;
    if (mine.percent < 0)
        return fail(c, FAULT_RELIABILITY_TOO_LOW,
                    "this game asks for a reliability of %d percent; yours is known after %d finished "
                    "games with others, so far %d",
                    lobby->min_reliability, RELIABILITY_KNOWN, mine.matches);
    return fail(c, FAULT_RELIABILITY_TOO_LOW,
                "this game asks for a reliability of %d percent; yours is %d: no turn missed in %d of %d "
                "games",
                lobby->min_reliability, mine.percent, mine.kept, mine.matches);
}

static bool meets_registration(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account)
{
    struct account_row row;
    if (!lobby->rated) return true;
    if (!account_by_id(c, db, account, &row)) return false;
    if (row.kind == ACCOUNT_GUEST) return terms_guests_unrated(c);
    return sanction_lets_rate(c, db, account);
}

/* A rated game that spectators see completely while it runs is for programs only. */
static bool meets_company(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account)
{
    struct account_row row;
    if (!lobby->rated || lobby->spectators != WATCH_OPEN) return true;
    if (!account_by_id(c, db, account, &row)) return false;
    return !account_is_person(row.kind) || fail(c, FAULT_FORBIDDEN,
                                                "this game is for programs only, since it is rated and "
                                                "spectators see everything while it runs");
}

bool admission_check(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account)
{
    struct terms terms;
    struct pairing_rating mine;
    if (!meets_registration(c, db, lobby, account)) return false;
    if (!meets_company(c, db, lobby, account)) return false;
    if (!lobby->range_to && !lobby->queued && !lobby->min_reliability) return true;
    terms_read(c, lobby, &terms);
    if (!admission_facts(c, db, account, lobby->game, lobby->variant,
                         clock_speed(c, terms.variant, terms.clock), &mine))
        return false;
    return meets_range(c, lobby, mine.rating) && meets_band(c, db, lobby, mine.rating) &&
           meets_reliability(c, db, lobby, account);
}

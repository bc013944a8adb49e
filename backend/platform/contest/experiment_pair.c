/* experiment_pair.c - see experiment_pair.h. */
#include "platform/contest/experiment_pair.h"
#include "base/clock.h"
#include "base/secret.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/study.h"
#include "store/experiment.h"
#include "store/study.h"
#include <string.h>

enum { DUO = 2, PRESENT_S = 90 }; /* a page in the background asks only once a minute */
static const int64_t SECOND_US = 1000000;

static bool pairs_of(const struct part *part, struct pairs *ret)
{
    return part->study && study_pairs(part->study, ret);
}

static bool partner_is(const struct part *part, const char *partner)
{
    const char *now = rows_text(part->row, 0, "partner");
    return strcmp(now ? now : "coming", partner) == 0;
}

static bool is_unpaired(const struct part *part)
{
    return partner_is(part, "coming") || partner_is(part, "waiting");
}

bool pair_waits(const struct part *part)
{
    struct pairs pairs;
    return rows_count(part->row) && pairs_of(part, &pairs) && partner_is(part, "waiting") &&
           part_needs_series(part);
}

/* Finding a partner */

/* The one who has waited longer opens the first series. */
static bool meet(struct ctx *c, struct pg *db, int64_t first, int64_t second, bool releases)
{
    char pair[PUBLIC_ID];
    secret_public_id(pair);
    return partner_join(c, db, first, pair, 0, releases) && partner_join(c, db, second, pair, 1, releases) &&
           partner_compare(c, db, second);
}

static bool stop_waiting(struct ctx *c, struct pg *db, const struct part *part, const struct pairs *pairs,
                         bool *ret_ready)
{
    static const char *const PARTNERS[] = {
        [UNPAIRED_ALONE] = "alone", [UNPAIRED_CODE] = "none", [UNPAIRED_BOT] = "bot"};
    int64_t id = rows_int(part->row, 0, "id");
    if (!rows_int(part->row, 0, "waits_since") || rows_int(part->row, 0, "waited") < pairs->wait_seconds)
        return fail(c, FAULT_PARTNER_AWAITED, "wait for %d seconds in all", (int)pairs->wait_seconds);
    *ret_ready = pairs->unpaired != UNPAIRED_CODE;
    return partner_replace(c, db, id, PARTNERS[pairs->unpaired], 1) &&
           (*ret_ready || participant_end(c, db, id, PART_UNPAIRED));
}

static bool look_for(struct ctx *c, struct pg *db, const struct experiment_door *door,
                     const struct part *part, const struct pairs *pairs, bool stops, bool *ret_ready)
{
    struct rows *other;
    int64_t id = rows_int(part->row, 0, "id");
    if (!rows_text(part->row, 0, "partner") && !partner_insert(c, db, part->experiment, door->account))
        return false;
    if (pairs->with_bot) return *ret_ready = true, partner_replace(c, db, id, "bot", 1);
    if (!pg_maybe(c, db, &other, PARTNER_FIND, "ii", id, (int64_t)PRESENT_S)) return false;
    *ret_ready = rows_count(other) > 0;
    if (*ret_ready) return meet(c, db, rows_int(other, 0, "participant_id"), id, pairs->releases);
    if (stops) return stop_waiting(c, db, part, pairs, ret_ready);
    return partner_wait(c, db, id);
}

/* Between two series the partner can have left, or closed their account. */
static bool keep_partner(struct ctx *c, struct pg *db, const struct part *part, const struct pairs *pairs,
                         bool *ret_ready)
{
    struct rows *other;
    int64_t id = rows_int(part->row, 0, "id");
    if (!pg_maybe(c, db, &other, PARTNER_OF, "i", id)) return false;
    enum part_state state = rows_count(other) ? part_state_read(other, 0, "state") : PART_LEFT;
    *ret_ready = state == PART_PLAYING || state == PART_GONE;
    if (*ret_ready) return partner_compare(c, db, id);
    if (pairs->releases) return participant_end(c, db, id, PART_PARTNER_LEFT);
    *ret_ready = true;
    return partner_replace(c, db, id, "bot", rows_int(part->row, 0, "row") + 1);
}

bool pair_advance(struct ctx *c, struct pg *db, const struct experiment_door *door, const struct part *part,
                  bool stops, bool *ret_ready)
{
    struct pairs pairs;
    *ret_ready = true;
    if (!pairs_of(part, &pairs)) return true;
    if (is_unpaired(part)) return look_for(c, db, door, part, &pairs, stops, ret_ready);
    if (partner_is(part, "participant")) return keep_partner(c, db, part, &pairs, ret_ready);
    return true;
}

/* Playing */

/* The one who opens a series is second in the next (R8.7). */
static int seat_of(const struct part *part, int64_t number)
{
    return (int)((rows_int(part->row, 0, "place") + number - 1) % DUO);
}

static bool start_both(struct ctx *c, struct pg *db, const struct part *part, int64_t number,
                       struct part_match *match)
{
    struct rows *other;
    int seat = seat_of(part, number);
    int64_t id;
    if (!pg_one(c, db, &other, PARTNER_OF, "i", rows_int(part->row, 0, "id"))) return false;
    match->account[1 - seat] = rows_int(other, 0, "account_id");
    return part_match_begin(c, db, match, &id) &&
           trial_insert(c, db, rows_int(part->row, 0, "id"), number, id, seat) &&
           trial_insert(c, db, rows_int(other, 0, "id"), number, id, 1 - seat);
}

bool pair_start(struct ctx *c, struct pg *db, const struct part *part, int64_t account)
{
    const struct game_trials *trials = experiment_game()->trials;
    struct pairs pairs;
    struct rows *row;
    int64_t number = rows_int(part->row, 0, "row") + 1, id;
    if (!pg_one(c, db, &row, TRIAL_OPTIONS, "iti", part->experiment, rows_text(part->row, 0, "list"), number))
        return false;
    json_object *options = json_own(c, rows_text(row, 0, "options"));
    struct part_match match = {
        .options = options, .variant = trials->variant, .seats = 1, .account = {account}};
    int seat = 0;
    if (pairs_of(part, &pairs) && !partner_is(part, "alone")) {
        seat = seat_of(part, number);
        match = (struct part_match){.options = trials->paired(c, options, pairs.against),
                                    .variant = pairs.against ? trials->against : trials->together,
                                    .seats = DUO,
                                    .bot = pairs.bot,
                                    .move_seconds = pairs.move_seconds};
        match.account[seat] = account;
    }
    if (match.seats == DUO && partner_is(part, "participant")) return start_both(c, db, part, number, &match);
    return part_match_begin(c, db, &match, &id) &&
           trial_insert(c, db, rows_int(part->row, 0, "id"), number, id, seat);
}

bool pair_left(struct ctx *c, struct pg *db, int64_t participant)
{
    struct rows *other;
    return pg_maybe(c, db, &other, PARTNER_RELEASED, "i", participant) &&
           (rows_count(other) == 0 || participant_end(c, db, rows_int(other, 0, "id"), PART_PARTNER_LEFT));
}

/* Showing */

static json_object *waiting_json(struct ctx *c, const struct part *part, const struct pairs *pairs)
{
    json_object *json = json_new_object(c);
    int64_t since = rows_int(part->row, 0, "waits_since"), waited = rows_int(part->row, 0, "waited");
    json_add_text(json, "since", clock_text(c, since));
    json_add_text(json, "until", clock_text(c, since + pairs->wait_seconds * SECOND_US));
    json_add_int(json, "seconds", waited);
    json_add_int(json, "most_seconds", pairs->wait_seconds);
    json_add_bool(json, "over", waited >= pairs->wait_seconds);
    json_add_text(json, "then", unpaired_name(pairs->unpaired));
    return json;
}

void pair_add(struct ctx *c, const struct part *part, json_object *json)
{
    struct pairs pairs;
    bool paired = pairs_of(part, &pairs);
    bool waits = paired && partner_is(part, "waiting") && part_needs_series(part);
    bool known = paired && !is_unpaired(part) && !partner_is(part, "none");
    json_add(json, "waiting", waits ? waiting_json(c, part, &pairs) : NULL);
    json_add_text(json, "partner", known ? rows_text(part->row, 0, "partner") : NULL);
}

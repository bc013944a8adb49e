/* experiment_part.c - taking part in an experiment: joining the list with the fewest participants, playing its rows one
 * after another. */
#include "games/game.h"
#include "base/clock.h"
#include "games/trials.h"
#include "platform/contest/experiment.h"
#include "platform/match/start.h"
#include "platform/model/terms.h"
#include "store/account.h"
#include "store/experiment.h"
#include "store/match.h"
#include <string.h>

/* A participant's progress */

static bool is_finished(const struct rows *part)
{
    return !rows_null(part, 0, "status") && match_status_read(part, 0, "status") == STATUS_FINISHED;
}

static json_object *part_json(struct ctx *c, const char *experiment, bool runs, const struct rows *part)
{
    json_object *json = json_new_object(c);
    int64_t row = rows_int(part, 0, "row"), rows = rows_int(part, 0, "rows");
    bool live = rows_text(part, 0, "match") && !is_finished(part), done = is_finished(part) && row == rows;
    json_add_text(json, "experiment", experiment);
    json_add_text(json, "participant", rows_text(part, 0, "code"));
    json_add_text(json, "status", done ? "complete" : live || runs ? "playing" : "closed");
    json_add_int(json, "series", row ? row : 1);
    json_add_int(json, "of", rows);
    json_add_text(json, "match", live ? rows_text(part, 0, "match") : NULL);
    json_add_text(json, "joined_at", clock_text(c, rows_int(part, 0, "joined_at")));
    return json;
}

bool experiment_part(struct ctx *c, struct pg *db, int64_t experiment, const struct experiment_door *door,
                     json_object **ret_part)
{
    struct rows *x, *part;
    *ret_part = NULL;
    if (!pg_one(c, db, &x, EXPERIMENT_HEAD, "t", door->experiment) ||
        !pg_maybe(c, db, &part, PARTICIPANT_FIND, "ii", experiment, door->account))
        return false;
    if (rows_count(part) == 0) return true;
    bool runs = experiment_status(x, 0) == EXPERIMENT_RUNNING;
    *ret_part = part_json(c, door->experiment, runs, part);
    return true;
}

/* Joining */

/* The lock on the experiment keeps the count valid until the newcomer is inserted. */
static bool join(struct ctx *c, struct pg *db, const struct rows *x, int64_t account, bool consents)
{
    char code[PUBLIC_ID];
    struct rows *list;
    int64_t experiment = rows_int(x, 0, "id");
    bool asks = *rows_text(x, 0, "consent") != 0;
    if (experiment_status(x, 0) == EXPERIMENT_CLOSED)
        return fail(c, FAULT_EXPERIMENT_CLOSED, "this experiment no longer takes participants");
    if (asks && !consents)
        return fail(c, FAULT_CONSENT_NEEDED, "read the text and send consent: true if you agree");
    if (!pg_one(c, db, &list, EXPERIMENT_BALANCE, "i", experiment)) return false;
    secret_public_id(code);
    return participant_insert(c, db, experiment, account, code, rows_text(list, 0, "name"), asks);
}

/* The next series */

static bool terms_make(struct ctx *c, json_object *options, struct terms *ret)
{
    const struct game *game = experiment_game();
    struct lobby_wish wish = {.game = game->id,
                              .variant = game->trials->variant,
                              .options = options,
                              .clock = json_new_object(c),
                              .seats = 1,
                              .private = true,
                              .says_rated = true,
                              .spectators = "none",
                              .press = "none"};
    json_add_text(wish.clock, "mode", "untimed");
    return terms_settle(c, &wish, ret);
}

static bool series_start(struct ctx *c, struct pg *db, const struct rows *x, const struct rows *part,
                         int64_t account)
{
    struct rows *row;
    struct terms terms;
    struct account_row me;
    char id[PUBLIC_ID];
    int64_t number = rows_int(part, 0, "row") + 1, match;
    if (!pg_one(c, db, &row, TRIAL_OPTIONS, "iti", rows_int(x, 0, "id"), rows_text(part, 0, "list"),
                number) ||
        !account_by_id(c, db, account, &me) ||
        !terms_make(c, json_own(c, rows_text(row, 0, "options")), &terms))
        return false;
    struct match_plan plan = match_plan_of(&terms);
    plan.purpose = PURPOSE_EXPERIMENT;
    plan.private = true;
    plan.seat[0].account = me.id;
    plan.seat[0].name = me.name;
    plan.seat[0].kind = me.kind;
    return match_start(c, db, &plan, &match, id) &&
           trial_insert(c, db, rows_int(part, 0, "id"), number, match);
}

static bool needs_series(const struct rows *x, const struct rows *part)
{
    bool runs = experiment_status(x, 0) == EXPERIMENT_RUNNING;
    bool rests = !rows_text(part, 0, "match") || is_finished(part);
    return runs && rests && rows_int(part, 0, "row") < rows_int(part, 0, "rows");
}

bool experiment_enrol(struct ctx *c, struct pg *db, const struct experiment_door *door, bool consents,
                      json_object **ret_part, bool *ret_fresh)
{
    struct rows *x, *part;
    if (!experiment_row_lock(c, db, door->experiment, &x)) return false;
    int64_t experiment = rows_int(x, 0, "id");
    bool owner = rows_int(x, 0, "owner_id") == door->account;
    if (experiment_status(x, 0) == EXPERIMENT_DRAFT) return fail(c, FAULT_NOT_FOUND, "not found");
    if (owner) return fail(c, FAULT_FORBIDDEN, "you cannot take part in your own experiment");
    if (!pg_maybe(c, db, &part, PARTICIPANT_FIND, "ii", experiment, door->account)) return false;
    *ret_fresh = rows_count(part) == 0;
    if (*ret_fresh && (!join(c, db, x, door->account, consents) ||
                       !pg_one(c, db, &part, PARTICIPANT_FIND, "ii", experiment, door->account)))
        return false;
    if (needs_series(x, part) && (!series_start(c, db, x, part, door->account) ||
                                  !pg_one(c, db, &part, PARTICIPANT_FIND, "ii", experiment, door->account)))
        return false;
    *ret_part = part_json(c, door->experiment, experiment_status(x, 0) == EXPERIMENT_RUNNING, part);
    return true;
}

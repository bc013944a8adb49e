/* experiment_part.c - taking part in an experiment: joining the list with the fewest participants, and playing its
 * rows one after another, between the pages of its study. */
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/bonus.h"
#include "platform/contest/experiment.h"
#include "platform/contest/experiment_pair.h"
#include "platform/contest/experiment_part.h"
#include "platform/contest/study.h"
#include "platform/match/start.h"
#include "platform/model/terms.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/experiment.h"
#include "store/match.h"
#include "store/study.h"
#include <string.h>

/* A participant's progress */

static bool is_live(const struct rows *rows)
{
    return match_status_read(rows, 0, "status") != STATUS_FINISHED;
}

enum part_state part_state(const struct part *part) { return part_state_read(part->row, 0, "state"); }

bool part_goes_on(const struct part *part)
{
    enum part_state state = part_state(part);
    return state == PART_PLAYING || state == PART_GONE;
}

/* The ends at which a participant is given a code. */
static bool earns_code(enum part_state state)
{
    return state == PART_COMPLETE || state == PART_SCREENED_OUT || state == PART_TIMED_OUT ||
           state == PART_UNPAIRED || state == PART_PARTNER_LEFT;
}

static bool plays(const struct part *part) { return rows_text(part->row, 0, "match") && is_live(part->row); }

/* Whether the latest series, if there is one, is over. */
static bool rests(const struct part *part) { return !plays(part); }

static bool series_done(const struct part *part)
{
    return rows_int(part->row, 0, "row") == rows_int(part->row, 0, "rows") && rests(part);
}

int part_page(const struct part *part)
{
    int page = (int)rows_int(part->row, 0, "page");
    bool before = page < rows_int(part->row, 0, "pages_before");
    bool after = series_done(part) && page < rows_int(part->row, 0, "pages");
    bool open = part->runs || series_done(part);
    return part_goes_on(part) && open && (before || after) ? page : -1;
}

bool part_find(struct ctx *c, struct pg *db, const struct experiment_door *door, struct part *part)
{
    struct rows *study;
    part->study = NULL;
    part->practice = NULL;
    if (!pg_maybe(c, db, &part->row, PARTICIPANT_FIND, "ii", part->experiment, door->account)) return false;
    if (!rows_count(part->row) || !rows_int(part->row, 0, "version")) return true;
    if (!pg_one(c, db, &study, STUDY_VERSION, "ii", part->experiment, rows_int(part->row, 0, "version")))
        return false;
    part->study = json_own(c, rows_text(study, 0, "study"));
    part->options = json_own(c, rows_text(study, 0, "practice"));
    int page = part_page(part);
    return page < 0 || !study_page_is(study_page(part->study, page), "practice") ||
           pg_maybe(c, db, &part->practice, PRACTICE_FIND, "ii", rows_int(part->row, 0, "id"),
                    (int64_t)page + 1);
}

static const char *status_of(const struct part *part)
{
    if (!part_goes_on(part)) return rows_text(part->row, 0, "state");
    return plays(part) || part->runs || part_page(part) >= 0 ? "playing" : "closed";
}

/* A practice series is part of its page: its match while it runs, its result when it is over. */
static bool add_practice(struct ctx *c, struct pg *db, const struct part *part, json_object *page,
                         const char **ret_match)
{
    json_object *options, *series, *result = json_new_object(c);
    bool over = part->practice && rows_count(part->practice) && !is_live(part->practice);
    json_add_bool(page, "over", over);
    if (!over) {
        json_object_object_del(page, "feedback");
        if (part->practice && rows_count(part->practice)) *ret_match = rows_text(part->practice, 0, "match");
        return true;
    }
    if (!experiment_series(c, db, rows_text(part->practice, 0, "match"), 0, &options, &series)) return false;
    json_add(result, "attempts", json_member(series, "attempts"));
    json_add(result, "score", json_member(series, "score"));
    json_add(page, "result", result);
    return true;
}

static bool add_page(struct ctx *c, struct pg *db, const struct part *part, json_object *json,
                     const char **ret_match)
{
    int number = part_page(part);
    json_object *page = NULL;
    if (number >= 0)
        page = study_shown(c, part->study, number, rows_text(part->row, 0, "language"),
                           (int)rows_int(part->row, 0, "tries"));
    if (page && study_page_is(page, "practice") && !add_practice(c, db, part, page, ret_match)) return false;
    json_add(json, "page", page);
    return true;
}

static void add_outcome(struct ctx *c, const struct part *part, json_object *json)
{
    const char *code = rows_text(part->row, 0, "outcome_code"),
               *origin = rows_text(part->row, 0, "origin_id");
    bool given = code && earns_code(part_state(part));
    json_add_text(json, "code", given ? code : NULL);
    json_add_text(json, "return_to",
                  given && part->study ? study_return(c, part->study, code, origin ? origin : "") : NULL);
}

bool part_sum_up(struct ctx *c, struct pg *db, const struct part *part)
{
    struct bonus bonus;
    return !part->study || !bonus_of(part->study, &bonus) ||
           experiment_sum_mine(c, db, rows_int(part->row, 0, "id"));
}

/* What was earned so far; `before` is without the series that runs. */
static bool add_bonus(struct ctx *c, struct pg *db, const struct part *part, json_object *json)
{
    struct bonus bonus;
    int64_t earned, before;
    json_object *told = NULL;
    if (part->study && bonus_of(part->study, &bonus)) {
        if (!bonus_earned(c, db, &bonus, rows_int(part->row, 0, "id"), &earned, &before)) return false;
        told = bonus_scheme(c, &bonus);
        json_add_int(told, "earned", earned);
        json_add_int(told, "before", before);
    }
    json_add(json, "bonus", told);
    return true;
}

bool part_json(struct ctx *c, struct pg *db, const struct experiment_door *door, const struct part *part,
               json_object **ret_part)
{
    json_object *json = json_new_object(c);
    int64_t due = rows_int(part->row, 0, "due_at");
    const char *match = plays(part) && part_goes_on(part) ? rows_text(part->row, 0, "match") : NULL;
    json_add_text(json, "experiment", door->experiment);
    json_add_text(json, "participant", rows_text(part->row, 0, "code"));
    json_add_text(json, "status", status_of(part));
    json_add_int(json, "series", rows_int(part->row, 0, "shown"));
    json_add_int(json, "of", rows_int(part->row, 0, "shown_of"));
    json_add_int(json, "series_done", rows_int(part->row, 0, "shown_done"));
    json_add_bool(json, "continues", rows_bool(part->row, 0, "continues") && rests(part));
    json_add_int(json, "pages_done", rows_int(part->row, 0, "page"));
    json_add_int(json, "pages", rows_int(part->row, 0, "pages"));
    if (!add_page(c, db, part, json, &match) || !add_bonus(c, db, part, json)) return false;
    json_add_text(json, "match", match);
    pair_add(c, part, json);
    json_add_text(json, "joined_at", clock_text(c, rows_int(part->row, 0, "joined_at")));
    json_add_text(json, "due_at", due ? clock_text(c, due) : NULL);
    json_add_text(json, "language", rows_text(part->row, 0, "language"));
    add_outcome(c, part, json);
    *ret_part = json;
    return true;
}

/* Joining */

struct joining {
    const struct rows *x;
    const struct experiment_door *door;
    const struct enrolment *wish;
    json_object *study; /* the latest version; NULL: there is none */
    int64_t version;
};

/* Whether the newcomer has an id of the platform that the study asks for, and nobody else takes part under it. */
static bool has_own_id(struct ctx *c, struct pg *db, const struct joining *j)
{
    const struct origin *from = &j->wish->origin;
    const char *platform = j->study ? study_word(j->study, "platform") : "";
    struct rows *r;
    if (*platform && (!from->id || strcmp(from->platform, platform) != 0))
        return fail(c, FAULT_ORIGIN_NEEDED, "open the link that %s gave you", platform);
    if (!from->id) return true;
    if (!pg_maybe(c, db, &r, ORIGIN_FIND, "itt", rows_int(j->x, 0, "id"), from->platform, from->id))
        return false;
    return rows_count(r) == 0 ||
           fail(c, FAULT_PLACE_TAKEN,
                "somebody takes part under this id; continue in the browser where you began");
}

/* Whether the quota of the study has a place left; those of participants who stayed away are given to others. */
static bool has_room(struct ctx *c, struct pg *db, const struct joining *j)
{
    int64_t experiment = rows_int(j->x, 0, "id"), quota = j->study ? study_number(j->study, "quota") : 0;
    int64_t freed;
    struct rows *r;
    if (!quota) return true;
    if (!pg_one(c, db, &r, STUDY_ROOM, "i", experiment)) return false;
    int64_t taken = rows_int(r, 0, "count"), needed = taken + rows_int(r, 0, "gone") - quota + 1;
    if (taken >= quota)
        return fail(c, FAULT_EXPERIMENT_FULL, "all places are taken; a place can become free again");
    if (needed <= 0) return true;
    return places_free(c, db, experiment, needed, &freed) &&
           (freed >= needed ||
            fail(c, FAULT_EXPERIMENT_FULL, "somebody has just returned to the last place"));
}

/* Under the lock on the experiment, one id has one place and the last place is given once. */
static bool has_place(struct ctx *c, struct pg *db, const struct joining *j)
{
    return has_own_id(c, db, j) && has_room(c, db, j);
}

static bool study_load(struct ctx *c, struct pg *db, int64_t experiment, json_object **ret_study,
                       int64_t *ret_version)
{
    struct rows *r;
    *ret_study = NULL;
    *ret_version = 0;
    if (!pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment)) return false;
    if (!rows_count(r)) return true;
    *ret_study = json_own(c, rows_text(r, 0, "study"));
    *ret_version = rows_int(r, 0, "version");
    return true;
}

/* Whether participants read a text that they must agree to. */
static bool asks_consent(const struct joining *j)
{
    const char *plain = rows_text(j->x, 0, "consent");
    return *(j->study ? study_text(j->study, study_language(j->study, j->wish->language), "consent", plain)
                      : plain);
}

/* In a study for pairs, first those who have no partner get one. */
static bool list_find(struct ctx *c, struct pg *db, const struct joining *j, bool paired,
                      const char **ret_list)
{
    struct rows *r;
    int64_t experiment = rows_int(j->x, 0, "id");
    const char *seed = rows_text(j->x, 0, "balance_seed");
    bool fine = paired ? pg_one(c, db, &r, EXPERIMENT_BALANCE_PAIRS, "iit", experiment, j->version, seed)
                       : pg_one(c, db, &r, EXPERIMENT_BALANCE, "it", experiment, seed);
    if (fine) *ret_list = rows_text(r, 0, "name");
    return fine;
}

/* The lock on the experiment keeps the counts valid until the newcomer is inserted. */
static bool join(struct ctx *c, struct pg *db, struct joining *j)
{
    char code[PUBLIC_ID];
    const char *list;
    struct pairs pairs;
    int before = 0;
    int64_t experiment = rows_int(j->x, 0, "id");
    if (experiment_status_read(j->x, 0, "status") == EXPERIMENT_CLOSED)
        return fail(c, FAULT_EXPERIMENT_CLOSED, "this experiment no longer takes participants");
    if (!study_load(c, db, experiment, &j->study, &j->version)) return false;
    bool asks = asks_consent(j);
    if (asks && !j->wish->consents)
        return fail(c, FAULT_CONSENT_NEEDED, "read the text and send consent: true if you agree");
    bool paired = j->study && study_pairs(j->study, &pairs);
    if (!has_place(c, db, j) || !list_find(c, db, j, paired, &list)) return false;
    secret_public_id(code);
    struct participant_row row = {.experiment = experiment,
                                  .account = j->door->account,
                                  .code = code,
                                  .list = list,
                                  .consents = asks,
                                  .version = j->version,
                                  .language = j->study ? study_language(j->study, j->wish->language) : ""};
    row.pages = j->study ? study_pages(j->study, &before) : 0;
    row.pages_before = before;
    row.minutes = j->study ? study_number(j->study, "minutes") : 0;
    return participant_insert(c, db, &row) &&
           (!paired || partner_insert(c, db, experiment, j->door->account));
}

static bool join_whole(struct ctx *c, struct pg *db, const struct rows *x, const struct experiment_door *door,
                       const struct enrolment *wish, struct part *part)
{
    struct joining j = {.x = x, .door = door, .wish = wish};
    if (wish->origin.id && !bonus_can_name(wish->origin.id))
        return fail(c, FAULT_BAD_REQUEST,
                    "origin: the id has a comma, a quote or a line break, or starts like a formula");
    if (!join(c, db, &j) || !part_find(c, db, door, part)) return false;
    if (!wish->origin.id) return true;
    return origin_insert(c, db, part->experiment, rows_int(part->row, 0, "id"), &wish->origin) &&
           part_find(c, db, door, part);
}

/* Matches outside of all lists */

static bool terms_make(struct ctx *c, const struct part_match *wanted, struct terms *ret)
{
    struct lobby_wish wish = {.game = experiment_game()->id,
                              .variant = wanted->variant,
                              .options = wanted->options,
                              .clock = json_new_object(c),
                              .seats = wanted->seats,
                              .private = true,
                              .says_rated = true,
                              .spectators = "none",
                              .press = "none"};
    json_add_text(wish.clock, "mode", wanted->move_seconds ? "live" : "untimed");
    if (wanted->move_seconds) json_add_int(wish.clock, "turn_seconds", wanted->move_seconds);
    return terms_settle(c, &wish, ret);
}

bool part_match_begin(struct ctx *c, struct pg *db, const struct part_match *wanted, int64_t *ret_match)
{
    struct terms terms;
    char id[PUBLIC_ID];
    bool has_bot = false;
    if (!terms_make(c, wanted, &terms)) return false;
    struct match_plan plan = match_plan_of(&terms);
    plan.purpose = PURPOSE_EXPERIMENT;
    plan.private = true;
    plan.no_mail = true; /* the participant is here, and trials come before mail in the order of locks */
    for (int seat = 0; seat < wanted->seats; seat++) {
        struct account_row who;
        int64_t account = wanted->account[seat];
        if (account ? !account_by_id(c, db, account, &who)
                    : !account_of_bot(c, db, terms.game->id, wanted->bot, &who))
            return false;
        plan.seat[seat].account = who.id;
        plan.seat[seat].name = who.name;
        plan.seat[seat].kind = who.kind;
        has_bot |= !account;
    }
    plan.blind = wanted->seats > 1 && !has_bot;
    return match_start(c, db, &plan, ret_match, id);
}

static bool practice_start(struct ctx *c, struct pg *db, const struct part *part, int64_t account)
{
    int page = part_page(part);
    const struct part_match wanted = {
        .options = json_member(part->options, pool_print(c->pool, "%d", page + 1)),
        .variant = experiment_game()->trials->variant,
        .seats = 1,
        .account = {account}};
    int64_t match;
    return part_match_begin(c, db, &wanted, &match) &&
           practice_insert(c, db, rows_int(part->row, 0, "id"), page + 1, match);
}

bool part_needs_series(const struct part *part)
{
    return part_goes_on(part) && part->runs && part_page(part) < 0 && rests(part) && !series_done(part);
}

/* A participant of a study for pairs can have to wait. */
static bool series_start(struct ctx *c, struct pg *db, const struct experiment_door *door, struct part *part,
                         bool stops)
{
    bool ready;
    if (!pair_advance(c, db, door, part, stops, &ready)) return false;
    return !ready || (part_find(c, db, door, part) && pair_start(c, db, part, door->account));
}

static bool needs_practice(const struct part *part, int wished)
{
    return part->practice && !rows_count(part->practice) && wished == part_page(part) + 1;
}

/* The end */

/* A participation ends without a request of its own: by the last move of a series, or by the time. The request that
 * looks at it next, with a page that was loaded again for example, must find the code. */
static bool is_unsettled(const struct part *part)
{
    return rows_count(part->row) && part->study && !rows_text(part->row, 0, "outcome_code") &&
           earns_code(part_state(part));
}

bool part_settle(struct ctx *c, struct pg *db, const struct experiment_door *door, struct part *part)
{
    int64_t id = rows_int(part->row, 0, "id");
    enum part_state state = part_state(part);
    bool tells = state == PART_TIMED_OUT || state == PART_PARTNER_LEFT;
    if (tells && rows_null(part->row, 0, "ended") && !participant_end(c, db, id, state)) return false;
    if (is_unsettled(part)) {
        char own[PUBLIC_ID];
        const char *code = study_code(part->study, part_state_name(state));
        secret_public_id(own);
        if (!participant_outcome(c, db, id, *code ? code : own)) return false;
    }
    return part_find(c, db, door, part);
}

bool part_lock(struct ctx *c, struct pg *db, const struct experiment_door *door, struct rows **ret_x,
               struct part *ret_part)
{
    if (!experiment_row_lock(c, db, door->experiment, ret_x)) return false;
    enum experiment_status status = experiment_status_read(*ret_x, 0, "status");
    *ret_part = (struct part){.experiment = rows_int(*ret_x, 0, "id"), .runs = status == EXPERIMENT_RUNNING};
    if (status == EXPERIMENT_DRAFT) return fail(c, FAULT_NOT_FOUND, "not found");
    if (rows_int(*ret_x, 0, "owner_id") == door->account)
        return fail(c, FAULT_FORBIDDEN, "you cannot take part in your own experiment");
    return part_find(c, db, door, ret_part);
}

static bool is_other(const struct part *part, const struct origin *from)
{
    const char *id = rows_text(part->row, 0, "origin_id");
    return from->id && (!id || strcmp(id, from->id) != 0 ||
                        strcmp(rows_text(part->row, 0, "platform"), from->platform) != 0);
}

static bool settle_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct experiment_door *door = thing;
    struct rows *x;
    struct part part;
    if (!part_lock(c, db, door, &x, &part)) return false;
    if (pair_waits(&part) && (!series_start(c, db, door, &part, false) || !part_find(c, db, door, &part)))
        return false;
    return !rows_count(part.row) || (part_settle(c, db, door, &part) && part_sum_up(c, db, &part));
}

bool experiment_part(struct ctx *c, struct pg *db, int64_t experiment, const struct experiment_door *door,
                     json_object **ret_part)
{
    struct rows *x;
    struct part part = {.experiment = experiment};
    struct experiment_door own = *door;
    *ret_part = NULL;
    if (!pg_one(c, db, &x, EXPERIMENT_HEAD, "t", door->experiment)) return false;
    part.runs = experiment_status_read(x, 0, "status") == EXPERIMENT_RUNNING;
    if (!part_find(c, db, door, &part)) return false;
    bool moves = is_unsettled(&part) || pair_waits(&part);
    if (moves && (!transact(c, db, settle_body, &own) || !part_find(c, db, door, &part))) return false;
    return rows_count(part.row) == 0 || part_json(c, db, door, &part, ret_part);
}

bool experiment_enrol(struct ctx *c, struct pg *db, const struct experiment_door *door,
                      const struct enrolment *wish, json_object **ret_part, bool *ret_fresh)
{
    struct rows *x;
    struct part part;
    if (!part_lock(c, db, door, &x, &part)) return false;
    *ret_fresh = rows_count(part.row) == 0;
    if (*ret_fresh && !join_whole(c, db, x, door, wish, &part)) return false;
    if (is_other(&part, &wish->origin))
        return fail(c, FAULT_PLACE_TAKEN, "this browser already takes part, under another id or none");
    if (needs_practice(&part, wish->practice) && !practice_start(c, db, &part, door->account)) return false;
    if (part_needs_series(&part) && !series_start(c, db, door, &part, wish->stops_waiting)) return false;
    return part_find(c, db, door, &part) && part_settle(c, db, door, &part) && part_sum_up(c, db, &part) &&
           part_json(c, db, door, &part, ret_part);
}

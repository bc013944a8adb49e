/* replay.c - see replay.h. */
#include "platform/model/replay.h"
#include "base/clock.h"
#include "base/secret.h"
#include <string.h>

enum { FORMAT = 1, EVENTS_MAX = 1000000, TEXT_MAX = 200 };

enum lie {
#define REPLAY_LIE(reason, words) LIE_##reason,
#include "platform/model/replay_lie.def"
#undef REPLAY_LIE
};

static const struct {
    const char *reason, *words;
} LIES[] = {
#define REPLAY_LIE(reason, words) {#reason, words},
#include "platform/model/replay_lie.def"
#undef REPLAY_LIE
};

struct claim { /* one entry of "hashes" */
    int turn;
    const char *hash;
    int last_event; /* index of the last event of that turn, -1: it has none */
};

struct replay {
    const struct game *game;
    const struct variant *variant;
    json_object *options, *events, *hashes, *result;
    int version, seats; /* version: of the rules it was played by */
    struct seat_fact fact[SEATS_MAX];
    uint64_t seed;
    const char *nonce, *commitment;

    int claim_count;
    struct claim *claim;
    struct fold fold;
    int taken_back; /* the number of turns to add to the game's turn numbers */
    const game_state *
        *first; /* by claim: the position at the start of its turn; NULL when nothing is ever taken back */
    int first_room;
    const struct replay_bound *bound;
    int64_t began; /* by clock_cpu_time() */
    bool too_long;
    struct replay_report report;
};

/* Cost limits */

static bool too_long(struct ctx *c, struct replay *r, const char *why)
{
    r->too_long = true;
    return fail(c, FAULT_TOO_LONG, "%s; `quad replay` does it where you pay for the time", why);
}

static bool events_few(struct ctx *c, struct replay *r)
{
    if (!r->bound || (int)json_object_array_length(r->events) <= r->bound->events) return true;
    return too_long(c, r, pool_print(c->pool, "more than %d events", r->bound->events));
}

static bool time_left(struct ctx *c, struct replay *r)
{
    if (!r->bound || clock_cpu_time() - r->began < r->bound->microseconds) return true;
    return too_long(c, r, "the record takes too long to follow");
}

/* Reading the record */

static bool game_read(struct ctx *c, json_object *record, struct replay *r)
{
    int64_t format, version;
    const char *game, *variant;
    if (!json_need_object(c, record, "the record") ||
        !json_need_int(c, record, "quadrivium", 1, FORMAT, &format) ||
        !json_need_text(c, record, "game", TEXT_MAX, &game) ||
        !json_need_text(c, record, "variant", TEXT_MAX, &variant) ||
        !json_need_int(c, record, "rules_version", 1, INT32_MAX, &version))
        return false;
    r->game = game_find(game);
    r->variant = r->game ? variant_find(r->game, variant) : NULL;
    if (!r->variant) return fail(c, FAULT_UNKNOWN_GAME, "there is no game %s with variant %s", game, variant);
    r->version = (int)version;
    return version <= r->game->rules_version ||
           fail(c, FAULT_BAD_REQUEST, "played by version %d of the rules; the newest this build knows is %d",
                r->version, r->game->rules_version);
}

static bool seats_read(struct ctx *c, json_object *record, struct replay *r)
{
    json_object *seats;
    must(r->variant);
    if (!json_need_array(c, record, "seats", SEATS_MAX, &seats)) return false;
    r->seats = (int)json_object_array_length(seats);
    if (!variant_seats(r->variant, r->seats))
        return fail(c, FAULT_BAD_SEATS, "this variant is not played with %d seats", r->seats);
    for (int seat = 0; seat < r->seats; seat++) {
        json_object *row = json_object_array_get_idx(seats, (size_t)seat);
        const char *word;
        enum account_kind kind = ACCOUNT_UNREAD;
        if (!json_need_object(c, row, "a seat") || !json_need_text(c, row, "kind", TEXT_MAX, &word))
            return false;
        account_kind_find(word, &kind);
        r->fact[seat] = (struct seat_fact){.program = !account_is_person(kind),
                                           .choice = json_member(row, "choice")};
    }
    return true;
}

/* Options in an export are complete, so filling in defaults again must change nothing, but for options that are younger
 * than the match. */
static bool options_read(struct ctx *c, json_object *record, struct replay *r)
{
    json_object *sent = json_member(record, "options");
    r->options = r->game->options(c, r->variant, sent, r->seats, r->fact);
    if (!r->options) return false;
    for (const char *const *name = r->game->later_options; name && *name; name++)
        if (!json_member(sent, *name)) json_object_object_del(r->options, *name);
    return json_same(sent, r->options) ||
           fail(c, FAULT_BAD_OPTIONS, "the options of the record are not complete");
}

static bool record_read(struct ctx *c, json_object *record, struct replay *r)
{
    const char *seed;
    if (!game_read(c, record, r) || !seats_read(c, record, r) || !options_read(c, record, r)) return false;
    if (!json_need_text(c, record, "seed", 16, &seed) || !json_need_text(c, record, "nonce", 32, &r->nonce) ||
        !json_need_text(c, record, "seed_commitment", 64, &r->commitment) ||
        !json_need_array(c, record, "events", EVENTS_MAX, &r->events) ||
        !json_need_array(c, record, "hashes", EVENTS_MAX, &r->hashes) ||
        !json_may_object(c, record, "result", &r->result))
        return false;
    if (!fold_seed_read(seed, &r->seed)) return fail(c, FAULT_BAD_REQUEST, "/seed: must be 16 hex digits");
    return events_few(c, r);
}

/* Checking */

/* Record a difference, with details where the reason has no words; always false, because nothing after it is checked.
 */
static bool lie_told(struct ctx *c, struct replay *r, int turn, enum lie lie, const char *detail)
{
    r->report.first_bad_turn = turn;
    r->report.reason = LIES[lie].reason;
    r->report.why = pool_copy(c->pool, detail);
    forgive(c);
    return false;
}

static bool lie(struct ctx *c, struct replay *r, int turn, enum lie lie)
{
    return lie_told(c, r, turn, lie, LIES[lie].words);
}

static int by_turn(const void *a, const void *b)
{
    const struct claim *one = a, *two = b;
    return (one->turn > two->turn) - (one->turn < two->turn);
}

static struct claim *claim_find(const struct replay *r, int turn)
{
    struct claim wanted = {.turn = turn};
    return bsearch(&wanted, r->claim, (size_t)r->claim_count, sizeof wanted, by_turn);
}

static int member_int(json_object *object, const char *key)
{
    json_object *member = json_member(object, key);
    return json_object_is_type(member, json_type_int) ? json_object_get_int(member) : -1;
}

static bool claims_list(struct ctx *c, struct replay *r)
{
    r->claim_count = (int)json_object_array_length(r->hashes);
    r->claim = pool_take_many(c->pool, (size_t)r->claim_count + 1, sizeof *r->claim);
    for (int i = 0; i < r->claim_count; i++) {
        json_object *row = json_object_array_get_idx(r->hashes, (size_t)i);
        const char *hash = json_object_get_string(json_member(row, "hash"));
        r->claim[i] = (struct claim){
            .turn = member_int(row, "turn"), .hash = hash ? hash : "", .last_event = -1};
        if (i && r->claim[i].turn <= r->claim[i - 1].turn) return lie(c, r, -1, LIE_hashes_unordered);
    }
    return true;
}

/* Every turn with events has a hash, every hash a turn with events; notes which event each hash is due after.
 */
static bool claims_match(struct ctx *c, struct replay *r)
{
    if (!claims_list(c, r)) return false;
    for (int i = 0; i < (int)json_object_array_length(r->events); i++) {
        json_object *row = json_object_array_get_idx(r->events, (size_t)i);
        int turn = member_int(row, "turn");
        struct claim *claim = claim_find(r, turn);
        if (!claim) return lie(c, r, turn, LIE_hash_missing);
        claim->last_event = i;
        const char *kind = json_object_get_string(json_member(row, "kind"));
        if (kind && strcmp(kind, "takeback") == 0) r->first_room = r->claim_count;
    }
    for (int i = 0; i < r->claim_count; i++)
        if (r->claim[i].last_event < 0) return lie(c, r, r->claim[i].turn, LIE_events_missing);
    if (r->first_room && r->bound && r->first_room > r->bound->kept)
        return too_long(c, r,
                        pool_print(c->pool, "turns were taken back among more than %d", r->bound->kept));
    if (r->first_room) r->first = pool_take_many(c->pool, (size_t)r->first_room, sizeof *r->first);
    return true;
}

/* Replaying */

/* A takeback: go back to the start of turn `to`. The turns played since then are void, so no later takeback can lead to
 * them. */
static bool takeback_follow(struct ctx *c, struct replay *r, json_object *row, int turn)
{
    struct claim *target = claim_find(r, member_int(row, "to"));
    const game_state *state = target && r->first ? r->first[target - r->claim] : NULL;
    if (!r->variant->takeback || !state || target->turn >= turn)
        return lie(c, r, turn, LIE_takeback_impossible);
    fold_restart(&r->fold, state);
    r->taken_back = turn - r->game->standing(r->fold.state).turn[0];
    for (struct claim *gone = target; gone->turn < turn; gone++) r->first[gone - r->claim] = NULL;
    return true;
}

static bool event_follow(struct ctx *c, struct replay *r, json_object *row, int turn)
{
    struct event event;
    struct outcome outcome;
    struct standing before = r->game->standing(r->fold.state);
    if (!fold_event_read(c, r->game, r->seats, row, &event))
        return lie_told(c, r, turn, LIE_event_unreadable, c->failure.detail);
    if (fold_turn(&before, r->seats, &event) + r->taken_back != turn)
        return lie(c, r, turn, LIE_event_misplaced);
    if (!fold_apply(&r->fold, &event, NULL, &outcome))
        return lie_told(c, r, turn, LIE_event_refused, r->fold.own.failure.detail);
    r->report.turns += event.kind == EVENT_TURN && turn > 0;
    return true;
}

/* Follow event number i and compare the hash that is due after it. */
static bool row_follow(struct ctx *c, struct replay *r, int i)
{
    json_object *row = json_object_array_get_idx(r->events, (size_t)i);
    int turn = member_int(row, "turn");
    struct claim *claim = claim_find(r, turn);
    if (r->first && !r->first[claim - r->claim]) r->first[claim - r->claim] = r->game->copy(c, r->fold.state);
    const char *kind = json_object_get_string(json_member(row, "kind"));
    bool back = kind && strcmp(kind, "takeback") == 0;
    if (!(back ? takeback_follow(c, r, row, turn) : event_follow(c, r, row, turn))) return false;
    if (back && r->first) r->first[claim - r->claim] = NULL; /* this turn now starts with another position */
    if (claim->last_event != i) return true;
    fold_hash(c, r->game, r->fold.state, r->report.hash);
    return strcmp(r->report.hash, claim->hash) == 0 || lie(c, r, turn, LIE_hash_other);
}

static bool events_follow(struct ctx *c, struct replay *r)
{
    struct ctx scratch = {.pool = pool_new()};
    bool fine = true;
    for (int i = 0; fine && i < (int)json_object_array_length(r->events); i++) {
        struct ctx *here = r->first ? c : &scratch; /* positions that a takeback can return to must last */
        fine = time_left(c, r) && row_follow(here, r, i);
        if (r->report.why) r->report.why = pool_copy(c->pool, r->report.why);
        pool_wipe(scratch.pool);
    }
    pool_drop(scratch.pool);
    return fine;
}

static bool result_matches(struct ctx *c, struct replay *r)
{
    struct standing standing = r->game->standing(r->fold.state);
    json_object *reached = fold_result(c, &standing, r->seats);
    static const char *const MEMBERS[] = {"places", "scores", "reason"};
    for (size_t i = 0; r->result && i < sizeof MEMBERS / sizeof *MEMBERS; i++) {
        json_object *claimed = json_member(r->result, MEMBERS[i]);
        if (claimed && !json_same(claimed, json_member(reached, MEMBERS[i])))
            return lie(c, r, -1, LIE_result_other);
    }
    return true;
}

static bool record_follow(struct ctx *c, struct replay *r)
{
    char commitment[HASH_TEXT];
    fold_commitment(r->seed, r->nonce, commitment);
    if (strcmp(commitment, r->commitment) != 0) return lie(c, r, -1, LIE_seed_other);
    return claims_match(c, r) && events_follow(c, r) && result_matches(c, r);
}

bool replay_verify(struct ctx *c, json_object *record, const struct replay_bound *bound,
                   struct replay_report *ret)
{
    struct replay r = {.bound = bound, .began = clock_cpu_time(), .report = {.first_bad_turn = -1}};
    if (!record_read(c, record, &r)) return false;
    game_state *state = fold_setup_by(c, r.game, r.version, r.variant, r.options, r.seats, r.fact, r.seed);
    if (!state) return false;
    fold_begin(&r.fold, r.game, state);
    fold_hash(c, r.game, r.fold.state, r.report.hash);
    r.report.ok = record_follow(c, &r);
    fold_end(&r.fold);
    if (r.too_long) return false;
    *ret = r.report;
    return true;
}

json_object *replay_report_json(struct ctx *c, const struct replay_report *report)
{
    json_object *json = json_new_object(c);
    json_add_bool(json, "ok", report->ok);
    json_add_int(json, "turns", report->turns);
    json_add_text(json, "hash", *report->hash ? report->hash : NULL);
    if (report->first_bad_turn >= 0) json_add_int(json, "first_bad_turn", report->first_bad_turn);
    else json_add(json, "first_bad_turn", NULL);
    if (report->why) json_add_text(json, "why", report->why);
    if (report->reason) json_add_text(json, "reason", report->reason);
    return json;
}

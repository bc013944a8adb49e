/* experiment_page.c - the pages of a participation: answers, failed tries, leaving, withdrawal, erasure, and what the
 * browser measured. */
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/experiment.h"
#include "platform/contest/experiment_pair.h"
#include "platform/contest/experiment_part.h"
#include "platform/contest/study.h"
#include "platform/match/turn.h"
#include "store/experiment.h"
#include "store/match.h"
#include "store/study.h"
#include <string.h>

/* Answers */

/* A practice series answers its page by its result. */
static bool practice_answers(struct ctx *c, struct pg *db, const struct part *part, json_object **ret_answers)
{
    json_object *options, *series, *answers = json_new_object(c);
    bool over = rows_count(part->practice) &&
                match_status_read(part->practice, 0, "status") == STATUS_FINISHED;
    if (!over) return fail(c, FAULT_STALE_PAGE, "finish the practice first");
    if (!experiment_series(c, db, rows_text(part->practice, 0, "match"), 0, &options, &series)) return false;
    json_add(answers, "attempts", json_member(series, "attempts"));
    json_add(answers, "score", json_member(series, "score"));
    *ret_answers = answers;
    return true;
}

/* Judge and store the answers to the page that the participant is on. */
static bool page_take(struct ctx *c, struct pg *db, const struct part *part, const struct page_answer *given,
                      json_object **ret_wrong)
{
    int number = part_page(part), tries = (int)rows_int(part->row, 0, "tries") + 1;
    int64_t id = rows_int(part->row, 0, "id");
    json_object *page = study_page(part->study, number), *answers = given->answers;
    if (!study_judge(c, page, answers, ret_wrong) ||
        (part->practice && !practice_answers(c, db, part, &answers)))
        return false;
    int wrong = (int)json_object_array_length(*ret_wrong);
    struct page_row row = {.participant = id,
                           .page = number + 1,
                           .try = tries,
                           .answers = json_text(c, answers),
                           .wrong = wrong,
                           .reaction_ms = given->reaction_ms};
    if (!page_insert(c, db, &row) || !participant_move(c, db, id, wrong == 0)) return false;
    bool failed = wrong && study_tries(page) && tries >= study_tries(page);
    return !failed || participant_end(c, db, id, PART_SCREENED_OUT);
}

bool experiment_answer(struct ctx *c, struct pg *db, const struct experiment_door *door,
                       const struct page_answer *given, json_object **ret_part)
{
    struct rows *x;
    struct part part;
    json_object *wrong = json_new_array(c);
    if (!part_lock(c, db, door, &x, &part)) return false;
    if (!rows_count(part.row)) return fail(c, FAULT_NOT_FOUND, "you do not take part in this experiment");
    bool here = part_page(&part) == given->page - 1;
    if (!here && part_goes_on(&part) && given->page > rows_int(part.row, 0, "page"))
        return fail(c, FAULT_STALE_PAGE, "this page is not open");
    if (here && (!page_take(c, db, &part, given, &wrong) || !part_find(c, db, door, &part))) return false;
    if (!part_settle(c, db, door, &part) || !part_sum_up(c, db, &part) ||
        !part_json(c, db, door, &part, ret_part))
        return false;
    json_add(*ret_part, "wrong", wrong);
    return true;
}

/* Leaving, withdrawal and erasure. Locks in their order: the participant's row, then the trials, then the matches. */

/* A match that ended meanwhile, or that is on hold, keeps nobody from leaving. */
static bool match_end(struct ctx *c, struct pg *db, const char *match, int64_t account)
{
    json_object *receipt;
    if (turn_resign(c, db, match, account, &receipt)) return true;
    bool rests = c->failure.fault == FAULT_GAME_OVER || c->failure.fault == FAULT_QUARANTINED ||
                 c->failure.fault == FAULT_ALREADY_OUT;
    if (rests) forgive(c);
    return rests;
}

/* End the running matches; with `drop` the participant's data goes first. */
static bool matches_end(struct ctx *c, struct pg *db, int64_t participant, int64_t account, bool drop)
{
    struct rows *live;
    if (!pg_each(c, db, &live, PARTICIPANT_MATCHES, "i", participant) ||
        (drop && !participant_data_drop(c, db, participant)))
        return false;
    for (int i = 0; i < rows_count(live); i++)
        if (!match_end(c, db, rows_text(live, i, "match"), account)) return false;
    return true;
}

bool experiment_withdraw(struct ctx *c, struct pg *db, const struct experiment_door *door, bool erase,
                         json_object **ret_part)
{
    struct rows *x;
    struct part part;
    if (!part_lock(c, db, door, &x, &part)) return false;
    if (!rows_count(part.row)) return fail(c, FAULT_NOT_FOUND, "you do not take part in this experiment");
    int64_t id = rows_int(part.row, 0, "id");
    bool ends = part_goes_on(&part) || (erase && part_state(&part) != PART_WITHDRAWN);
    if (ends && (!participant_end(c, db, id, erase ? PART_WITHDRAWN : PART_LEFT) || !pair_left(c, db, id) ||
                 !matches_end(c, db, id, door->account, erase)))
        return false;
    return part_find(c, db, door, &part) && part_json(c, db, door, &part, ret_part);
}

bool experiment_erase(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *code)
{
    struct rows *x, *r;
    if (!experiment_row_lock(c, db, door->experiment, &x)) return false;
    if (rows_int(x, 0, "owner_id") != door->account) return fail(c, FAULT_NOT_FOUND, "not found");
    if (!pg_one(c, db, &r, PARTICIPANT_BY_CODE, "it", rows_int(x, 0, "id"), code)) return false;
    int64_t id = rows_int(r, 0, "id"), account = rows_int(r, 0, "account_id");
    if (!account) return true;
    return participant_erase(c, db, id) && pair_left(c, db, id) && matches_end(c, db, id, account, true);
}

/* Timing */

static bool device_fits(struct ctx *c, json_object *detail)
{
    int64_t size = 0, ratio = 0;
    const char *input = "";
    return json_only(c, detail, "width", "height", "pixel_ratio_milli", "input", NULL) &&
           json_need_int(c, detail, "width", 0, 100000, &size) &&
           json_need_int(c, detail, "height", 0, 100000, &size) &&
           json_need_int(c, detail, "pixel_ratio_milli", 0, 100000, &ratio) &&
           json_need_text(c, detail, "input", 20, &input);
}

static bool is_one_of(const char *const *words, const char *word)
{
    while (*words && strcmp(*words, word) != 0) words++;
    return *words != NULL;
}

static bool detail_fits(struct ctx *c, const char *kind, json_object *detail)
{
    static const char *const INPUTS[] = {"mouse", "touch", "pen", "keyboard", NULL};
    static const char *const CHANGES[] = {"lost", "regained", NULL};
    const char *input = "mouse", *change = "lost";
    if (!detail)
        return strcmp(kind, "turn") == 0 || strcmp(kind, "guess") == 0 ||
               fail(c, FAULT_BAD_REQUEST, "detail: is missing");
    if (strcmp(kind, "device") == 0)
        return device_fits(c, detail) &&
               (is_one_of(INPUTS, json_object_get_string(json_member(detail, "input"))) ||
                fail(c, FAULT_BAD_REQUEST, "input: mouse, touch, pen or keyboard"));
    return json_only(c, detail, strcmp(kind, "focus") == 0 ? "change" : "input", NULL) &&
           json_may_text(c, detail, "input", 20, &input) && json_may_text(c, detail, "change", 20, &change) &&
           ((is_one_of(INPUTS, input) && is_one_of(CHANGES, change)) ||
            fail(c, FAULT_BAD_REQUEST,
                 "detail: input is mouse, touch, pen or keyboard; change is lost or regained"));
}

static bool timing_read(struct ctx *c, json_object *item, struct timing_row *ret)
{
    static const char *const KINDS[] = {"turn", "guess", "focus", "device", NULL};
    static const int64_t NUMBERS_MAX = 10000; /* more than a series can have, and few enough to export */
    static const int64_t LATEST = 9007199254740991;
    json_object *detail = NULL;
    *ret = (struct timing_row){.shown_us = -1, .reaction_ms = -1};
    if (!json_need_object(c, item, "item") ||
        !json_only(c, item, "kind", "n", "shown_us", "reaction_ms", "detail", NULL) ||
        !json_need_text(c, item, "kind", 20, &ret->kind) ||
        !json_need_int(c, item, "n", 0, NUMBERS_MAX, &ret->n) ||
        !json_may_int(c, item, "shown_us", 0, LATEST, &ret->shown_us) ||
        !json_may_int(c, item, "reaction_ms", 0, INT32_MAX, &ret->reaction_ms) ||
        !json_may_object(c, item, "detail", &detail))
        return false;
    if (!is_one_of(KINDS, ret->kind)) return fail(c, FAULT_BAD_REQUEST, "kind: turn, guess, focus or device");
    ret->detail = detail ? pool_copy(c->pool, json_text(c, detail)) : NULL;
    return detail_fits(c, ret->kind, detail);
}

bool experiment_time(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *match,
                     json_object *items)
{
    struct rows *x, *r;
    if (!pg_one(c, db, &x, EXPERIMENT_HEAD, "t", door->experiment) ||
        !timing_lock(c, db, rows_int(x, 0, "id"), door->account, match, &r))
        return false;
    for (size_t i = 0; i < json_object_array_length(items); i++) {
        struct timing_row row;
        if (!timing_read(c, json_object_array_get_idx(items, i), &row)) return false;
        timing_insert(c, db, rows_int(r, 0, "id"), (int)rows_int(r, 0, "seat"), &row);
    }
    return pg_flush(c, db);
}

/* bonus.h - what participants of a study earn: a base payment for completing it, and a bonus by a scheme that they read
 * before they join. All amounts are whole minor units of the currency, such as pence. */
#ifndef QUAD_BONUS_H
#define QUAD_BONUS_H
#include "base/json.h"
#include "platform/contest/experiment.h"

struct bonus {
    const char *currency;
    int64_t base;                 /* for completing the study */
    int64_t per_move, per_series; /* for each accepted move, and for each series that is over */
    int64_t per_point;            /* for each point of a series that is over, with its factors */
    int64_t ceiling;              /* of the bonus */
};

/* The scheme of a study (study_check.c has checked it); false: it has none. */
bool bonus_of(json_object *study, struct bonus *ret);
/* The scheme for participants: its five members, and per_point where it is paid. */
json_object *bonus_scheme(struct ctx *c, const struct bonus *bonus);
/* What a participant (row id) has earned so far: with the series that runs, and without it. */
bool bonus_earned(struct ctx *c, struct pg *db, const struct bonus *bonus, int64_t participant,
                  int64_t *ret_earned, int64_t *ret_before) must_check;
/* Before many participants are read, outside of any transaction: where the study pays a bonus, sum up its finished
 * series. FAULT_TOO_MANY_REQUESTS as experiment_sum_up. */
bool bonus_prepare(struct ctx *c, struct pg *db, int64_t experiment) must_check;
/* The scheme of one version after the other, for many participants. */
struct bonus_source {
    int64_t experiment, version; /* row id; the version that was read last, 0: none */
    bool has;
    struct bonus bonus;
};
/* Add "bonus" and "currency" of the participant in a row that has id and version; nulls where the study has none. */
bool bonus_add(struct ctx *c, struct pg *db, struct bonus_source *source, const struct rows *r, int i,
               json_object *json) must_check;

/* Whether a platform's id of a participant can be a line of bonus_list: no other payment, and no formula where a
 * spreadsheet opens the list. It can begin with a minus sign, as one random id in 64 does, if no operator follows. */
bool bonus_can_name(const char *id);
struct bonus_page {
    const char *text;     /* lines of id and amount */
    const char *left_out; /* codes of those whose id cannot be a line, with commas; NULL: none */
    const char *next;     /* the cursor of the next page, NULL after the last */
};
/* The bonuses to be paid, for the owner, as Prolific's form for many payments takes them, to those who completed the
 * study. Own transactions. */
bool bonus_list(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *cursor,
                struct bonus_page *ret) must_check;

/* What the study will cost, from the report on its plan: {"currency","participants","base","bonus_expected",
 * "bonus_most","total_expected","total_most"}. The bonus is that of one participant. Without a quota, participants and
 * totals are null. Expected is that every board is cleared. NULL: the report is older than its numbers of moves. */
json_object *bonus_costs(struct ctx *c, const struct bonus *bonus, int64_t quota, json_object *report);
#endif

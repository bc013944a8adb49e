/* experiment.h - experiments with hidden rules: a researcher's plan, the anonymous people who take part, what they did.
 *
 * The owner of an experiment learns of its participants a random code, never an account or a name. Nobody but
 * its player knows of one of its matches (audience.h). Plans and their faults: games/trials.h. */
#ifndef QUAD_EXPERIMENT_H
#define QUAD_EXPERIMENT_H
#include "base/json.h"
#include "base/secret.h"

struct game;
struct pg;

struct experiment_plan { /* as sent */
    const char *title, *shown_title, *consent, *plan;
    json_object *files; /* texts by name */
    bool draft;         /* keep it although it has errors */
};

struct experiment_door { /* which experiment, who asks */
    const char *experiment;
    int64_t account;
};

/* The game that experiments are made of, games/trials.h. */
const struct game *experiment_game(void);

/* ---- plans (experiment.c); what changes one runs inside the caller's transaction ---- */

/* What there is to say about a plan. FAULT_BAD_REQUEST: a file is no text. */
bool experiment_check(struct ctx *c, const struct experiment_plan *plan, json_object **ret_report) must_check;
/* Keep a plan as a draft. FAULT_BAD_PLAN with each error's file:line:column as path, FAULT_TOO_MANY_REQUESTS: no room for more. */
bool experiment_make(struct ctx *c, struct pg *db, int64_t account, const struct experiment_plan *plan,
                     json_object **ret_experiment) must_check;
/* For its owner all of it; for others, while it runs or when they take part, what participants see. FAULT_NOT_FOUND. */
bool experiment_show(struct ctx *c, struct pg *db, const struct experiment_door *door,
                     json_object **ret_experiment) must_check;
/* One's own: {"items","next"}. FAULT_BAD_CURSOR. */
bool experiment_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                     json_object **ret_list) must_check;
/* Another plan in place of a draft's. FAULT_EXPERIMENT_STARTED, and what experiment_make may say. */
bool experiment_change(struct ctx *c, struct pg *db, const struct experiment_door *door,
                       const struct experiment_plan *plan, json_object **ret_experiment) must_check;
/* "running" starts a draft (FAULT_BAD_PLAN), "closed" ends it. FAULT_EXPERIMENT_STARTED, FAULT_EXPERIMENT_CLOSED. */
bool experiment_turn(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *status,
                     json_object **ret_experiment) must_check;
/* A draft is thrown away. FAULT_EXPERIMENT_STARTED. */
bool experiment_drop(struct ctx *c, struct pg *db, const struct experiment_door *door) must_check;

/* ---- taking part (experiment_part.c) ---- */

/* Join, or go on: {"experiment","participant","status","series","of","match","joined_at"}; the next match begins when the last one is
 * over. Inside the caller's transaction. FAULT_CONSENT_NEEDED, FAULT_EXPERIMENT_CLOSED, FAULT_FORBIDDEN for its owner. */
bool experiment_enrol(struct ctx *c, struct pg *db, const struct experiment_door *door, bool consents,
                      json_object **ret_part, bool *ret_fresh) must_check;
/* The part an account takes, *ret_part NULL for none. */
bool experiment_part(struct ctx *c, struct pg *db, int64_t experiment, const struct experiment_door *door,
                     json_object **ret_part) must_check;

/* ---- what its owner takes home (experiment_export.c, experiment_progress.c) ---- */

/* Its row in the database, for its owner. FAULT_NOT_FOUND. */
bool experiment_own(struct ctx *c, struct pg *db, const struct experiment_door *door,
                    int64_t *ret_experiment) must_check;
/* The participants by code: {"items","next"}. FAULT_BAD_CURSOR. */
bool experiment_participants(struct ctx *c, struct pg *db, const struct experiment_door *door,
                             const char *cursor, int64_t limit, json_object **ret_list) must_check;
/* Count a participant or not. */
bool experiment_mark(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *code,
                     bool defective, json_object **ret_participant) must_check;
/* How far it is, and learning curves of finished series. Own transactions. */
bool experiment_progress(struct ctx *c, struct pg *db, const struct experiment_door *door,
                         json_object **ret_progress) must_check;

struct transcript_wish {
    struct experiment_door door;
    bool csv;
    const char *table, *cursor; /* NULL: the first; from the beginning */
};
/* A page of what was done. *ret_next: the cursor of the next one, NULL behind the last. FAULT_BAD_CURSOR, FAULT_BAD_REQUEST. */
bool experiment_transcripts(struct ctx *c, struct pg *db, const struct transcript_wish *wish,
                            const char **ret_text, const char **ret_next) must_check;
/* One participant's series {"row","rule_id","match",...} told, as game_trials.told says. */
bool experiment_told(struct ctx *c, struct pg *db, const char *match, json_object **ret_options,
                     json_object **ret_told) must_check;
#endif

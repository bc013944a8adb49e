/* trials.h - shared by the files that read experiment plans. */
#ifndef RULEGAME_TRIALS_H
#define RULEGAME_TRIALS_H
#include "games/rulegame/experiments.h"
#include "games/rulegame/finding.h"
#include "games/rulegame/settings.h"
#include "games/rulegame/stalemate.h"
#include "games/rulegame/table.h"

enum { LISTS_MAX = 500, ROWS_MAX = 2000, TOLD_FAULTS_MAX = 500, TESTS_MAX = 400 };
enum {
    PLAN_STEPS = 1 << 29, /* steps of checking rules for a whole plan: about two seconds */
    PLAN_RULES = 1 << 21  /* bytes of rules, a row's counted each time */
};

struct spot { /* the place of a fault; column 0: the file as a whole */
    const char *file;
    int line, column;
};

struct verdict_kept { /* a stalemate test already made */
    const char *key;
    json_object *verdict;
};

struct plan {
    struct ctx *c;
    json_object *files, *used, *faults, *colors; /* used, colors: objects as sets of their keys */
    json_object *pictures;                       /* ids by name; NULL: there are none */
    int errors, warnings, more;
    int verdicts;
    int64_t steps, rules; /* used of PLAN_STEPS and PLAN_RULES */
    json_object *kept;    /* the options of rows */
    struct verdict_kept verdict[TESTS_MAX];
};

struct row {
    struct plan *plan;
    struct ctx scratch; /* its pool is dropped after the row */
    const char *list, *file, *modifier_file;
    const struct table *table, *modifier; /* modifier can be NULL */
    const struct record *record;
    int number;            /* from 1 */
    bool is_last, follows; /* follows: the row before continues in this one */
    bool continues;
    const char *rule_id;   /* NULL: not named */
    const char *rule_file; /* NULL: a level of the ladder */
    json_object *errors, *warnings, *options;
};

/* trials.c */

/* Report a fault of a file, and with `row` (can be NULL) also of that row. */
void plan_fault(struct plan *p, struct row *row, struct spot spot, struct finding fault);
/* The same by its reason. */
void plan_find(struct plan *p, struct row *row, struct spot spot, enum finding_id id,
               const struct finding_param *params);
/* Report what is wrong with rules in that file. */
void plan_rules_fault(struct row *row, const char *file, const struct rule_fault *fault);
/* The text of a file, which is then marked as used; NULL: there is none. */
const char *plan_file(struct plan *p, const char *name);
/* Read a file as a table; false: it is missing or faulty, which has been reported. */
bool plan_table(struct plan *p, struct row *row, const char *name, struct table *ret_table);

/* trial_row.c */

/* The text of the row in that column, NULL: empty or no such column; *ret_spot (can be NULL) is the place of its
 * cell. */
const char *row_text(const struct row *row, const char *column, struct spot *ret_spot);
/* Report a finding about the row's cell in that column; with a warning the row can still be played. */
void row_find(struct row *row, const char *column, enum finding_id id, const struct finding_param *params);
/* Fill in row->continues, and row->options, complete and owned by the plan; NULL when there are errors. */
void row_read(struct row *row);
/* Whether a column is known, and used here. */
enum column_use { COLUMN_UNKNOWN, COLUMN_READ, COLUMN_SHOWS, COLUMN_IGNORED };
/* The use of a column by its name in the head of the table. */
enum column_use column_use(const char *name);

/* trial_files.c */

/* Add the objects that the row names to its options. */
void row_images(struct row *row);
/* Report a row of which only some objects have a picture: the others would be told apart by words. */
void row_pictures(struct row *row);
/* The same for the boards that it names. */
void row_boards(struct row *row);
/* The same for the conditions that it names. */
void row_conditions(struct row *row);
/* A list of names separated by semicolons, as an array. */
json_object *names_list(struct plan *p, const char *text);

/* trial_look.c */

/* Check the rules against the available pieces, and test them for stalemates; *ret_verdict can be NULL. */
void row_look(struct row *row, const struct settings *settings, json_object **ret_verdict);
#endif

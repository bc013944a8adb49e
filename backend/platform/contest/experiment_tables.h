/* experiment_tables.h - the tables of transcripts, column by column, and the codebook that describes them. A column is
 * written down once: the header of a table and its lines of the codebook cannot differ. */
#ifndef QUAD_EXPERIMENT_TABLES_H
#define QUAD_EXPERIMENT_TABLES_H
#include "base/ctx.h"
#include "base/json.h"

struct trial_table;

/* The table of that name with all its columns: those that say whose series it is, the game's, and what the platform adds.
 * NULL: there is none, or it is the codebook. */
const struct trial_table *experiment_table(struct ctx *c, const char *name);
/* The table that is sent where none is named. */
const char *experiment_table_first(void);
/* The names of all tables, for an error: "attempts, boards, … or codebook". */
const char *experiment_table_names(struct ctx *c);
/* The codebook as a table, and its lines in the order of the tables and their columns; one for each column. */
const struct trial_table *experiment_codebook(void);
json_object *experiment_codebook_lines(struct ctx *c);
#endif

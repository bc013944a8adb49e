/* table.h - reads CSV (RFC 4180) into cells that know their position in the text. libcsv parses; this file adds
 * positions and limits. */
#ifndef RULEGAME_TABLE_H
#define RULEGAME_TABLE_H
#include "games/rulegame/finding.h"

enum { RECORDS_MAX = 5000, COLUMNS_MAX = 100 };

struct cell {
    const char *text; /* without surrounding blanks unless quoted */
    int line, column; /* of its start in the text, from 1; columns count characters */
};
struct record {
    int count;
    const struct cell *cell;
};
struct table {
    int count; /* records including the header; empty lines and those beginning with # do not count */
    const struct record *record;
};
struct table_fault {
    int line, column;
    enum finding_id id;
};

/* Read a table of `length` arbitrary bytes; it lives in the pool. False: *ret_fault says why and where; the ctx's
 * failure is not set. */
bool table_read(struct ctx *c, const char *text, size_t length, struct table *ret_table,
                struct table_fault *ret_fault) must_check;
/* The index of the column with that name in the header, -1 for none. */
int table_column(const struct table *table, const char *name);
/* The cell of that column in a record, NULL where it has none. */
const struct cell *table_cell(const struct record *record, int column);
#endif

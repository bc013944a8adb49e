/* rows.c - reading answers of PostgreSQL, see pg.h. */
#include "store/rows.h"
#include "store/pg.h"
#include <stdlib.h>
#include <string.h>

int rows_count(const struct rows *rows) { return PQntuples(rows->result); }

static int column_number(const struct rows *rows, const char *column)
{
    int number = PQfnumber(rows->result, column);
    must(number >= 0);
    return number;
}

bool rows_null(const struct rows *rows, int row, const char *column)
{
    return PQgetisnull(rows->result, row, column_number(rows, column)) == 1;
}

const char *rows_text(const struct rows *rows, int row, const char *column)
{
    int number = column_number(rows, column);
    return PQgetisnull(rows->result, row, number) ? NULL : PQgetvalue(rows->result, row, number);
}

int64_t rows_int(const struct rows *rows, int row, const char *column)
{
    const char *text = rows_text(rows, row, column);
    return text ? strtoll(text, NULL, 10) : 0;
}

bool rows_bool(const struct rows *rows, int row, const char *column)
{
    const char *text = rows_text(rows, row, column);
    return text && *text == 't';
}

int rows_ints(const struct rows *rows, int row, const char *column, int64_t *ret_values, int max)
{
    const char *at = rows_text(rows, row, column);
    int count = 0;
    while (at && *at && count < max) {
        if (*at == '{' || *at == ',') at++;
        if (*at == '}') break;
        char *end;
        ret_values[count++] = strtoll(at, &end, 10);
        must(end != at);
        at = end;
    }
    return count;
}

int rows_word(const struct rows *rows, int row, const char *column, const char *const *words)
{
    const char *text = rows_text(rows, row, column);
    int i = 0;
    while (words[i] && strcmp(words[i], text) != 0) i++;
    must(words[i]);
    return i;
}

int64_t rows_changed(const struct rows *rows) { return strtoll(PQcmdTuples(rows->result), NULL, 10); }

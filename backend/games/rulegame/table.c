/* table.c - see table.h. libcsv tells what the fields are, but not where. So it gets one byte at a time, and a field
 * begins after the byte that ended the one before. */
#include "games/rulegame/table.h"
#include <csv.h>
#include <string.h>

struct place {
    int line, column;
};

struct reader {
    struct ctx *c;
    struct place at, begun; /* of the byte being read; of the present field */
    bool fired;             /* this byte ended a field */
    struct cell cell[COLUMNS_MAX];
    int cells;
    struct record *record;
    int records, room;
    enum finding_id trouble;
};

static void take_field(void *field, size_t length, void *data)
{
    struct reader *r = data;
    r->fired = true;
    if (r->cells == COLUMNS_MAX) r->trouble = FINDING_CSV_COLUMNS;
    else
        r->cell[r->cells++] = (struct cell){pool_copy_bytes(r->c->pool, length ? field : "", length),
                                            r->begun.line, r->begun.column};
}

static void take_record(int ended_by, void *data)
{
    struct reader *r = data;
    (void)ended_by;
    if (r->records == RECORDS_MAX) r->trouble = FINDING_CSV_LINES;
    if (r->trouble) return;
    if (r->records == r->room) {
        r->room = 2 * r->room + 16;
        struct record *more = pool_take_many(r->c->pool, (size_t)r->room, sizeof *more);
        if (r->records) memcpy(more, r->record, (size_t)r->records * sizeof *more);
        r->record = more;
    }
    struct cell *cell = pool_take_many(r->c->pool, (size_t)r->cells + 1, sizeof *cell);
    if (r->cells) memcpy(cell, r->cell, (size_t)r->cells * sizeof *cell);
    r->record[r->records++] = (struct record){r->cells, cell};
    r->cells = 0;
}

/* The column after a byte: continuation bytes of a UTF-8 character do not count. */
static struct place step(struct place at, const char *byte, size_t left)
{
    bool ends_line = *byte == '\n' || (*byte == '\r' && (left < 2 || byte[1] != '\n'));
    if (ends_line) return (struct place){at.line + 1, 1};
    if (((unsigned char)*byte & 0xc0) != 0x80) at.column++;
    return at;
}

/* No field has begun: libcsv's state 0. */
static bool is_between(const struct csv_parser *parser) { return parser->pstate == 0; }

static bool is_comment(const struct reader *r, const struct csv_parser *parser, char byte)
{
    return byte == '#' && r->cells == 0 && r->at.column == 1 && is_between(parser);
}

static size_t line_length(const char *text, size_t length)
{
    size_t n = 0;
    while (n < length && text[n] != '\n') n++;
    return n < length ? n + 1 : n;
}

static bool feed(struct reader *r, struct csv_parser *parser, const char *text, size_t length)
{
    for (size_t i = 0; i < length;) {
        if (is_comment(r, parser, text[i])) {
            i += line_length(text + i, length - i);
            r->begun = r->at = (struct place){r->at.line + 1, 1};
            continue;
        }
        r->fired = false;
        if (csv_parse(parser, text + i, 1, take_field, take_record, r) != 1) r->trouble = FINDING_CSV_QUOTE;
        if (r->trouble) return false;
        r->at = step(r->at, text + i, length - i);
        if (r->fired || is_between(parser)) r->begun = r->at;
        i++;
    }
    return true;
}

static void parser_free(void *parser) { csv_free(parser); }

bool table_read(struct ctx *c, const char *text, size_t length, struct table *ret_table,
                struct table_fault *ret_fault)
{
    static const char MARK[] = "\xef\xbb\xbf"; /* which some programs write before UTF-8 */
    struct reader *r = pool_take(c->pool, sizeof *r);
    struct csv_parser *parser = pool_take(c->pool, sizeof *parser);
    *r = (struct reader){.c = c, .at = {1, 1}, .begun = {1, 1}};
    must(csv_init(parser, CSV_STRICT | CSV_STRICT_FINI) == 0);
    csv_set_blk_size(parser, length + 1); /* else it copies a long cell again every 128 bytes */
    pool_defer(c->pool, parser_free, parser);
    if (length >= 3 && memcmp(text, MARK, 3) == 0) text += 3, length -= 3;
    if (feed(r, parser, text, length) && csv_fini(parser, take_field, take_record, r) != 0)
        r->trouble = FINDING_CSV_QUOTE_OPEN;
    *ret_table = (struct table){r->records, r->record};
    struct place at = r->trouble == FINDING_CSV_QUOTE || r->trouble == FINDING_CSV_QUOTE_OPEN ? r->begun
                                                                                              : r->at;
    *ret_fault = (struct table_fault){at.line, at.column, r->trouble};
    return !r->trouble;
}

int table_column(const struct table *table, const char *name)
{
    for (int i = 0; table->count && i < table->record[0].count; i++)
        if (strcmp(table->record[0].cell[i].text, name) == 0) return i;
    return -1;
}

const struct cell *table_cell(const struct record *record, int column)
{
    return column >= 0 && column < record->count ? &record->cell[column] : NULL;
}

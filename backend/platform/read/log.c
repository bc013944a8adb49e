/* log.c - see log.h. */
#include "platform/read/log.h"
#include "base/clock.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "store/tale.h"
#include <string.h>

static json_object *at(json_object *line, size_t i) { return json_object_array_get_idx(line, i); }

void log_say(json_object *item, const struct tale_line *line)
{
    json_add_text(item, "kind", line->kind);
    if (line->seat < 0) json_add(item, "seat", NULL);
    else json_add_int(item, "seat", line->seat);
    json_add_text(item, "text", line->text);
    if (!line->facts) return;
    json_object_object_foreach (line->facts, name, value) {
        if (!json_member(item, name)) json_add(item, name, value);
    }
}

/* A page of the log, and of a blind game that has ended its seats. */
struct lines {
    struct tale_row *rows;
    int count;
    struct seat_row seats[SEATS_MAX];
    int named; /* how many seats; 0: stored names stay */
};

/* Lines of the arena's own kinds that end with the name of their seat, and have it among their facts or not at all. */
static bool is_named(const char *kind)
{
    static const char *const KINDS[] = {"absent", "back", "offer"};
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (strcmp(kind, KINDS[i]) == 0) return true;
    return false;
}

/* Lines stored during a blind game have the seat's mask; after its end they tell who it was. */
static void unmask(struct ctx *c, const struct lines *lines, struct tale_line *line)
{
    if (line->seat < 0 || line->seat >= lines->named || !is_named(line->kind)) return;
    const char *mask = audience_mask(c, line->seat), *name = lines->seats[line->seat].name;
    size_t own = strlen(mask), length = strlen(line->text);
    if (length >= own && strcmp(line->text + length - own, mask) == 0)
        line->text = pool_print(c->pool, "%.*s%s", (int)(length - own), line->text, name);
    if (json_member(line->facts, "name")) json_add_text(line->facts, "name", name);
}

/* A stored line is [audience,kind,seat,text,facts]; facts become members of the item. */
static struct tale_line line_of(struct ctx *c, const struct lines *lines, int i)
{
    json_object *line = json_own(c, lines->rows[i].line);
    struct tale_line told = {.kind = json_object_get_string(at(line, 1)),
                             .seat = json_object_get_int(at(line, 2)),
                             .text = json_object_get_string(at(line, 3)),
                             .facts = at(line, 4)};
    unmask(c, lines, &told);
    return told;
}

static json_object *line_json(struct ctx *c, const struct lines *lines, int i, int64_t n)
{
    json_object *item = json_new_object(c);
    struct tale_line told = line_of(c, lines, i);
    json_add_int(item, "n", n);
    json_add_int(item, "turn", lines->rows[i].turn);
    json_add_text(item, "at", clock_text(c, lines->rows[i].at));
    log_say(item, &told);
    return item;
}

/* Lines are counted per viewer; a delayed viewer gets only those of earlier turns. */
static bool read_lines(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                       struct tale_page *page, struct lines *ret)
{
    struct match_row row;
    *ret = (struct lines){0};
    if (!match_find(c, db, match, &row)) return false;
    struct audience a = audience_row(&row, who);
    if (!audience_allows(c, &a, ASK_LOG)) return false;
    page->before = a.behind ? row.turns[0] - a.behind : INT32_MAX;
    page->viewer = a.all ? -1 : a.viewer;
    if (row.blind && a.names && !match_seats(c, db, row.id, ret->seats, &ret->named)) return false;
    return tale_lines(c, db, row.id, page, &ret->rows, &ret->count);
}

bool log_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
              int64_t after, int64_t limit, json_object **ret_log)
{
    struct tale_page page = {.after = after, .limit = limit + 1};
    struct lines lines;
    if (!read_lines(c, db, match, who, &page, &lines)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    bool more = lines.count > limit;
    int count = more ? (int)limit : lines.count;
    for (int i = 0; i < count; i++) json_push(items, line_json(c, &lines, i, after + 1 + i));
    json_add(list, "items", items);
    json_add_text(list, "next", more ? pool_print(c->pool, "%lld", (long long)after + count) : NULL);
    *ret_log = list;
    return true;
}

bool log_print(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
               int64_t after, const char **ret_text)
{
    struct tale_page page = {.after = after, .limit = INT32_MAX};
    struct lines lines;
    size_t length = 0;
    if (!read_lines(c, db, match, who, &page, &lines)) return false;
    const char **texts = pool_take_many(c->pool, (size_t)lines.count + 1, sizeof *texts);
    for (int i = 0; i < lines.count; i++) {
        texts[i] = line_of(c, &lines, i).text;
        length += strlen(texts[i]) + 1;
    }
    char *text = pool_take(c->pool, length + 1), *end = text;
    for (int i = 0; i < lines.count; i++) {
        end = stpcpy(end, texts[i]);
        *end++ = '\n';
    }
    *ret_text = text;
    return true;
}

/* log.c - see log.h. */
#include "platform/log.h"
#include "platform/audience.h"
#include "platform/match.h"
#include "platform/view.h"
#include <string.h>

/* ---- lines --------------------------------------------------------------------------------------------------- */

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

/* A stored line is [audience,kind,seat,text,facts]; facts become members of the item. */
static json_object *line_json(struct ctx *c, const struct tale_row *row, int64_t n)
{
    json_object *item = json_new_object(c), *line = json_own(c, row->line);
    struct tale_line told = {.kind = json_object_get_string(at(line, 1)),
                             .seat = json_object_get_int(at(line, 2)),
                             .text = json_object_get_string(at(line, 3)),
                             .facts = at(line, 4)};
    json_add_int(item, "n", n);
    json_add_int(item, "turn", row->turn);
    json_add_text(item, "at", view_time(c, row->at));
    log_say(item, &told);
    return item;
}

/* Lines are counted per viewer; who is behind hears those of earlier turns only. */
static bool read_lines(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                       struct tale_page *page, struct tale_row **ret_lines, int *ret_count)
{
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    struct audience a = audience_row(&row, who);
    if (!audience_allows(c, &a, ASK_LOG)) return false;
    page->before = a.behind ? row.turns[0] - a.behind : INT32_MAX;
    page->viewer = a.all ? -1 : a.viewer;
    return tale_lines(c, db, row.id, page, ret_lines, ret_count);
}

bool log_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
              int64_t after, int64_t limit, json_object **ret_log)
{
    struct tale_page page = {.after = after, .limit = limit + 1};
    struct tale_row *lines;
    int count;
    if (!read_lines(c, db, match, who, &page, &lines, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    bool more = count > limit;
    if (more) count = (int)limit;
    for (int i = 0; i < count; i++) json_push(items, line_json(c, &lines[i], after + 1 + i));
    json_add(list, "items", items);
    json_add_text(list, "next", more ? pool_print(c->pool, "%lld", (long long)after + count) : NULL);
    *ret_log = list;
    return true;
}

bool log_print(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
               int64_t after, const char **ret_text)
{
    struct tale_page page = {.after = after, .limit = INT32_MAX};
    struct tale_row *lines;
    size_t length = 0;
    int count;
    if (!read_lines(c, db, match, who, &page, &lines, &count)) return false;
    const char **texts = pool_take_many(c->pool, (size_t)count + 1, sizeof *texts);
    for (int i = 0; i < count; i++) {
        texts[i] = json_object_get_string(at(json_own(c, lines[i].line), 3));
        length += strlen(texts[i]) + 1;
    }
    char *text = pool_take(c->pool, length + 1), *end = text;
    for (int i = 0; i < count; i++) {
        end = stpcpy(end, texts[i]);
        *end++ = '\n';
    }
    *ret_text = text;
    return true;
}

/* ---- export -------------------------------------------------------------------------------------------------- */

static json_object *export_seats(struct ctx *c, const struct seat_row *rows, int count)
{
    json_object *seats = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *seat = json_new_object(c);
        json_add_text(seat, "name", rows[i].name);
        json_add_text(seat, "kind", rows[i].kind);
        if (rows[i].choice) json_add(seat, "choice", json_own(c, rows[i].choice));
        json_push(seats, seat);
    }
    return seats;
}

/* One hash per turn: that after its last event. */
static void export_hash(struct ctx *c, const struct event_row *row, json_object *hashes)
{
    size_t count = json_object_array_length(hashes);
    json_object *last = count ? at(hashes, count - 1) : NULL, *hash = json_new_object(c);
    if (last && json_object_get_int(json_member(last, "turn")) == row->turn) hash = last;
    else json_push(hashes, hash);
    json_add_int(hash, "turn", row->turn);
    json_add_text(hash, "hash", row->hash);
}

/* Events count from 1, without the platform's notes. */
static void export_events(struct ctx *c, const struct event_row *rows, int count, json_object *record)
{
    json_object *events = json_new_array(c), *hashes = json_new_array(c);
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (strcmp(rows[i].kind, "note") == 0) continue;
        json_object *event = json_new_object(c), *body = json_own(c, rows[i].body);
        json_add_int(event, "n", ++n);
        json_add_text(event, "kind", rows[i].kind);
        json_add_int(event, "turn", rows[i].turn);
        json_add_text(event, "at", view_time(c, rows[i].at));
        json_object_object_foreach (body, name, value) {
            if (strcmp(name, "kind") != 0) json_add(event, name, value);
        }
        json_push(events, event);
        export_hash(c, &rows[i], hashes);
    }
    json_add(record, "events", events);
    json_add(record, "hashes", hashes);
}

bool log_export(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                json_object **ret_record)
{
    struct match_row m;
    if (!match_find(c, db, match, &m)) return false;
    struct audience a = audience_row(&m, who);
    return audience_allows(c, &a, ASK_EXPORT) && log_record(c, db, &m, ret_record);
}

bool log_record(struct ctx *c, struct pg *db, const struct match_row *m, json_object **ret_record)
{
    struct seat_row seats[STORE_SEATS];
    struct event_row *events;
    int seat_count, count;
    if (!match_seats(c, db, m->id, seats, &seat_count) || !events_all(c, db, m->id, &events, &count))
        return false;
    json_object *record = json_new_object(c);
    json_add_int(record, "quadrivium", 1);
    json_add_text(record, "game", m->game);
    json_add_text(record, "variant", m->variant);
    json_add_int(record, "rules_version", m->rules_version);
    json_add(record, "options", json_own(c, m->options));
    json_add(record, "seats", export_seats(c, seats, seat_count));
    json_add_text(record, "seed", m->seed);
    json_add_text(record, "nonce", m->nonce);
    json_add_text(record, "seed_commitment", m->seed_commitment);
    export_events(c, events, count, record);
    if (m->result) json_add(record, "result", json_own(c, m->result));
    *ret_record = record;
    return true;
}

const char *log_ndjson(struct ctx *c, json_object *record)
{
    json_object *head = json_new_object(c), *events = json_member(record, "events"),
                *end = json_new_object(c);
    json_object_object_foreach (record, name, value) {
        if (strcmp(name, "events") != 0) json_add(head, name, value);
    }
    size_t count = json_object_array_length(events);
    const char *text = pool_print(c->pool, "%s\n", json_text(c, head));
    const char **lines = pool_take_many(c->pool, count + 1, sizeof *lines);
    size_t length = strlen(text) + 1;
    for (size_t i = 0; i < count; i++) length += strlen(lines[i] = json_text(c, at(events, i))) + 1;
    json_add_text(end, "type", "end");
    json_add_int(end, "count", (int64_t)count);
    const char *last = json_text(c, end);
    char *all = pool_take(c->pool, length + strlen(last) + 2), *here = stpcpy(all, text);
    for (size_t i = 0; i < count; i++) {
        here = stpcpy(here, lines[i]);
        *here++ = '\n';
    }
    stpcpy(stpcpy(here, last), "\n");
    return all;
}

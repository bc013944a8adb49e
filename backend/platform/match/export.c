/* export.c - see export.h. */
#include "platform/match/export.h"
#include "base/clock.h"
#include "platform/match/audience.h"
#include "store/match.h"
#include <stdlib.h>
#include <string.h>

static json_object *at(json_object *list, size_t i) { return json_object_array_get_idx(list, i); }

static json_object *seats_json(struct ctx *c, const struct seat_row *rows, int count)
{
    json_object *seats = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *seat = json_new_object(c);
        json_add_text(seat, "name", rows[i].name);
        json_add_text(seat, "kind", account_kind_name(rows[i].kind));
        if (rows[i].choice) json_add(seat, "choice", json_own(c, rows[i].choice));
        if (rows[i].faction) json_add_text(seat, "faction", rows[i].faction);
        json_push(seats, seat);
    }
    return seats;
}

struct mark { /* the hash after an event */
    int turn, n;
    const char *hash;
};

static int by_turn(const void *a, const void *b)
{
    const struct mark *one = a, *two = b;
    return one->turn != two->turn ? (one->turn > two->turn) - (one->turn < two->turn) : one->n - two->n;
}

/* One hash for each turn number, in rising order: that after its last event. Where each seat counts turns of its own,
 * the numbers of events go up and down. */
static json_object *hashes_json(struct ctx *c, struct mark *marks, int count)
{
    json_object *hashes = json_new_array(c);
    qsort(marks, (size_t)count, sizeof *marks, by_turn);
    for (int i = 0; i < count; i++) {
        if (i + 1 < count && marks[i + 1].turn == marks[i].turn) continue;
        json_object *hash = json_new_object(c);
        json_add_int(hash, "turn", marks[i].turn);
        json_add_text(hash, "hash", marks[i].hash);
        json_push(hashes, hash);
    }
    return hashes;
}

/* Events count from 1, without the platform's notes. */
static void add_events(struct ctx *c, const struct event_row *rows, int count, json_object *record)
{
    json_object *events = json_new_array(c);
    struct mark *marks = pool_take_many(c->pool, (size_t)count + 1, sizeof *marks);
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (rows[i].kind == ENTRY_NOTE) continue;
        json_object *event = json_new_object(c), *body = json_own(c, rows[i].body);
        json_add_int(event, "n", ++n);
        json_add_text(event, "kind", entry_kind_name(rows[i].kind));
        json_add_int(event, "turn", rows[i].turn);
        json_add_text(event, "at", clock_text(c, rows[i].at));
        json_object_object_foreach (body, name, value) {
            if (strcmp(name, "kind") != 0) json_add(event, name, value);
        }
        json_push(events, event);
        marks[n - 1] = (struct mark){.turn = rows[i].turn, .n = n, .hash = rows[i].hash};
    }
    json_add(record, "events", events);
    json_add(record, "hashes", hashes_json(c, marks, n));
}

bool export_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                 json_object **ret_record)
{
    struct match_row m;
    if (!match_find(c, db, match, &m)) return false;
    struct audience a = audience_row(&m, who);
    return audience_allows(c, &a, ASK_EXPORT) && export_record(c, db, &m, ret_record);
}

bool export_record(struct ctx *c, struct pg *db, const struct match_row *m, json_object **ret_record)
{
    struct seat_row seats[STORE_SEATS];
    struct event_row *events;
    int seat_count, count;
    if (!match_seats(c, db, m->id, seats, &seat_count) || !events_all(c, db, m->id, &events, &count))
        return false;
    json_object *record = json_new_object(c);
    json_add_int(record, "quadrivium", 1);
    json_add_text(record, "match", m->public_id);
    json_add_text(record, "game", m->game);
    json_add_text(record, "variant", m->variant);
    json_add_int(record, "rules_version", m->rules_version);
    json_add(record, "options", json_own(c, m->options));
    json_add(record, "seats", seats_json(c, seats, seat_count));
    json_add_bool(record, "rated", m->rated);
    json_add_text(record, "finished_at", clock_text(c, m->finished_at));
    json_add_text(record, "seed", m->seed);
    json_add_text(record, "nonce", m->nonce);
    json_add_text(record, "seed_commitment", m->seed_commitment);
    add_events(c, events, count, record);
    if (m->result) json_add(record, "result", json_own(c, m->result));
    *ret_record = record;
    return true;
}

const char *export_ndjson(struct ctx *c, json_object *record)
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

/* transcript.c - see transcript.h. */
#include "platform/match/transcript.h"
#include "base/clock.h"
#include "platform/model/fold.h"
#include "store/account.h"
#include "store/match.h"
#include "store/transcript.h"
#include <string.h>

struct place {
    int64_t match;
    int seat, seats;
};

static bool place_of(struct ctx *c, struct pg *db, const char *match, int64_t account, struct place *ret)
{
    struct match_row m;
    struct account_row me;
    struct seat_row seats[STORE_SEATS];
    if (!match_find(c, db, match, &m) || !match_seats(c, db, m.id, seats, &ret->seats)) return false;
    ret->match = m.id;
    for (ret->seat = 0; ret->seat < ret->seats; ret->seat++) {
        const struct seat_row *seat = &seats[ret->seat];
        if (seat->account != account) continue;
        return account_by_id(c, db, account, &me) && /* in a blind match the seat tells no kind */
               (!account_is_person(me.kind) || fail(c, FAULT_FORBIDDEN, "only programs write transcripts"));
    }
    return fail(c, FAULT_NOT_SEATED, "you are not a player in this game");
}

static bool lines_fit(struct ctx *c, json_object *lines)
{
    for (size_t i = 0; i < json_object_array_length(lines); i++) {
        json_object *line = json_object_array_get_idx(lines, i);
        if (!json_need_object(c, line, "a line")) return false;
        size_t bytes = strlen(json_text(c, line));
        if (bytes > TRANSCRIPT_LINE_BYTES)
            return fail(c, FAULT_BAD_REQUEST, "lines/%zu: a line has at most %d bytes", i,
                        TRANSCRIPT_LINE_BYTES);
    }
    return true;
}

/* What a repeated request has not added before: the lines behind the first `known` ones. */
static json_object *lines_behind(struct ctx *c, json_object *lines, int64_t known, int64_t *ret_bytes)
{
    json_object *rest = json_new_array(c);
    *ret_bytes = 0;
    for (size_t i = (size_t)known; i < json_object_array_length(lines); i++) {
        json_object *line = json_object_array_get_idx(lines, i);
        *ret_bytes += (int64_t)strlen(json_text(c, line));
        json_push(rest, line);
    }
    return rest;
}

bool transcript_add(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t from,
                    json_object *lines, json_object **ret_size)
{
    struct place at;
    struct transcript_size now;
    int64_t bytes;
    if (!lines_fit(c, lines) || !place_of(c, db, match, account, &at) ||
        !transcript_row_hold(c, db, at.match, at.seat, &now))
        return false;
    if (from > now.lines + 1)
        return fail(c, FAULT_TRANSCRIPT_GAP, "the transcript has %lld lines; the next one is number %lld",
                    (long long)now.lines, (long long)now.lines + 1);
    json_object *rest = lines_behind(c, lines, now.lines + 1 - from, &bytes);
    int64_t count = (int64_t)json_object_array_length(rest);
    if (now.bytes + bytes > TRANSCRIPT_BYTES || now.lines + count > TRANSCRIPT_LINES_MAX)
        return fail(c, FAULT_BAD_REQUEST, "a transcript has at most %d bytes and %d lines", TRANSCRIPT_BYTES,
                    TRANSCRIPT_LINES_MAX);
    if (count && !transcript_row_add(c, db, at.match, at.seat, json_text(c, rest), bytes)) return false;
    *ret_size = json_new_object(c);
    json_add_int(*ret_size, "lines", now.lines + count);
    return true;
}

bool transcript_read(struct ctx *c, struct pg *db, const char *match, int64_t seat, int64_t after,
                     int64_t limit, json_object **ret_list)
{
    struct match_row m;
    struct seat_row seats[STORE_SEATS];
    struct rows *r;
    int64_t whole;
    int count;
    if (!match_find(c, db, match, &m) || !match_seats(c, db, m.id, seats, &count)) return false;
    if (seat >= count) return fail(c, FAULT_NOT_FOUND, "this game has no such seat");
    if (!transcript_row_lines(c, db, m.id, (int)seat, &whole) ||
        !pg_each(c, db, &r, TRANSCRIPT_READ, "iiiii", m.id, seat, after, limit,
                 (int64_t)TRANSCRIPT_PAGE_BYTES))
        return false;
    int64_t last = rows_count(r) ? rows_int(r, rows_count(r) - 1, "n") : whole;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *item = json_new_object(c);
        json_add_int(item, "n", rows_int(r, i, "n"));
        json_add_text(item, "at", clock_text(c, rows_int(r, i, "at")));
        json_add(item, "line", json_own(c, rows_text(r, i, "line")));
        json_push(items, item);
    }
    *ret_list = json_new_object(c);
    json_add(*ret_list, "items", items);
    if (last < whole) json_add_int(*ret_list, "next", last);
    else json_add(*ret_list, "next", NULL);
    return true;
}

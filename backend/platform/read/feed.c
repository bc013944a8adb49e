/* feed.c - see feed.h. Atom is RFC 4287, calendars are RFC 5545. */
#include "platform/read/feed.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/model/catalogue.h"
#include "platform/read/waiting.h"
#include "store/account.h"
#include "store/feed.h"
#include <stdlib.h>
#include <string.h>

enum { FOLD = 74 }; /* a line of a calendar has at most 75 bytes */

/* Links */

static json_object *feed_json(struct ctx *c, int64_t created_at, int64_t seen_at)
{
    json_object *feed = json_new_object(c);
    json_add_text(feed, "created_at", clock_text(c, created_at));
    json_add_text(feed, "seen_at", clock_text(c, seen_at));
    return feed;
}

bool feed_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_feed)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, FEED_OF, "i", account)) return false;
    *ret_feed = rows_count(r) ? feed_json(c, rows_int(r, 0, "created_at"), rows_int(r, 0, "seen_at")) : NULL;
    return true;
}

static void hash_of(const char *secret, unsigned char ret_hash[FEED_HASH])
{
    secret_blake2b(secret, strlen(secret), ret_hash);
}

bool feed_make(struct ctx *c, struct pg *db, const struct visitor *owner, json_object **ret_feed)
{
    char secret[TOKEN_TEXT];
    unsigned char hash[FEED_HASH];
    struct account_row row;
    int64_t created_at;
    secret_token(secret);
    hash_of(secret, hash);
    if (!account_lock_own(c, db, owner, &row) || !feed_put(c, db, row.id, hash, &created_at)) return false;
    *ret_feed = feed_json(c, created_at, 0);
    json_add_text(*ret_feed, "secret", secret);
    return true;
}

bool feed_end(struct ctx *c, struct pg *db, int64_t account) { return feed_drop(c, db, account); }

/* Atom */

static const char *entity(char letter)
{
    switch (letter) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    default: return NULL;
    }
}

static const char *xml(struct ctx *c, const char *text)
{
    char *out = pool_take(c->pool, strlen(text) * 6 + 1), *at = out;
    for (; *text; text++) {
        const char *as = entity(*text);
        if (as) at = stpcpy(at, as);
        else *at++ = *text;
    }
    return out;
}

static const char *atom_entry(struct ctx *c, const struct feed_item *item, const char *site)
{
    return pool_print(c->pool,
                      "<entry><id>tag:quadrivium,2026:%s</id><title>%s</title><updated>%s</updated>"
                      "<link href=\"%s/%s\"/><content type=\"text\">%s</content></entry>\n",
                      item->id, xml(c, item->title), clock_text(c, item->at), xml(c, site), item->path,
                      xml(c, item->text));
}

/* Join all parts once, so that the cost is linear in their length. */
static char *join(struct ctx *c, const char *head, const char *const *parts, int count, const char *tail)
{
    size_t length = strlen(head) + strlen(tail) + 1;
    for (int i = 0; i < count; i++) length += strlen(parts[i]);
    char *text = pool_take(c->pool, length), *at = stpcpy(text, head);
    for (int i = 0; i < count; i++) at = stpcpy(at, parts[i]);
    stpcpy(at, tail);
    return text;
}

const char *feed_atom(struct ctx *c, const struct feed_item *head, const struct feed_item *items, int count,
                      const struct feed_reader *reader)
{
    int64_t newest = 1;
    const char **parts = pool_take_many(c->pool, (size_t)count + 1, sizeof *parts);
    for (int i = 0; i < count; i++) {
        parts[i] = atom_entry(c, &items[i], reader->site);
        if (items[i].at > newest) newest = items[i].at;
    }
    const char *start = pool_print(
        c->pool,
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" "
        "xml:lang=\"%s\">"
        "<id>tag:quadrivium,2026:%s</id><title>%s</title><updated>%s</updated><author><name>Quadrivium</name>"
        "</author><link href=\"%s/%s\"/>\n",
        wording_tag(reader->language), head->id, xml(c, head->title), clock_text(c, newest),
        xml(c, reader->site), head->path);
    return join(c, start, parts, count, "</feed>\n");
}

static const char *atom(struct ctx *c, const struct waiting *list, int count,
                        const struct feed_reader *reader, const char *id)
{
    struct feed_item head = {.id = pool_print(c->pool, "feed/%s", id),
                             .title = wording_feed_waiting(c, reader->language),
                             .path = "inbox"};
    struct feed_item *items = pool_take_many(c->pool, (size_t)count + 1, sizeof *items);
    for (int i = 0; i < count; i++)
        items[i] = (struct feed_item){
            .id = pool_print(c->pool, "match/%s/%lld", list[i].match, (long long)list[i].turn),
            .title = waiting_words(c, reader->language, &list[i]),
            .text = waiting_due_words(c, reader->language, &list[i]),
            .path = pool_print(c->pool, "matches/%s", list[i].match),
            .at = list[i].since};
    return feed_atom(c, &head, items, count, reader);
}

/* Calendar */

/* "20261121T035800Z" */
static const char *stamp(struct ctx *c, int64_t at)
{
    char text[CLOCK_TEXT];
    clock_print(at, text);
    return pool_print(c->pool, "%.4s%.2s%.2sT%.2s%.2s%.2sZ", text, text + 5, text + 8, text + 11, text + 14,
                      text + 17);
}

/* A line of text: commas, semicolons and backslashes escaped; longer than 75 bytes folded, never inside a character. */
static const char *content_line(struct ctx *c, const char *name, const char *value)
{
    size_t length = strlen(name) + 2 * strlen(value) + 4, width = strlen(name) + 1;
    char *out = pool_take(c->pool, length + 3 * (length / (FOLD - 4) + 1)), *at = stpcpy(out, name);
    *at++ = ':';
    for (; *value; value++) {
        if (width >= FOLD - 3 && ((unsigned char)*value & 0xc0) != 0x80) {
            at = stpcpy(at, "\r\n ");
            width = 1;
        }
        if (strchr(",;\\", *value)) {
            *at++ = '\\';
            width++;
        }
        *at++ = *value;
        width++;
    }
    stpcpy(at, "\r\n");
    return out;
}

static const char *event_words(struct ctx *c, const struct waiting *w, enum language language)
{
    if (!w->others) return wording_feed_event(c, language, with_game(w->title));
    return wording_feed_event_against(c, language, with_game(w->title),
                                      with_others(wording_players(c, language, w->others)));
}

static const char *calendar_event(struct ctx *c, const struct waiting *w, const struct feed_reader *reader)
{
    return pool_print(
        c->pool,
        "BEGIN:VEVENT\r\nUID:%s-%lld@quadrivium\r\nDTSTAMP:%s\r\nDTSTART:%s\r\n%sURL:%s/matches/%s\r\n"
        "TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n",
        w->match, (long long)w->turn, stamp(c, w->since), stamp(c, w->deadline),
        content_line(c, "SUMMARY", event_words(c, w, reader->language)), reader->site, w->match);
}

static const char *calendar_head(struct ctx *c, const char *about, const char *name, const char *interval)
{
    return pool_print(c->pool,
                      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Quadrivium//%s//EN\r\n"
                      "%sREFRESH-INTERVAL;VALUE=DURATION:%s\r\n",
                      about, content_line(c, "X-WR-CALNAME", name), interval);
}

static const char *calendar(struct ctx *c, const struct waiting *list, int count,
                            const struct feed_reader *reader)
{
    int events = 0;
    const char **parts = pool_take_many(c->pool, (size_t)count + 1, sizeof *parts);
    for (int i = 0; i < count; i++)
        if (list[i].deadline) parts[events++] = calendar_event(c, &list[i], reader);
    const char *head = calendar_head(c, "Deadlines", wording_feed_deadlines(c, reader->language), "PT15M");
    return join(c, head, parts, events, "END:VCALENDAR\r\n");
}

/* Answers of a link */

bool feed_render(struct ctx *c, struct pg *db, const char *secret, enum feed_kind kind, bool is_asked,
                 struct feed_reader *reader, const char **ret_text, const char **ret_tag)
{
    struct rows *r;
    struct waiting *list;
    int count;
    unsigned char hash[FEED_HASH];
    char id[HASH_TEXT], digest[HASH_TEXT];
    hash_of(secret, hash);
    if (!pg_maybe(c, db, &r, FEED_BY_HASH, "h", hash, (size_t)FEED_HASH)) return false;
    if (!rows_count(r)) return fail(c, FAULT_NOT_FOUND, "not found");
    int64_t account = rows_int(r, 0, "account_id");
    if (rows_bool(r, 0, "old_sight") && !feed_seen(c, db, account)) return false;
    if (!waiting_list(c, db, account, &list, &count)) return false;
    secret_sha256(hash, FEED_HASH, id);
    if (!is_asked) reader->language = language_read(r, 0, "language");
    *ret_text = kind == FEED_ATOM ? atom(c, list, count, reader, id) : calendar(c, list, count, reader);
    secret_sha256(*ret_text, strlen(*ret_text), digest);
    *ret_tag = pool_print(c->pool, "f%.32s", digest);
    return true;
}

/* Tournaments */

static struct feed_item tournament_item(struct ctx *c, const struct rows *r, int i, enum language language)
{
    const char *id = rows_text(r, i, "public_id");
    const char *game = catalogue_title(rows_text(r, i, "game"));
    int64_t starts = rows_int(r, i, "starts_at");
    return (struct feed_item){
        .id = pool_print(c->pool, "tournament/%s", id),
        .title = wording_feed_tournament(c, language, with_game(game), with_name(rows_text(r, i, "name"))),
        .text = starts ? wording_feed_starts(c, language, with_start(starts))
                       : wording_tournament_when_host(c, language),
        .path = pool_print(c->pool, "tournaments/%s", id),
        .at = rows_int(r, i, "created_at"),
        .starts_at = starts};
}

static const char *start_event(struct ctx *c, const struct feed_item *item, const char *site)
{
    return pool_print(c->pool,
                      "BEGIN:VEVENT\r\nUID:%s@quadrivium\r\nDTSTAMP:%s\r\nDTSTART:%s\r\n%sURL:%s/%s\r\n"
                      "TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n",
                      strrchr(item->path, '/') + 1, stamp(c, item->at), stamp(c, item->starts_at),
                      content_line(c, "SUMMARY", item->title), site, item->path);
}

const char *feed_starts(struct ctx *c, const struct feed_item *items, int count,
                        const struct feed_reader *reader)
{
    int events = 0;
    const char **parts = pool_take_many(c->pool, (size_t)count + 1, sizeof *parts);
    for (int i = 0; i < count; i++)
        if (items[i].starts_at) parts[events++] = start_event(c, &items[i], reader->site);
    const char *head = calendar_head(c, "Tournaments", wording_feed_tournaments(c, reader->language), "PT1H");
    return join(c, head, parts, events, "END:VCALENDAR\r\n");
}

const char *feed_tag(struct ctx *c, const char *text)
{
    char digest[HASH_TEXT];
    secret_sha256(text, strlen(text), digest);
    return pool_print(c->pool, "t%.32s", digest);
}

void feed_list(struct ctx *c, const struct feed_item *head, const struct rows *r, enum feed_kind kind,
               const struct feed_reader *reader, const char **ret_text, const char **ret_tag)
{
    struct feed_item *items = pool_take_many(c->pool, (size_t)rows_count(r) + 1, sizeof *items);
    for (int i = 0; i < rows_count(r); i++) items[i] = tournament_item(c, r, i, reader->language);
    *ret_text = kind == FEED_ATOM ? feed_atom(c, head, items, rows_count(r), reader)
                                  : feed_starts(c, items, rows_count(r), reader);
    *ret_tag = feed_tag(c, *ret_text);
}

bool feed_tournaments(struct ctx *c, struct pg *db, enum feed_kind kind, const struct feed_reader *reader,
                      const char **ret_text, const char **ret_tag)
{
    struct rows *r;
    const struct feed_item head = {
        .id = "tournaments", .title = wording_feed_tournaments(c, reader->language), .path = "tournaments"};
    if (!pg_each(c, db, &r, FEED_TOURNAMENTS, "")) return false;
    feed_list(c, &head, r, kind, reader, ret_text, ret_tag);
    return true;
}

/* outbox.c - see outbox.h. A mail lists what is waiting when it is sent; a digest with nothing to list is dropped. All
 * attempts of a mail have the same Message-ID, so that recipients can recognise repetitions. */
#include "platform/read/outbox.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/account/mail_queue.h"
#include "platform/model/catalogue.h"
#include "platform/model/delivery_error.h"
#include "platform/model/encoded_word.h"
#include "platform/read/waiting.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/transact.h"
#include "store/mail.h"
#include <stdlib.h>
#include <string.h>

enum { TRIES_MAX = 200 }; /* more than a day */

struct taking {
    struct letter *letter;
    struct letter_row row;
};

struct about { /* the mail being written */
    int64_t account, created_at;
    const char *address, *name, *stop, *site;
    int kinds;
    enum language language;
};

/* Writing */

/* RFC 5322: "21 Nov 2026 09:10:00 +0000" */
static const char *date(struct ctx *c, int64_t at)
{
    static const char MONTHS[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    char text[CLOCK_TEXT];
    clock_print(at, text);
    int month = (text[5] - '0') * 10 + text[6] - '0';
    return pool_print(c->pool, "%.2s %.3s %.4s %.8s +0000", text + 8, MONTHS + 3 * (month - 1), text,
                      text + 11);
}

static const char *headers(struct ctx *c, const struct about *a, const struct letter *letter,
                           const char *subject)
{
    const char *from = getenv("QUADRIVIUM_MAIL_FROM");
    must(from); /* set, because mails are claimed only where mail is on */
    const char *at = strchr(from, '@');
    return pool_print(
        c->pool,
        "From: Quadrivium <%s>\r\nTo: <%s>\r\nSubject: %s\r\nDate: %s\r\nMessage-ID: <mail-%lld-%lld%s>\r\n"
        "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n"
        "Content-Language: %s\r\nAuto-Submitted: auto-generated\r\n"
        "List-Unsubscribe: <%s/api/v1/mail/unsubscribe/%s>\r\n"
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n\r\n",
        from, a->address, encoded_word(c, subject), date(c, clock_now()), (long long)letter->id,
        (long long)a->created_at, at ? at : "@quadrivium", wording_tag(a->language), a->site, a->stop);
}

/* The lines of a text as mail ends them. */
static const char *lines(struct ctx *c, const char *text)
{
    const char *out = "";
    for (;;) {
        size_t length = strcspn(text, "\n");
        out = pool_print(c->pool, "%s%.*s\r\n", out, (int)length, text);
        if (!text[length]) return out;
        text += length + 1;
    }
}

static struct wording_link link_to(struct ctx *c, const struct about *a, const char *path, const char *code)
{
    return with_link(pool_join(c->pool, a->site, path, code, NULL));
}

static bool write_confirm(struct ctx *c, struct pg *db, const struct about *a, struct letter *letter)
{
    char code[TOKEN_TEXT];
    unsigned char hash[MAIL_HASH];
    secret_token(code);
    secret_blake2b(code, strlen(code), hash);
    if (!mail_address_code(c, db, a->account, hash)) return false;
    const char *body = wording_mail_confirm(c, a->language, link_to(c, a, "/mail/confirm/", code),
                                            with_name(a->name));
    letter->text = pool_join(c->pool, headers(c, a, letter, wording_mail_confirm_subject(c, a->language)),
                             lines(c, body), NULL);
    return true;
}

static bool write_factor_removed(struct ctx *c, const struct about *a, struct letter *letter)
{
    const char *body = wording_mail_factor(c, a->language, link_to(c, a, "/account", ""), with_name(a->name),
                                           with_site(a->site));
    letter->text = pool_join(c->pool, headers(c, a, letter, wording_mail_factor_subject(c, a->language)),
                             lines(c, body), NULL);
    return true;
}

/* Digests */

static const char MESSAGES[] = "messages"; /* the page of what other people have written */
enum { DIGEST_TURNS = 50, DIGEST_ALL = 100 };

struct digest {
    const struct about *about;
    const char *body, *only;        /* only: the first line of all, which is the subject if it stays alone */
    const char *places[DIGEST_ALL]; /* matches and lobbies, each once */
    int count, place_count;
};

/* `more`: a second line, NULL for none. */
static void digest_add(struct ctx *c, struct digest *d, const char *place, const char *line, const char *more)
{
    bool known = false;
    d->body = pool_print(c->pool, "%s%s\r\n%s%s%s  %s/%s\r\n\r\n", d->body, line, more ? "  " : "",
                         more ? more : "", more ? "\r\n" : "", d->about->site, place);
    if (!d->count++) d->only = line;
    for (int i = 0; i < d->place_count; i++) known |= strcmp(d->places[i], place) == 0;
    if (!known && place != MESSAGES) d->places[d->place_count++] = place;
}

static const char *news_words(struct ctx *c, enum language language, const struct rows *r, int i)
{
    if (rows_null(r, i, "game")) return wording_mail_direct(c, language, with_count(rows_int(r, i, "n")));
    const char *names = wording_players(c, language, rows_text(r, i, "name"));
    struct wording_game game = with_game(catalogue_title(rows_text(r, i, "game")));
    if (rows_bool(r, i, "invites")) return wording_mail_invitation(c, language, game, with_name(names));
    if (rows_int(r, i, "kind") == MAIL_OFFERS) return wording_mail_offer(c, language, game, with_name(names));
    return names ? wording_mail_unread_with(c, language, game, with_others(names))
                 : wording_mail_unread(c, language, game);
}

static const char *news_place(struct ctx *c, const struct rows *r, int i)
{
    if (rows_null(r, i, "public_id")) return MESSAGES;
    return pool_join(c->pool, rows_bool(r, i, "invites") ? "lobbies/" : "matches/",
                     rows_text(r, i, "public_id"), NULL);
}

static const char *foot(struct ctx *c, const struct about *a)
{
    return lines(c, wording_mail_foot(c, a->language, with_inbox(pool_join(c->pool, a->site, "/inbox", NULL)),
                                      with_notices(pool_join(c->pool, a->site, "/account/notices", NULL)),
                                      with_stop(pool_join(c->pool, a->site, "/mail/stop/", a->stop, NULL))));
}

static bool write_digest(struct ctx *c, struct pg *db, const struct about *a, struct letter *letter)
{
    struct digest d = {.about = a, .body = ""};
    struct waiting *list;
    struct rows *news;
    int count;
    if (!waiting_list(c, db, a->account, &list, &count)) return false;
    if (!pg_each(c, db, &news, MAIL_NEWS, "i", a->account)) return false;
    for (int i = 0; i < count && a->kinds & MAIL_TURNS && d.count < DIGEST_TURNS; i++)
        digest_add(c, &d, pool_join(c->pool, "matches/", list[i].match, NULL),
                   waiting_words(c, a->language, &list[i]), waiting_due_words(c, a->language, &list[i]));
    for (int i = 0; i < rows_count(news) && d.count < DIGEST_ALL; i++)
        if (a->kinds & rows_int(news, i, "kind"))
            digest_add(c, &d, news_place(c, news, i), news_words(c, a->language, news, i), NULL);
    if (!d.count) return mail_address_visit(c, db, a->account);
    const char *subject = d.count == 1
                              ? d.only
                              : wording_mail_digest_subject(c, a->language, with_count(d.place_count));
    letter->text = pool_join(c->pool, headers(c, a, letter, subject), d.body, "-- \r\n", foot(c, a), NULL);
    return true;
}

/* The mail queue */

static bool write(struct ctx *c, struct pg *db, void *thing)
{
    struct taking *taking = thing;
    const struct letter_row *row = &taking->row;
    struct rows *who;
    *taking->letter = (struct letter){.id = row->id};
    if (!pg_maybe(c, db, &who, MAIL_RECEIVER, "i", row->account)) return false;
    bool confirm = row->kind == LETTER_CONFIRM;
    if (!rows_count(who) || rows_bool(who, 0, "confirmed") == confirm) return letter_drop(c, db, row->id);
    if (row->attempts > TRIES_MAX)
        return letter_failed(c, db, row->id, delivery_error_text(DELIVERY_GIVEN_UP), true);
    const char *site = getenv("QUADRIVIUM_PUBLIC_URL");
    must(site); /* as above */
    size_t length = strlen(site);
    struct about about = {.account = row->account,
                          .created_at = row->created_at,
                          .address = rows_text(who, 0, "address"),
                          .name = rows_text(who, 0, "name"),
                          .stop = rows_text(who, 0, "stop_code"),
                          .site = pool_copy_bytes(c->pool, site, length - (site[length - 1] == '/')),
                          .kinds = (int)rows_int(who, 0, "kinds"),
                          .language = language_read(who, 0, "language")};
    taking->letter->to = about.address;
    if (row->kind == LETTER_FACTOR_REMOVED) return write_factor_removed(c, &about, taking->letter);
    return confirm ? write_confirm(c, db, &about, taking->letter)
                   : write_digest(c, db, &about, taking->letter);
}

/* The attempt is committed before it is made, so that a mail that crashes the daemon is not retried for ever. Writing
 * follows, because the address precedes the mail in the lock order. */
bool outbox_claim(struct ctx *c, struct pg *db, struct letter *ret, bool *ret_found)
{
    struct taking taking = {.letter = ret};
    *ret_found = false;
    if (!letter_claim(c, db, &taking.row, ret_found)) return false;
    return !*ret_found || transact(c, db, write, &taking);
}

struct noting {
    const struct letter *letter;
    const struct delivery *got;
};

static bool note(struct ctx *c, struct pg *db, void *thing)
{
    const struct noting *noting = thing;
    if (noting->got->sent) return letter_sent(c, db, noting->letter->id);
    return letter_failed(c, db, noting->letter->id, noting->got->error, noting->got->final);
}

bool outbox_mark(struct ctx *c, struct pg *db, const struct letter *letter, const struct delivery *got)
{
    struct noting noting = {letter, got};
    if (!transact(c, db, note, &noting)) return false;
    metrics_count(got->sent ? METRICS_MAIL_SENT : METRICS_MAIL_FAILED);
    if (!got->sent && got->final) metrics_count(METRICS_MAIL_GIVEN_UP);
    return true;
}

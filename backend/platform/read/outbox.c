/* outbox.c - see outbox.h. A mail lists what is waiting when it is sent; a digest with nothing to list is dropped. All
 * attempts of a mail have the same Message-ID, so that recipients can recognise repetitions. */
#include "platform/read/outbox.h"
#include "base/clock.h"
#include "base/secret.h"
#include "games/game.h"
#include "platform/account/mail_queue.h"
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
        "Auto-Submitted: auto-generated\r\nList-Unsubscribe: <%s/api/v1/mail/unsubscribe/%s>\r\n"
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n\r\n",
        from, a->address, subject, date(c, clock_now()), (long long)letter->id, (long long)a->created_at,
        at ? at : "@quadrivium", a->site, a->stop);
}

static const char *foot(struct ctx *c, const struct about *a)
{
    return pool_print(c->pool,
                      "\r\n--\r\nYou will get no other mail until you visit %s/inbox\r\nChoose your "
                      "notifications: %s/account/notices\r\nUnsubscribe: %s/mail/stop/%s\r\n",
                      a->site, a->site, a->site, a->stop);
}

static bool write_confirm(struct ctx *c, struct pg *db, const struct about *a, struct letter *letter)
{
    char code[TOKEN_TEXT];
    unsigned char hash[MAIL_HASH];
    secret_token(code);
    secret_blake2b(code, strlen(code), hash);
    if (!mail_address_code(c, db, a->account, hash)) return false;
    letter->text = pool_print(
        c->pool,
        "%sThe player %s asked to receive notifications at this address.\r\nIf this was you, confirm the "
        "address here:\r\n\r\n"
        "%s/mail/confirm/%s\r\n\r\nIf it was not you, ignore this mail. You will get no other.\r\n",
        headers(c, a, letter, "Confirm your address"), a->name, a->site, code);
    return true;
}

static bool write_factor_removed(struct ctx *c, const struct about *a, struct letter *letter)
{
    letter->text = pool_print(
        c->pool,
        "%sThe host of %s removed the second factor of the player %s, and ended all sessions.\r\n"
        "Signing in asks for the password alone now. Set up a new second factor on the page of your "
        "account.\r\n\r\n"
        "If you did not ask for this, change your password and create new recovery codes:\r\n\r\n"
        "%s/account\r\n",
        headers(c, a, letter, "Your second factor was removed"), a->site, a->name, a->site);
    return true;
}

static const char *news_words(struct ctx *c, const struct rows *r, int i)
{
    const struct game *game = game_find(rows_text(r, i, "game"));
    const char *title = game ? game->title : rows_text(r, i, "game"), *name = rows_text(r, i, "name");
    if (rows_bool(r, i, "invites")) return pool_print(c->pool, "%s invites you to a game of %s", name, title);
    if (rows_int(r, i, "kind") == MAIL_OFFERS)
        return pool_print(c->pool, "%s made you an offer in %s", name, title);
    return pool_print(c->pool, "Unread messages in %s with %s", title, name ? name : "nobody");
}

static const char *due_words(struct ctx *c, const struct waiting *w)
{
    if (!w->deadline) return "no deadline";
    if (w->loses)
        return pool_print(c->pool, "a game of a tournament: you lose it if you do not move by %s",
                          clock_text(c, w->deadline));
    return pool_print(c->pool, "by %s", clock_text(c, w->deadline));
}

static bool write_digest(struct ctx *c, struct pg *db, const struct about *a, struct letter *letter)
{
    struct waiting *list;
    struct rows *news;
    int count, told = 0;
    const char *body = "";
    if (!waiting_list(c, db, a->account, &list, &count)) return false;
    if (!pg_each(c, db, &news, MAIL_NEWS, "i", a->account)) return false;
    for (int i = 0; i < count && a->kinds & MAIL_TURNS && told < 50; i++, told++)
        body = pool_print(c->pool, "%s%s\r\n  turn %lld, %s\r\n  %s/matches/%s\r\n\r\n", body,
                          waiting_words(c, &list[i]), (long long)list[i].turn, due_words(c, &list[i]),
                          a->site, list[i].match);
    for (int i = 0; i < rows_count(news) && told < 100; i++) {
        if (!(a->kinds & rows_int(news, i, "kind"))) continue;
        body = pool_print(c->pool, "%s%s\r\n  %s/%s/%s\r\n\r\n", body, news_words(c, news, i), a->site,
                          rows_bool(news, i, "invites") ? "lobbies" : "matches",
                          rows_text(news, i, "public_id"));
        told++;
    }
    if (!told) return mail_address_visit(c, db, a->account);
    const char *subject = told == 1 ? "Quadrivium: one thing needs you"
                                    : pool_print(c->pool, "Quadrivium: %d things need you", told);
    letter->text = pool_print(c->pool, "%s%s%s", headers(c, a, letter, subject), body, foot(c, a));
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
    if (row->attempts > TRIES_MAX) return letter_failed(c, db, row->id, "given up after many tries", true);
    const char *site = getenv("QUADRIVIUM_PUBLIC_URL");
    must(site); /* as above */
    size_t length = strlen(site);
    struct about about = {.account = row->account,
                          .created_at = row->created_at,
                          .address = rows_text(who, 0, "address"),
                          .name = rows_text(who, 0, "name"),
                          .stop = rows_text(who, 0, "stop_code"),
                          .site = pool_copy_bytes(c->pool, site, length - (site[length - 1] == '/')),
                          .kinds = (int)rows_int(who, 0, "kinds")};
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

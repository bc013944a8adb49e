/* inbox.c - see inbox.h. */
#include "platform/read/inbox.h"
#include "base/clock.h"
#include "platform/lobby/invitation.h"
#include "platform/lobby/pairing.h"
#include "platform/lobby/rematch.h"
#include "platform/read/clubs.h"
#include "platform/read/conversations.h"
#include "store/endpoint.h"
#include "store/mail.h"
#include "store/match.h"
#include <string.h>

struct seat_line {
    int seat;
    int64_t seq, messages, turn, unread;
    bool owes;
};

static struct seat_line read_line(const struct rows *r, int i)
{
    int64_t seqs[VIEWERS] = {0}, messages[VIEWERS] = {0}, turns[SEATS_MAX] = {0};
    struct seat_line line = {.seat = (int)rows_int(r, i, "seat")};
    rows_ints(r, i, "seqs", seqs, VIEWERS);
    rows_ints(r, i, "message_seqs", messages, VIEWERS);
    rows_ints(r, i, "turns", turns, SEATS_MAX);
    line.seq = seqs[line.seat];
    line.messages = messages[line.seat];
    line.turn = turns[line.seat];
    line.unread = line.messages - rows_int(r, i, "read_seq");
    line.owes = !rows_bool(r, i, "absent") && match_status_read(r, i, "status") == STATUS_LIVE &&
                (rows_int(r, i, "owes") & ~rows_int(r, i, "handed_in")) >> line.seat & 1;
    return line;
}

static json_object *match_json(struct ctx *c, const struct rows *r, int i, const struct seat_line *line)
{
    json_object *m = json_new_object(c);
    json_add_text(m, "match", rows_text(r, i, "public_id"));
    json_add_text(m, "game", rows_text(r, i, "game"));
    json_add_text(m, "variant", rows_text(r, i, "variant"));
    json_add_text(m, "status", rows_text(r, i, "status"));
    json_add_int(m, "seat", line->seat);
    json_add(m, "seats", json_own(c, rows_text(r, i, "people")));
    json_add_int(m, "turn", line->turn);
    json_add_bool(m, "owes", line->owes);
    json_add_int(m, "unread", line->unread > 0 ? line->unread : 0);
    return m;
}

static json_object *waiting_json(struct ctx *c, const struct rows *r, int i, const struct seat_line *line)
{
    json_object *w = json_new_object(c);
    json_add_text(w, "match", rows_text(r, i, "public_id"));
    json_add_text(w, "game", rows_text(r, i, "game"));
    json_add_int(w, "turn", line->turn);
    json_add_text(w, "deadline", clock_text(c, rows_int(r, i, "deadline")));
    if (rows_int(r, i, "no_show_at"))
        json_add_text(w, "no_show_at", clock_text(c, rows_int(r, i, "no_show_at")));
    return w;
}

static json_object *offers_json(struct ctx *c, const struct rows *r)
{
    json_object *offers = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *offer = json_new_object(c);
        json_add_text(offer, "match", rows_text(r, i, "public_id"));
        json_add_int(offer, "offer", rows_int(r, i, "id"));
        json_add_text(offer, "kind", rows_text(r, i, "kind"));
        json_push(offers, offer);
    }
    return offers;
}

/* What friends and other people have sent. */
struct friendly {
    /* NULL where the reader cannot see them */
    struct rows *invitations, *declines, *requests, *clubs, *conversations, *cases;
};

static void ask_friendly(struct ctx *c, struct pg *db, const struct inbox_reader *who, struct friendly *ret)
{
    *ret = (struct friendly){.invitations = NULL};
    if (who->games) {
        pg_ask(c, db, &ret->invitations, INBOX_INVITATIONS, "i", who->account);
        pg_ask(c, db, &ret->declines, INBOX_DECLINES, "i", who->account);
    }
    if (who->friends) {
        pg_ask(c, db, &ret->requests, FRIEND_REQUESTS_COUNT, "i", who->account);
        pg_ask(c, db, &ret->clubs, INBOX_CLUBS, "i", who->account);
    }
    if (who->conversations) pg_ask(c, db, &ret->conversations, INBOX_CONVERSATIONS, "i", who->account);
    if (who->conversations) pg_ask(c, db, &ret->cases, PANEL_CASES_COUNT, "i", who->account);
}

static void add_friendly(struct ctx *c, json_object *inbox, const struct friendly *f)
{
    json_add(inbox, "invitations", f->invitations ? invitation_list(c, f->invitations) : json_new_array(c));
    json_add(inbox, "declines", f->declines ? invitation_declines(c, f->declines) : json_new_array(c));
    json_add_int(inbox, "friend_requests", f->requests ? rows_int(f->requests, 0, "n") : 0);
    json_add_int(inbox, "cases", f->cases ? rows_int(f->cases, 0, "n") : 0);
    json_add(inbox, "clubs", clubs_news(c, f->clubs));
    json_add(inbox, "conversations", conversations_unread(c, f->conversations));
}

bool inbox_read(struct ctx *c, struct pg *db, const struct inbox_reader *who, struct inbox *ret)
{
    struct rows *base, *r, *offers, *rematches, *decisions;
    struct friendly friendly;
    int64_t account = who->account;
    pairing_seen(c, db, account); /* reading the inbox shows that the account is present */
    pg_ask(c, db, &base, INBOX_BASE, "i", account);
    pg_ask(c, db, &r, INBOX_MATCHES, "i", account);
    pg_ask(c, db, &offers, INBOX_OFFERS, "i", account);
    pg_ask(c, db, &rematches, INBOX_REMATCHES, "i", account);
    pg_ask(c, db, &decisions, SANCTIONS_FRESH, "i", account);
    ask_friendly(c, db, who, &friendly);
    json_object *wishes;
    if (!pg_flush(c, db) || !rematch_list(c, db, account, rematches, &wishes)) return false;
    int64_t seq = rows_count(base) ? rows_int(base, 0, "inbox_base") : 0, unread = 0;
    json_object *inbox = json_new_object(c), *waiting = json_new_array(c), *matches = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        struct seat_line line = read_line(r, i);
        seq += line.seq + line.messages;
        unread += line.unread > 0 ? line.unread : 0;
        json_push(matches, match_json(c, r, i, &line));
        if (line.owes) json_push(waiting, waiting_json(c, r, i, &line));
    }
    json_add_int(inbox, "seq", seq);
    json_add(inbox, "waiting", waiting);
    json_add(inbox, "matches", matches);
    json_add(inbox, "offers", offers_json(c, offers));
    json_add(inbox, "rematches", wishes);
    json_add_int(inbox, "unread", unread);
    json_add_int(inbox, "decisions", rows_int(decisions, 0, "n"));
    add_friendly(c, inbox, &friendly);
    *ret = (struct inbox){inbox, seq, rows_count(base) && rows_bool(base, 0, "told")};
    return true;
}

bool inbox_visit(struct ctx *c, struct pg *db, int64_t account)
{
    return calls_visit(c, db, account) && mail_address_visit(c, db, account);
}

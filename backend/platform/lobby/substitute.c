/* substitute.c - see substitute.h. */
#include "platform/lobby/substitute.h"
#include "base/clock.h"
#include "platform/account/acquaintance.h"
#include "platform/lobby/admission.h"
#include "platform/match/attendance.h"
#include "platform/match/record.h"
#include "platform/model/fold.h"
#include "platform/model/terms.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/lobby.h"
#include "store/seat.h"

static bool check_leaver(struct ctx *c, struct pg *db, const struct match *m, int64_t account)
{
    struct rows *r;
    if (!pg_each(c, db, &r, LEAVERS_OF, "i", m->row.id)) return false;
    for (int i = 0; i < rows_count(r); i++)
        if (rows_int(r, i, "account_id") == account)
            return fail(c, FAULT_FORBIDDEN, "you have left this game, so you cannot take a seat in it again");
    return true;
}

static bool check_apart(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t account)
{
    struct apart apart;
    if (!apart_read(c, db, account, &apart)) return false;
    for (int other = 0; other < m->row.seats; other++)
        if (other != seat && apart_of(&apart, m->rest.seats[other].account) != APART_NOT)
            return fail(c, FAULT_FORBIDDEN, "you cannot join this game");
    return true;
}

/* Substitutes must meet the same conditions as the players who joined the lobby. */
static bool check_admission(struct ctx *c, struct pg *db, const struct match *m, int64_t account)
{
    struct rows *r;
    struct lobby_row lobby;
    if (!pg_maybe(c, db, &r, LOBBY_OF_MATCH, "i", m->row.id)) return false;
    if (rows_count(r) == 0) return true;
    if (!lobby_find(c, db, rows_text(r, 0, "public_id"), &lobby)) return false;
    struct terms terms;
    terms_read(c, &lobby, &terms);
    if (lobby.creator_id == account && !terms_may_sit(c, &terms)) return false;
    return admission_check(c, db, &lobby, account);
}

static int first_open(const struct match *m)
{
    for (int seat = 0; seat < m->row.seats; seat++)
        if (m->rest.seats[seat].open_at) return seat;
    return -1;
}

static bool pass_seat(struct ctx *c, struct pg *db, struct match *m, int seat, int64_t account)
{
    struct account_row me;
    struct seat_row *row = &m->rest.seats[seat];
    if (!check_leaver(c, db, m, account) || !check_apart(c, db, m, seat, account) ||
        !check_admission(c, db, m, account) || !account_by_id(c, db, account, &me))
        return false;
    if (account_is_person(me.kind) != account_is_person(row->kind))
        return fail(c, FAULT_FORBIDDEN,
                    "only people can take a person's seat, and only programs a program's");
    wake_account(c, row->account);
    attendance_tell(c, db, m, seat, "substitute", me.name);
    seat_row_pass(c, db, m->row.id, seat, m->row.events, &(struct substitute_row){account, me.name, me.kind});
    *row = (struct seat_row){.seat = seat,
                             .account = account,
                             .name = me.name,
                             .kind = me.kind,
                             .choice = row->choice,
                             .active = true,
                             .stood_in = true};
    return pg_flush(c, db);
}

/* Return to the account's own seat, or take an open one. */
static bool take(struct ctx *c, struct pg *db, struct match *m, int own, int seat, int64_t account)
{
    if (own >= 0 && (seat < 0 || seat == own)) {
        attendance_return(c, db, m, own);
        return true;
    }
    if (own >= 0) return fail(c, FAULT_ALREADY_SEATED, "you already play in this game");
    if (seat < 0 || !m->rest.seats[seat].open_at)
        return fail(c, FAULT_SEAT_TAKEN, "no such seat is open in this game");
    return pass_seat(c, db, m, seat, account);
}

struct sitting {
    int64_t account;
    int seat; /* the seat asked for, -1: any; then the one taken */
};

static bool sit(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    struct sitting *s = thing;
    if (match_is_over(m)) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (s->seat >= m->row.seats) return fail(c, FAULT_NOT_FOUND, "there is no such seat");
    int own = m->seat;
    if (s->seat < 0 && own < 0) s->seat = first_open(m);
    if (!take(c, db, m, own, s->seat, s->account)) return false;
    if (own >= 0) s->seat = own;
    return m->moved || match_unchanged(m);
}

bool substitute_join(struct ctx *c, struct pg *db, const char *id, int64_t account, int seat,
                     json_object **ret)
{
    struct match m;
    struct sitting s = {account, seat};
    if (!match_change(c, db, (struct match_wanted){.id = id, .account = account}, sit, &s, &m)) return false;
    json_object *receipt = json_new_object(c);
    json_add_int(receipt, "seat", s.seat);
    json_add_int(receipt, "seq", m.row.seqs[s.seat]);
    *ret = receipt;
    return true;
}

static json_object *open_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const TEXTS[] = {"game", "variant", "name"};
    json_object *o = json_new_object(c);
    json_add_text(o, "match", rows_text(r, i, "public_id"));
    for (size_t t = 0; t < sizeof TEXTS / sizeof *TEXTS; t++)
        json_add_text(o, TEXTS[t], rows_text(r, i, TEXTS[t]));
    json_add_int(o, "seat", rows_int(r, i, "seat"));
    json_add_int(o, "turn", rows_int(r, i, "turn"));
    json_add_bool(o, "rated", rows_bool(r, i, "rated"));
    json_add(o, "clock", json_own(c, rows_text(r, i, "clock")));
    json_add(o, "seats", json_own(c, rows_text(r, i, "people")));
    json_add_text(o, "since", clock_text(c, rows_int(r, i, "open_at")));
    json_add_text(o, "deadline", clock_text(c, rows_int(r, i, "deadline")));
    return o;
}

bool substitute_list(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object **ret_list)
{
    struct rows *r;
    struct apart apart;
    if (!apart_read(c, db, account, &apart)) return false;
    if (!pg_each(c, db, &r, SEATS_OPEN, "tt", game, pg_ints(c, apart.account, apart.count))) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, open_json(c, r, i));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

/* attendance.c - see attendance.h. */
#include "platform/attendance.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/acquaintance.h"
#include "platform/admission.h"
#include "platform/audience.h"
#include "platform/fold.h"
#include "platform/match.h"
#include "platform/terms.h"
#include "platform/wake.h"
#include "store/account.h"
#include "store/lobby.h"
#include <string.h>

/* ---- striking ------------------------------------------------------------------------------------------------ */

static void tell(struct ctx *c, struct pg *db, struct match *m, int seat, const char *kind, const char *name)
{
    json_object *facts = json_new_object(c);
    json_add_text(facts, "name", name);
    match_note(c, db, m, TALE_ALL, kind, seat, pool_print(c->pool, "%s %s", kind, name), facts);
}

/* The bot that takes seats over in this match: chosen when the lobby was made. */
static const struct bot *steward_of(struct ctx *c, const struct match *m)
{
    const char *id = json_object_get_string(json_member(json_own(c, m->row.absence), "bot"));
    return id ? bot_find(m->game, id) : NULL;
}

static bool seat_steward(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    const struct bot *bot = steward_of(c, m);
    struct account_row account;
    struct seat_row *row = &m->rest.seats[seat];
    if (!bot) return fail(c, FAULT_INTERNAL, "the steward of the match is gone");
    if (!account_of_bot(c, db, m->row.game, bot->id, &account)) return false;
    row->steward = account.id;
    row->missed_row = 0;
    pg_tell(c, db, BOT_MEMORY_DROP, "ii", m->row.id, (int64_t)seat);
    match_seat_attend(c, db, m->row.id, row);
    tell(c, db, m, seat, "steward", bot->title);
    return fail_point(c, "absence.steward");
}

static void put_up(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct seat_row *row = &m->rest.seats[seat];
    row->open_at = m->rest.now;
    match_seat_attend(c, db, m->row.id, row);
    tell(c, db, m, seat, "seat_open", row->name);
}

/* Nobody else is there either: each of the others has let his last turn run out, so nobody has won. */
static bool alone(const struct match *m, int seat)
{
    int gone = 0;
    for (int other = 0; other < m->row.seats; other++) {
        if (other == seat || m->standing.out & 1u << other) continue;
        if (m->rest.seats[other].missed_row == 0 || match_by_bot(m, other)) return false;
        gone++;
    }
    return gone > 0;
}

static bool lose(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct event event = {.kind = EVENT_RESIGN, .seat = seat};
    struct outcome outcome = {0};
    if (alone(m, seat)) event = (struct event){.kind = EVENT_ABANDON, .seat = -1};
    tell(c, db, m, seat, "absent", m->rest.seats[seat].name);
    return match_record(c, db, m, &event, &outcome) && fail_point(c, "absence.lose");
}

bool attendance_turn(struct ctx *c, struct pg *db, struct match *m)
{
    for (int seat = 0; seat < m->row.seats && !match_is_over(m); seat++) {
        enum absence_step step = absence_after_turn(&m->absence, match_hand(m, seat),
                                                    m->rest.seats[seat].missed_row);
        if (step == ABSENCE_STEWARD && !seat_steward(c, db, m, seat)) return false;
        if (step == ABSENCE_PUT_UP && match_hand(m, seat) == HAND_OWN) put_up(c, db, m, seat);
        if (step == ABSENCE_LOSE && !lose(c, db, m, seat)) return false;
    }
    return true;
}

bool attendance_flag(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct event event = {.kind = EVENT_FLAG, .seat = seat};
    struct outcome outcome = {0};
    struct seat_row *row = &m->rest.seats[seat];
    enum absence_step step = absence_after_flag(&m->absence, match_hand(m, seat));
    if (step == ABSENCE_LOSE) return match_record(c, db, m, &event, &outcome);
    row->missed++;
    row->missed_row++;
    if (step == ABSENCE_PUT_UP) put_up(c, db, m, seat);
    else if (!seat_steward(c, db, m, seat)) return false;
    match_restart_time(m);
    m->wakes_clock = true;
    return true;
}

/* ---- coming back --------------------------------------------------------------------------------------------- */

void attendance_return(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct seat_row *row = &m->rest.seats[seat];
    if (!row->steward && !row->open_at) return;
    row->steward = row->open_at = 0;
    row->missed_row = 0;
    match_seat_attend(c, db, m->row.id, row);
    tell(c, db, m, seat, "back", row->name);
}

/* ---- sitting down in another's place ------------------------------------------------------------------------- */

static bool check_leaver(struct ctx *c, struct pg *db, const struct match *m, int64_t account)
{
    struct rows *r;
    if (!pg_each(c, db, &r, LEAVERS_OF, "i", m->row.id)) return false;
    for (int i = 0; i < rows_count(r); i++)
        if (rows_int(r, i, "account_id") == account)
            return fail(c, FAULT_FORBIDDEN, "you have left this match and know what your seat knew");
    return true;
}

static bool check_apart(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t account)
{
    struct apart apart;
    if (!apart_read(c, db, account, &apart)) return false;
    for (int other = 0; other < m->row.seats; other++)
        if (other != seat && apart_of(&apart, m->rest.seats[other].account) != APART_NOT)
            return fail(c, FAULT_FORBIDDEN, "you cannot sit at this table");
    return true;
}

/* What the table asked of those who sat down it asks of who comes later. */
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

static bool substitute(struct ctx *c, struct pg *db, struct match *m, int seat, int64_t account)
{
    struct account_row me;
    struct seat_row *row = &m->rest.seats[seat];
    if (!check_leaver(c, db, m, account) || !check_apart(c, db, m, seat, account) ||
        !check_admission(c, db, m, account) || !account_by_id(c, db, account, &me))
        return false;
    if (fold_is_program(me.kind) != fold_is_program(row->kind))
        return fail(c, FAULT_FORBIDDEN, "a person's seat is for persons, a program's for programs");
    wake_account(c, row->account);
    tell(c, db, m, seat, "substitute", me.name);
    pg_tell(c, db, LEAVER_PUT, "iii", m->row.id, (int64_t)seat, (int64_t)m->row.events);
    pg_tell(c, db, SEAT_PASS, "iiitt", m->row.id, (int64_t)seat, account, me.name, me.kind);
    pg_tell(c, db, SEAT_MAIL_MARK, "ii", m->row.id, (int64_t)seat);
    *row = (struct seat_row){.seat = seat,
                             .account = account,
                             .name = me.name,
                             .kind = me.kind,
                             .choice = row->choice,
                             .active = true,
                             .stood_in = true};
    return pg_flush(c, db);
}

/* His own again, or one that is put up. */
static bool take(struct ctx *c, struct pg *db, struct match *m, int own, int seat, int64_t account)
{
    if (own >= 0 && (seat < 0 || seat == own)) {
        attendance_return(c, db, m, own);
        return true;
    }
    if (own >= 0) return fail(c, FAULT_ALREADY_SEATED, "you sit at this table");
    if (seat < 0 || !m->rest.seats[seat].open_at)
        return fail(c, FAULT_SEAT_TAKEN, "no such seat is free in this match");
    return substitute(c, db, m, seat, account);
}

bool attendance_sit(struct ctx *c, struct pg *db, const char *id, int64_t account, int seat,
                    json_object **ret)
{
    struct match m;
    if (!match_open(c, db, id, true, &m)) return false;
    if (match_is_over(&m)) return fail(c, FAULT_GAME_OVER, "the match is over");
    if (seat >= m.row.seats) return fail(c, FAULT_NOT_FOUND, "there is no such seat");
    int own = match_seat(&m, account);
    if (seat < 0 && own < 0) seat = first_open(&m);
    if (!take(c, db, &m, own, seat, account)) return false;
    int mine = own >= 0 ? own : seat;
    if (m.moved) match_keep(c, db, &m);
    json_object *receipt = json_new_object(c);
    json_add_int(receipt, "seat", mine);
    json_add_int(receipt, "seq", m.row.seqs[mine]);
    *ret = receipt;
    return true;
}

/* ---- showing ------------------------------------------------------------------------------------------------- */

static void add_time(struct ctx *c, json_object *o, const char *name, int64_t at)
{
    char text[CLOCK_TEXT];
    if (at) clock_print(at, text);
    json_add_text(o, name, at ? pool_copy(c->pool, text) : NULL);
}

/* Who did not hand in is told of others only where the variant shows who has, or when nothing is secret any more. */
static bool shows_misses(const struct audience *a, int seat) { return seat == a->viewer || a->misses; }

json_object *attendance_json(struct ctx *c, const struct match *m, const struct audience *a)
{
    static const char *const ABSENT[] = {NULL, "steward", "open", NULL};
    const struct bot *bot = steward_of(c, m);
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < m->row.seats; seat++) {
        const struct seat_row *row = &m->rest.seats[seat];
        json_object *o = json_new_object(c);
        json_add_int(o, "seat", seat);
        if (shows_misses(a, seat)) json_add_int(o, "missed", row->missed);
        else json_add(o, "missed", NULL);
        json_add_text(o, "absent", match_is_over(m) ? NULL : ABSENT[match_hand(m, seat)]);
        json_add_text(o, "steward", row->steward && bot ? bot->title : NULL);
        add_time(c, o, "away_until",
                 row->away_until > m->rest.now && !match_is_over(m) ? row->away_until : 0);
        json_add_bool(o, "stood_in", row->stood_in);
        json_push(list, o);
    }
    return list;
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
    add_time(c, o, "since", rows_int(r, i, "open_at"));
    add_time(c, o, "deadline", rows_int(r, i, "deadline"));
    return o;
}

bool attendance_open(struct ctx *c, struct pg *db, int64_t account, const char *game, json_object **ret_list)
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

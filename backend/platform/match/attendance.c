/* attendance.c - see attendance.h. */
#include "platform/match/attendance.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/match/audience.h"
#include "platform/match/record.h"
#include "store/account.h"
#include "store/bot.h"

/* Missed turns */

void attendance_tell(struct ctx *c, struct pg *db, struct match *m, int seat, const char *kind,
                     const char *name)
{
    json_object *facts = json_new_object(c);
    json_add_text(facts, "name", name);
    match_note(c, db, m, TALE_ALL, kind, seat, pool_print(c->pool, "%s %s", kind, name), facts);
}

/* The bot that stands in for absent players of this match, chosen when the lobby was made. */
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
    if (!bot) return fail(c, FAULT_INTERNAL, "the bot that stood in has been removed");
    if (!account_of_bot(c, db, m->row.game, bot->id, &account)) return false;
    row->steward = account.id;
    row->missed_row = 0;
    bot_memory_drop(c, db, m->row.id, seat);
    match_seat_attend(c, db, m->row.id, row);
    attendance_tell(c, db, m, seat, "steward", bot->title);
    return fail_point(c, "absence.steward");
}

static void put_up(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct seat_row *row = &m->rest.seats[seat];
    row->open_at = m->rest.now;
    match_seat_attend(c, db, m->row.id, row);
    attendance_tell(c, db, m, seat, "seat_open", row->name);
}

/* Whether all other players are absent too: each has let their last turn run out, so nobody has won. */
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
    attendance_tell(c, db, m, seat, "absent", m->rest.seats[seat].name);
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

/* Coming back */

void attendance_return(struct ctx *c, struct pg *db, struct match *m, int seat)
{
    struct seat_row *row = &m->rest.seats[seat];
    if (!row->steward && !row->open_at) return;
    row->steward = row->open_at = 0;
    row->missed_row = 0;
    job_row_drop(c, db, m->row.id, seat);
    match_seat_attend(c, db, m->row.id, row);
    attendance_tell(c, db, m, seat, "back", row->name);
}

/* Showing */

/* Whether the viewer can see this seat's missed turns: their own always, those of others as the audience policy
 * says. */
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
        bool away = row->away_until > m->rest.now && !match_is_over(m);
        json_add_text(o, "away_until", clock_text(c, away ? row->away_until : 0));
        json_add_bool(o, "stood_in", row->stood_in);
        json_push(list, o);
    }
    return list;
}

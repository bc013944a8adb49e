/* desk_decide.c - see desk.h. What the staff does; desk.c has what it reads. */
#include "base/clock.h"
#include "base/secret.h"
#include "platform/match/desk.h"
#include "platform/match/panel.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/club.h"
#include "store/desk.h"
#include "store/panel.h"
#include "store/session.h"
#include "store/thing.h"
#include <string.h>

enum { DAYS_MAX = 365 };

struct case_facts { /* a report, as far as decisions need it */
    int64_t report, person, thing_id;
    const char *reason;
    const char *thing; /* what is reported as a whole, with thing_id its row; NULL: a message or the player */
    bool closed, program_of_arena;
    enum staff_role role; /* of the person */
};

static bool read_case(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
                      struct case_facts *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, DESK_REPORT, "it", who->account, report)) return false;
    enum account_kind kind = account_kind_read(r, 0, "person_kind");
    *ret = (struct case_facts){.report = rows_int(r, 0, "id"),
                               .person = rows_int(r, 0, "person"),
                               .thing = rows_text(r, 0, "thing"),
                               .thing_id = rows_int(r, 0, "thing_id"),
                               .reason = rows_text(r, 0, "reason"),
                               .closed = !rows_null(r, 0, "closed_at"),
                               .program_of_arena = kind == ACCOUNT_BUILTIN || kind == ACCOUNT_CROWD,
                               .role = staff_role_of(rows_text(r, 0, "person_role"))};
    return true;
}

/* The reader can decide about this person. */
static bool is_above(struct ctx *c, const struct desk_reader *who, enum staff_role role)
{
    return role < who->role || fail(c, FAULT_OUTRANKED, "only %s can decide about this member of the staff",
                                    role == STAFF_ADMIN ? "the host" : "an admin");
}

/* Lock both accounts, and with `judged`, a report, those of its panel; then read both roles again: `quad staff` may have
 * changed them meanwhile. */
static bool hold(struct ctx *c, struct pg *db, const struct desk_reader *who, int64_t person, int64_t judged)
{
    const int64_t both[PANEL_HELD] = {who->account, person};
    struct desk_reader now;
    enum staff_role theirs;
    if (judged) panel_rows_hold(c, db, judged, both);
    else desk_rows_hold(c, db, who->account, person);
    return desk_enter(c, db, who->account, &now) && staff_read(c, db, person, &theirs) &&
           is_above(c, &now, theirs);
}

static void note(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct case_facts *facts,
                 const char *act, const char *why)
{
    staff_log_row_add(c, db,
                      &(struct log_row){.actor = who->account,
                                        .account = facts->person,
                                        .report = facts->report,
                                        .act = act,
                                        .why = why});
}

/* Taking a report */

bool desk_take(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
               json_object **ret)
{
    struct case_facts facts;
    int64_t until;
    if (!read_case(c, db, who, report, &facts) || !is_above(c, who, facts.role)) return false;
    if (facts.closed) return fail(c, FAULT_REPORT_CLOSED, "this report has been answered");
    if (!hold(c, db, who, facts.person, facts.report) || !panel_reports_hold(c, db, facts.report))
        return false;
    if (!report_row_hold(c, db, who->account, facts.report, &until)) return false;
    if (!until) return fail(c, FAULT_REPORT_HELD, "another moderator is working on this report");
    if (!panel_take(c, db, facts.report)) return false;
    note(c, db, who, &facts, "report_taken", "");
    *ret = json_new_object(c);
    json_add_text(*ret, "until", clock_text(c, until));
    return pg_flush(c, db);
}

bool desk_release(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report)
{
    struct case_facts facts;
    bool held;
    if (!read_case(c, db, who, report, &facts)) return false;
    desk_rows_hold(c, db, who->account, 0);
    if (!report_row_release(c, db, who->account, facts.report, &held)) return false;
    if (!held) return fail(c, FAULT_REPORT_NOT_HELD, "you are not working on this report");
    note(c, db, who, &facts, "report_released", "");
    return pg_flush(c, db);
}

bool desk_panel(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report)
{
    struct case_facts facts;
    if (!read_case(c, db, who, report, &facts) || !is_above(c, who, facts.role)) return false;
    if (facts.closed) return fail(c, FAULT_REPORT_CLOSED, "this report has been answered");
    return panel_open(c, db, who->account, facts.report);
}

/* Deciding */

enum action { DO_NOTHING, DO_WARN, DO_MUTE, DO_HIDE, DO_UNRATE, DO_CLOSE, ACTIONS };
static const char *const ACTION_WORDS[] = {"none", "warn", "mute", "hide", "unrate", "close"};

static bool read_word(struct ctx *c, const char *word, const char *const *words, int count, const char *path,
                      int *ret)
{
    for (*ret = 0; *ret < count; ++*ret)
        if (strcmp(word, words[*ret]) == 0) return true;
    fail_at(c, path, "bad_request", "one of the values in the documentation");
    return fail(c, FAULT_BAD_REQUEST, "the value is unknown");
}

static bool days_fit(struct ctx *c, const struct desk_decision *d, enum action action)
{
    bool needed = action == DO_MUTE, allowed = needed || action == DO_UNRATE;
    if (d->days ? allowed && d->days <= DAYS_MAX : !needed) return true;
    fail_at(c, "/days", "bad_request", "1 to 365 for a mute or unrated games, else none");
    return fail(c, FAULT_BAD_REQUEST, "the number of days does not fit");
}

static bool decision_fits(struct ctx *c, const struct desk_decision *d, enum action *ret_action)
{
    static const char *const REASONS[] = {"abuse", "spam", "cheating", "other"};
    int action, reason;
    if (!read_word(c, d->action, ACTION_WORDS, ACTIONS, "/action", &action) ||
        (d->reason && !read_word(c, d->reason, REASONS, 4, "/reason", &reason)) ||
        !sanction_text_fits(c, d->note, "/note", false) || !sanction_text_fits(c, d->why, "/why", true))
        return false;
    *ret_action = (enum action)action;
    if (d->annuls && action < DO_UNRATE) {
        fail_at(c, "/annuls", "bad_request", "only with unrate or close");
        return fail(c, FAULT_BAD_REQUEST, "only unrated games and a closed account annul earlier games");
    }
    return days_fit(c, d, *ret_action);
}

bool desk_impose(struct ctx *c, struct pg *db, const struct sanction_row *row, const char *act,
                 const char *why)
{
    struct log_row log = {
        .actor = row->moderator, .account = row->account, .report = row->report, .act = act, .why = why};
    if (!sanction_row_insert(c, db, row, &log.sanction)) return false;
    staff_log_row_add(c, db, &log);
    if (strcmp(row->kind, "close") == 0) wake_revoke(c);
    wake_account(c, row->account);
    wake_clock(c);
    return pg_flush(c, db);
}

/* Clubs of a person whose account is closed are led on by those who would follow at its end: their number. With their
 * accounts all that the decision needs are held, in one order. */
static bool hold_clubs(struct ctx *c, struct pg *db, const struct desk_reader *who, int64_t person,
                       int64_t **ret_heirs, int *ret_count)
{
    if (!clubs_heirs(c, db, person, ret_heirs, ret_count)) return false;
    int64_t *all = pool_take_many(c->pool, (size_t)*ret_count + 2, sizeof *all);
    for (int i = 0; i < *ret_count; i++) all[i] = (*ret_heirs)[i];
    all[*ret_count] = who->account;
    all[*ret_count + 1] = person;
    return accounts_hold(c, db, all, *ret_count + 2);
}

static bool close_person(struct ctx *c, struct pg *db, const struct desk_reader *who, int64_t person)
{
    int64_t *heirs;
    int count;
    if (!hold_clubs(c, db, who, person, &heirs, &count) || !hold(c, db, who, person, 0)) return false;
    clubs_pass(c, db, person);
    accounts_raise_all(c, db, heirs, count);
    for (int i = 0; i < count; i++) wake_account(c, heirs[i]);
    sanction_account_row_put(c, db, person, ACTION_WORDS[DO_CLOSE]);
    sessions_end_others(c, db, person, 0);
    return true;
}

/* Locks come in their order: a club, both accounts, the person's sessions, a collection or notebook, the report. */
static bool carry_out(struct ctx *c, struct pg *db, const struct desk_reader *who,
                      const struct case_facts *facts, enum action action)
{
    if (action == DO_CLOSE) return close_person(c, db, who, facts->person);
    bool hides = action == DO_HIDE;
    if (hides && thing_is_early(facts->thing)) thing_row_hide(c, db, facts->thing, facts->thing_id, true);
    if (!hold(c, db, who, facts->person, 0)) return false;
    if (action != DO_NOTHING) sanction_account_row_put(c, db, facts->person, ACTION_WORDS[action]);
    if (hides && !thing_is_early(facts->thing)) thing_row_hide(c, db, facts->thing, facts->thing_id, true);
    return true;
}

static bool answer_report(struct ctx *c, struct pg *db, const struct desk_reader *who,
                          const struct case_facts *facts, const struct desk_decision *d, enum action action)
{
    struct rows *answered;
    if (!carry_out(c, db, who, facts, action)) return false;
    if (!report_row_decide(c, db, who->account, facts->report, d->why, &answered)) return false;
    if (rows_count(answered) == 0)
        return fail(c, FAULT_REPORT_NOT_HELD, "take this report before you decide about it");
    for (int i = 0; i < rows_count(answered); i++) {
        struct case_facts other = {.report = rows_int(answered, i, "id"), .person = facts->person};
        if (other.report != facts->report) note(c, db, who, &other, "report_answered", d->why);
    }
    return true;
}

bool desk_decide(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
                 const struct desk_decision *d, json_object **ret)
{
    struct case_facts facts;
    enum action action;
    char public_id[PUBLIC_ID];
    if (!decision_fits(c, d, &action) || !read_case(c, db, who, report, &facts) ||
        !is_above(c, who, facts.role))
        return false;
    if (facts.closed) return fail(c, FAULT_REPORT_CLOSED, "this report has been answered");
    if (action == DO_HIDE && !facts.thing) {
        fail_at(c, "/action", "bad_request", "hide is for a club, a collection or a notebook");
        return fail(c, FAULT_BAD_REQUEST, "this report is about nothing that can be hidden");
    }
    if (action != DO_NOTHING && facts.program_of_arena)
        return fail(c, FAULT_BAD_REQUEST, "this program belongs to the arena");
    if (!answer_report(c, db, who, &facts, d, action)) return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "sanction", NULL);
    if (action == DO_NOTHING) {
        note(c, db, who, &facts, "report_dismissed", d->why);
        return pg_flush(c, db);
    }
    secret_public_id(public_id);
    struct sanction_row row = {.account = facts.person,
                               .moderator = who->account,
                               .report = facts.report,
                               .public_id = public_id,
                               .kind = ACTION_WORDS[action],
                               .reason = d->reason ? d->reason : facts.reason,
                               .note = d->note,
                               .days = d->days};
    row.annuls = d->annuls || (action == DO_CLOSE && strcmp(row.reason, "cheating") == 0);
    json_add_text(*ret, "sanction", public_id);
    return desk_impose(c, db, &row, "sanction_given", d->why);
}

/* Appeals */

struct appealed { /* a decision, as far as answering an appeal needs it */
    int64_t sanction, person, thing_id;
    const char *thing; /* what it hides; NULL: nothing */
};

/* A thing is shown again unless another decision hides it. */
static bool show_thing(struct ctx *c, struct pg *db, const struct appealed *a, bool early)
{
    bool stays;
    if (!a->thing || thing_is_early(a->thing) != early) return true;
    if (!thing_stays_hidden(c, db, a->thing, a->thing_id, a->sanction, &stays)) return false;
    thing_row_hide(c, db, a->thing, a->thing_id, stays);
    return true;
}

/* A closed account opens again unless another decision keeps it closed. */
static bool lift(struct ctx *c, struct pg *db, int64_t person, int64_t sanction)
{
    struct rows *others;
    if (!pg_one(c, db, &others, SANCTION_CLOSES, "ii", person, sanction)) return false;
    sanction_account_row_put(c, db, person, rows_int(others, 0, "n") ? "" : "open");
    wake_revoke(c);
    wake_clock(c);
    return true;
}

bool desk_answer(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *sanction,
                 bool lifts, const char *answer)
{
    struct rows *r;
    bool found;
    if (!sanction_text_fits(c, answer, "/answer", true) ||
        !pg_one(c, db, &r, SANCTION_APPEALED, "it", who->account, sanction) ||
        !is_above(c, who, staff_role_of(rows_text(r, 0, "person_role"))))
        return false;
    if (rows_bool(r, 0, "answered")) return fail(c, FAULT_APPEAL_ANSWERED, "this appeal has been answered");
    if (rows_bool(r, 0, "mine") && rows_bool(r, 0, "others"))
        return fail(c, FAULT_OWN_DECISION, "you made this decision, so another moderator must answer");
    int64_t person = rows_int(r, 0, "account_id"), id = rows_int(r, 0, "id");
    bool hides = lifts && strcmp(rows_text(r, 0, "kind"), ACTION_WORDS[DO_HIDE]) == 0;
    struct appealed a = {id, person, rows_int(r, 0, "thing_id"), hides ? rows_text(r, 0, "thing") : NULL};
    if (!show_thing(c, db, &a, true) || !hold(c, db, who, person, 0)) return false;
    if (!lifts) sanction_account_row_put(c, db, person, "");
    else if (!lift(c, db, person, id) || !show_thing(c, db, &a, false)) return false;
    if (!sanction_row_answer(c, db, who->account, id, answer, lifts, &found)) return false;
    if (!found) return fail(c, FAULT_APPEAL_ANSWERED, "this appeal has been answered");
    staff_log_row_add(c, db,
                      &(struct log_row){.actor = who->account,
                                        .account = person,
                                        .sanction = id,
                                        .act = lifts ? "sanction_lifted" : "appeal_refused",
                                        .why = answer});
    wake_account(c, person);
    return pg_flush(c, db);
}

/* The staff itself */

bool desk_appoint(struct ctx *c, struct pg *db, const char *name, enum staff_role role, const char *why,
                  const char **ret_name)
{
    struct account_row person;
    if (!sanction_person(c, db, name, why, &person)) return false;
    desk_rows_hold(c, db, 0, person.id);
    if (role == STAFF_NONE) {
        sessions_end_others(c, db, person.id, 0);
        wake_revoke(c);
    }
    staff_row_put(c, db, person.id, staff_role_word(role));
    staff_log_row_add(c, db,
                      &(struct log_row){.account = person.id,
                                        .act = role == STAFF_NONE ? "role_taken" : "role_given",
                                        .why = why});
    *ret_name = person.name;
    return pg_flush(c, db);
}

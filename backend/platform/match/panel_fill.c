/* panel_fill.c - see panel.h. Who judges: opening a panel, giving the seats of members who left to others, and leaving
 * the report to the staff where there are none. */
#include "platform/match/panel.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/desk.h"
#include "store/panel.h"

enum { AT_ONCE = 64 /* reports in one step */ };

struct filling {
    int64_t report, actor; /* actor: a member of the staff, 0: the clock daemon */
    int64_t person, rounds;
    bool closed, held, words, above, had, ended, scarce, late;
    struct rows *picks; /* who could take a seat */
};

static bool read_state(struct ctx *c, struct pg *db, struct filling *f)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PANEL_STATE, "i", f->report)) return false;
    f->closed = rows_bool(r, 0, "closed");
    f->held = rows_bool(r, 0, "held");
    f->words = rows_bool(r, 0, "words");
    f->above = rows_bool(r, 0, "above");
    f->had = !rows_null(r, 0, "panel");
    f->ended = f->had && rows_bool(r, 0, "ended");
    f->scarce = rows_bool(r, 0, "short");
    f->late = rows_bool(r, 0, "late");
    f->rounds = rows_int(r, 0, "rounds");
    f->person = rows_int(r, 0, "person");
    return true;
}

static void note(struct ctx *c, struct pg *db, const struct filling *f, const char *act, const char *why)
{
    staff_log_row_add(
        c, db,
        &(struct log_row){
            .actor = f->actor, .account = f->person, .report = f->report, .act = act, .why = why});
}

/* The inboxes of these accounts change. */
static void tell(struct ctx *c, struct pg *db, const struct rows *accounts)
{
    for (int i = 0; i < rows_count(accounts); i++) {
        int64_t account = rows_int(accounts, i, "account_id");
        sanction_account_row_put(c, db, account, "");
        wake_account(c, account);
    }
}

static bool end(struct ctx *c, struct pg *db, const struct filling *f, const char *outcome)
{
    struct rows *seated;
    bool ended;
    if (!pg_each(c, db, &seated, PANEL_SEATED, "i", f->report) ||
        !panel_row_end(c, db, f->report, outcome, &ended))
        return false;
    tell(c, db, seated);
    note(c, db, f, "panel_referred", outcome);
    return pg_flush(c, db);
}

/* There are too few who could judge. */
static bool give_up(struct ctx *c, struct pg *db, const struct filling *f)
{
    if (f->actor) return fail(c, FAULT_NO_PANEL, "too few trusted members can judge this report");
    if (f->had && !f->ended) return end(c, db, f, f->late ? "late" : "short");
    panel_row_short(c, db, f->report);
    return pg_flush(c, db);
}

static bool seat(struct ctx *c, struct pg *db, const struct filling *f, int count)
{
    bool renews = f->had && !f->ended;
    panel_row_put(c, db, f->report, f->late || f->scarce);
    for (int i = 0; i < count; i++) panel_seat_row_put(c, db, f->report, rows_int(f->picks, i, "account_id"));
    tell(c, db, f->picks);
    note(c, db, f, renews ? "panel_renewed" : "panel_opened", "");
    return pg_flush(c, db);
}

/* Fill the seats that are free. */
static bool refill(struct ctx *c, struct pg *db, const struct filling *f)
{
    struct rows *left, *seated;
    if (f->had && !f->ended) {
        if (!panel_seats_lapse(c, db, f->report, f->late, &left)) return false;
        tell(c, db, left);
    }
    if (!pg_each(c, db, &seated, PANEL_SEATED, "i", f->report)) return false;
    int needed = PANEL_SIZE - rows_count(seated);
    if (f->late && (needed == 0 || f->rounds >= PANEL_ROUNDS)) return end(c, db, f, "late");
    if (needed == 0) return pg_flush(c, db);
    if (rows_count(f->picks) < needed) return give_up(c, db, f);
    return seat(c, db, f, needed);
}

/* Open, refill or end the panel, after how things stand. */
static bool settle(struct ctx *c, struct pg *db, const struct filling *f)
{
    bool open = f->had && !f->ended, gone = f->closed || f->held, fits = f->words && !f->above && !gone;
    if (open && gone) return end(c, db, f, "taken");
    if (open || (fits && !f->had)) return refill(c, db, f);
    return pg_flush(c, db);
}

/* The same as the staff wants it: only what is before no panel. */
static bool settle_anew(struct ctx *c, struct pg *db, const struct filling *f)
{
    bool fits = f->words && !f->above && !f->closed && !f->held;
    if (fits && (!f->had || f->scarce)) return refill(c, db, f);
    return fail(c, FAULT_NO_PANEL, "this report cannot be sent to a panel now");
}

/* Accounts are locked before reports, so who could take a seat is found before it is known how many are free. */
static bool fill_body(struct ctx *c, struct pg *db, void *thing)
{
    struct filling *f = thing;
    int64_t accounts[PANEL_HELD] = {f->actor};
    if (!pg_each(c, db, &f->picks, PANEL_PICK, "i", f->report)) return false;
    for (int i = 0; i < rows_count(f->picks) && i + 1 < PANEL_HELD; i++)
        accounts[i + 1] = rows_int(f->picks, i, "account_id");
    panel_rows_hold(c, db, f->report, accounts);
    if (!panel_reports_hold(c, db, f->report) || !read_state(c, db, f)) return false;
    return f->actor ? settle_anew(c, db, f) : settle(c, db, f);
}

bool panel_open(struct ctx *c, struct pg *db, int64_t actor, int64_t report)
{
    struct filling f = {.report = report, .actor = actor};
    return fill_body(c, db, &f);
}

bool panel_step(struct ctx *c, struct pg *db)
{
    struct failure why;
    bool fine = true;
    int64_t after = 0;
    for (int i = 0; i < AT_ONCE; i++) {
        struct rows *r;
        if (!pg_maybe(c, db, &r, PANEL_DUE, "i", after)) return false;
        if (rows_count(r) == 0) break;
        after = rows_int(r, 0, "report_id");
        struct filling f = {.report = after};
        if (transact(c, db, fill_body, &f)) continue;
        why = c->failure;
        fine = false;
        forgive(c);
    }
    if (!fine) c->failure = why;
    return fine;
}

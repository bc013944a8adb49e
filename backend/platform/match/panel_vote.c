/* panel_vote.c - see panel.h. Votes, and what the third one decides. */
#include "base/secret.h"
#include "platform/match/desk.h"
#include "platform/match/panel.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/desk.h"
#include "store/panel.h"
#include <string.h>

enum answer { DISMISS, WARN, MUTE, STRONGER, VERDICTS };
static const char *const VERDICT_WORDS[] = {"dismiss", "warn", "mute", "stronger", NULL};
enum { NOT_HARMFUL = 3, REASONS = 8, MUTE_DAYS = 1, MAJORITY = 2 };
/* The first NOT_HARMFUL go with dismiss, the others with what is stronger. */
static const char *const REASON_WORDS[] = {"harmless", "banter", "unclear", "insult",
                                           "hate",     "threat", "spam",    "other"};

static int index_of(const char *word, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0) return i;
    return -1;
}

static bool vote_fits(struct ctx *c, const struct panel_vote *v)
{
    int verdict = index_of(v->vote, VERDICT_WORDS, VERDICTS),
        reason = index_of(v->reason, REASON_WORDS, REASONS);
    if (verdict < 0) {
        fail_at(c, "/vote", "bad_request", "dismiss, warn, mute or stronger");
        return fail(c, FAULT_BAD_REQUEST, "the vote is unknown");
    }
    if (reason >= 0 && (verdict == DISMISS) == (reason < NOT_HARMFUL)) return true;
    fail_at(c, "/reason", "bad_request",
            "harmless, banter or unclear to dismiss; else insult, hate, threat, spam or other");
    return fail(c, FAULT_BAD_REQUEST, "the reason does not fit the vote");
}

struct judged {
    int64_t report, person;
    bool above;         /* only the staff decides about this person */
    int verdict;        /* on which a majority agrees; -1: none does */
    const char *reason; /* of a decision */
};

static int verdict_of(const struct rows *votes, int i) { return rows_word(votes, i, "vote", VERDICT_WORDS); }

/* What at least two of three voted, and for which reason a person is told that it was decided. */
static void count_votes(const struct rows *votes, struct judged *j)
{
    int counts[VERDICTS] = {0}, spam = 0, other = 0;
    j->verdict = -1;
    for (int i = 0; i < rows_count(votes); i++) {
        int verdict = verdict_of(votes, i);
        if (++counts[verdict] >= MAJORITY) j->verdict = verdict;
    }
    for (int i = 0; i < rows_count(votes); i++) {
        if (verdict_of(votes, i) != j->verdict) continue;
        spam += strcmp(rows_text(votes, i, "reason"), "spam") == 0;
        other += strcmp(rows_text(votes, i, "reason"), "other") == 0;
    }
    j->reason = spam >= MAJORITY ? "spam" : other >= MAJORITY ? "other" : "abuse";
}

static void note(struct ctx *c, struct pg *db, const struct judged *j, int64_t report, const char *act,
                 const char *why)
{
    staff_log_row_add(c, db,
                      &(struct log_row){.account = j->person, .report = report, .act = act, .why = why});
}

/* Close the reports of the message, and warn or mute as the staff does. */
static bool carry_out(struct ctx *c, struct pg *db, const struct judged *j)
{
    const char *word = VERDICT_WORDS[j->verdict];
    char public_id[PUBLIC_ID];
    struct rows *answered;
    if (j->verdict != DISMISS) sanction_account_row_put(c, db, j->person, word);
    if (!panel_reports_answer(c, db, j->report, pool_print(c->pool, "panel: %s", word), &answered))
        return false;
    for (int i = 0; i < rows_count(answered); i++)
        if (rows_int(answered, i, "id") != j->report)
            note(c, db, j, rows_int(answered, i, "id"), "report_answered", "");
    if (j->verdict == DISMISS) {
        note(c, db, j, j->report, "panel_dismissed", word);
        return true;
    }
    secret_public_id(public_id);
    struct sanction_row row = {.account = j->person,
                               .report = j->report,
                               .public_id = public_id,
                               .kind = word,
                               .reason = j->reason,
                               .note = "",
                               .days = j->verdict == MUTE ? MUTE_DAYS : 0};
    return desk_impose(c, db, &row, "panel_decided", word);
}

/* The third vote ends the case. */
static bool decide(struct ctx *c, struct pg *db, struct judged *j, const struct rows *votes)
{
    bool ended;
    count_votes(votes, j);
    const char *outcome = j->verdict < 0 ? "split" : VERDICT_WORDS[j->above ? STRONGER : j->verdict];
    if (!panel_row_end(c, db, j->report, outcome, &ended)) return false;
    if (j->verdict >= 0 && j->verdict < STRONGER && !j->above) return carry_out(c, db, j);
    note(c, db, j, j->report, "panel_referred", outcome);
    return true;
}

/* Lock everything in its order, and look again whether the account can still vote. */
static bool hold_case(struct ctx *c, struct pg *db, int64_t account, const char *id, struct judged *j)
{
    struct rows *before, *now, *state;
    if (!pg_one(c, db, &before, PANEL_CASE, "it", account, id)) return false;
    j->report = rows_int(before, 0, "id");
    j->person = rows_int(before, 0, "person");
    const int64_t accounts[PANEL_HELD] = {account, j->person};
    panel_rows_hold(c, db, j->report, accounts);
    if (!panel_reports_hold(c, db, j->report) || !pg_one(c, db, &now, PANEL_CASE, "it", account, id) ||
        !pg_one(c, db, &state, PANEL_STATE, "i", j->report))
        return false;
    j->above = rows_bool(state, 0, "above");
    return rows_bool(now, 0, "open") || fail(c, FAULT_CASE_CLOSED, "voting on this case is closed");
}

bool panel_vote(struct ctx *c, struct pg *db, int64_t account, const char *id, const struct panel_vote *vote,
                json_object **ret)
{
    struct judged j;
    struct rows *votes;
    if (!vote_fits(c, vote) || !hold_case(c, db, account, id, &j)) return false;
    panel_vote_row_put(c, db, account, j.report, vote->vote, vote->reason);
    sanction_account_row_put(c, db, account, "");
    wake_account(c, account);
    if (!pg_each(c, db, &votes, PANEL_TALLY, "i", j.report)) return false;
    bool ends = rows_count(votes) >= PANEL_SIZE;
    if (ends && !decide(c, db, &j, votes)) return false;
    *ret = json_new_object(c);
    json_add_bool(*ret, "ended", ends);
    return pg_flush(c, db);
}

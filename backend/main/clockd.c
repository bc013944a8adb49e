/* clockd.c - the clock daemon: deadlines, ends of truces, queued orders, pairing, leagues, decisions of moderators, mail. Long polls are in waiterd.c,
 * bots in botd.c, requests in api.c.
 *
 * The database is the queue: any number of daemons can run on any number of nodes, every change locks its match, and
 * another daemon finds what one leaves undone. Deadlines, pairing and leagues have one leader among all nodes (pg_lead), because
 * an outage must be compensated once. The others wait to take over. The master keeps a child process for each kind of work, and helpers for bursts of deadlines,
 * so that a slow mail server, or one of the addresses that people want to be called (clockd_endpoint.c), never delays a deadline. A datagram to clock.sock makes them look at
 * once; without one they look every second, and also when the next deadline is due.
 *
 * The heartbeat row shows how long no daemon was running: after a gap longer than OUTAGE_US every running deadline is
 * moved by the gap before any of them expires. */
#include "base/clock.h"
#include "base/json.h"
#include "base/log.h"
#include "base/secret.h"
#include "games/tale.h"
#include "main/children.h"
#include "main/clockd_endpoint.h"
#include "main/clockd_mail.h"
#include "platform/account/mail_queue.h"
#include "platform/contest/endless.h"
#include "platform/contest/tournament.h"
#include "platform/contest/challenge.h"
#include "platform/contest/league.h"
#include "platform/lobby/model_game.h"
#include "platform/lobby/pairing.h"
#include "platform/match/enforcement.h"
#include "platform/match/offer.h"
#include "platform/match/opening.h"
#include "platform/match/panel.h"
#include "platform/match/plan.h"
#include "platform/match/turn.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "platform/runtime/wake_table.h"
#include "store/match.h"
#include "store/match_update.h"
#include "store/operations.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { LOOK_MS = 1000, LEAD_LOOK_MS = 200, MAIL_LOOK_MS = 1000, BEAT_US = 1000000, GRACE_MIN_US = 0 };
/* When at least BURST deadlines are due at once, the helpers are woken. They and the caller each take a share of the
 * matches, so that commits wait for the disk together and no two processes want the same match. LISTED: the number of
 * rows in a full list. */
enum { HELPERS = 3, SHARES = HELPERS + 1, BURST = 8, LISTED = 64, CALL_SECONDS = OUTAGE_US / 1000000 - 1 };
static const int64_t SWEEP_US = 3600LL * 1000000, SETTLE_US = 10LL * 1000000;

/* Log what failed; the next task begins without it. */
static void warn(struct ctx *c, const char *event)
{
    log_line(LOG_WARNING, event, "\"why\":%s", log_quote(c->failure.detail));
    forgive(c);
}

static int64_t beaten; /* the last heartbeat of this process, by clock_ticks() */

/* Outages of the arena */

struct beat {
    bool written;
    int64_t gap_us, shifted;
};

/* The line about an outage in the log of each match. */
static const char *outage_tale(struct ctx *c, int64_t gap_us)
{
    int64_t seconds = (gap_us + 500000) / 1000000;
    json_object *tale = json_new_array(c), *line = json_new_array(c), *facts = json_new_object(c);
    json_add_int(facts, "seconds", seconds);
    json_push_int(line, TALE_ALL);
    json_push_text(line, "outage");
    json_push_int(line, -1);
    json_push_text(line, pool_print(c->pool, "outage %llds", (long long)seconds));
    json_push(line, facts);
    json_push(tale, line);
    return json_text(c, tale);
}

/* A full disk refuses orders, and can still take the heartbeat, which needs no more room. So while it is full there is
 * none: the gap grows into an outage, and giving that back shows whether there is room again. */
static bool beat(struct ctx *c, struct pg *db, void *thing)
{
    struct beat *b = thing;
    struct rows *last;
    *b = (struct beat){.written = wake_has_room()};
    if (!pg_maybe(c, db, &last, HEARTBEAT_READ, "")) return false;
    if (rows_count(last) == 0) b->written = true;
    else b->gap_us = rows_int(last, 0, "now") - rows_int(last, 0, "at");
    if (b->gap_us > OUTAGE_US && !outage_give_back(c, db, b->gap_us, outage_tale(c, b->gap_us), &b->shifted))
        return false;
    b->written = b->written || b->gap_us > OUTAGE_US;
    if (b->written) heartbeat_write(c, db);
    return true;
}

/* Write the heartbeat when it is due. False while the database does not answer or cannot store orders: then no deadline
 * must expire. */
static bool keep_heartbeat(struct ctx *c, struct worker *w)
{
    struct beat b;
    if (w->share || (beaten && clock_ticks() - beaten < BEAT_US && wake_has_room())) return true;
    if (!transact(c, w->db, beat, &b)) return false;
    if (!b.written) return false;
    beaten = clock_ticks();
    if (b.gap_us > OUTAGE_US) {
        wake_set_room(true);
        log_line(LOG_WARNING, "outage_detected", "\"gap_ms\":%lld,\"deadlines_shifted\":%lld",
                 (long long)b.gap_us / 1000, (long long)b.shifted);
    }
    return true;
}

/* Lists of matches */

struct named {
    bool (*change)(struct ctx *, struct pg *, const char *);
    const char *match;
};

static bool change_match(struct ctx *c, struct pg *db, void *thing)
{
    const struct named *named = thing;
    return named->change(c, db, named->match);
}

/* Change each match of a list; a failure does not stop the others. Returns the number of changed matches. Writes the
 * heartbeat in between, so that a long list does not count as an outage. */
static int change_rows(struct worker *w, struct ctx *c, const struct rows *due,
                       bool (*change)(struct ctx *, struct pg *, const char *))
{
    int changed = 0;
    for (int i = 0; i < rows_count(due) && !children_stopping; i++) {
        struct named named = {change, rows_text(due, i, "public_id")};
        bool done = transact(c, w->db, change_match, &named);
        changed += done;
        if (done) metrics_count(METRICS_DEADLINE);
        if (!done && c->failure.fault != FAULT_BUSY) {
            metrics_count(METRICS_DEADLINE_FAILED);
            log_line(LOG_WARNING, "deadline_failed", "\"match\":\"%s\",\"why\":%s", named.match,
                     log_quote(c->failure.detail));
        }
        forgive(c);
        if (!keep_heartbeat(c, w)) break;
    }
    return changed;
}

static void change_each(struct worker *w, bool (*list)(struct ctx *, struct pg *, struct rows **),
                        bool (*change)(struct ctx *, struct pg *, const char *))
{
    struct ctx c = worker_ctx(w);
    struct rows *due;
    if (list(&c, w->db, &due)) change_rows(w, &c, due, change);
}

static bool list_due(struct ctx *c, struct worker *w, int shares, int share, struct rows **ret_due)
{
    struct due_look look = {.shares = shares, .share = share, .grace = GRACE_MIN_US, .outage = OUTAGE_US};
    return matches_due(c, w->db, &look, ret_due);
}

/* Expire the deadlines of this process's share, until a list is not full or some of its matches failed. */
static void call_share(struct worker *w)
{
    for (int changed = LISTED; changed == LISTED;) {
        struct ctx c = worker_ctx(w);
        struct rows *due;
        changed = list_due(&c, w, SHARES, w->share, &due) ? change_rows(w, &c, due, turn_expire) : 0;
    }
}

static void drain(int fd)
{
    char bytes[64];
    while (recv(fd, bytes, sizeof bytes, MSG_DONTWAIT) > 0) continue;
}

/* Matches that crashed a process */

static bool count_crash(struct ctx *c, struct pg *db, void *thing)
{
    const struct crashed_match *crashed = thing;
    const struct failed_try failed = {crashed->match, crashed->events, crashed->n, crashed->event};
    struct counted_failure counted;
    if (!match_poison(c, db, &failed, &counted)) return false;
    if (counted.held) metrics_count(METRICS_MATCH_HELD);
    const char *what = counted.held ? "match_quarantined" : "process_crashed";
    log_line(LOG_ERROR, what, "\"match\":%s", log_quote(counted.id));
    return true;
}

/* Count the crashes of each match. Those that could not be counted, often because a retry holds the lock of the match,
 * stay in the list for the next round. Returns how many are left. */
static int count_crashes(struct worker *w, struct crashed_match *crashes, int count)
{
    int left = 0;
    for (int i = 0; i < count; i++) {
        struct ctx c = worker_ctx(w);
        if (transact(&c, w->db, count_crash, &crashes[i])) continue;
        if (c.failure.fault != FAULT_BUSY)
            log_line(LOG_ERROR, "failure_not_counted", "\"row\":%lld", (long long)crashes[i].match);
        crashes[left++] = crashes[i];
    }
    return left;
}

/* A separate child, because counting waits for the lock of the match, and deadlines must not wait. */
static void run_crashes(struct worker *w, int bell)
{
    enum { CRASHES = 16, AGAIN_MS = 50, CRASH_LOOK_MS = 200 };
    static struct crashed_match crashes[CRASHES];
    for (int count = 0; !children_stopping;) {
        count += guard_crashed(crashes + count, CRASHES - count);
        count = count_crashes(w, crashes, count);
        struct pollfd p = {.fd = bell, .events = POLLIN};
        if (poll(&p, 1, count ? AGAIN_MS : CRASH_LOOK_MS) > 0) drain(bell);
    }
}

static int next_look(struct worker *w)
{
    struct ctx c = worker_ctx(w);
    struct rows *next;
    if (!pg_one(&c, w->db, &next, NEXT_DEADLINE, "") || rows_null(next, 0, "wait_us")) return LOOK_MS;
    int64_t wait_ms = rows_int(next, 0, "wait_us") / 1000 + 1;
    return wait_ms < 20 ? 20 : wait_ms > LOOK_MS ? LOOK_MS : (int)wait_ms;
}

/* Do work that is its own transaction. */
static void do_now(struct worker *w, bool (*work)(struct ctx *, struct pg *), const char *failed)
{
    struct ctx c = worker_ctx(w);
    if (!work(&c, w->db)) warn(&c, failed);
}

static int helpers[HELPERS]; /* the sockets that wake them */

static void call_deadlines(struct worker *w)
{
    struct ctx c = worker_ctx(w);
    struct rows *due;
    if (!list_due(&c, w, 1, 0, &due)) return;
    if (rows_count(due) < BURST) {
        change_rows(w, &c, due, turn_expire);
        return;
    }
    for (int i = 0; i < HELPERS; i++) send(helpers[i], "", 1, MSG_DONTWAIT);
    call_share(w);
}

static void run_helper(struct worker *w, int bell)
{
    while (!children_stopping) {
        struct pollfd p = {.fd = bell, .events = POLLIN};
        if (poll(&p, 1, LOOK_MS) <= 0) continue;
        drain(bell);
        call_share(w);
    }
}

static void run_deadlines(struct worker *w, int bell)
{
    int64_t settled = 0, swept = clock_ticks();
    pg_lead(w->db, "deadlines");
    while (!children_stopping) {
        struct ctx c = worker_ctx(w);
        if (!pg_leads(&c, w->db) || !keep_heartbeat(&c, w)) {
            poll(NULL, 0, LEAD_LOOK_MS);
            drain(bell);
            continue;
        }
        call_deadlines(w);
        change_each(w, truces_over, truce_expire);
        change_each(w, plans_due, plan_follow);
        if (clock_ticks() - settled >= SETTLE_US) {
            do_now(w, endless_settle, "settlement_failed");
            settled = clock_ticks();
        }
        if (clock_ticks() - swept >= SWEEP_US) {
            do_now(w, sweep, "sweep_failed");
            swept = clock_ticks();
        }
        struct pollfd p = {.fd = bell, .events = POLLIN};
        if (poll(&p, 1, next_look(w)) > 0) drain(bell);
    }
}

/* Work that one daemon among all nodes leads */

/* A round of such work; returns for how many milliseconds there is nothing to do. */
typedef int led_round(struct worker *w);

static void run_led(struct worker *w, int bell, const char *work, led_round *round)
{
    pg_lead(w->db, work);
    while (!children_stopping) {
        struct ctx c = worker_ctx(w);
        poll(NULL, 0, pg_leads(&c, w->db) ? round(w) : LEAD_LOOK_MS);
        drain(bell); /* rounds come often enough, so wake-ups are ignored */
    }
}

/* Pairs players, and lets models into blind lobbies. No time without a database or a daemon counts as not waiting. */
static int round_pairing(struct worker *w)
{
    static bool renew = true;
    static int64_t looked; /* by clock_ticks(), after the last round */
    struct ctx c = worker_ctx(w);
    int started;
    renew = renew || clock_ticks() - looked > OUTAGE_US;
    looked = clock_ticks();
    renew = !pairing_look(&c, w->db, renew, &started);
    if (renew) warn(&c, "pairing_failed");
    forgive(&c);
    model_game_look(&c, w->db);
    return LOOK_MS; /* rating bands widen only with time */
}

/* Take a step of each tournament that has something to do; false: nothing has, or a step failed, so wait. */
static bool step_tournaments(struct worker *w)
{
    struct ctx c = worker_ctx(w);
    struct rows *due;
    if (!tournaments_due(&c, w->db, &due)) return false;
    bool fine = rows_count(due) > 0;
    for (int i = 0; i < rows_count(due) && !children_stopping; i++) {
        const char *id = rows_text(due, i, "public_id");
        if (tournament_step(&c, w->db, id)) continue;
        fine = false;
        if (c.failure.fault != FAULT_BUSY)
            log_line(LOG_WARNING, "tournament_failed", "\"tournament\":\"%s\",\"why\":%s", id,
                     log_quote(c.failure.detail));
        forgive(&c);
    }
    return fine;
}

/* Tournaments: pairs rounds, starts their matches, records results. */
static int round_tournaments(struct worker *w)
{
    static int64_t kept; /* by clock_ticks(), when the schedule was looked at */
    bool more = step_tournaments(w);
    struct ctx c = worker_ctx(w);
    if (kept && clock_ticks() - kept < SETTLE_US) return more ? LEAD_LOOK_MS / 4 : LOOK_MS;
    if (!tournament_keep_schedule(&c, w->db)) warn(&c, "schedule_failed");
    kept = clock_ticks();
    return more ? LEAD_LOOK_MS / 4 : LOOK_MS;
}

/* Begins games of leagues and counts those that have ended; announces and reveals challenges; reads openings. */
static int round_leagues(struct worker *w)
{
    struct ctx c = worker_ctx(w);
    int begun;
    if (!league_round(&c, w->db, &begun)) warn(&c, "leagues_failed");
    do_now(w, challenge_step, "challenges_failed");
    do_now(w, opening_step, "openings_failed");
    return LOOK_MS; /* games last much longer */
}

/* Puts reports before panels, and carries out what moderators and panels decided. */
static int round_enforcement(struct worker *w)
{
    struct ctx c = worker_ctx(w);
    bool more = false;
    do_now(w, panel_step, "panel_failed");
    if (enforcement_step(&c, w->db, &more)) return more ? 0 : LOOK_MS;
    warn(&c, "enforcement_failed");
    return LOOK_MS;
}

static void run_pairing(struct worker *w, int bell) { run_led(w, bell, "pairing", round_pairing); }
static void run_tournaments(struct worker *w, int bell)
{
    run_led(w, bell, "tournaments", round_tournaments);
}
static void run_leagues(struct worker *w, int bell) { run_led(w, bell, "leagues", round_leagues); }
static void run_enforcement(struct worker *w, int bell)
{
    run_led(w, bell, "enforcement", round_enforcement);
}

/* Sends mails one after another. After a failure each mail is retried after its own delay. */
static void run_mail(struct worker *w, int bell)
{
    smtp_start();
    while (!children_stopping) {
        struct ctx c = worker_ctx(w);
        struct letter letter;
        bool found = false;
        if (outbox_claim(&c, w->db, &letter, &found) && found) {
            if (!letter.text) continue;
            struct delivery got = smtp_send(&c, &letter);
            if (!got.sent)
                log_line(LOG_WARNING, "mail_failed", "\"mail\":%lld,\"why\":%s", (long long)letter.id,
                         log_quote(got.error));
            if (!outbox_mark(&c, w->db, &letter, &got))
                log_line(LOG_ERROR, "mail_not_recorded", "\"mail\":%lld", (long long)letter.id);
            continue;
        }
        struct pollfd p = {.fd = bell, .events = POLLIN};
        if (poll(&p, 1, MAIL_LOOK_MS) > 0) drain(bell);
    }
}

/* The master */

static int bind_bell(const char *name)
{
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int length = snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", folder ? folder : ".", name);
    if (length < 0 || length >= (int)sizeof address.sun_path) return -1;
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    unlink(address.sun_path);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) != 0) return -1;
    chmod(address.sun_path, 0600);
    return fd;
}

/* A datagram at the master's socket wakes all children but the helpers. */
static void ring_on(int bell, const struct child *children, int count)
{
    drain(bell);
    for (int i = 0; i < count; i++)
        if (!children[i].share && send(children[i].bell, "", 1, MSG_DONTWAIT) < 0 && errno != EAGAIN)
            log_line(LOG_DEBUG, "wakeup_dropped", "\"child\":\"%s\"", children[i].name);
}

static bool make_pair(struct child *child, int *ret_ours)
{
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
    *ret_ours = ends[0];
    child->bell = ends[1];
    return true;
}

#define HELPER(which)                                                                                 \
    {                                                                                                 \
        .run = run_helper, .name = "helper", .cpu_seconds = CALL_SECONDS, .patience = PATIENCE_CLOCK, \
        .share = (which)                                                                              \
    }

static struct child children[] = {
    HELPER(1),
    HELPER(2),
    HELPER(3),
    {.run = run_deadlines, .name = "deadlines", .cpu_seconds = CALL_SECONDS, .patience = PATIENCE_CLOCK},
    {.run = run_pairing, .name = "pairing", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_tournaments, .name = "tournaments", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_leagues, .name = "leagues", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_enforcement, .name = "enforcement", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_crashes, .name = "falls", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_REQUEST},
    {.run = run_push, .name = "push", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_webhooks, .name = "webhooks", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK},
    {.run = run_mail, .name = "mail", .cpu_seconds = GUARD_SECONDS, .patience = PATIENCE_WORK}};
enum { MOST = sizeof children / sizeof *children };

int main(void)
{
    struct child ours[MOST];
    int count = mail_queue_is_on() ? MOST : notices_are_on() ? MOST - 1 : MOST - 3; /* mail is the last */
    secret_start();
    children_catch_stops();
    int bell = bind_bell("clock.sock");
    if (bell < 0) {
        log_line(LOG_ERROR, "socket_failed", "\"name\":\"clock.sock\",\"why\":%s",
                 log_quote(strerror(errno)));
        return EXIT_FAILURE;
    }
    for (int i = 0; i < count; i++) {
        if (!make_pair(&children[i], &ours[i].bell)) return EXIT_FAILURE;
        ours[i].name = children[i].name;
        ours[i].share = children[i].share;
        if (children[i].share)
            helpers[children[i].share - 1] = ours[i].bell; /* before "deadlines" is forked */
        child_start(&children[i]);
    }
    log_line(LOG_INFO, "clock_started", "\"pid\":%d", (int)getpid());
    while (!children_stopping) {
        struct pollfd p = {.fd = bell, .events = POLLIN};
        if (poll(&p, 1, LOOK_MS / 2) > 0) ring_on(bell, ours, count);
        children_look(children, count);
    }
    children_stop(children, count);
    log_line(LOG_INFO, "clock_stopped", "\"pid\":%d", (int)getpid());
    return EXIT_SUCCESS;
}

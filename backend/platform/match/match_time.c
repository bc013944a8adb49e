/* match_time.c - see match_time.h. */
#include "platform/match/match_time.h"
#include <string.h>

enum { LOOK_US = 1000000 };

static bool is_hand_in_public(const struct match *m) { return m->variant->shown == SHOW_WHO; }

/* The seats whose time has stopped. */
static uint32_t stopped(const struct match *m) { return is_hand_in_public(m) ? m->row.handed_in : 0; }

static int64_t elapsed_ms(const struct match *m, int64_t at)
{
    int64_t ms = (at - m->row.turn_started) / 1000;
    return ms > 0 ? ms : 0; /* an outage of the server costs nobody time */
}

static int64_t used(const struct match *m, const int64_t *stopped_ms, int seat, int64_t at)
{
    if (!(m->row.owes & 1u << seat)) return 0;
    return stopped(m) & 1u << seat ? stopped_ms[seat] : elapsed_ms(m, at);
}

int64_t match_time_used(const struct match *m, int seat, int64_t at)
{
    return used(m, m->row.ordered_ms, seat, at);
}

/* A seat that has left unannounced keeps its clock running for the others: a clock that stood still would tell. */
int64_t match_time_shown(const struct match *m, int seat, int viewer, int64_t at)
{
    if (m->standing.untold >> seat & 1) return elapsed_ms(m, at);
    return used(m, seat == viewer ? m->row.ordered_ms : m->row.handed_ms, seat, at);
}

/* The smallest bank of the seats whose time runs, or of all that owe an order if none does: then the turn waits for its
 * deadline although all orders are in. */
static int64_t smallest_bank(const struct match *m)
{
    int64_t bank = INT64_MAX / 4000;
    uint32_t runs = m->row.owes & ~stopped(m);
    if (!runs) runs = m->row.owes;
    for (int seat = 0; seat < m->row.seats; seat++)
        if (runs & 1u << seat && m->row.bank_ms[seat] < bank) bank = m->row.bank_ms[seat];
    return bank;
}

int64_t match_time_limit(const struct match *m)
{
    return clock_deadline(&m->clock, m->row.stage, 0, smallest_bank(m));
}

/* By the difference, because a truce or an outage may have moved the deadline further than the beginning. */
void match_time_move(struct match *m, int64_t before)
{
    int64_t difference = match_time_limit(m) - before;
    if (!m->row.deadline || !difference || !is_hand_in_public(m)) return;
    m->row.deadline += difference;
    m->wakes_clock = true;
}

void match_time_hand_in(struct match *m, int seat, bool ready)
{
    uint32_t was = m->row.handed_in;
    int64_t before = match_time_limit(m), frozen = match_frozen(m);
    m->row.handed_in = ready ? was | 1u << seat : was & ~(1u << seat);
    m->row.ordered_ms[seat] = elapsed_ms(m, m->rest.now - m->rest.gap);
    if (!(was & 1u << seat)) m->row.handed_ms[seat] = m->row.ordered_ms[seat];
    match_time_move(m, before);
    if (match_frozen(m) == frozen) return;
    m->row.deadline = clock_freeze(m->row.deadline, m->rest.now, frozen, match_frozen(m));
    m->wakes_clock = true;
}

/* The time until which the turn has run. A pause stops it; the turn's beginning moves only when the pause ends. */
static int64_t ran_until(const struct match *m)
{
    return match_is_paused(m) ? m->row.paused_at : m->rest.now - m->rest.gap;
}

void match_time_charge(struct match *m, const struct event *event)
{
    bool bank = clock_uses_bank(&m->clock, m->row.stage);
    for (int seat = 0; seat < m->row.seats; seat++) {
        if (!(m->row.owes & 1u << seat)) continue;
        int64_t used_ms = match_time_used(m, seat, ran_until(m));
        m->row.used_ms[seat] += used_ms;
        if (!bank) continue;
        m->row.bank_ms[seat] -= used_ms;
        if (m->row.bank_ms[seat] < 0) m->row.bank_ms[seat] = 0;
        if (event->orders[seat]) m->row.bank_ms[seat] += m->clock.increment_ms;
    }
}

void match_time_start(struct match *m)
{
    int64_t frozen = match_frozen(m), from = frozen > m->rest.now ? frozen : m->rest.now;
    m->row.turn_started = m->rest.now;
    memset(m->row.handed_ms, 0, sizeof m->row.handed_ms);
    memset(m->row.ordered_ms, 0, sizeof m->row.ordered_ms);
    m->row.deadline = clock_deadline(&m->clock, m->row.stage, from, smallest_bank(m));
    /* The clock daemon checks every second anyway, so only a deadline within that second has to wake it. */
    if (m->row.deadline && m->row.deadline - m->rest.now < LOOK_US) m->wakes_clock = true;
}

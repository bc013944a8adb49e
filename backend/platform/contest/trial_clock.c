/* trial_clock.c - see trial_clock.h. */
#include "platform/contest/trial_clock.h"
#include "base/clock.h"
#include <string.h>

bool trial_clock_load(struct ctx *c, struct pg *db, const struct rows *trials, int row,
                      struct trial_clock *ret_clock)
{
    struct rows *times, *timings;
    int64_t match = rows_int(trials, row, "match_id");
    pg_ask(c, db, &times, TRIAL_TIMES, "i", match);
    pg_ask(c, db, &timings, TIMINGS_OF, "ii", match, rows_int(trials, row, "seat"));
    if (!pg_flush(c, db)) return false;
    *ret_clock = (struct trial_clock){.times = times,
                                      .timings = timings,
                                      .started_at = rows_int(trials, row, "started_at"),
                                      .finished_at = rows_int(trials, row, "finished_at")};
    return true;
}

/* The first row that is not before that kind and number. The rows are in this order (TIMINGS_OF), and a browser can
 * send thousands of them. */
static int lowest(const struct trial_clock *clock, const char *kind, int64_t n)
{
    int low = 0, high = rows_count(clock->timings);
    while (low < high) {
        int middle = (low + high) / 2, order = strcmp(rows_text(clock->timings, middle, "kind"), kind);
        if (order < 0 || (order == 0 && rows_int(clock->timings, middle, "n") < n)) low = middle + 1;
        else high = middle;
    }
    return low;
}

static bool is_kind(const struct trial_clock *clock, int row, const char *kind)
{
    return row < rows_count(clock->timings) && strcmp(rows_text(clock->timings, row, "kind"), kind) == 0;
}

/* The row of that kind and number; -1: it was not measured. */
static int measured(const struct trial_clock *clock, const char *kind, int64_t n)
{
    int row = lowest(clock, kind, n);
    return is_kind(clock, row, kind) && rows_int(clock->timings, row, "n") == n ? row : -1;
}

static int64_t time_of(const struct trial_clock *clock, int attempt)
{
    bool known = attempt >= 1 && attempt <= rows_count(clock->times);
    return known ? rows_int(clock->times, attempt - 1, "at") : 0;
}

const char *trial_clock_text(struct ctx *c, const struct trial_clock *clock, int attempt)
{
    int64_t at = time_of(clock, attempt);
    return at ? clock_text(c, at) : NULL;
}

static void add_time(struct ctx *c, json_object *line, const char *name, int64_t at)
{
    json_add_text(line, name, at ? clock_text(c, at) : NULL);
}

static int64_t shown(const struct trial_clock *clock, int attempt)
{
    int i = measured(clock, "turn", attempt);
    return i < 0 ? 0 : rows_int(clock->timings, i, "shown_us");
}

/* A board is dealt by the attempt that ended the one before. One that was not ended by an attempt ended with the
 * series: giving up and leaving end both. */
static void add_board(struct ctx *c, struct trial_clock *clock, json_object *line, int before, int attempts)
{
    const char *finish = json_object_get_string(json_member(line, "finish"));
    bool cleared = attempts && finish && strcmp(finish, "playing") != 0;
    int64_t ended = cleared ? time_of(clock, before + attempts) : 0;
    bool last = clock->finished_at && before + attempts >= rows_count(clock->times);
    add_time(c, line, "dealt_at", before ? time_of(clock, before) : clock->started_at);
    add_time(c, line, "shown_at", shown(clock, before + 1));
    add_time(c, line, "finished_at", last && !(cleared && ended) ? clock->finished_at : ended);
}

static void add_attempt(struct ctx *c, const struct trial_clock *clock, json_object *line, int attempt)
{
    int i = measured(clock, "turn", attempt);
    int64_t first = shown(clock, clock->before + 1);
    if (i < 0 || !json_member(line, "at")) return;
    int64_t at = rows_int(clock->timings, i, "shown_us"), took = rows_int(clock->timings, i, "reaction_ms");
    add_time(c, line, "shown_at", at);
    if (rows_null(clock->timings, i, "reaction_ms")) return;
    json_add_int(line, "reaction_ms", took);
    if (first) json_add_int(line, "since_shown_ms", (at - first + 500) / 1000 + took);
    if (rows_text(clock->timings, i, "detail"))
        json_add(line, "input", json_member(json_own(c, rows_text(clock->timings, i, "detail")), "input"));
}

/* How many boards were over when that turn began. */
static int64_t over_at(const struct trial_clock *clock, int64_t turn)
{
    int64_t count = 0;
    for (int i = 0; i < clock->boards; i++) count += clock->end[i] < turn;
    return count;
}

/* The browser numbers guesses by the turn, the game by the boards that are over. */
static int guess_row(const struct trial_clock *clock, int64_t boards)
{
    int found = -1;
    for (int i = lowest(clock, "guess", 0); is_kind(clock, i, "guess"); i++)
        if (over_at(clock, rows_int(clock->timings, i, "n")) == boards) found = i;
    return found;
}

static void add_guess(struct ctx *c, const struct trial_clock *clock, json_object *line)
{
    int i = guess_row(clock, json_object_get_int64(json_member(line, "boards")));
    if (i < 0) return;
    add_time(c, line, "received_at", rows_int(clock->timings, i, "at"));
    if (!rows_null(clock->timings, i, "reaction_ms"))
        json_add_int(line, "reaction_ms", rows_int(clock->timings, i, "reaction_ms"));
}

void trial_clock_add(struct ctx *c, struct trial_clock *clock, const char *type, json_object *line)
{
    if (strcmp(type, "board") == 0) {
        int attempts = json_object_get_int(json_member(line, "attempts"));
        clock->before = clock->next;
        clock->next += attempts;
        add_board(c, clock, line, clock->before, attempts);
        bool over = strcmp(json_object_get_string(json_member(line, "finish")), "playing") != 0;
        if (over && clock->boards < TRIAL_BOARDS_MAX) clock->end[clock->boards++] = clock->next;
    } else if (strcmp(type, "attempt") == 0) {
        add_attempt(c, clock, line, json_object_get_int(json_member(line, "attempt")));
    } else if (strcmp(type, "guess") == 0) {
        add_guess(c, clock, line);
    }
}

void trial_clock_device(struct ctx *c, const struct trial_clock *clock, json_object *line)
{
    int i = measured(clock, "device", 0);
    if (i < 0) return;
    json_object *device = json_own(c, rows_text(clock->timings, i, "detail"));
    json_add(line, "viewport_width", json_member(device, "width"));
    json_add(line, "viewport_height", json_member(device, "height"));
    json_add(line, "pixel_ratio_milli", json_member(device, "pixel_ratio_milli"));
    json_add(line, "input", json_member(device, "input"));
}

json_object *trial_clock_focus(struct ctx *c, const struct trial_clock *clock, int number)
{
    int i = lowest(clock, "focus", 0) + number;
    if (!is_kind(clock, i, "focus")) return NULL;
    json_object *line = json_new_object(c);
    json_add_int(line, "n", rows_int(clock->timings, i, "n"));
    json_add(line, "change", json_member(json_own(c, rows_text(clock->timings, i, "detail")), "change"));
    add_time(c, line, "at", rows_int(clock->timings, i, "shown_us"));
    return line;
}

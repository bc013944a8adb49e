/* quad_guest.c - see quad_guest.h. Lines to a program wait in a queue of its own when it does not read, so that one
 * that hangs neither stops the game nor gets half a line. */
#include "main/quad_guest.h"
#include "base/clock.h"
#include "main/quad.h"
#include "platform/model/catalogue.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { START_MS = 10000, END_MS = 2000, ANSWER_MAX = 1 << 20, PROTOCOL = 1, NAME_MAX_LENGTH = 30 };

struct text { /* buffered bytes */
    char *bytes;
    size_t length, room;
};

struct guest {
    const struct party *party;
    const struct guest_program *program;
    struct pool *pool; /* of the game */
    int seat;
    pid_t process;
    int to, from; /* -1: closed */
    struct text unsent, heard;
    int64_t deadline; /* of the current question, by clock_ticks() */
    int faults, in_a_row;
    bool full, legal; /* what it asked for in its "ready" message */
};

/* The list */

bool guest_add(struct ctx *c, struct guest_list *list, const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-");
    if (!length || length > NAME_MAX_LENGTH || text[length] != '=' || !text[length + 1] ||
        strncmp(text, "-=", 2) == 0)
        return fail(c, FAULT_BAD_REQUEST, "--extern is NAME=COMMAND, the name of letters, digits, . _ and -");
    const char *name = pool_copy_bytes(c->pool, text, length);
    if (guest_find(list, name)) return fail(c, FAULT_BAD_REQUEST, "--extern %s is given twice", name);
    if (list->count == GUESTS_MAX) return fail(c, FAULT_BAD_REQUEST, "more than %d --extern", GUESTS_MAX);
    list->at[list->count++] = (struct guest_program){name, text + length + 1};
    return true;
}

const struct guest_program *guest_find(const struct guest_list *list, const char *name)
{
    for (int i = 0; list && i < list->count; i++)
        if (strcmp(list->at[i].name, name) == 0) return &list->at[i];
    return NULL;
}

/* Lines */

static void append(struct guest *g, struct text *t, const char *bytes, size_t length)
{
    if (!t->bytes || t->length + length > t->room) {
        t->room = 2 * (t->length + length);
        char *larger = pool_take(g->pool, t->room);
        if (t->bytes) memcpy(larger, t->bytes, t->length);
        t->bytes = larger;
    }
    memcpy(t->bytes + t->length, bytes, length);
    t->length += length;
}

static void drop_front(struct text *t, size_t length)
{
    t->length -= length;
    memmove(t->bytes, t->bytes + length, t->length);
}

static void shut(int *end)
{
    if (*end >= 0) close(*end);
    *end = -1;
}

/* Write as much as the program accepts now. */
static void flush_some(struct guest *g)
{
    while (g->to >= 0 && g->unsent.length) {
        ssize_t wrote = write(g->to, g->unsent.bytes, g->unsent.length);
        if (wrote > 0) drop_front(&g->unsent, (size_t)wrote);
        else if (wrote < 0 && errno == EINTR) continue;
        else if (wrote < 0 && errno == EAGAIN) return;
        else shut(&g->to);
    }
}

static void say(struct guest *g, struct ctx *c, json_object *message)
{
    const char *text = json_text(c, message);
    if (g->to < 0) return;
    append(g, &g->unsent, text, strlen(text));
    append(g, &g->unsent, "\n", 1);
    flush_some(g);
}

/* Read what has arrived; false at the end of the stream. */
static bool listen_some(struct guest *g)
{
    char bytes[1 << 14];
    ssize_t got = read(g->from, bytes, sizeof bytes);
    if (got > 0) append(g, &g->heard, bytes, (size_t)got);
    if (got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN))) return true;
    shut(&g->from);
    return false;
}

/* A line that has arrived whole, taken out of what was heard; NULL when there is none. */
static const char *take_line(struct guest *g, struct ctx *c, size_t *ret_length)
{
    char *feed = g->heard.length ? memchr(g->heard.bytes, '\n', g->heard.length) : NULL;
    if (!feed) return NULL;
    *ret_length = (size_t)(feed - g->heard.bytes);
    const char *line = pool_copy_bytes(c->pool, g->heard.bytes, *ret_length);
    drop_front(&g->heard, *ret_length + 1);
    return line;
}

/* Waits until bytes can be read or written, and does so; false: the deadline is over, or the stream has ended. */
static bool exchange_some(struct guest *g)
{
    int64_t left = (g->deadline - clock_ticks() + 999) / 1000;
    struct pollfd ends[] = {{.fd = g->from, .events = POLLIN},
                            {.fd = g->unsent.length ? g->to : -1, .events = POLLOUT}};
    int ready = poll(ends, 2, left > 0 ? (int)left : 0);
    if (ready < 0) return errno == EINTR;
    if (ready == 0) return false;
    if (ends[1].revents) flush_some(g);
    return !ends[0].revents || listen_some(g);
}

/* The next complete line without its line feed, in the memory of `c`; NULL: none before the deadline, or the stream has
 * ended. A line that has already arrived is read even after the deadline. */
static const char *hear(struct guest *g, struct ctx *c, size_t *ret_length)
{
    for (;;) {
        const char *line = take_line(g, c, ret_length);
        if (line) return line;
        if (g->heard.length > ANSWER_MAX) shut(&g->from);
        if (g->from < 0 || !exchange_some(g)) return NULL;
    }
}

/* The process */

static _Noreturn void become(const char *command, int from_us, int to_us)
{
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(from_us, STDIN_FILENO) >= 0 && dup2(to_us, STDOUT_FILENO) >= 0)
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static bool spawn(struct ctx *c, struct guest *g)
{
    int down[2] = {-1, -1}, up[2] = {-1, -1};
    if (pipe2(down, O_CLOEXEC) != 0 || pipe2(up, O_CLOEXEC) != 0)
        return fail(c, FAULT_UNAVAILABLE, "no pipe: %s", strerror(errno));
    g->process = fork();
    if (g->process == 0) become(g->program->command, down[0], up[1]);
    close(down[0]);
    close(up[1]);
    g->to = down[1];
    g->from = up[0];
    fcntl(g->to, F_SETFL, O_NONBLOCK);
    fcntl(g->from, F_SETFL, O_NONBLOCK);
    return g->process > 0 || fail(c, FAULT_UNAVAILABLE, "no process: %s", strerror(errno));
}

static void leave(struct guest *g)
{
    shut(&g->to);
    shut(&g->from);
    if (g->process <= 0) return;
    kill(-g->process, SIGKILL);
    kill(g->process, SIGKILL); /* it has possibly not become the leader of a group yet */
    while (waitpid(g->process, NULL, 0) < 0 && errno == EINTR) continue;
    g->process = 0;
}

static json_object *message(struct ctx *c, const char *name)
{
    json_object *json = json_new_object(c);
    json_add_text(json, "msg", name);
    return json;
}

static void greet(struct guest *g, struct ctx *c)
{
    const struct party *party = g->party;
    char seed[17];
    fold_seed_print(fold_bot_seed(party->seed, g->seat), seed);
    json_object *json = message(c, "hello");
    json_add_int(json, "protocol", PROTOCOL);
    json_add_text(json, "game", party->game->id);
    json_add_text(json, "variant", party->variant->id);
    json_add_int(json, "rules_version", party_rules(party));
    json_add_int(json, "seat", g->seat);
    json_add_int(json, "seats", party->seats);
    json_add(json, "options", catalogue_shown_options(c, party->variant, party->options));
    json_add_text(json, "bot_seed", seed);
    json_add_int(json, "timeout_ms", party->guests->timeout_ms);
    say(g, c, json);
}

/* {"msg":"ready","name","version","view":"compact"|"full","legal":bool} */
static bool shake_hands(struct guest *g, struct ctx *c)
{
    size_t length;
    json_object *ready = NULL;
    const char *msg = "", *view = "compact";
    g->deadline = clock_ticks() +
                  1000 * (g->party->guests->timeout_ms > START_MS ? g->party->guests->timeout_ms : START_MS);
    const char *line = hear(g, c, &length);
    if (!line) return false;
    bool fine = json_read(c, line, length, &ready) && json_need_text(c, ready, "msg", 20, &msg) &&
                json_may_text(c, ready, "view", 20, &view) && json_may_bool(c, ready, "legal", &g->legal);
    forgive(c);
    g->full = strcmp(view, "full") == 0;
    return fine && strcmp(msg, "ready") == 0;
}

struct guest *guest_start(struct ctx *c, const struct party *party, int seat)
{
    struct guest *g = pool_take(c->pool, sizeof *g);
    *g = (struct guest){
        .party = party, .program = party->guest[seat], .pool = c->pool, .seat = seat, .to = -1, .from = -1};
    signal(SIGPIPE, SIG_IGN); /* write() reports a program that has exited */
    if (!spawn(c, g)) return NULL;
    greet(g, c);
    if (shake_hands(g, c)) return g;
    leave(g);
    fail(c, FAULT_UNAVAILABLE, "%s did not get ready: %s", g->program->name, g->program->command);
    return NULL;
}

/* A turn */

void guest_ask(struct guest *g, struct ctx *c, const game_state *state, int turn, const char *stage,
               struct table table)
{
    const struct game *game = g->party->game;
    if (!g->process) return;
    const game_known *known = game->know(c, state, g->seat, table);
    json_object *json = message(c, "turn");
    json_add_int(json, "turn", turn);
    json_add_text(json, "stage", stage);
    json_add(json, "view", game->view(c, known, !g->full, NULL));
    if (g->legal) json_add(json, "legal", game->legal(c, known, NULL));
    say(g, c, json);
    g->deadline = clock_ticks() + 1000 * g->party->guests->timeout_ms;
}

/* Wait for {"msg":"orders","turn":turn,"orders":...}; answers for earlier turns are skipped. */
static json_object *orders_hear(struct guest *g, struct ctx *c, int turn)
{
    for (;;) {
        size_t length;
        json_object *json = NULL;
        const char *msg = NULL, *line = hear(g, c, &length);
        int64_t said = -1;
        if (!line) return NULL;
        bool fine = json_read(c, line, length, &json) && json_need_text(c, json, "msg", 20, &msg) &&
                    strcmp(msg, "orders") == 0 && json_need_int(c, json, "turn", 0, INT32_MAX, &said) &&
                    said <= turn;
        forgive(c);
        if (!fine) return NULL;
        if (said == turn) return json_member(json, "orders");
    }
}

/* Report which orders were refused; `order` NULL: all of them. */
static void tell_refused(struct guest *g, struct ctx *c, int turn, const game_order *order,
                         const struct verdicts *v)
{
    json_object *json = message(c, "refused"), *results = json_new_array(c);
    bool refused = !order;
    for (int i = 0; i < v->n && i < v->room; i++) {
        json_object *result = json_new_object(c);
        const char *code = v->v[i].code;
        json_add_bool(result, "ok", !code);
        if (code) json_add_text(result, "error", code);
        if (code) json_add_text(result, "path", v->v[i].path);
        if (code) json_add_text(result, "hint", v->v[i].hint);
        json_push(results, result);
        refused |= code != NULL;
    }
    if (!refused) return;
    json_add_int(json, "turn", turn);
    json_add(json, "results", results);
    if (!order) json_add_text(json, "error", fault_fact(c->failure.fault)->code);
    if (!order) json_add_text(json, "detail", c->failure.detail);
    say(g, c, json);
}

static const game_order *orders_read(struct guest *g, struct ctx *c, const game_state *state, int turn,
                                     struct table table, json_object *sent)
{
    const struct game *game = g->party->game;
    struct verdicts verdicts = {.n = 0};
    const game_order *rest = NULL, *order = game->parse(c, sent, &verdicts);
    if (order && game_is_act(game, order)) order = NULL;
    if (order) {
        const game_known *known = game->know(c, state, g->seat, table);
        order = game->judge(c, known, order, !g->party->variant->lenient, &verdicts);
    }
    tell_refused(g, c, turn, order, &verdicts);
    forgive(c);
    return order && game_rider(c, game, order, &rest) ? rest : order;
}

const game_order *guest_answer(struct guest *g, struct ctx *c, const game_state *state, int turn,
                               struct table table)
{
    if (!g->process) return NULL;
    json_object *sent = orders_hear(g, c, turn);
    const game_order *order = sent ? orders_read(g, c, state, turn, table, sent) : NULL;
    g->faults += !order;
    g->in_a_row = order ? 0 : g->in_a_row + 1;
    if (g->in_a_row == GUEST_FAULTS) leave(g);
    return order;
}

int guest_faults(const struct guest *g) { return g->faults; }

/* The end */

/* Wait until the process exits by itself, for END_MS at most. */
static void see_off(struct guest *g)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    size_t length;
    struct ctx c = {.pool = pool_new()};
    g->deadline = clock_ticks() + 1000 * END_MS;
    while (hear(g, &c, &length)) continue; /* its remaining output */
    pool_drop(c.pool);
    for (; g->process > 0 && clock_ticks() < g->deadline; nanosleep(&moment, NULL))
        if (waitpid(g->process, NULL, WNOHANG) == g->process) g->process = 0;
}

void guest_end(struct guest *g, struct ctx *c, json_object *result)
{
    if (!g) return;
    if (g->process) {
        json_object *json = message(c, "end"), *list = json_new_array(c);
        json_object *places = json_member(result, "places"), *scores = json_member(result, "scores");
        for (int seat = 0; seat < g->party->seats; seat++) {
            json_object *row = json_new_object(c);
            json_add_int(row, "seat", seat);
            json_add(row, "place", json_object_array_get_idx(places, (size_t)seat));
            json_add(row, "score", json_object_array_get_idx(scores, (size_t)seat));
            json_push(list, row);
        }
        json_add(json, "result", list);
        json_add(json, "reason", json_member(result, "reason"));
        json_add_int(json, "seat", g->seat);
        say(g, c, json);
        shut(&g->to);
        see_off(g);
    }
    leave(g);
}

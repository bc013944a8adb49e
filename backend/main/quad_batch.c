/* quad_batch.c - see quad_batch.h. Child j plays games j, j+J, j+2J, … and sends its lines through a pipe; the parent
 * reads them in order. */
#include "main/quad_batch.h"
#include "base/clock.h"
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PROGRESS_EVERY_US = 200000 };

void batch_send(FILE *out, enum batch_mark mark, const char *text)
{
    fprintf(out, "%c%.*s\n", (char)mark, (int)strcspn(text, "\n"), text);
}

/* A child only reads what the parent has made; each game's memory is freed with its pool. */
static _Noreturn void child_run(const struct batch *b, int64_t job, int pipe_end)
{
    FILE *out = fdopen(pipe_end, "w");
    struct ctx c = quad_ctx();
    bool fine = out != NULL;
    for (int64_t i = job; fine && i < b->games; i += b->jobs) {
        fine = b->play(&c, b->what, b->first + i, out);
        pool_wipe(c.pool);
    }
    if (!out || fclose(out) != 0) fine = false;
    _exit(fine ? QUAD_DONE : QUAD_REFUSED);
}

static bool children_start(struct ctx *c, const struct batch *b, FILE **lines)
{
    fflush(NULL);
    for (int64_t job = 0; job < b->jobs; job++) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) return fail(c, FAULT_UNAVAILABLE, "no pipe: %s", strerror(errno));
        pid_t child = fork();
        if (child < 0) return fail(c, FAULT_UNAVAILABLE, "no process: %s", strerror(errno));
        if (child == 0) {
            close(ends[0]);
            child_run(b, job, ends[1]);
        }
        close(ends[1]);
        lines[job] = fdopen(ends[0], "r");
        if (!lines[job]) return fail(c, FAULT_UNAVAILABLE, "no stream: %s", strerror(errno));
    }
    return true;
}

static void progress(const struct batch *b, int64_t done)
{
    static int64_t last;
    if (!isatty(STDERR_FILENO) || (done < b->games && clock_ticks() - last < PROGRESS_EVERY_US)) return;
    last = clock_ticks();
    fprintf(stderr, "\r%" PRId64 " of %" PRId64 " games%s", done, b->games, done == b->games ? "\n" : "");
}

/* Read the lines of one game from its child. */
static int game_collect(struct ctx *c, const struct batch *b, FILE *lines, int64_t index)
{
    char *line = NULL;
    size_t room = 0;
    int mark = LINE_TRACE;
    bool fine = true;
    while (fine && mark == LINE_TRACE && getline(&line, &room, lines) > 0) {
        mark = (unsigned char)*line;
        if (mark == LINE_TRACE || mark == LINE_RESULT)
            fine = b->take(c, b->sink, index, (enum batch_mark)mark, line + 1);
        else
            fail(c, mark == LINE_NO_START ? FAULT_UNAVAILABLE : FAULT_INTERNAL, "%.*s",
                 (int)strcspn(line + 1, "\n"), line + 1);
    }
    if (line) pool_defer(c->pool, free, line);
    if (fine && mark == LINE_RESULT) return QUAD_DONE;
    fail(c, FAULT_INTERNAL, "the process that played game %" PRId64 " died", index);
    return mark == LINE_NO_START ? QUAD_NO_START : QUAD_REFUSED;
}

int batch_run(struct ctx *c, const struct batch *b)
{
    FILE *lines[JOBS_MAX] = {0};
    int status = children_start(c, b, lines) ? QUAD_DONE : QUAD_REFUSED;
    for (int64_t i = 0; status == QUAD_DONE && i < b->games; i++) {
        struct ctx own = {.pool = pool_new()};
        status = game_collect(&own, b, lines[i % b->jobs], b->first + i);
        if (status != QUAD_DONE) fail(c, own.failure.fault, "%s", own.failure.detail);
        pool_drop(own.pool);
        progress(b, i + 1);
    }
    for (int64_t job = 0; job < b->jobs; job++)
        if (lines[job]) fclose(lines[job]);
    while (wait(NULL) > 0) continue;
    return status;
}

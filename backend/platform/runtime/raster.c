/* raster.c - see raster.h. The picture goes to the program as a file in memory, the result comes through a pipe. */
#include "platform/runtime/raster.h"
#include "base/clock.h"
#include "base/log.h"
#include "platform/runtime/limit.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MARGIN = 15, MEMORY_MAX = 512 << 20, FILES_MAX = 32, MILLION = 1000000 };
#define PROGRAM "/usr/bin/rsvg-convert"

/* The card round the picture */

/* The picture moved and scaled into the middle of a sheet of paper. The numbers are decimal fractions of the card. */
static const char *card_of(struct ctx *c, const char *svg)
{
    const char *box = strstr(svg, "viewBox=\"0 0 ");
    char *end = NULL;
    double wide = box ? strtod(box + 13, &end) : 0, tall = end ? strtod(end, NULL) : 0;
    if (!(wide >= 1 && tall >= 1)) return NULL;
    double across = (CARD_WIDE - 2 * MARGIN) / wide, down = (CARD_TALL - 2 * MARGIN) / tall,
           scale = across < down ? across : down;
    return pool_print(
        c->pool,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">"
        "<rect width=\"%d\" height=\"%d\" fill=\"#ece7dc\"/>"
        "<g transform=\"translate(%.3f %.3f) scale(%.6f)\">%s</g></svg>",
        CARD_WIDE, CARD_TALL, CARD_WIDE, CARD_TALL, CARD_WIDE, CARD_TALL, (CARD_WIDE - wide * scale) / 2,
        (CARD_TALL - tall * scale) / 2, scale, svg);
}

static int file_of(const char *text)
{
    int file = memfd_create("picture", MFD_CLOEXEC);
    size_t length = strlen(text), done = 0;
    while (file >= 0 && done < length) {
        ssize_t wrote = pwrite(file, text + done, length - done, (off_t)done);
        if (wrote > 0) {
            done += (size_t)wrote;
        } else if (wrote == 0 || errno != EINTR) {
            close(file);
            return -1;
        }
    }
    return file;
}

/* The program */

struct painter {
    pid_t process;
    int from;
    int64_t until; /* clock_ticks() */
};

static void bound(__rlimit_resource_t what, rlim_t most)
{
    const struct rlimit limit = {most, most};
    if (setrlimit(what, &limit) != 0) _exit(126);
}

/* It gets the picture, the pipe and nothing else: no socket, no setting, no way to write a file. */
static _Noreturn void become(int picture, int result)
{
    static char *const COMMAND[] = {(char *)"rsvg-convert", (char *)"--format=png", NULL};
    static char *const SETTINGS[] = {(char *)"LC_ALL=C.UTF-8", NULL};
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    bound(RLIMIT_AS, MEMORY_MAX);
    bound(RLIMIT_CPU, RASTER_SECONDS);
    bound(RLIMIT_NOFILE, FILES_MAX);
    bound(RLIMIT_FSIZE, 0);
    bound(RLIMIT_CORE, 0);
    if (dup2(picture, STDIN_FILENO) >= 0 && dup2(result, STDOUT_FILENO) >= 0 &&
        dup2(result, STDERR_FILENO) >= 0 && close_range(STDERR_FILENO, ~0U, CLOSE_RANGE_CLOEXEC) == 0)
        execve(PROGRAM, COMMAND, SETTINGS);
    _exit(127);
}

static bool start(struct painter *p, int picture)
{
    int result[2];
    if (pipe2(result, O_CLOEXEC) != 0) return false;
    p->process = fork();
    if (p->process == 0) become(picture, result[1]);
    close(result[1]);
    p->from = result[0];
    p->until = clock_ticks() + 1LL * RASTER_PATIENCE * MILLION;
    if (p->process < 0) close(p->from);
    return p->process > 0;
}

/* Append what arrives; false at the end, when time is over, and when there is no room. */
static bool receive(struct painter *p, char *png, size_t *length)
{
    struct pollfd ready = {.fd = p->from, .events = POLLIN};
    int64_t left = (p->until - clock_ticks()) / 1000;
    if (left <= 0 || *length == RASTER_PNG_MAX) return false;
    int count = poll(&ready, 1, (int)left);
    if (count < 0) return errno == EINTR;
    if (count == 0) return false;
    ssize_t got = read(p->from, png + *length, RASTER_PNG_MAX - *length);
    if (got < 0) return errno == EINTR;
    *length += (size_t)got;
    return got > 0;
}

/* Whether it ended by itself and well; it does not outlive the call. */
static bool finish(struct painter *p)
{
    int status;
    close(p->from);
    if (p->until <= clock_ticks()) kill(p->process, SIGKILL);
    while (waitpid(p->process, &status, 0) < 0)
        if (errno != EINTR) return false;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
    log_line(LOG_ERROR, "picture_failed", "\"status\":%d", status);
    return false;
}

static bool refuse(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "picture", 5, "this picture cannot be drawn now");
}

static bool paint(struct ctx *c, const char *card, const char **ret_png, size_t *ret_length)
{
    static const char SIGN[] = "\x89PNG\r\n\x1a\n";
    struct painter p;
    int picture = file_of(card);
    bool begun = picture >= 0 && start(&p, picture);
    if (picture >= 0) close(picture);
    if (!begun) return refuse(c);
    char *png = pool_take(c->pool, RASTER_PNG_MAX);
    *ret_length = 0;
    while (receive(&p, png, ret_length)) continue;
    *ret_png = png;
    return (finish(&p) && *ret_length > sizeof SIGN && memcmp(png, SIGN, sizeof SIGN - 1) == 0) || refuse(c);
}

bool raster_card(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length)
{
    int slot;
    if (strlen(svg) > RASTER_SVG_MAX)
        return fail(c, FAULT_NOT_FOUND, "this position is too large for a PNG; board.svg shows it");
    const char *card = card_of(c, svg);
    if (!card) return refuse(c);
    if (!slot_take(c, "picture", &slot)) return false;
    bool fine = paint(c, card, ret_png, ret_length);
    slot_release(slot);
    return fine;
}

/* raster.c - see raster.h. The picture goes to the program as a file in memory, the result comes through a pipe. */
#include "platform/runtime/raster.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/runtime/limit.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MARGIN = 15, MEMORY_MAX = 512 << 20, FILES_MAX = 32, MILLION = 1000000 };
enum { NOT_LIMITED = 126, NOT_STARTED = 127 }; /* exit codes before the program runs */
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

/* What the program gets, and how it is called. */
struct drawing {
    const char *bytes;
    size_t length;
    char *const *command;
};

static int file_of(const struct drawing *d)
{
    int file = memfd_create("picture", MFD_CLOEXEC);
    size_t done = 0;
    while (file >= 0 && done < d->length) {
        ssize_t wrote = pwrite(file, d->bytes + done, d->length - done, (off_t)done);
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
    if (setrlimit(what, &limit) != 0) _exit(NOT_LIMITED);
}

/* It gets the picture, the pipe and nothing else: no socket, no setting, no way to write a file. */
static _Noreturn void become(int picture, int result, char *const *command)
{
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
        execve(PROGRAM, command, SETTINGS);
    _exit(NOT_STARTED);
}

static bool start(struct painter *p, int picture, char *const *command)
{
    int result[2];
    if (pipe2(result, O_CLOEXEC) != 0) return false;
    p->process = fork();
    if (p->process == 0) become(picture, result[1], command);
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

enum drawn {
    DRAWN,
    NOT_DRAWABLE, /* the program refused the picture, or the picture exceeded its limits */
    NOT_NOW       /* the program is missing or was not done in time */
};

/* How it ended; it does not outlive the call. */
static enum drawn finish(struct painter *p, int *ret_status)
{
    bool late = p->until <= clock_ticks();
    *ret_status = -1;
    close(p->from);
    if (late) kill(p->process, SIGKILL);
    while (waitpid(p->process, ret_status, 0) < 0)
        if (errno != EINTR) return NOT_NOW;
    if (WIFEXITED(*ret_status) && WEXITSTATUS(*ret_status) == 0) return DRAWN;
    bool began = !WIFEXITED(*ret_status) || WEXITSTATUS(*ret_status) < NOT_LIMITED;
    return began && !late ? NOT_DRAWABLE : NOT_NOW;
}

static bool refuse(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "picture", 5, "this picture cannot be drawn now");
}

bool raster_size(const char *png, size_t length, int *ret_wide, int *ret_tall)
{
    static const char SIGN[] = "\x89PNG\r\n\x1a\n";
    const unsigned char *at = (const unsigned char *)png + 16; /* the first chunk has the size */
    if (length < 24 || memcmp(png, SIGN, sizeof SIGN - 1) != 0 || at[0] || at[1] || at[4] || at[5])
        return false;
    *ret_wide = at[2] << 8 | at[3];
    *ret_tall = at[6] << 8 | at[7];
    return true;
}

static enum drawn paint(struct ctx *c, const struct drawing *d, const char **ret_png, size_t *ret_length)
{
    struct painter p;
    int picture = file_of(d), status, wide, tall;
    bool begun = picture >= 0 && start(&p, picture, d->command);
    if (picture >= 0) close(picture);
    if (!begun) return NOT_NOW;
    char *png = pool_take(c->pool, RASTER_PNG_MAX);
    *ret_length = 0;
    while (receive(&p, png, ret_length)) continue;
    *ret_png = png;
    enum drawn drawn = finish(&p, &status);
    if (drawn == NOT_NOW) log_line(LOG_ERROR, "picture_failed", "\"status\":%d", status);
    return drawn == DRAWN && !raster_size(png, *ret_length, &wide, &tall) ? NOT_DRAWABLE : drawn;
}

static bool paint_in_slot(struct ctx *c, const struct drawing *d, enum drawn *ret, const char **ret_png,
                          size_t *ret_length)
{
    int slot;
    if (!slot_take(c, "picture", &slot)) return false;
    *ret = paint(c, d, ret_png, ret_length);
    slot_release(slot);
    return *ret != NOT_NOW || refuse(c);
}

bool raster_card(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length)
{
    static char *const COMMAND[] = {(char *)"rsvg-convert", (char *)"--format=png", NULL};
    enum drawn drawn;
    if (strlen(svg) > RASTER_SVG_MAX)
        return fail(c, FAULT_NOT_FOUND, "this position is too large for a PNG; board.svg shows it");
    const char *card = card_of(c, svg);
    if (!card) return refuse(c);
    const struct drawing d = {card, strlen(card), COMMAND};
    if (!paint_in_slot(c, &d, &drawn, ret_png, ret_length)) return false;
    if (drawn == DRAWN) return true;
    log_line(LOG_ERROR, "picture_failed", "\"bytes\":%zu", d.length);
    return refuse(c);
}

/* Uploads */

enum { PNG_SIGN = 8, CHUNK_HEAD = 8, CHUNK_END = 4 };

static uint32_t number_at(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* The check of a chunk (PNG specification, annex D). */
static uint32_t crc_of(const unsigned char *bytes, size_t length)
{
    uint32_t crc = ~0U;
    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

/* The program draws nothing for a damaged PNG and says nothing of it, so the checks of its chunks are compared here. */
static bool is_undamaged(const char *png, size_t length)
{
    const unsigned char *at = (const unsigned char *)png + PNG_SIGN,
                        *end = (const unsigned char *)png + length;
    while (end - at >= CHUNK_HEAD + CHUNK_END) {
        size_t size = number_at(at);
        if (size > (size_t)(end - at) - CHUNK_HEAD - CHUNK_END) return false;
        const unsigned char *check = at + CHUNK_HEAD + size;
        if (crc_of(at + 4, 4 + size) != number_at(check)) return false;
        if (memcmp(at + 4, "IEND", 4) == 0) return true;
        at = check + CHUNK_END;
    }
    return false;
}

static bool unusable(struct ctx *c, const char *why) { return fail(c, FAULT_BAD_PICTURE, "%s", why); }

/* A PNG is drawn as the only thing in an SVG of its size. */
static const char *framed(struct ctx *c, const char *png, size_t length, int wide, int tall)
{
    char *text = pool_take(c->pool, SECRET_BASE64(length));
    secret_to_base64(png, length, text);
    return pool_print(c->pool,
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">"
                      "<image width=\"%d\" height=\"%d\" href=\"data:image/png;base64,%s\"/></svg>",
                      wide, tall, wide, tall, text);
}

bool raster_upload(struct ctx *c, const char *bytes, size_t length, const char **ret_png, size_t *ret_length)
{
    static char *const COMMAND[] = {(char *)"rsvg-convert",        (char *)"--format=png",
                                    (char *)"--width=512",         (char *)"--height=512",
                                    (char *)"--keep-aspect-ratio", NULL};
    _Static_assert(UPLOAD_SIDE == 512, "the command says it");
    struct drawing d = {bytes, length, COMMAND};
    enum drawn drawn;
    int wide, tall;
    if (length > UPLOAD_BYTES_MAX) return unusable(c, "a picture has at most 512 KiB");
    if (raster_size(bytes, length, &wide, &tall)) {
        if (wide < 1 || tall < 1 || wide > UPLOAD_SIDE_MAX || tall > UPLOAD_SIDE_MAX)
            return unusable(c, "a PNG has at most 4096 pixels a side");
        if (!is_undamaged(bytes, length)) return unusable(c, "this PNG is damaged");
        d.bytes = framed(c, bytes, length, wide, tall);
        d.length = strlen(d.bytes);
    } else if (!memmem(bytes, length, "<svg", 4)) return unusable(c, "only SVG and PNG can be used");
    if (!paint_in_slot(c, &d, &drawn, ret_png, ret_length)) return false;
    if (drawn != DRAWN) return unusable(c, "the picture has errors, or is too complex to draw");
    bool fits = raster_size(*ret_png, *ret_length, &wide, &tall) && wide >= 1 && tall >= 1 &&
                wide <= UPLOAD_SIDE && tall <= UPLOAD_SIDE;
    return fits || unusable(c, "one side of the picture is too short for the other");
}

/* tool.c - see tool.h. */
#include "platform/runtime/tool.h"
#include "base/clock.h"
#include "base/log.h"
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

enum { FILES_MAX = 32, MILLION = 1000000 };
enum { NOT_LIMITED = 126, NOT_STARTED = 127 }; /* exit codes before the program runs */

/* Files in memory */

bool tool_append(int file, const void *bytes, size_t length)
{
    size_t done = 0;
    while (done < length) {
        ssize_t wrote = write(file, (const char *)bytes + done, length - done);
        if (wrote > 0) done += (size_t)wrote;
        else if (wrote == 0 || errno != EINTR) return false;
    }
    return true;
}

int tool_file(const char *bytes, size_t length)
{
    int file = memfd_create("input", MFD_CLOEXEC);
    if (file < 0 || tool_append(file, bytes, length)) return file;
    close(file);
    return -1;
}

/* The program */

struct run {
    const struct tool *tool;
    pid_t process;
    int from;
    int64_t until; /* clock_ticks() */
};

static void bound(__rlimit_resource_t what, rlim_t most)
{
    const struct rlimit limit = {most, most};
    if (setrlimit(what, &limit) != 0) _exit(NOT_LIMITED);
}

/* It gets the input, the pipe and nothing else. */
static _Noreturn void become(const struct tool *tool, int input, int result)
{
    static char *const SETTINGS[] = {(char *)"LC_ALL=C.UTF-8", NULL};
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (tool->memory) bound(RLIMIT_AS, tool->memory);
    bound(RLIMIT_CPU, (rlim_t)tool->seconds);
    bound(RLIMIT_NOFILE, FILES_MAX);
    bound(RLIMIT_FSIZE, 0);
    bound(RLIMIT_CORE, 0);
    if (lseek(input, 0, SEEK_SET) == 0 && dup2(input, STDIN_FILENO) >= 0 &&
        dup2(result, STDOUT_FILENO) >= 0 && dup2(result, STDERR_FILENO) >= 0 &&
        close_range(STDERR_FILENO, ~0U, CLOSE_RANGE_CLOEXEC) == 0)
        execve(tool->program, tool->command, SETTINGS);
    _exit(NOT_STARTED);
}

static bool start(struct run *r, int input)
{
    int result[2];
    if (pipe2(result, O_CLOEXEC) != 0) return false;
    r->process = fork();
    if (r->process == 0) become(r->tool, input, result[1]);
    close(result[1]);
    r->from = result[0];
    r->until = clock_ticks() + (int64_t)r->tool->patience * MILLION;
    if (r->process < 0) close(r->from);
    return r->process > 0;
}

/* Append what arrives; false at the end, when time is over, and when there is no room. */
static bool receive(struct run *r, char *bytes, size_t *length)
{
    struct pollfd ready = {.fd = r->from, .events = POLLIN};
    int64_t left = (r->until - clock_ticks()) / 1000;
    if (left <= 0 || *length == r->tool->output) return false;
    int count = poll(&ready, 1, (int)left);
    if (count < 0) return errno == EINTR;
    if (count == 0) return false;
    ssize_t got = read(r->from, bytes + *length, r->tool->output - *length);
    if (got < 0) return errno == EINTR;
    *length += (size_t)got;
    return got > 0;
}

static enum tool_end finish(struct run *r, int *ret_status)
{
    bool late = r->until <= clock_ticks();
    *ret_status = -1;
    close(r->from);
    if (late) kill(r->process, SIGKILL);
    while (waitpid(r->process, ret_status, 0) < 0)
        if (errno != EINTR) return TOOL_NOT_NOW;
    if (WIFEXITED(*ret_status) && WEXITSTATUS(*ret_status) == 0) return TOOL_DONE;
    bool began = !WIFEXITED(*ret_status) || WEXITSTATUS(*ret_status) < NOT_LIMITED;
    return began && !late ? TOOL_REFUSED : TOOL_NOT_NOW;
}

enum tool_end tool_run(struct ctx *c, const struct tool *tool, int input, const char **ret_bytes,
                       size_t *ret_length)
{
    struct run run = {.tool = tool};
    int status;
    *ret_length = 0;
    if (!start(&run, input)) return TOOL_NOT_NOW;
    char *bytes = pool_take(c->pool, tool->output);
    while (receive(&run, bytes, ret_length)) continue;
    *ret_bytes = bytes;
    enum tool_end end = finish(&run, &status);
    if (end == TOOL_NOT_NOW)
        log_line(LOG_ERROR, "tool_failed", "\"program\":\"%s\",\"status\":%d", tool->command[0], status);
    return end;
}

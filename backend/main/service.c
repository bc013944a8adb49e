/* service.c - see service.h. */
#include "main/service.h"
#include "base/log.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

void service_die(const char *event, const char *why)
{
    log_line(LOG_ERROR, event, "\"why\":%s", log_quote(why));
    exit(EXIT_FAILURE);
}

long service_setting(const char *name, long fallback, long min, long max)
{
    const char *text = getenv(name);
    if (!text || !*text) return fallback;
    char *end, why[200];
    errno = 0;
    long value = strtol(text, &end, 10);
    if (!errno && !*end && value >= min && value <= max) return value;
    snprintf(why, sizeof why, "%s must be a number from %ld to %ld", name, min, max);
    service_die("setting_rejected", why);
}

static struct sockaddr_un address_of(const char *name)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    if (!folder || !*folder)
        service_die("setting_rejected", "QUADRIVIUM_SOCKETS must name the folder of the sockets");
    int length = snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", folder, name);
    if (length < 0 || (size_t)length >= sizeof address.sun_path)
        service_die("setting_rejected", "QUADRIVIUM_SOCKETS is too long: a socket's path may have 107 bytes");
    return address;
}

/* A folder that lets its group in is one through which nginx comes as another user; otherwise the sockets are
 * closed. */
static mode_t socket_mode(void)
{
    enum { CLOSED = 0600, TO_GROUP = 0660 };
    struct stat facts;
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    return folder && stat(folder, &facts) == 0 && (facts.st_mode & S_IXGRP) ? TO_GROUP : CLOSED;
}

static int bind_to(const char *name, int type)
{
    struct sockaddr_un address = address_of(name);
    int fd = socket(AF_UNIX, type | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) service_die("socket_failed", strerror(errno));
    if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0 || errno == EAGAIN)
        service_die("socket_in_use", address.sun_path);
    close(fd);
    fd = socket(AF_UNIX, type | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    unlink(address.sun_path);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) != 0 ||
        chmod(address.sun_path, socket_mode()) != 0)
        service_die("socket_failed", strerror(errno));
    return fd;
}

int service_listen(const char *name, int queue)
{
    int fd = bind_to(name, SOCK_STREAM);
    if (listen(fd, queue) != 0) service_die("socket_failed", strerror(errno));
    return fd;
}

int service_mailbox(const char *name) { return bind_to(name, SOCK_DGRAM); }

int service_connect(const char *name)
{
    struct sockaddr_un address = address_of(name);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
    if (fd >= 0) close(fd);
    return -1;
}

void service_unlink(const char *name)
{
    struct sockaddr_un address = address_of(name);
    unlink(address.sun_path);
}

bool service_is_stopped(pid_t pid)
{
    char path[64], line[256] = "";
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    const char *name_end = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
    fclose(file);
    return name_end && name_end[1] == ' ' && name_end[2] == 'T';
}

void service_open_files(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0)
        log_line(LOG_WARNING, "file_limit_failed", "\"why\":%s", log_quote(strerror(errno)));
}

/* http.c - see http.h. */
#include "http.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

void die(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    exit(EXIT_FAILURE);
}

static int64_t read_us(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

int64_t now_us(void) { return read_us(CLOCK_MONOTONIC); }

/* The reading that was least disturbed: the smallest gap between two looks at the monotonic clock. */
int64_t wall_offset_us(void)
{
    int64_t best = 0, narrowest = INT64_MAX;
    for (int i = 0; i < 20; i++) {
        int64_t before = now_us(), wall = read_us(CLOCK_REALTIME), after = now_us();
        if (after - before >= narrowest) continue;
        narrowest = after - before;
        best = wall - (before + after) / 2;
    }
    return best;
}

long number(const char *text, long min, long max)
{
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    if (errno || end == text || *end || value < min || value > max)
        die("not a number from %ld to %ld: %s", min, max, text);
    return value;
}

void http_open(struct http *h, int port)
{
    int yes = 1;
    struct sockaddr_in to = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    memset(h, 0, sizeof *h);
    h->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (h->fd < 0 || connect(h->fd, (struct sockaddr *)&to, sizeof to) != 0)
        die("cannot connect to port %d: %s", port, strerror(errno));
    setsockopt(h->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    h->room = 16384;
    h->in = malloc(h->room);
    if (!h->in) abort();
}

void http_send(struct http *h, const char *text, size_t length)
{
    h->have = 0;
    h->status = 0;
    if (send(h->fd, text, length, MSG_NOSIGNAL) != (ssize_t)length) die("cannot send: %s", strerror(errno));
}

/* The value of a header, or NULL; `end` is where the head's empty line begins. */
static const char *header(const char *head, const char *end, const char *name)
{
    size_t length = strlen(name);
    for (const char *line = strstr(head, "\r\n"); line && line < end; line = strstr(line + 2, "\r\n"))
        if (strncasecmp(line + 2, name, length) == 0 && line[2 + length] == ':') return line + 3 + length;
    return NULL;
}

static int is_whole(struct http *h)
{
    h->in[h->have] = 0;
    char *end = strstr(h->in, "\r\n\r\n");
    if (!end) return 0;
    int status = (int)strtol(h->in + 9, NULL, 10);
    const char *length = header(h->in, end, "Content-Length");
    h->body = end + 4;
    if (status != 304 && status != 204 && !length) die("an answer without Content-Length: %.300s", h->in);
    h->length = length && status != 304 ? (size_t)strtoul(length, NULL, 10) : 0;
    if ((size_t)(h->in + h->have - h->body) < h->length) return 0;
    h->status = status;
    return 1;
}

/* One read; 0: nothing is there. */
static size_t receive_some(struct http *h)
{
    if (h->room - h->have < 8192) {
        h->room *= 2;
        h->in = realloc(h->in, h->room);
        if (!h->in) abort();
    }
    ssize_t got = recv(h->fd, h->in + h->have, h->room - h->have - 1, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
    if (got <= 0) die("the server hung up: %s", got ? strerror(errno) : "end of connection");
    h->have += (size_t)got;
    return (size_t)got;
}

int http_receive(struct http *h)
{
    while (receive_some(h) > 0)
        if (is_whole(h)) return 1;
    return 0;
}

size_t http_request(char *to, size_t room, const char *method, const char *path, const char *headers,
                    const char *body)
{
    int length = *body ? snprintf(to, room,
                                  "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%sContent-Type: "
                                  "application/json\r\nContent-Length: %zu\r\n\r\n%s",
                                  method, path, headers, strlen(body), body)
                       : snprintf(to, room, "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n", method, path,
                                  headers);
    if (length < 0 || (size_t)length >= room) die("a request too long: %s %s", method, path);
    return (size_t)length;
}

/* http.h - the little HTTP/1.1 client of the load programs: one kept connection on loopback, one request under way at a time.
 * Whatever is not as it should be ends the program: a measurement with failures is none. */
#ifndef LOAD_HTTP_H
#define LOAD_HTTP_H
#include <stddef.h>
#include <stdint.h>

struct http {
    int fd;
    char *in; /* the answer so far; grows as needed */
    size_t have, room;
    int status; /* of the whole answer, 0 before */
    char *body;
    size_t length;
};

/* Say what is wrong and end with status 1. */
void die(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
/* Microseconds: CLOCK_MONOTONIC, and what to add to it to get the wall clock's. */
int64_t now_us(void);
int64_t wall_offset_us(void);
/* A number from the command line or the end of the program. */
long number(const char *text, long min, long max);

/* Connect to 127.0.0.1:port; the socket does not block. */
void http_open(struct http *h, int port);
/* Send a whole request, of which loopback takes 64 KiB at once. Forgets the last answer. */
void http_send(struct http *h, const char *text, size_t length);
/* Read what came. Nonzero: the answer is whole (status, body, length are set). */
int http_receive(struct http *h);
/* Build a request into `to` (room bytes); `headers` are whole lines or "". Gives its length. */
size_t http_request(char *to, size_t room, const char *method, const char *path, const char *headers,
                    const char *body);
#endif

/* orders.c - people at their tables: every connection plays its own match of Stratic against itself, South and North by turns,
 * as fast as the answers come. Every answer must be 200.
 *
 * usage: orders PORT MATCHES (--seconds S | --count N [--mix REQUESTS])
 *   MATCHES   one line a connection: match, South's cookie, North's cookie, number of the turn to begin with
 *   --mix     of eight requests one is an order and seven are lines of REQUESTS in turn (tab between): statuses that may be
 *             the answer, method, path, cookie or -, header or -, body or -
 * Prints {"orders","requests","us","p50_us","p99_us","turns":[next turn of each match]}. */
#include "http.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum { TABLES_MAX = 256, LINES_MAX = 4096, TIMES_MAX = 4000000, MIX = 8, REQUEST = 4096 };

struct table {
    struct http http;
    char match[16], cookie[2][128];
    long turn, asked;
    int64_t sent;
    const char *expected; /* of a mixed request; NULL: an order */
};

static struct table tables[TABLES_MAX];
static struct line { char *expected, *method, *path, *headers, *body; } lines[LINES_MAX];
static int table_count, line_count, next_line, port, epoll;
static int64_t *times; /* microseconds each order took */
static long orders, requests;

/* ---- what is sent -------------------------------------------------------------------------------------------- */

/* A Fortifier of each side walks into the middle and back again: for ever legal, the sides even whenever they are counted. */
static void send_order(struct table *t)
{
    char path[96], headers[256], body[160], request[REQUEST];
    long step = (t->turn - 1) % 4; /* South out, North out, South back, North back */
    int seat = step % 2 != 0, back = step >= 2, file = 3 + (int)((t->turn - 1) / 4 % 4);
    int home = seat ? 8 : 1, out = seat ? 7 : 2;
    snprintf(path, sizeof path, "/api/v1/matches/%s/turns/%ld/orders", t->match, t->turn);
    snprintf(headers, sizeof headers, "Cookie: %s\r\nSec-Fetch-Site: same-origin\r\n", t->cookie[seat]);
    snprintf(body, sizeof body, "{\"orders\":{\"type\":\"turn\",\"place\":[],\"moves\":[{\"kind\":\"F\",\"from\":[%d,%d],\"to\":[%d,%d]}]}}",
             file, back ? out : home, file, back ? home : out);
    size_t length = http_request(request, sizeof request, "PUT", path, headers, body);
    t->expected = NULL;
    t->sent = now_us();
    http_send(&t->http, request, length);
}

static void send_line(struct table *t)
{
    char request[REQUEST];
    struct line *line = &lines[next_line++ % line_count];
    size_t length = http_request(request, sizeof request, line->method, line->path, line->headers, line->body);
    t->expected = line->expected;
    http_send(&t->http, request, length);
}

static void send_next(struct table *t)
{
    if (line_count > 0 && t->asked++ % MIX != 0) send_line(t);
    else send_order(t);
}

/* ---- what comes back ----------------------------------------------------------------------------------------- */

static void take_answer(struct table *t)
{
    char status[16];
    snprintf(status, sizeof status, "%d", t->http.status);
    requests++;
    if (t->expected) {
        if (!strstr(t->expected, status)) die("expected %s, got %.*s", t->expected, (int)t->http.have, t->http.in);
        return;
    }
    if (t->http.status != 200) die("turn %ld of %s: %.*s", t->turn, t->match, (int)t->http.have, t->http.in);
    if (orders == TIMES_MAX) die("more orders than were thought possible");
    times[orders++] = now_us() - t->sent;
    t->turn++;
}

static void play(int64_t end, long count)
{
    int open = 0;
    for (int i = 0; i < table_count; i++, open++) send_next(&tables[i]);
    long sent = open;
    while (open > 0) {
        struct epoll_event events[64];
        int n = epoll_wait(epoll, events, 64, 10000);
        if (n == 0) die("no answer for ten seconds");
        for (int i = 0; i < n; i++) {
            struct table *t = events[i].data.ptr;
            if (!http_receive(&t->http)) continue;
            take_answer(t);
            if (count ? sent >= count : now_us() >= end) {
                open--;
            } else {
                sent++;
                send_next(t);
            }
        }
    }
}

/* ---- beginning and end --------------------------------------------------------------------------------------- */

static void read_tables(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) die("cannot read %s", path);
    struct table *t = tables;
    while (table_count < TABLES_MAX && fscanf(file, "%15s %127s %127s %ld", t->match, t->cookie[0], t->cookie[1], &t->turn) == 4) {
        http_open(&t->http, port);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = t};
        epoll_ctl(epoll, EPOLL_CTL_ADD, t->http.fd, &event);
        table_count++;
        t++;
    }
    fclose(file);
    if (table_count == 0) die("no matches in %s", path);
}

static char *part(char **rest)
{
    char *text = strsep(rest, "\t\n");
    if (!text || !*rest) die("a line of the mix has not six parts");
    return strcmp(text, "-") == 0 ? "" : text;
}

static void read_lines(const char *path)
{
    char *text = NULL;
    size_t room = 0;
    FILE *file = fopen(path, "r");
    if (!file) die("cannot read %s", path);
    while (line_count < LINES_MAX && getline(&text, &room, file) > 0) {
        char *rest = strdup(text), *headers;
        struct line *line = &lines[line_count++];
        line->expected = part(&rest);
        line->method = part(&rest);
        line->path = part(&rest);
        const char *cookie = part(&rest), *header = part(&rest);
        if (asprintf(&headers, "%s%s%s%s%sSec-Fetch-Site: same-origin\r\n", *cookie ? "Cookie: " : "", cookie, *cookie ? "\r\n" : "",
                     header, *header ? "\r\n" : "") < 0)
            abort();
        line->headers = headers;
        line->body = part(&rest);
    }
    fclose(file);
}

static int by_size(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv)
{
    if (argc != 5 && argc != 7) die("usage: orders PORT MATCHES (--seconds S | --count N [--mix REQUESTS])");
    long amount = number(argv[4], 1, 100000000);
    int by_count = strcmp(argv[3], "--count") == 0;
    port = (int)number(argv[1], 1, 65535);
    epoll = epoll_create1(0);
    times = malloc(sizeof *times * TIMES_MAX);
    if (!times) abort();
    read_tables(argv[2]);
    if (argc == 7) read_lines(argv[6]);
    int64_t begun = now_us();
    play(begun + amount * 1000000, by_count ? amount : 0);
    int64_t us = now_us() - begun;
    qsort(times, (size_t)orders, sizeof *times, by_size);
    if (orders == 0) die("no order was made");
    printf("{\"orders\":%ld,\"requests\":%ld,\"us\":%lld,\"p50_us\":%lld,\"p99_us\":%lld,\"turns\":[", orders, requests, (long long)us,
           (long long)times[orders / 2], (long long)times[orders * 99 / 100]);
    for (int i = 0; i < table_count; i++) printf("%s%ld", i ? "," : "", tables[i].turn);
    puts("]}");
    return EXIT_SUCCESS;
}

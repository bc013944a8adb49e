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
    const char *match, *cookie[2];
    long turn, asked;
    int64_t sent;
    const char *expected; /* of a mixed request; NULL: an order */
};

static struct table tables[TABLES_MAX];
static struct line {
    char *expected, *method, *path, *cookie, *header, *body;
} lines[LINES_MAX];
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
    snprintf(body, sizeof body,
             "{\"orders\":{\"type\":\"turn\",\"place\":[],\"moves\":[{\"kind\":\"F\",\"from\":[%d,%d],\"to\":"
             "[%d,%d]}]}}",
             file, back ? out : home, file, back ? home : out);
    size_t length = http_request(request, sizeof request, "PUT", path, headers, body);
    t->expected = NULL;
    t->sent = now_us();
    http_send(&t->http, request, length);
}

static void send_line(struct table *t)
{
    char request[REQUEST], headers[512];
    struct line *line = &lines[next_line++ % line_count];
    snprintf(headers, sizeof headers, "%s%s%s%s%sSec-Fetch-Site: same-origin\r\n",
             *line->cookie ? "Cookie: " : "", line->cookie, *line->cookie ? "\r\n" : "", line->header,
             *line->header ? "\r\n" : "");
    size_t length = http_request(request, sizeof request, line->method, line->path, headers, line->body);
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
        if (!strstr(t->expected, status))
            die("expected %s, got %.*s", t->expected, (int)t->http.have, t->http.in);
        return;
    }
    if (t->http.status != 200) die("turn %ld of %s: %.*s", t->turn, t->match, (int)t->http.have, t->http.in);
    if (orders == TIMES_MAX) die("more orders than were thought possible");
    times[orders++] = now_us() - t->sent;
    t->turn++;
}

static long sent, wanted; /* wanted: how many requests in all, 0: as many as fit until `end` */
static int64_t end;

/* Gives 1 when this connection has nothing more to do. */
static int go_on(struct table *t)
{
    if (!http_receive(&t->http)) return 0;
    take_answer(t);
    if (wanted ? sent >= wanted : now_us() >= end) return 1;
    sent++;
    send_next(t);
    return 0;
}

static void play(void)
{
    for (int i = 0; i < table_count; i++) send_next(&tables[i]);
    sent = table_count;
    for (int open = table_count; open > 0;) {
        struct epoll_event events[64];
        int n = epoll_wait(epoll, events, 64, 10000);
        if (n == 0) die("no answer for ten seconds");
        for (int i = 0; i < n; i++) open -= go_on(events[i].data.ptr);
    }
}

/* ---- beginning and end --------------------------------------------------------------------------------------- */

/* The next word of a line or its end. */
static char *part(char **rest, const char *between)
{
    char *text = strsep(rest, between);
    if (!text) die("a line has too few parts");
    return strcmp(text, "-") == 0 ? "" : text;
}

/* Every line of a file, for as long as the program runs. */
static int read_file(const char *path, char *ret[], int max)
{
    FILE *file = fopen(path, "r");
    size_t room = 0;
    int count = 0;
    if (!file) die("cannot read %s", path);
    for (; count < max; count++) {
        ret[count] = NULL;
        ssize_t length = getline(&ret[count], &room, file);
        if (length <= 0) break;
        ret[count][length - 1] = 0;
        room = 0;
    }
    fclose(file);
    if (count == 0) die("nothing in %s", path);
    return count;
}

static void read_tables(const char *path)
{
    static char *text[TABLES_MAX];
    table_count = read_file(path, text, TABLES_MAX);
    for (int i = 0; i < table_count; i++) {
        struct table *t = &tables[i];
        char *rest = text[i];
        t->match = part(&rest, " ");
        t->cookie[0] = part(&rest, " ");
        t->cookie[1] = part(&rest, " ");
        t->turn = number(part(&rest, " "), 1, 100000000);
        http_open(&t->http, port);
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = t};
        epoll_ctl(epoll, EPOLL_CTL_ADD, t->http.fd, &event);
    }
}

static void read_lines(const char *path)
{
    static char *text[LINES_MAX];
    line_count = read_file(path, text, LINES_MAX);
    for (int i = 0; i < line_count; i++) {
        struct line *line = &lines[i];
        char *rest = text[i];
        line->expected = part(&rest, "\t");
        line->method = part(&rest, "\t");
        line->path = part(&rest, "\t");
        line->cookie = part(&rest, "\t");
        line->header = part(&rest, "\t");
        line->body = part(&rest, "\t");
    }
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
    wanted = by_count ? amount : 0;
    end = begun + amount * 1000000;
    play();
    int64_t us = now_us() - begun;
    qsort(times, (size_t)orders, sizeof *times, by_size);
    if (orders == 0) die("no order was made");
    printf("{\"orders\":%ld,\"requests\":%ld,\"us\":%lld,\"p50_us\":%lld,\"p99_us\":%lld,\"turns\":[", orders,
           requests, (long long)us, (long long)times[orders / 2], (long long)times[orders * 99 / 100]);
    for (int i = 0; i < table_count; i++) printf("%s%ld", i ? "," : "", tables[i].turn);
    puts("]}");
    return EXIT_SUCCESS;
}

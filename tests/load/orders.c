/* orders.c - people at their tables: every connection plays its own match of Stratic against itself, South and North by turns,
 * as fast as the answers come, or at a rate. Every answer must be 200.
 *
 * usage: orders PORT MATCHES (--seconds S | --count N) [--mix REQUESTS] [--rate R]
 *   MATCHES   one line a connection: match, South's cookie, North's cookie, number of the turn to begin with
 *   --rate    so many requests a second, at moments that depend on no answer; each counts from the moment it was due, even
 *             if no connection was free or it was not sent before the end. With --seconds
 *   --mix     of eight requests one is an order and seven are lines of REQUESTS in turn (tab between): statuses that may be
 *             the answer, method, path, cookie or -, header or -, body or -
 * Prints {"orders","requests","us","p50_us","p95_us","p99_us","cpu_us" (of this program),"turns":[next turn of each match]}. */
#include "http.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>

enum { TABLES_MAX = 256, LINES_MAX = 4096, TIMES_MAX = 4000000, MIX = 8, REQUEST = 4096, MILLION = 1000000 };

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
static int64_t *times; /* microseconds each request took */
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

static void send_next(struct table *t, int64_t due)
{
    t->sent = due;
    if (line_count > 0 && t->asked++ % MIX != 0) send_line(t);
    else send_order(t);
}

/* ---- what comes back ----------------------------------------------------------------------------------------- */

static void take_answer(struct table *t)
{
    char status[16];
    snprintf(status, sizeof status, "%d", t->http.status);
    if (requests == TIMES_MAX) die("more requests than were thought possible");
    times[requests++] = now_us() - t->sent;
    if (t->expected) {
        if (!strstr(t->expected, status))
            die("expected %s, got %.*s", t->expected, (int)t->http.have, t->http.in);
        return;
    }
    if (t->http.status != 200) die("turn %ld of %s: %.*s", t->turn, t->match, (int)t->http.have, t->http.in);
    orders++;
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
    send_next(t, now_us());
    return 0;
}

static void play(void)
{
    for (int i = 0; i < table_count; i++) send_next(&tables[i], now_us());
    sent = table_count;
    for (int open = table_count; open > 0;) {
        struct epoll_event events[64];
        int n = epoll_wait(epoll, events, 64, 10000);
        if (n == 0) die("no answer for ten seconds");
        for (int i = 0; i < n; i++) open -= go_on(events[i].data.ptr);
    }
}

/* ---- at a rate ----------------------------------------------------------------------------------------------- */

static double rate; /* requests a second, 0: as fast as the answers come */
static struct table *idle[TABLES_MAX];
static long idle_first, idle_count;
static int64_t *due; /* when the requests were due, those from due_first on are not sent */
static long due_first, due_count;

/* Microseconds to the next request. The moments are the same in each run of a rate. */
static int64_t pause_us(void)
{
    static unsigned short seed[3] = {11, 22, 33};
    return (int64_t)(-log(1 - erand48(seed)) * MILLION / rate);
}

static void rest(struct table *t) { idle[(idle_first + idle_count++) % TABLES_MAX] = t; }

static void send_due(void)
{
    for (; idle_count > 0 && due_first < due_count; idle_count--)
        send_next(idle[idle_first++ % TABLES_MAX], due[due_first++]);
}

static void hear_until(int64_t moment)
{
    struct epoll_event events[64];
    int64_t left = moment - now_us();
    struct timespec most = {.tv_sec = left / MILLION, .tv_nsec = left % MILLION * 1000};
    int n = left > 0 ? epoll_pwait2(epoll, events, 64, &most, NULL) : epoll_wait(epoll, events, 64, 0);
    for (int i = 0; i < n; i++) {
        struct table *t = events[i].data.ptr;
        if (!http_receive(&t->http)) continue;
        take_answer(t);
        rest(t);
    }
}

static void play_steadily(void)
{
    due = malloc(sizeof *due * TIMES_MAX);
    if (!due) abort();
    for (int i = 0; i < table_count; i++) rest(&tables[i]);
    for (int64_t next = now_us(); next < end;) {
        while (next <= now_us() && next < end) {
            if (due_count == TIMES_MAX) die("more requests than were thought possible");
            due[due_count++] = next;
            next += pause_us();
        }
        send_due();
        hear_until(next < end ? next : end);
    }
    int64_t over = now_us();
    while (due_first < due_count) times[requests++] = over - due[due_first++];
    while (idle_count < table_count) hear_until(now_us() + MILLION);
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

static void print_result(int64_t us)
{
    struct rusage use;
    getrusage(RUSAGE_SELF, &use);
    int64_t cpu = (use.ru_utime.tv_sec + use.ru_stime.tv_sec) * MILLION + use.ru_utime.tv_usec +
                  use.ru_stime.tv_usec;
    qsort(times, (size_t)requests, sizeof *times, by_size);
    printf("{\"orders\":%ld,\"requests\":%ld,\"us\":%lld,\"p50_us\":%lld,\"p95_us\":%lld,\"p99_us\":%lld,"
           "\"cpu_us\":%lld,"
           "\"turns\":[",
           orders, requests, (long long)us, (long long)times[requests / 2],
           (long long)times[requests * 95 / 100], (long long)times[requests * 99 / 100], (long long)cpu);
    for (int i = 0; i < table_count; i++) printf("%s%ld", i ? "," : "", tables[i].turn);
    puts("]}");
}

int main(int argc, char **argv)
{
    const char *usage = "usage: orders PORT MATCHES (--seconds S | --count N) [--mix REQUESTS] [--rate R]";
    if (argc < 5 || argc % 2 == 0) die("%s", usage);
    long seconds = 0;
    port = (int)number(argv[1], 1, 65535);
    epoll = epoll_create1(0);
    times = malloc(sizeof *times * TIMES_MAX);
    if (!times) abort();
    read_tables(argv[2]);
    for (int i = 3; i < argc; i += 2) {
        if (strcmp(argv[i], "--seconds") == 0) seconds = number(argv[i + 1], 1, 100000);
        else if (strcmp(argv[i], "--count") == 0) wanted = number(argv[i + 1], 1, 100000000);
        else if (strcmp(argv[i], "--mix") == 0) read_lines(argv[i + 1]);
        else if (strcmp(argv[i], "--rate") == 0) rate = (double)number(argv[i + 1], 1, 1000000);
        else die("%s", usage);
    }
    if ((wanted != 0) == (seconds != 0) || (rate > 0 && !seconds)) die("%s", usage);
    int64_t begun = now_us();
    end = begun + seconds * MILLION;
    if (rate > 0) play_steadily();
    else play();
    if (requests == 0 || orders == 0) die("no order was made");
    print_result(now_us() - begun);
    return EXIT_SUCCESS;
}

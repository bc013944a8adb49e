/* waiters.c - people who watch one match, each in a long poll of its own, and one who plays it. After a while in which all
 * have settled, an order is sent; when the last watcher has heard of it, all ask again. Says when each thing happened.
 *
 * usage: waiters PORT WATCHERS COMMITS MATCH COOKIE-SOUTH COOKIE-NORTH TURN SEQ
 * Prints {"parked":true} once the first poll of all is under way and waits for a line on stdin; then, in microseconds of the
 * wall clock, {"commits":[{"sent","answered","at":[per watcher]}],"turn":next turn,"clock_moved_us"}, once the next poll of
 * all is under way. Keeps its connections until stdin ends. */
#include "http.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum { WATCHERS_MAX = 4000, REQUEST = 2048 };

struct watcher {
    struct http http;
    int64_t at; /* when the first byte of this commit's answer came; 0: not yet */
    long seq;
    int done;
};

static struct watcher watchers[WATCHERS_MAX], player;
static const char *match, *cookie[2];
static long count, turn;
static int epoll;

static void ask(struct watcher *w)
{
    char path[128], request[REQUEST];
    snprintf(path, sizeof path, "/api/v1/matches/%s/spectate?after=%ld&wait=25", match, w->seq);
    w->at = 0;
    w->done = 0;
    http_send(&w->http, request, http_request(request, sizeof request, "GET", path, "", ""));
}

static void order(void)
{
    char path[96], headers[256], request[REQUEST];
    long step = (turn - 1) % 4;
    int seat = step % 2 != 0, back = step >= 2, home = seat ? 8 : 1, out = seat ? 7 : 2;
    snprintf(path, sizeof path, "/api/v1/matches/%s/turns/%ld/orders", match, turn);
    snprintf(headers, sizeof headers, "Cookie: %s\r\nSec-Fetch-Site: same-origin\r\n", cookie[seat]);
    char body[160];
    snprintf(body, sizeof body,
             "{\"orders\":{\"type\":\"turn\",\"place\":[],\"moves\":[{\"kind\":\"F\",\"from\":[4,%d],\"to\":["
             "4,%d]}]}}",
             back ? out : home, back ? home : out);
    player.done = 0;
    http_send(&player.http, request, http_request(request, sizeof request, "PUT", path, headers, body));
}

static void join(struct watcher *w, int port)
{
    http_open(&w->http, port);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = w};
    epoll_ctl(epoll, EPOLL_CTL_ADD, w->http.fd, &event);
}

static void hear(struct watcher *w)
{
    int is_whole = http_receive(&w->http);
    if (!w->at) w->at = now_us();
    if (!is_whole) return;
    if (w->http.status != 200) die("the answer was %.*s", (int)w->http.have, w->http.in);
    w->done = 1;
    if (w == &player) return;
    const char *seq = strstr(w->http.body, "\"seq\":");
    long value = seq ? strtol(seq + 6, NULL, 10) : -1;
    if (value <= w->seq) die("woken for nothing: seq %ld after %ld", value, w->seq);
    w->seq = value;
}

/* Serve what comes for `us`, or until the player and all watchers have their answers. Gives the answers that came. */
static long listen_for(int64_t us, long wanted)
{
    int64_t end = now_us() + us;
    long heard = 0;
    for (int64_t left; (left = end - now_us()) > 0 && heard < wanted;) {
        struct epoll_event events[256];
        int n = epoll_wait(epoll, events, 256, (int)(left / 1000) + 1);
        for (int i = 0; i < n; i++) {
            struct watcher *w = events[i].data.ptr;
            hear(w);
            heard += w->done;
        }
    }
    return heard;
}

static void settle(void)
{
    if (listen_for(60000 + count * 700, 1) != 0) die("somebody was answered before anything happened");
}

static void print_commit(int64_t sent, int64_t offset, int is_first)
{
    printf("%s{\"sent\":%" PRId64 ",\"answered\":%" PRId64 ",\"at\":[", is_first ? "" : ",", sent + offset,
           player.at + offset);
    for (long i = 0; i < count; i++) printf("%s%" PRId64 "", i ? "," : "", watchers[i].at + offset);
    printf("]}\n");
}

int main(int argc, char **argv)
{
    if (argc != 9) die("usage: waiters PORT WATCHERS COMMITS MATCH COOKIE-SOUTH COOKIE-NORTH TURN SEQ");
    int port = (int)number(argv[1], 1, 65535);
    count = number(argv[2], 1, WATCHERS_MAX);
    long commits = number(argv[3], 1, 100000);
    match = argv[4];
    cookie[0] = argv[5];
    cookie[1] = argv[6];
    turn = number(argv[7], 1, 100000000);
    epoll = epoll_create1(0);
    join(&player, port);
    for (long i = 0; i < count; i++) {
        join(&watchers[i], port);
        watchers[i].seq = number(argv[8], 0, 1000000000);
        ask(&watchers[i]);
    }
    settle();
    puts("{\"parked\":true}");
    fflush(stdout);
    if (getchar() == EOF) die("nobody says go on");
    int64_t offset = wall_offset_us();
    printf("{\"commits\":[");
    for (long k = 0; k < commits; k++, turn++) {
        settle();
        int64_t sent = now_us();
        player.at = 0;
        order();
        if (listen_for(10000000, count + 1) != count + 1) die("somebody was not woken within ten seconds");
        print_commit(sent, offset, k == 0);
        for (long i = 0; i < count; i++) ask(&watchers[i]);
    }
    settle();
    printf("],\"turn\":%ld,\"clock_moved_us\":%" PRId64 "}\n", turn, wall_offset_us() - offset);
    fflush(stdout);
    while (getchar() != EOF) continue;
    return EXIT_SUCCESS;
}

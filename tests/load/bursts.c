/* bursts.c - many clients, each with a connection of its own, that ask for the same at the same moment, rest, and ask again: what a crowd
 * that has been woken costs a server, if the server does nothing but answer. The shape of waiters.c.
 *
 * usage: bursts PORT CLIENTS ROUNDS PATH
 * Prints {"parked":true} once all have asked once and rest, and waits for a line on stdin; {"over":true} after the rounds and a last
 * rest. Keeps its connections until stdin ends. */
#include "http.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

enum { CLIENTS_MAX = 4000, REQUEST = 2048, REST_US = 760000 };

static struct http clients[CLIENTS_MAX];

static void join(int epoll, struct http *client, int port)
{
    http_open(client, port);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
    epoll_ctl(epoll, EPOLL_CTL_ADD, client->fd, &event);
}

static void hear_all(int epoll, long count)
{
    struct epoll_event events[256];
    while (count > 0) {
        int n = epoll_wait(epoll, events, 256, 10000);
        if (n <= 0) die("%ld clients were not answered within ten seconds", count);
        for (int i = 0; i < n; i++) {
            struct http *client = events[i].data.ptr;
            if (!http_receive(client)) continue;
            if (client->status != 200) die("the answer was %.*s", (int)client->have, client->in);
            count--;
        }
    }
}

static void ask_all(int epoll, long count, const char *request, size_t length)
{
    for (long i = 0; i < count; i++) http_send(&clients[i], request, length);
    hear_all(epoll, count);
    usleep(REST_US);
}

int main(int argc, char **argv)
{
    if (argc != 5) die("usage: bursts PORT CLIENTS ROUNDS PATH");
    int port = (int)number(argv[1], 1, 65535), epoll = epoll_create1(0);
    long count = number(argv[2], 1, CLIENTS_MAX), rounds = number(argv[3], 1, 100000);
    char request[REQUEST];
    size_t length = http_request(request, sizeof request, "GET", argv[4], "", "");
    for (long i = 0; i < count; i++) join(epoll, &clients[i], port);
    ask_all(epoll, count, request, length);
    puts("{\"parked\":true}");
    fflush(stdout);
    if (getchar() == EOF) die("nobody says go on");
    for (long round = 0; round < rounds; round++) ask_all(epoll, count, request, length);
    puts("{\"over\":true}");
    fflush(stdout);
    while (getchar() != EOF) continue;
    return EXIT_SUCCESS;
}

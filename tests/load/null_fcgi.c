/* null_fcgi.c - the limit a worker is held against: libfcgi and nothing else. Each process takes a request and gives the same
 * head back, whatever was asked.
 * usage: null_fcgi SOCKET PROCESSES HEAD-FILE */
#include "http.h"
#include <errno.h>
#include <fcgiapp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int listen_at(const char *path)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof at.sun_path) die("the path is too long: %s", path);
    memcpy(at.sun_path, path, strlen(path));
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&at, sizeof at) != 0 || listen(fd, 1024) != 0)
        die("%s: %s", path, strerror(errno));
    return fd;
}

static void serve(int listener, const char *head, int length)
{
    FCGX_Request request;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (FCGX_Init() != 0 || FCGX_InitRequest(&request, listener, 0) != 0) die("libfcgi does not start");
    while (FCGX_Accept_r(&request) == 0) {
        FCGX_PutStr(head, length, request.out);
        FCGX_Finish_r(&request);
    }
    exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    static char head[4096];
    if (argc != 4) die("usage: null_fcgi SOCKET PROCESSES HEAD-FILE");
    long processes = number(argv[2], 1, 512);
    FILE *file = fopen(argv[3], "r");
    if (!file) die("%s: %s", argv[3], strerror(errno));
    int length = (int)fread(head, 1, sizeof head, file);
    fclose(file);
    signal(SIGPIPE, SIG_IGN);
    int listener = listen_at(argv[1]);
    for (long i = 0; i < processes; i++)
        if (fork() == 0) serve(listener, head, length);
    puts("ready");
    fflush(stdout);
    wait(NULL); /* none ends by itself */
    return EXIT_FAILURE;
}

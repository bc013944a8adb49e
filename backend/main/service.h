/* service.h - shared by the daemons: settings from the environment, sockets of the node. */
#ifndef QUAD_SERVICE_H
#define QUAD_SERVICE_H
#include <stdbool.h>
#include <sys/types.h>

/* A setting within [min,max], `fallback` when absent; anything else ends the process with a message. */
long service_setting(const char *name, long fallback, long min, long max);
/* Listen on $QUADRIVIUM_SOCKETS/name: non-blocking, closed on exec, open to the owner, and to the group if the folder
 * is. A dead socket file is replaced; one in use, or a path that is too long, ends the process with a message.
 * `queue`: the backlog, which the kernel limits to net.core.somaxconn; SERVICE_QUEUE is enough for many clients woken
 * at once. */
enum { SERVICE_QUEUE = 4096 };
int service_listen(const char *name, int queue);
/* The same for datagrams. */
int service_mailbox(const char *name);
/* A connection to such a socket of another process of this node, non-blocking, closed on exec; -1 when nobody listens
 * or the queue is full. */
int service_connect(const char *name);
/* Remove the socket file. */
void service_unlink(const char *name);
/* Whether a child process is stopped (SIGSTOP). */
bool service_is_stopped(pid_t pid);
/* Raise this process's limit of open files to the hard limit. */
void service_open_files(void);
/* Log the event with the reason and end the process with status 1. */
_Noreturn void service_die(const char *event, const char *why);
#endif

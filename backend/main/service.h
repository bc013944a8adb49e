/* service.h - what the daemons share: settings from the environment, sockets of the node. */
#ifndef QUAD_SERVICE_H
#define QUAD_SERVICE_H
#include <stdbool.h>
#include <sys/types.h>

/* A setting within [min,max]; absent gives `fallback`, anything else ends the process with a sentence. */
long service_setting(const char *name, long fallback, long min, long max);
/* Listen on $QUADRIVIUM_SOCKETS/name: non-blocking, closed on exec. A socket file nobody answers behind is replaced;
 * one that is answered, or a path that is too long, ends the process with a sentence. `queue`: how many may wait to
 * be accepted; the kernel cuts it to net.core.somaxconn. SERVICE_QUEUE: a crowd woken at once fits. */
enum { SERVICE_QUEUE = 4096 };
int service_listen(const char *name, int queue);
/* The same for datagrams. */
int service_mailbox(const char *name);
/* Remove the socket file again. */
void service_unlink(const char *name);
/* Was a process of ours stopped (SIGSTOP), and has not gone on? */
bool service_is_stopped(pid_t pid);
/* Let this process have as many files open as it may. */
void service_open_files(void);
/* Say why and end the process with status 1. */
_Noreturn void service_die(const char *event, const char *why);
#endif

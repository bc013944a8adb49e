/* tool.h - runs another program with limits: its input is a file in memory, its output comes through a pipe. It gets no
 * socket, no setting, and no way to write a file; it ends when its caller does. */
#ifndef QUAD_TOOL_H
#define QUAD_TOOL_H
#include "base/ctx.h"

struct tool {
    const char *program;  /* an absolute path */
    char *const *command; /* its arguments, the first is its name; NULL at the end */
    size_t memory;        /* bytes of address space; 0: not limited */
    size_t output;        /* bytes of the result */
    int seconds;          /* of a processor */
    int patience;         /* seconds in all */
};

enum tool_end {
    TOOL_DONE,
    TOOL_REFUSED, /* the program refused its input, or exceeded its limits */
    TOOL_NOT_NOW  /* the program is missing or was not done in time; logged as tool_failed */
};

/* A file in memory with these bytes (length 0: empty), which the caller closes; -1 when there is none to be had. */
int tool_file(const char *bytes, size_t length);
/* Append to such a file; false when there is no memory for it. */
bool tool_append(int file, const void *bytes, size_t length) must_check;
/* Run the program on the whole of the file `input`. It does not outlive the call. The result belongs to the pool. */
enum tool_end tool_run(struct ctx *c, const struct tool *tool, int input, const char **ret_bytes,
                       size_t *ret_length);
#endif

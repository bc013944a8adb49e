/* log.c - see log.h. */
#include "base/log.h"
#include "base/clock.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static enum log_level lowest = LOG_INFO;

void log_set_level(enum log_level level) { lowest = level; }

const char *log_quote(const char *text)
{
    enum { RING = 8, KEEP = 200 };
    static char ring[RING][KEEP * 6 + 3];
    static unsigned next;
    char *out = ring[next++ % RING], *at = out;
    *at++ = '"';
    for (int i = 0; text && text[i] && i < KEEP; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (byte >= 0x20 && byte < 0x7f && byte != '"' && byte != '\\') *at++ = (char)byte;
        else at += snprintf(at, 7, "\\u%04x", byte);
    }
    *at++ = '"';
    *at = 0;
    return out;
}

enum { LINE = 2048, HEAD_MAX = LINE / 2 };

/* Append the texts, the last one NULL, to the head of a line; what is beyond HEAD_MAX is cut. */
static int add(char line[LINE], ...)
{
    int n = 0;
    va_list list;
    va_start(list, line);
    for (const char *text; (text = va_arg(list, const char *));)
        while (*text && n < HEAD_MAX) line[n++] = *text++;
    va_end(list);
    return n;
}

void log_line(enum log_level level, const char *event, const char *members_format, ...)
{
    static const char *const NAMES[] = {"debug", "info", "warning", "error"};
    if (level < lowest) return;
    char at[CLOCK_TEXT], line[LINE];
    clock_print(clock_now(), at);
    int n = add(line, "{\"at\":\"", at, "\",\"level\":\"", NAMES[level], "\",\"from\":\"",
                program_invocation_short_name, "\",\"event\":\"", event, *members_format ? "\"," : "\"",
                NULL);
    va_list list;
    va_start(list, members_format);
    n += vsnprintf(line + n, sizeof line - (size_t)n, members_format, list);
    va_end(list);
    if (n > (int)sizeof line - 3) n = (int)sizeof line - 3;
    memcpy(line + n, "}\n", 2);
    if (write(STDERR_FILENO, line, (size_t)n + 2) < 0) return; /* nowhere left to complain */
}

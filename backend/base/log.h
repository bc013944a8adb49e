/* log.h - one JSON line per event on stderr, the only output of the base floor. Never log secrets or request bodies. */
#ifndef QUAD_LOG_H
#define QUAD_LOG_H

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARNING, LOG_ERROR };

/* Lines below this level are dropped; the default is LOG_INFO. */
void log_set_level(enum log_level level);
/* Print {"at":…,"level":…,"from":program,"event":event,<members>}. `event` is a noun and a past participle
 * ("worker_died"); `members_format` prints the members without braces and can be "". Text in members must go through
 * log_quote. Each line is one write(), cut at 2 KiB. */
void log_line(enum log_level level, const char *event, const char *members_format, ...)
    __attribute__((format(printf, 3, 4)));
/* `text` as a quoted JSON string, everything but printable ASCII escaped, cut at 200 bytes. The result is static and
 * valid for the next 7 calls. */
const char *log_quote(const char *text);
#endif

/* log.h - one JSON line per event on stderr. The only output of the base floor. Secrets and bodies are never logged. */
#ifndef QUAD_LOG_H
#define QUAD_LOG_H

enum log_level { LOG_DEBUG, LOG_INFO, LOG_WARNING, LOG_ERROR };

/* Lines below this level are dropped; the default is LOG_INFO. */
void log_set_level(enum log_level level);
/* Print {"at":…,"level":…,"from":program,"event":event,<members>}; `members_format` makes the members without
 * braces, may be "". Text inside members goes through log_quote. One write() per line, cut at 2 KiB. */
void log_line(enum log_level level, const char *event, const char *members_format, ...)
    __attribute__((format(printf, 3, 4)));
/* `text` as a quoted JSON string with everything but printable ASCII escaped, cut at 200 bytes; a static ring of 8. */
const char *log_quote(const char *text);
#endif

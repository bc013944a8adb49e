/* quad_settings.c - see quad_settings.h. */
#include "main/quad_settings.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 4096, KEEP = 0 };

static const char PREFIX[] = "QUADRIVIUM_";

/* As systemd reads EnvironmentFile=: the value as it is, or in a pair of quotes. */
static void take_line(char *line)
{
    line[strcspn(line, "\r\n")] = 0;
    char *value = strchr(line, '=');
    if (strncmp(line, PREFIX, strlen(PREFIX)) != 0 || !value) return;
    *value++ = 0;
    size_t length = strlen(value);
    if (length >= 2 && (*value == '"' || *value == '\'') && value[length - 1] == *value) {
        value[length - 1] = 0;
        value++;
    }
    setenv(line, value, KEEP);
}

/* What deploy/with-database.sh chooses for the role OWNER. */
static void choose_database(void)
{
    const char *own = getenv("QUADRIVIUM_DATABASE_URL_OWNER");
    setenv("QUADRIVIUM_DATABASE_URL",
           own && *own ? own : "postgresql:///quadrivium?host=/var/run/postgresql&user=quad_owner", KEEP);
}

void settings_take(void)
{
    static const char *const PLACES[][2] = {{"QUADRIVIUM_HOME", "/var/lib/quadrivium"},
                                            {"QUADRIVIUM_SOCKETS", "/run/quadrivium"},
                                            {"QUADRIVIUM_BACKUP", "/var/backups/quadrivium"}};
    const char *path = getenv("QUADRIVIUM_SETTINGS");
    FILE *file = fopen(path ? path : "/etc/quadrivium/arena.conf", "r");
    if (!file) return;
    char line[LINE_MAX_BYTES];
    while (fgets(line, sizeof line, file)) take_line(line);
    fclose(file);
    choose_database();
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++) setenv(PLACES[i][0], PLACES[i][1], KEEP);
}

/* quad_settings.c - see quad_settings.h. */
#include "main/quad_settings.h"
#include "base/secret.h"
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

/* The program's checkout, for build/quad in it; false for an installed program. */
static bool checkout_of(char ret_root[PATH_MAX])
{
    ssize_t length = readlink("/proc/self/exe", ret_root, PATH_MAX - 1);
    if (length <= 0) return false;
    ret_root[length] = 0;
    for (int i = 0; i < 2; i++) {
        char *slash = strrchr(ret_root, '/');
        if (!slash) return false;
        *slash = 0;
    }
    return true;
}

/* The first line of a run directory's file; false, and an empty line, when there is none that can be read. */
static bool address_read(const char *home, char ret_line[LINE_MAX_BYTES])
{
    char path[PATH_MAX + 32];
    snprintf(path, sizeof path, "%s/run/database", home);
    *ret_line = 0;
    FILE *file = fopen(path, "re");
    if (!file) return false;
    if (fgets(ret_line, LINE_MAX_BYTES, file)) ret_line[strcspn(ret_line, "\r\n")] = 0;
    fclose(file);
    return *ret_line != 0;
}

/* Look for the arena of a checkout where choose_home of deploy/stack.sh puts it. */
static void checkout_address(const char *root, char ret_line[LINE_MAX_BYTES])
{
    char home[PATH_MAX + 64], hash[HASH_TEXT];
    const char *state = getenv("XDG_STATE_HOME"), *user = getenv("HOME");
    secret_sha256(root, strlen(root), hash);
    snprintf(home, sizeof home, "%s/var", root);
    if (address_read(home, ret_line)) return;
    snprintf(home, sizeof home, "/var/lib/quadrivium-%.10s", hash);
    if (address_read(home, ret_line) || (!state && !user)) return;
    snprintf(home, sizeof home, "%s%s/quadrivium-%.10s", state ? state : user, state ? "" : "/.local/state",
             hash);
    address_read(home, ret_line);
}

/* The database of the arena that `make run` started: the one of QUADRIVIUM_HOME, else of this checkout. Its run
 * directory says where the database is as long as it runs. */
static void find_instance(void)
{
    char root[PATH_MAX], line[LINE_MAX_BYTES] = "";
    const char *home = getenv("QUADRIVIUM_HOME");
    if (home) address_read(home, line);
    else if (checkout_of(root)) checkout_address(root, line);
    if (*line) setenv("QUADRIVIUM_DATABASE_URL", line, KEEP);
}

void settings_take(void)
{
    static const char *const PLACES[][2] = {{"QUADRIVIUM_HOME", "/var/lib/quadrivium"},
                                            {"QUADRIVIUM_SOCKETS", "/run/quadrivium"},
                                            {"QUADRIVIUM_BACKUP", "/var/backups/quadrivium"}};
    const char *path = getenv("QUADRIVIUM_SETTINGS");
    find_instance();
    FILE *file = fopen(path ? path : "/etc/quadrivium/arena.conf", "r");
    if (!file) return;
    char line[LINE_MAX_BYTES];
    while (fgets(line, sizeof line, file)) take_line(line);
    fclose(file);
    choose_database();
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES; i++) setenv(PLACES[i][0], PLACES[i][1], KEEP);
}

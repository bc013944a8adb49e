/* quad_steps.c - see quad_steps.h. */
#include "main/quad_steps.h"
#include "base/secret.h"
#include "main/quad.h"
#include <dirent.h>
#include <libgen.h>
#include <string.h>
#include <unistd.h>

enum { UP_MAX = 4 };

static bool has_steps(struct ctx *c, const char *base, const char *below, const char **ret_folder)
{
    if (!base) return false;
    const char *folder = pool_print(c->pool, "%s/%s", base, below);
    if (access(pool_print(c->pool, "%s/0001_arena.sql", folder), R_OK) != 0) return false;
    *ret_folder = folder;
    return true;
}

/* build/quad and build/asan/quad are below a checkout, bin/quad is below an installed copy. */
static bool steps_beside_program(struct ctx *c, const char **ret_folder)
{
    char *path = pool_take(c->pool, 4097);
    if (readlink("/proc/self/exe", path, 4096) < 0) return false;
    for (int up = 0; up < UP_MAX; up++) {
        path = dirname(path);
        if (has_steps(c, path, "sql/migrations", ret_folder)) return true;
    }
    return false;
}

static bool folder_find(struct ctx *c, const char **ret_folder)
{
    return has_steps(c, getenv("QUADRIVIUM_SQL"), "migrations", ret_folder) ||
           steps_beside_program(c, ret_folder) ||
           has_steps(c, getenv("QUADRIVIUM_ROOT"), "sql/migrations", ret_folder) ||
           has_steps(c, getenv("QUADRIVIUM_HOME"), "sql/migrations", ret_folder) ||
           has_steps(c, ".", "sql/migrations", ret_folder) ||
           fail(c, FAULT_NOT_FOUND, "no folder with sql/migrations was found; set QUADRIVIUM_SQL");
}

static int is_step(const struct dirent *entry)
{
    return strspn(entry->d_name, "0123456789") == 4 && entry->d_name[4] == '_' &&
           strstr(entry->d_name, ".sql");
}

static bool step_read(struct ctx *c, struct steps *steps, const char *name)
{
    struct migration *step = &steps->at[steps->count];
    const char *path = pool_print(c->pool, "%s/%s", steps->folder, name);
    size_t length;
    char *hash = pool_take(c->pool, HASH_TEXT);
    if (!quad_read_file(c, path, &step->sql, &length)) return false;
    secret_sha256(step->sql, length, hash);
    step->version = (int)strtol(name, NULL, 10);
    step->name = pool_copy(c->pool, name);
    step->sha256 = hash;
    if (step->version != ++steps->count)
        return fail(c, FAULT_BAD_REQUEST, "%s is not step %d", name, steps->count);
    return true;
}

bool steps_read(struct ctx *c, struct steps *steps)
{
    struct dirent **names;
    if (!folder_find(c, &steps->folder)) return false;
    int count = scandir(steps->folder, &names, is_step, alphasort);
    if (count < 0 || count > STEPS_MAX) return fail(c, FAULT_NOT_FOUND, "cannot read %s", steps->folder);
    pool_defer(c->pool, free, names);
    for (int i = 0; i < count; i++) pool_defer(c->pool, free, names[i]);
    for (int i = 0; i < count; i++)
        if (!step_read(c, steps, names[i]->d_name)) return false;
    return true;
}

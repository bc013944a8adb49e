/* quad_steps.h - the migrations that this program knows: the files of sql/migrations. */
#ifndef QUAD_STEPS_H
#define QUAD_STEPS_H
#include "store/migrate.h"

enum { STEPS_MAX = 1000 };

struct steps {
    struct migration at[STEPS_MAX];
    int count;
    const char *folder;
};

/* Find the folder and read its files: in $QUADRIVIUM_SQL, beside the program or a folder above it, in
 * $QUADRIVIUM_ROOT, in $QUADRIVIUM_HOME, or here. `ret_steps` must be zeroed. */
bool steps_read(struct ctx *c, struct steps *ret_steps) must_check;
#endif

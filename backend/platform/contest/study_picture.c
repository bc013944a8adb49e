/* study_picture.c - see study_picture.h. */
#include "platform/contest/study_picture.h"
#include "base/clock.h"
#include "base/secret.h"
#include "platform/contest/study.h"
#include "platform/runtime/raster.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/experiment.h"
#include "store/study.h"
#include <string.h>

static json_object *picture_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const NUMBERS[] = {"width", "height", "bytes", NULL};
    json_object *one = json_new_object(c);
    json_add_text(one, "id", rows_text(r, i, "public_id"));
    json_add_text(one, "name", rows_text(r, i, "name"));
    for (const char *const *key = NUMBERS; *key; key++) json_add_int(one, *key, rows_int(r, i, *key));
    json_add_text(one, "sha256", rows_text(r, i, "sha256"));
    json_add_text(one, "created_at", clock_text(c, rows_int(r, i, "created_at")));
    return one;
}

/* Uploading. The program that draws is waited for outside of any transaction */

struct upload {
    const struct experiment_door *door;
    struct picture_row row;
};

static bool room_is_left(struct ctx *c, struct pg *db, int64_t account, size_t bytes)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PICTURE_ROOM, "i", account)) return false;
    return (rows_int(r, 0, "count") < PICTURES_OWNED_MAX &&
            rows_int(r, 0, "bytes") + (int64_t)bytes <= PICTURES_BYTES_MAX) ||
           fail_limit(c, FAULT_TOO_MANY_REQUESTS, "pictures.owned", 3600,
                      "you have reached the limit on pictures; delete some of a draft first");
}

/* Asked before the picture is drawn, and again under the locks when its size is known. */
static bool may_store(struct ctx *c, struct pg *db, const struct upload *u, const struct rows *x)
{
    struct rows *r;
    if (experiment_status_read(x, 0, "status") == EXPERIMENT_CLOSED)
        return fail(c, FAULT_EXPERIMENT_CLOSED, "nobody can join any more");
    if (!room_is_left(c, db, u->door->account, u->row.length) ||
        !pg_maybe(c, db, &r, PICTURE_NAMED, "it", rows_int(x, 0, "id"), u->row.name))
        return false;
    return rows_count(r) == 0 ||
           fail(c, FAULT_PICTURE_EXISTS, "delete the picture first, or choose another name");
}

/* The account is held so that uploads to two of its experiments at once cannot exceed its room. */
static bool store_body(struct ctx *c, struct pg *db, void *thing)
{
    struct upload *u = thing;
    struct rows *x;
    account_hold(c, db, u->door->account);
    return experiment_own_lock(c, db, u->door, &x) && may_store(c, db, u, x) &&
           picture_insert(c, db, rows_int(x, 0, "id"), &u->row);
}

static bool found(struct ctx *c, struct pg *db, int64_t experiment, const char *id, json_object **ret_picture)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PICTURES_OF, "i", experiment)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        if (strcmp(rows_text(r, i, "public_id"), id) != 0) continue;
        *ret_picture = picture_json(c, r, i);
        return true;
    }
    return fail(c, FAULT_NOT_FOUND, "not found");
}

bool study_picture_add(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *name,
                       const char *bytes, size_t length, json_object **ret_picture)
{
    char id[PUBLIC_ID], sha256[HASH_TEXT];
    int64_t experiment;
    struct rows *x;
    struct upload u = {.door = door, .row = {.public_id = id, .name = name, .sha256 = sha256}};
    if (!experiment_own(c, db, door, &experiment) ||
        !pg_one(c, db, &x, EXPERIMENT_HEAD, "t", door->experiment) || !may_store(c, db, &u, x) ||
        !raster_upload(c, bytes, length, &u.row.png, &u.row.length))
        return false;
    must(raster_size(u.row.png, u.row.length, &u.row.width, &u.row.height));
    secret_public_id(id);
    secret_sha256(u.row.png, u.row.length, sha256);
    return transact(c, db, store_body, &u) && found(c, db, experiment, id, ret_picture);
}

bool study_picture_list(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        json_object **ret_list)
{
    struct rows *r;
    int64_t experiment;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!experiment_own(c, db, door, &experiment) || !pg_each(c, db, &r, PICTURES_OF, "i", experiment))
        return false;
    for (int i = 0; i < rows_count(r); i++) json_push(items, picture_json(c, r, i));
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool study_picture_drop(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *id)
{
    struct rows *x;
    bool dropped;
    if (!experiment_own_lock(c, db, door, &x)) return false;
    if (experiment_status_read(x, 0, "status") != EXPERIMENT_DRAFT)
        return fail(c, FAULT_EXPERIMENT_STARTED, "participants may see this picture, so it stays");
    return picture_delete(c, db, rows_int(x, 0, "id"), id, &dropped) &&
           (dropped || fail(c, FAULT_NOT_FOUND, "not found"));
}

bool study_picture_read(struct ctx *c, struct pg *db, const char *id, const char **ret_png,
                        size_t *ret_length, const char **ret_sha256)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PICTURE_FIND, "t", id)) return false;
    const char *text = rows_text(r, 0, "png");
    size_t room = strlen(text);
    unsigned char *png = pool_take(c->pool, room);
    *ret_length = secret_base64(text, room, png, room);
    *ret_png = (const char *)png;
    *ret_sha256 = rows_text(r, 0, "sha256");
    return true;
}

/* What plans and pages name */

bool study_picture_names(struct ctx *c, struct pg *db, int64_t experiment, json_object **ret_names)
{
    struct rows *r;
    json_object *names = json_new_object(c);
    if (!pg_each(c, db, &r, PICTURES_OF, "i", experiment)) return false;
    for (int i = 0; i < rows_count(r); i++)
        json_add_text(names, rows_text(r, i, "name"), rows_text(r, i, "public_id"));
    *ret_names = rows_count(r) ? names : NULL;
    return true;
}

static bool lists(const struct rows *r, const char *id)
{
    for (int i = 0; i < rows_count(r); i++)
        if (strcmp(rows_text(r, i, "public_id"), id) == 0) return true;
    return false;
}

bool study_picture_check(struct ctx *c, struct pg *db, int64_t experiment, json_object *study)
{
    struct rows *r;
    json_object *ids = study_pictures(c, study);
    if (!json_object_array_length(ids)) return true;
    if (!pg_each(c, db, &r, PICTURES_OF, "i", experiment)) return false;
    for (size_t i = 0; i < json_object_array_length(ids); i++) {
        const char *id = json_object_get_string(json_object_array_get_idx(ids, i));
        if (lists(r, id)) continue;
        fail(c, FAULT_BAD_STUDY, "the experiment has no picture %s", id);
        fail_at(c, "/pictures", "bad_value", "a page shows a picture that the experiment does not have");
        return false;
    }
    return true;
}

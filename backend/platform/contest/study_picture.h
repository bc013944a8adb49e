/* study_picture.h - the pictures of an experiment: its owner uploads them, pieces of its series and pages of its study
 * show them. What is stored and sent was drawn anew (runtime/raster.h), under a random id: neither the bytes nor the
 * address say what the owner's file was called or contained besides what is seen. */
#ifndef QUAD_STUDY_PICTURE_H
#define QUAD_STUDY_PICTURE_H
#include "base/json.h"
#include "platform/contest/experiment.h"

/* What one account can have, in all its experiments. */
enum { PICTURES_OWNED_MAX = 500, PICTURES_BYTES_MAX = 32 << 20 };

/* Draw an uploaded picture, an SVG or a PNG, and store it under the name: {"id","name","width","height","bytes",
 * "sha256","created_at"}. Transactions of its own. FAULT_BAD_PICTURE, FAULT_PICTURE_EXISTS, FAULT_EXPERIMENT_CLOSED,
 * FAULT_TOO_MANY_REQUESTS: the account has too many; those of raster_upload. */
bool study_picture_add(struct ctx *c, struct pg *db, const struct experiment_door *door, const char *name,
                       const char *bytes, size_t length, json_object **ret_picture) must_check;
/* The pictures of an experiment by name, for its owner: {"items","next":null}. */
bool study_picture_list(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        json_object **ret_list) must_check;
/* Delete a picture of a draft. FAULT_EXPERIMENT_STARTED: participants may see it. */
bool study_picture_drop(struct ctx *c, struct pg *db, const struct experiment_door *door,
                        const char *id) must_check;
/* A picture as PNG, for anybody who knows its id; *ret_sha256 is of its bytes. FAULT_NOT_FOUND. */
bool study_picture_read(struct ctx *c, struct pg *db, const char *id, const char **ret_png,
                        size_t *ret_length, const char **ret_sha256) must_check;

/* The ids of an experiment's pictures by name, for its plan; NULL: there are none. */
bool study_picture_names(struct ctx *c, struct pg *db, int64_t experiment,
                         json_object **ret_names) must_check;
/* Whether every picture on the pages of a study is one of the experiment. FAULT_BAD_STUDY. */
bool study_picture_check(struct ctx *c, struct pg *db, int64_t experiment, json_object *study) must_check;
#endif

/* trial_files.c - what a row names beside its rules: objects with properties, given boards, conditions on drawn ones.
 * */
#include "games/rulegame/trials.h"
#include <fnmatch.h>
#include <string.h>

json_object *names_list(struct plan *p, const char *text)
{
    json_object *list = json_new_array(p->c);
    while (*text) {
        size_t length = strcspn(text, ";"), blanks = strspn(text, " \t");
        size_t end = length;
        if (blanks > length) blanks = length;
        while (end > blanks && (text[end - 1] == ' ' || text[end - 1] == '\t')) end--;
        if (end > blanks) json_push_text(list, pool_copy_bytes(p->c->pool, text + blanks, end - blanks));
        text += length + (text[length] == ';');
    }
    return list;
}

/* Objects: shapes/FOLDER/properties.csv, a line for each, with its picture in the first column */

/* One object as a map of properties; the name of the picture is not one of them (R1.5). */
static json_object *object_of(struct plan *p, const struct table *table, const struct record *record)
{
    json_object *map = json_new_object(p->c);
    for (int i = 0; i < record->count && i < table->record[0].count; i++) {
        const char *name = table->record[0].cell[i].text, *text = record->cell[i].text;
        if (*name && *text && strcmp(name, "image") != 0) json_add_text(map, name, text);
    }
    return map;
}

/* The id of the uploaded picture FOLDER/NAME of an object, where the table can leave out the file extension. NULL: none
 * was uploaded. */
static json_object *picture_of(struct plan *p, const char *path)
{
    json_object *id = json_member(p->pictures, path);
    if (id || !p->pictures || strchr(strrchr(path, '/') ? strrchr(path, '/') : path, '.')) return id;
    id = json_member(p->pictures, pool_print(p->c->pool, "%s.png", path));
    return id ? id : json_member(p->pictures, pool_print(p->c->pool, "%s.svg", path));
}

/* The index of the picture in the option `images`, where a new one is added; -1: there are too many. */
static int object_number(struct row *row, const struct table *table, const struct record *record,
                         const char *folder)
{
    json_object *images = json_member(row->options, "images"), *map = object_of(row->plan, table, record);
    json_object *id = picture_of(row->plan,
                                 pool_print(row->plan->c->pool, "%s%s", folder, record->cell[0].text));
    if (id) json_add(map, "image", id);
    if (!images) json_add(row->options, "images", images = json_new_array(row->plan->c));
    int count = (int)json_object_array_length(images);
    for (int i = 0; i < count; i++)
        if (json_same(json_object_array_get_idx(images, (size_t)i), map)) return i;
    if (count == IMAGES_MAX) return -1;
    json_push(images, map);
    return count;
}

/* Split a path into shapes/a/b/properties.csv and "*.png". */
static const char *properties_file(struct plan *p, const char *path, const char **ret_picture)
{
    const char *slash = strrchr(path, '/');
    int folder = slash ? (int)(slash - path) : 0;
    *ret_picture = slash ? slash + 1 : path;
    return pool_print(p->c->pool, "shapes/%.*s%sproperties.csv", folder, path, folder ? "/" : "");
}

/* The table can leave out the pictures' file extension. */
static bool is_named(struct plan *p, const char *pattern, const char *name)
{
    const char *dot = strrchr(pattern, '.');
    if (fnmatch(pattern, name, 0) == 0) return true;
    if (!dot || strchr(name, '.')) return false;
    return fnmatch(pool_copy_bytes(p->c->pool, pattern, (size_t)(dot - pattern)), name, 0) == 0;
}

/* Every object whose picture fits the pattern; *ret_number is the last one's. False: the fault was noted. */
static bool pictures_take(struct row *row, const char *column, const char *path, int *ret_number)
{
    struct table table;
    struct plan *p = row->plan;
    const char *picture, *file = properties_file(p, path, &picture);
    const char *folder = pool_copy_bytes(p->c->pool, path, (size_t)(picture - path));
    *ret_number = -1;
    if (strncmp(path, "/composite/", 11) == 0) {
        row_find(row, column, FINDING_PICTURE_COMPOSITE, NULL);
        return false;
    }
    if (!json_member(p->files, file)) {
        row_find(row, column, FINDING_OBJECTS_MISSING, PARAMS(PARAM_TEXT("file", file)));
        return false;
    }
    if (!plan_table(p, row, file, &table)) return false;
    for (int i = 1; i < table.count; i++) {
        const char *name = table.record[i].cell[0].text;
        if (!is_named(p, picture, name)) continue;
        *ret_number = object_number(row, &table, &table.record[i], folder);
        if (*ret_number >= 0) continue;
        row_find(row, column, FINDING_OBJECTS_TOO_MANY, PARAMS(PARAM_NUMBER("max", IMAGES_MAX)));
        return false;
    }
    if (*ret_number >= 0) return true;
    row_find(row, column, FINDING_OBJECT_UNLISTED,
             PARAMS(PARAM_TEXT("file", file), PARAM_TEXT("name", picture)));
    return false;
}

void row_images(struct row *row)
{
    const char *text = row_text(row, "images", NULL);
    json_object *paths = text ? names_list(row->plan, text) : NULL;
    int last;
    for (size_t i = 0; paths && i < json_object_array_length(paths); i++)
        if (!pictures_take(row, "images", json_object_get_string(json_object_array_get_idx(paths, i)), &last))
            return;
}

void row_pictures(struct row *row)
{
    json_object *images = json_member(row->options, "images");
    size_t count = images ? json_object_array_length(images) : 0, shown = 0;
    for (size_t i = 0; i < count; i++)
        shown += json_member(json_object_array_get_idx(images, i), "image") != NULL;
    if (shown == 0 || shown == count) return;
    row_find(
        row, row_text(row, "images", NULL) ? "images" : "initial_boards", FINDING_PICTURES_MISSING,
        PARAMS(PARAM_NUMBER("missing", (int64_t)(count - shown)), PARAM_NUMBER("count", (int64_t)count)));
}

/* Boards: the .json files of boards/FOLDER, or boards/NAME.json */

static bool board_find(struct row *row, const char *file, enum finding_id id,
                       const struct finding_param *params)
{
    plan_find(row->plan, row, (struct spot){file, 1, 1}, id, params);
    return false;
}

static bool place_of(json_object *piece, const char *key, json_object *ret)
{
    json_object *value = json_member(piece, key);
    if (!json_object_is_type(value, json_type_int)) return false;
    json_add(ret, key, value);
    return true;
}

static bool board_piece(struct row *row, const char *file, json_object *piece, json_object *ret_piece)
{
    json_object *image = json_member(piece, "image"), *shape = json_member(piece, "shape"),
                *color = json_member(piece, "color");
    int number;
    if (!place_of(piece, "x", ret_piece) || !place_of(piece, "y", ret_piece))
        return board_find(row, file, FINDING_PIECE_PLACE, NULL);
    if (json_object_is_type(image, json_type_string)) {
        if (!pictures_take(row, "initial_boards", json_object_get_string(image), &number)) return false;
        json_add_int(ret_piece, "object", number);
        return true;
    }
    if (!json_object_is_type(shape, json_type_string) || !json_object_is_type(color, json_type_string))
        return board_find(row, file, FINDING_PIECE_LOOK, NULL);
    json_add(ret_piece, "shape", shape);
    json_add(ret_piece, "color", color);
    return true;
}

static bool board_take(struct row *row, const char *file, const char *name)
{
    struct ctx *c = row->plan->c;
    const char *text = plan_file(row->plan, file);
    json_object *board = NULL, *value, *ours = json_new_object(c), *pieces = json_new_array(c);
    if (!text) return board_find(row, file, FINDING_BOARD_MISSING, NULL);
    if (!json_read(c, text, strlen(text), &board)) {
        const char *why = pool_copy(c->pool, c->failure.detail);
        forgive(c);
        return board_find(row, file, FINDING_BOARD_NO_JSON, PARAMS(PARAM_TEXT("detail", why)));
    }
    value = json_member(board, "value");
    if (!json_object_is_type(board, json_type_object) || !json_object_is_type(value, json_type_array))
        return board_find(row, file, FINDING_BOARD_FORM, NULL);
    for (size_t i = 0; i < json_object_array_length(value); i++) {
        json_object *piece = json_new_object(c);
        if (!board_piece(row, file, json_object_array_get_idx(value, i), piece)) return false;
        json_push(pieces, piece);
    }
    json_add_text(ours, "name", name);
    json_add(ours, "value", pieces);
    json_push(json_member(row->options, "initial_boards"), ours);
    return true;
}

static bool is_board_of(const char *name, const char *folder)
{
    size_t length = strlen(name);
    return strncmp(name, folder, strlen(folder)) == 0 && length >= 5 &&
           strcmp(name + length - 5, ".json") == 0;
}

/* The board of a folder whose name comes next in alphabetical order, or NULL: json_object keeps the order in which
 * members were sent. */
static const char *board_after(json_object *files, const char *folder, const char *before)
{
    const char *next = NULL;
    json_object_object_foreach (files, name, text) {
        (void)text;
        if (!is_board_of(name, folder) || strcmp(name, before) <= 0) continue;
        if (!next || strcmp(name, next) < 0) next = name;
    }
    return next;
}

/* The files of a folder in the order of their names. */
static void folder_take(struct row *row, const char *folder)
{
    const char *name = "";
    while ((name = board_after(row->plan->files, folder, name)))
        if (!board_take(row, name, name + strlen(folder))) return;
}

/* A list of names in a file of the folder, or of its parent. */
static void listed_take(struct row *row, const char *folder, const char *order)
{
    struct plan *p = row->plan;
    struct table table;
    const char *file = pool_print(p->c->pool, "%s%s", folder, order);
    if (!json_member(p->files, file)) file = pool_print(p->c->pool, "boards/%s", order);
    if (!plan_table(p, row, file, &table)) return;
    for (int i = 0; i < table.count; i++) {
        const char *name = table.record[i].cell[0].text;
        if (!board_take(row, pool_print(p->c->pool, "%s%s", folder, name), name)) return;
    }
}

static void order_take(struct row *row, const char *folder)
{
    const char *order = row_text(row, "initial_boards_order", NULL);
    size_t length = order ? strlen(order) : 0;
    if (!order) {
        row_find(row, "initial_boards", FINDING_BOARDS_UNORDERED, NULL);
        return;
    }
    bool listed = length > 4 && strcmp(order + length - 4, ".csv") == 0;
    bool random = strcasecmp(order, "random") == 0;
    if (!listed && !random && strcasecmp(order, "alpha") != 0) {
        row_find(row, "initial_boards_order", FINDING_BOARDS_ORDER, NULL);
        return;
    }
    json_add_text(row->options, "initial_boards_order", listed ? "listed" : random ? "random" : "alpha");
    if (listed) listed_take(row, folder, order);
    else folder_take(row, folder);
}

void row_boards(struct row *row)
{
    static const char ROOT[] = "/game-data/boards/"; /* the name of the same folder on other servers */
    struct plan *p = row->plan;
    const char *name = row_text(row, "initial_boards", NULL);
    if (!name) return;
    const char *root = strstr(name, ROOT);
    if (root) name = root + sizeof ROOT - 1;
    json_add(row->options, "initial_boards", json_new_array(p->c));
    const char *single = pool_print(p->c->pool, "boards/%s.json", name);
    if (json_member(p->files, single)) {
        json_add_text(row->options, "initial_boards_order", "listed");
        (void)board_take(row, single, name);
        return;
    }
    order_take(row, pool_print(p->c->pool, "boards/%s/", name));
    if (json_object_array_length(json_member(row->options, "initial_boards")) ||
        json_object_array_length(row->errors))
        return;
    row_find(row, "initial_boards", FINDING_BOARDS_NONE,
             PARAMS(PARAM_TEXT("folder", pool_print(p->c->pool, "boards/%s/", name))));
}

/* Conditions */

static void condition_take(struct row *row, const char *column, const char *option)
{
    struct plan *p = row->plan;
    const char *name = row_text(row, column, NULL);
    struct rule_fault fault;
    if (!name) return;
    const char *file = pool_print(p->c->pool, "cond/%s.txt", name), *text = plan_file(p, file);
    if (!text) {
        row_find(row, column, FINDING_CONDITION_MISSING, PARAMS(PARAM_TEXT("file", file)));
        return;
    }
    if (!rule_set_read(p->c, text, strlen(text), &fault)) {
        plan_rules_fault(row, file, &fault);
        return;
    }
    json_add_text(row->options, option, text);
}

void row_conditions(struct row *row)
{
    condition_take(row, "condTrain", "cond_train");
    condition_take(row, "condTest", "cond_test");
}

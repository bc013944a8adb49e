/* pieces.c - see pieces.h. */
#include "games/rulegame/pieces.h"
#include <string.h>

static bool is_letter(char ch)
{
    return (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z') || (ch >= '0' && ch <= '9') || ch == '_';
}

const char *plain_name(struct ctx *c, const char *name)
{
    size_t length = strlen(name);
    bool joint = true; /* - and / stand between other signs */
    if (length == 0 || length > NAME_MAX) return NULL;
    for (size_t i = 0; i < length; i++) {
        bool sign = name[i] == '-' || name[i] == '/';
        if ((sign && joint) || (!sign && !is_letter(name[i]))) return NULL;
        joint = sign;
    }
    if (joint) return NULL;
    char *upper = pool_copy(c->pool, name);
    for (char *at = upper; *at; at++)
        if (*at >= 'a' && *at <= 'z') *at = (char)(*at - 'a' + 'A');
    return upper;
}

static bool cell_fits(struct ctx *c, int cell)
{
    return (cell >= 1 && cell <= CELLS) ||
           fail(c, FAULT_BAD_REQUEST, "cell %d: cells are 1 to %d", cell, CELLS);
}

bool piece_plain(struct ctx *c, int cell, const char *shape, const char *color, struct piece *ret_piece)
{
    const char *names[2] = {plain_name(c, shape), plain_name(c, color)};
    if (!cell_fits(c, cell)) return false;
    if (!names[0] || !names[1])
        return fail(c, FAULT_BAD_REQUEST,
                    "a shape or color is letters, digits and _, with - or / between them");
    struct property *property = pool_take_many(c->pool, 2, sizeof *property);
    property[0] = property_of("shape", names[0]);
    property[1] = property_of("color", names[1]);
    *ret_piece = (struct piece){cell, true, 2, property, NULL};
    return true;
}

static bool is_reserved(const char *name)
{
    static const char *const RESERVED[] = {"pos", "bucket", "image", "count", "code", "postpos"};
    for (size_t i = 0; i < sizeof RESERVED / sizeof *RESERVED; i++)
        if (strcmp(RESERVED[i], name) == 0) return true;
    return false;
}

static bool is_identifier(const char *name)
{
    if (!is_letter(*name) || (*name >= '0' && *name <= '9')) return false;
    for (const char *at = name; *at; at++)
        if (!is_letter(*at)) return false;
    return strlen(name) <= NAME_MAX;
}

static bool property_read(struct ctx *c, const char *name, json_object *value, struct property *ret_property)
{
    bool typed = json_object_is_type(value, json_type_string) || json_object_is_type(value, json_type_int);
    if (!is_identifier(name) || is_reserved(name))
        return fail(c, FAULT_BAD_REQUEST, "%.60s cannot be the name of a property", name);
    if (!typed) return fail(c, FAULT_BAD_REQUEST, "the property %s must be a text", name);
    if (json_object_get_string_len(value) > PROPERTY_TEXT_MAX)
        return fail(c, FAULT_BAD_REQUEST, "the property %s is longer than %d bytes", name, PROPERTY_TEXT_MAX);
    *ret_property = property_of(pool_copy(c->pool, name), pool_copy(c->pool, json_object_get_string(value)));
    return true;
}

bool piece_properties(struct ctx *c, int cell, json_object *map, struct piece *ret_piece)
{
    int count = 0;
    if (!cell_fits(c, cell) || !json_need_object(c, map, "an object")) return false;
    if (json_object_object_length(map) > PROPERTIES_MAX)
        return fail(c, FAULT_BAD_REQUEST, "an object has at most %d properties", PROPERTIES_MAX);
    struct property *property = pool_take_many(c->pool, PROPERTIES_MAX, sizeof *property);
    json_object_object_foreach (map, name, value) {
        if (!property_read(c, name, value, &property[count])) return false;
        count += property[count].text[0] != 0;
    }
    *ret_piece = (struct piece){cell, false, count, property, NULL};
    return true;
}

static bool is_picture(json_object *id)
{
    const char *text = json_object_is_type(id, json_type_string) ? json_object_get_string(id) : "";
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        if (!is_letter(text[i])) return false;
    return length >= 1 && length <= NAME_MAX;
}

bool piece_object(struct ctx *c, json_object *map, struct piece *ret_piece)
{
    json_object *id = json_member(map, "image"), *rest = json_new_object(c);
    if (!json_need_object(c, map, "an object")) return false;
    if (id && !is_picture(id))
        return fail(c, FAULT_BAD_REQUEST, "image: the id of a picture, letters and digits");
    json_object_object_foreach (map, name, value) {
        if (strcmp(name, "image") != 0) json_add(rest, name, value);
    }
    if (!piece_properties(c, 1, rest, ret_piece)) return false;
    ret_piece->image = id ? pool_copy(c->pool, json_object_get_string(id)) : NULL;
    return true;
}

bool pieces_sort(struct ctx *c, struct piece *piece, int count, bool crowded, int *ret_old_place)
{
    int place[PIECES_MAX];
    for (int i = 0; i < count; i++) {
        struct piece one = piece[i];
        int j = i;
        for (; j > 0 && piece[j - 1].cell > one.cell; j--) piece[j] = piece[j - 1], place[j] = place[j - 1];
        piece[j] = one;
        place[j] = i;
    }
    if (ret_old_place) memcpy(ret_old_place, place, (size_t)count * sizeof *place);
    for (int i = 1; !crowded && i < count; i++)
        if (piece[i].cell == piece[i - 1].cell)
            return fail(c, FAULT_BAD_REQUEST, "two pieces stand in cell %d", piece[i].cell);
    return true;
}

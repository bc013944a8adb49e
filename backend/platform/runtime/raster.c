/* raster.c - see raster.h. */
#include "platform/runtime/raster.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/tool.h"
#include <string.h>
#include <unistd.h>

enum { MARGIN = 15 };

/* Pictures on a sheet of paper */

bool raster_box(const char *svg, double *ret_wide, double *ret_tall)
{
    const char *box = strstr(svg, "viewBox=\"0 0 ");
    char *end = NULL;
    *ret_wide = box ? strtod(box + 13, &end) : 0;
    *ret_tall = end ? strtod(end, NULL) : 0;
    return *ret_wide >= 1 && *ret_tall >= 1;
}

/* The numbers are decimal fractions of the sheet. */
const char *raster_fitted(struct ctx *c, const char *svg, struct raster_place p)
{
    double wide, tall;
    if (!raster_box(svg, &wide, &tall)) return NULL;
    double across = p.wide / wide, down = p.tall / tall, scale = across < down ? across : down;
    return pool_print(c->pool, "<g transform=\"translate(%.3f %.3f) scale(%.6f)\">%s</g>",
                      p.left + (p.wide - wide * scale) / 2, p.top + (p.tall - tall * scale) / 2, scale, svg);
}

const char *raster_sheet(struct ctx *c, const char *pictures, int wide, int tall)
{
    return pool_print(
        c->pool,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">"
        "<rect width=\"%d\" height=\"%d\" fill=\"#ece7dc\"/>%s</svg>",
        wide, tall, wide, tall, wide, tall, pictures);
}

/* The program */

/* What the program gets, and how it is called. */
struct drawing {
    const char *bytes;
    size_t length;
    char *const *command;
};

static bool refuse(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "picture", 5, "this picture cannot be drawn now");
}

bool raster_size(const char *png, size_t length, int *ret_wide, int *ret_tall)
{
    static const char SIGN[] = "\x89PNG\r\n\x1a\n";
    const unsigned char *at = (const unsigned char *)png + 16; /* the first chunk has the size */
    if (length < 24 || memcmp(png, SIGN, sizeof SIGN - 1) != 0 || at[0] || at[1] || at[4] || at[5])
        return false;
    *ret_wide = at[2] << 8 | at[3];
    *ret_tall = at[6] << 8 | at[7];
    return true;
}

static enum tool_end paint(struct ctx *c, const struct drawing *d, const char **ret_png, size_t *ret_length)
{
    const struct tool tool = {.program = RASTER_PROGRAM,
                              .command = d->command,
                              .memory = RASTER_MEMORY,
                              .seconds = RASTER_SECONDS,
                              .patience = RASTER_PATIENCE,
                              .output = RASTER_PNG_MAX};
    int picture = tool_file(d->bytes, d->length), wide, tall;
    if (picture < 0) return TOOL_NOT_NOW;
    enum tool_end end = tool_run(c, &tool, picture, ret_png, ret_length);
    close(picture);
    return end == TOOL_DONE && !raster_size(*ret_png, *ret_length, &wide, &tall) ? TOOL_REFUSED : end;
}

static bool paint_in_slot(struct ctx *c, const struct drawing *d, enum tool_end *ret, const char **ret_png,
                          size_t *ret_length)
{
    int slot;
    if (!slot_take(c, "picture", &slot)) return false;
    *ret = paint(c, d, ret_png, ret_length);
    slot_release(slot);
    return *ret != TOOL_NOT_NOW || refuse(c);
}

bool raster_draw(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length)
{
    static char *const COMMAND[] = {(char *)"rsvg-convert", (char *)"--format=png", NULL};
    const struct drawing d = {svg, strlen(svg), COMMAND};
    enum tool_end end;
    if (!paint_in_slot(c, &d, &end, ret_png, ret_length)) return false;
    if (end == TOOL_DONE) return true;
    log_line(LOG_ERROR, "picture_failed", "\"bytes\":%zu", d.length);
    return refuse(c);
}

bool raster_card(struct ctx *c, const char *svg, const char **ret_png, size_t *ret_length)
{
    if (strlen(svg) > RASTER_SVG_MAX)
        return fail(c, FAULT_NOT_FOUND, "this position is too large for a PNG; board.svg shows it");
    const char *picture = raster_fitted(
        c, svg, (struct raster_place){MARGIN, MARGIN, CARD_WIDE - 2 * MARGIN, CARD_TALL - 2 * MARGIN});
    return picture ? raster_draw(c, raster_sheet(c, picture, CARD_WIDE, CARD_TALL), ret_png, ret_length)
                   : refuse(c);
}

/* Uploads */

enum { PNG_SIGN = 8, CHUNK_HEAD = 8, CHUNK_END = 4 };

static uint32_t number_at(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* The check of a chunk (PNG specification, annex D). */
static uint32_t crc_of(const unsigned char *bytes, size_t length)
{
    uint32_t crc = ~0U;
    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

/* The program draws nothing for a damaged PNG and says nothing of it, so the checks of its chunks are compared here. */
static bool is_undamaged(const char *png, size_t length)
{
    const unsigned char *at = (const unsigned char *)png + PNG_SIGN,
                        *end = (const unsigned char *)png + length;
    while (end - at >= CHUNK_HEAD + CHUNK_END) {
        size_t size = number_at(at);
        if (size > (size_t)(end - at) - CHUNK_HEAD - CHUNK_END) return false;
        const unsigned char *check = at + CHUNK_HEAD + size;
        if (crc_of(at + 4, 4 + size) != number_at(check)) return false;
        if (memcmp(at + 4, "IEND", 4) == 0) return true;
        at = check + CHUNK_END;
    }
    return false;
}

static bool unusable(struct ctx *c, const char *why) { return fail(c, FAULT_BAD_PICTURE, "%s", why); }

/* A PNG is drawn as the only thing in an SVG of its size. */
static const char *framed(struct ctx *c, const char *png, size_t length, int wide, int tall)
{
    char *text = pool_take(c->pool, SECRET_BASE64(length));
    secret_to_base64(png, length, text);
    return pool_print(c->pool,
                      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">"
                      "<image width=\"%d\" height=\"%d\" href=\"data:image/png;base64,%s\"/></svg>",
                      wide, tall, wide, tall, text);
}

bool raster_upload(struct ctx *c, const char *bytes, size_t length, const char **ret_png, size_t *ret_length)
{
    static char *const COMMAND[] = {(char *)"rsvg-convert",        (char *)"--format=png",
                                    (char *)"--width=512",         (char *)"--height=512",
                                    (char *)"--keep-aspect-ratio", NULL};
    _Static_assert(UPLOAD_SIDE == 512, "the command says it");
    struct drawing d = {bytes, length, COMMAND};
    enum tool_end end;
    int wide, tall;
    if (length > UPLOAD_BYTES_MAX) return unusable(c, "a picture has at most 512 KiB");
    if (raster_size(bytes, length, &wide, &tall)) {
        if (wide < 1 || tall < 1 || wide > UPLOAD_SIDE_MAX || tall > UPLOAD_SIDE_MAX)
            return unusable(c, "a PNG has at most 4096 pixels a side");
        if (!is_undamaged(bytes, length)) return unusable(c, "this PNG is damaged");
        d.bytes = framed(c, bytes, length, wide, tall);
        d.length = strlen(d.bytes);
    } else if (!memmem(bytes, length, "<svg", 4)) return unusable(c, "only SVG and PNG can be used");
    if (!paint_in_slot(c, &d, &end, ret_png, ret_length)) return false;
    if (end != TOOL_DONE) return unusable(c, "the picture has errors, or is too complex to draw");
    bool fits = raster_size(*ret_png, *ret_length, &wide, &tall) && wide >= 1 && tall >= 1 &&
                wide <= UPLOAD_SIDE && tall <= UPLOAD_SIDE;
    return fits || unusable(c, "one side of the picture is too short for the other");
}

/* gif.c - see gif.h. */
#include "platform/runtime/gif.h"
#include "base/log.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/raster.h"
#include "platform/runtime/tool.h"
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

static bool refuse(struct ctx *c)
{
    return fail_limit(c, FAULT_UNAVAILABLE, "replay", 5, "this animation cannot be made now");
}

int gif_position(int positions, int frames, int n)
{
    return frames < 2 ? positions - 1 : (int)((int64_t)n * (positions - 1) / (frames - 1));
}

bool gif_begin(struct ctx *c, const char *like, struct gif *ret)
{
    double wide, tall;
    if (!raster_box(like, &wide, &tall)) return refuse(c);
    double scale = sqrt(GIF_AREA / (wide * tall)), longest = GIF_SIDE_MAX / (wide > tall ? wide : tall);
    if (scale > longest) scale = longest;
    *ret = (struct gif){.wide = (int)(wide * scale + 0.5), .tall = (int)(tall * scale + 0.5)};
    if (!ret->wide || !ret->tall) return refuse(c);
    if (!slot_take_only(c, "replay", &ret->slot)) return false;
    ret->reel = tool_file(NULL, 0);
    if (ret->reel < 0) {
        slot_release(ret->slot);
        return refuse(c);
    }
    ret->strip.pool = pool_new();
    return true;
}

void gif_drop(struct gif *gif)
{
    pool_drop(gif->strip.pool);
    close(gif->reel);
    slot_release(gif->slot);
}

/* Draw the pictures of the strip, in a pool whose memory serves the next strip too, and add the PNG behind its length. */
static bool flush(struct ctx *c, struct gif *gif)
{
    struct ctx own = *c;
    const char *png;
    size_t length;
    if (!gif->on_strip) return true;
    own.pool = gif->strip.pool;
    const char *sheet = raster_sheet(&own, builder_text(&gif->strip), gif->wide, gif->tall * gif->on_strip);
    if (!raster_draw(&own, sheet, &png, &length)) return refuse(c);
    uint32_t head = (uint32_t)length;
    if (!tool_append(gif->reel, &head, sizeof head) || !tool_append(gif->reel, png, length)) return refuse(c);
    pool_wipe(gif->strip.pool);
    gif->strip = (struct builder){.pool = gif->strip.pool};
    gif->on_strip = 0;
    return true;
}

bool gif_add(struct ctx *c, struct gif *gif, const char *svg)
{
    struct ctx own = *c;
    size_t length = strlen(svg);
    must(gif->frames < GIF_FRAMES_MAX);
    if (length > RASTER_SVG_MAX) return fail(c, FAULT_NOT_FOUND, "a position is too large for an animation");
    if ((gif->on_strip == GIF_STRIP || gif->strip.length + length > RASTER_SVG_MAX) && !flush(c, gif))
        return false;
    own.pool = gif->strip.pool;
    const char *picture = raster_fitted(
        &own, svg, (struct raster_place){0, gif->tall * gif->on_strip, gif->wide, gif->tall});
    if (!picture) return refuse(c);
    builder_add(&gif->strip, picture);
    gif->on_strip++;
    gif->frames++;
    return true;
}

/* The path of a program in the folder of this one; NULL when that cannot be read. */
static const char *beside(struct ctx *c, const char *name)
{
    char own[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    if (length <= 0) return NULL;
    own[length] = 0;
    char *slash = strrchr(own, '/');
    if (slash) *slash = 0;
    return pool_print(c->pool, "%s/%s", own, name);
}

bool gif_end(struct ctx *c, struct gif *gif, int delay, int hold, const char **ret_gif, size_t *ret_length)
{
    if (!flush(c, gif)) return false;
    char *const command[] = {(char *)"quad-gif",
                             pool_print(c->pool, "%d", gif->wide),
                             pool_print(c->pool, "%d", gif->tall),
                             pool_print(c->pool, "%d", gif->frames),
                             pool_print(c->pool, "%d", delay),
                             pool_print(c->pool, "%d", hold),
                             NULL};
    const struct tool tool = {.program = beside(c, command[0]),
                              .command = command,
#ifndef __SANITIZE_ADDRESS__ /* its shadow takes more than any limit */
                              .memory = GIF_MEMORY,
#endif
                              .seconds = GIF_SECONDS,
                              .patience = GIF_PATIENCE,
                              .output = GIF_BYTES_MAX};
    if (!tool.program) return refuse(c);
    enum tool_end end = tool_run(c, &tool, gif->reel, ret_gif, ret_length);
    if (end == TOOL_REFUSED && *ret_length == GIF_BYTES_MAX)
        return fail(c, FAULT_NOT_FOUND, "this replay is too large for an animation");
    if (end == TOOL_REFUSED)
        log_line(LOG_ERROR, "animation_failed", "\"frames\":%d,\"why\":%s", gif->frames,
                 log_quote(pool_copy_bytes(c->pool, *ret_gif, *ret_length < 200 ? *ret_length : 200)));
    return end == TOOL_DONE || refuse(c);
}

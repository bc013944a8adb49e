/* gif.c - quad-gif WIDE TALL FRAMES DELAY HOLD: strips of pictures in, an animated GIF out. platform/runtime/gif.c runs it
 * with limits of time and memory; a person has no use for it.
 *
 * In: PNGs of that width, each behind its length (4 bytes, the machine's order), with whole frames one below the other;
 * FRAMES of them in all. Delays are in hundredths of a second. All frames share one palette, and after the first only the
 * rectangle that changed is stored. */
#include "base/pool.h"
#include <gif_lib.h>
#include <png.h>
#include <stdbool.h>
#include <stdint.h>

enum { SIDE_MAX = 2000, FRAMES_MAX = 1000, DELAY_MAX = 6000, STRIP_MAX = 16 << 20 };
enum {
    COLOURS = 256,
    UNCHANGED = COLOURS - 1,
    CHANNELS = 3
}; /* the last colour means: as in the frame before */

struct film {
    int wide, tall, frames, delay, hold;
    size_t pixels;                   /* of a frame */
    GifByteType *channels[CHANNELS]; /* of all frames */
    GifByteType *colours;            /* of all frames: numbers in the palette */
    GifColorType palette[COLOURS];
};

static _Noreturn void die(const char *why)
{
    fprintf(stderr, "quad-gif: %s\n", why);
    exit(EXIT_FAILURE);
}

static int number(const char *text, long most)
{
    char *end;
    long value = strtol(text, &end, 10);
    if (*end || value < 1 || value > most) die("usage: quad-gif WIDE TALL FRAMES DELAY HOLD <STRIPS >GIF");
    return (int)value;
}

/* Reading */

/* Read the next strip; how many frames it has, 0 at the end of the input. */
static int read_strip(struct film *f, int frame)
{
    uint32_t length;
    if (fread(&length, sizeof length, 1, stdin) != 1) return 0;
    if (length < 1 || length > STRIP_MAX) die("a strip has no length that can be");
    struct pool *pool = pool_new();
    png_bytep bytes = pool_take(pool, length);
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (fread(bytes, 1, length, stdin) != length) die("the last strip is incomplete");
    if (!png_image_begin_read_from_memory(&image, bytes, length)) die(image.message);
    int count = (int)image.height / f->tall;
    if (image.width != (unsigned)f->wide || image.height > SIDE_MAX * 16 ||
        image.height % (unsigned)f->tall || count > f->frames - frame)
        die("a strip does not have the size that was announced");
    image.format = PNG_FORMAT_RGB;
    size_t pixels = (size_t)count * f->pixels;
    png_bytep rows = pool_take_many(pool, pixels, CHANNELS);
    if (!png_image_finish_read(&image, NULL, rows, 0, NULL)) die(image.message);
    for (int channel = 0; channel < CHANNELS; channel++) {
        GifByteType *to = f->channels[channel] + (size_t)frame * f->pixels;
        for (size_t i = 0; i < pixels; i++) to[i] = rows[CHANNELS * i + (size_t)channel];
    }
    pool_drop(pool);
    return count;
}

static void read_strips(struct film *f)
{
    int frame = 0;
    for (int count; (count = read_strip(f, frame)) > 0;) frame += count;
    if (frame != f->frames || ferror(stdin)) die("there are fewer frames than were announced");
}

/* Colours */

/* The library counts colours by their upper five bits, which makes white grey: each gets the mean of what it stands for. */
static void refine(struct film *f, size_t pixels)
{
    uint64_t sums[COLOURS][CHANNELS] = {0}, counts[COLOURS] = {0};
    for (size_t i = 0; i < pixels; i++) {
        counts[f->colours[i]]++;
        for (int channel = 0; channel < CHANNELS; channel++)
            sums[f->colours[i]][channel] += f->channels[channel][i];
    }
    for (int i = 0; i < COLOURS; i++) {
        if (!counts[i]) continue;
        f->palette[i] = (GifColorType){(GifByteType)((sums[i][0] + counts[i] / 2) / counts[i]),
                                       (GifByteType)((sums[i][1] + counts[i] / 2) / counts[i]),
                                       (GifByteType)((sums[i][2] + counts[i] / 2) / counts[i])};
    }
}

static void choose_colours(struct film *f)
{
    int size = UNCHANGED;
    if (GifQuantizeBuffer((unsigned)f->wide, (unsigned)(f->tall * f->frames), &size, f->channels[0],
                          f->channels[1], f->channels[2], f->colours, f->palette) != GIF_OK)
        die("no palette was found");
    refine(f, (size_t)f->frames * f->pixels);
}

/* Writing */

struct rectangle {
    int left, top, right, bottom; /* inclusive */
};

static void include(struct rectangle *r, int x, int y)
{
    if (x < r->left) r->left = x;
    if (x > r->right) r->right = x;
    if (y < r->top) r->top = y;
    r->bottom = y;
}

/* What differs between two frames; a single pixel where nothing does, because a frame has at least one. */
static struct rectangle changed(const struct film *f, const GifByteType *before, const GifByteType *now)
{
    struct rectangle r = {f->wide, f->tall, -1, -1};
    for (size_t i = 0; i < f->pixels; i++)
        if (before[i] != now[i]) include(&r, (int)(i % (size_t)f->wide), (int)(i / (size_t)f->wide));
    return r.bottom < 0 ? (struct rectangle){0, 0, 0, 0} : r;
}

static void check(GifFileType *gif, int done)
{
    if (done != GIF_OK) die(GifErrorString(gif->Error));
}

static void put_frame(const struct film *f, GifFileType *gif, int frame)
{
    const GifByteType *now = f->colours + (size_t)frame * f->pixels, *before = frame ? now - f->pixels : NULL;
    struct rectangle r = {0, 0, f->wide - 1, f->tall - 1};
    if (before) r = changed(f, before, now);
    const GraphicsControlBlock control = {.DisposalMode = DISPOSE_DO_NOT,
                                          .DelayTime = frame == f->frames - 1 ? f->hold : f->delay,
                                          .TransparentColor = before ? UNCHANGED : NO_TRANSPARENT_COLOR};
    GifByteType extension[4], line[SIDE_MAX];
    size_t length = EGifGCBToExtension(&control, extension);
    check(gif, EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, (int)length, extension));
    check(gif, EGifPutImageDesc(gif, r.left, r.top, r.right - r.left + 1, r.bottom - r.top + 1, false, NULL));
    for (int y = r.top; y <= r.bottom; y++) {
        for (int x = r.left; x <= r.right; x++) {
            size_t i = (size_t)y * (size_t)f->wide + (size_t)x;
            line[x - r.left] = before && before[i] == now[i] ? UNCHANGED : now[i];
        }
        check(gif, EGifPutLine(gif, line, r.right - r.left + 1));
    }
}

/* Repeat for ever: the extension that all readers know. */
static void put_loop(GifFileType *gif)
{
    static const GifByteType FOREVER[] = {1, 0, 0};
    check(gif, EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE));
    check(gif, EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"));
    check(gif, EGifPutExtensionBlock(gif, sizeof FOREVER, FOREVER));
    check(gif, EGifPutExtensionTrailer(gif));
}

static int put_bytes(GifFileType *gif, const GifByteType *bytes, int length)
{
    (void)gif;
    return (int)fwrite(bytes, 1, (size_t)length, stdout);
}

static void write_gif(const struct film *f)
{
    int error = 0;
    GifFileType *gif = EGifOpen(NULL, put_bytes, &error);
    ColorMapObject *map = GifMakeMapObject(COLOURS, f->palette);
    if (!gif || !map) die("out of memory");
    EGifSetGifVersion(gif, true);
    check(gif, EGifPutScreenDesc(gif, f->wide, f->tall, 8, 0, map));
    put_loop(gif);
    for (int frame = 0; frame < f->frames; frame++) put_frame(f, gif, frame);
    if (EGifCloseFile(gif, &error) != GIF_OK) die(GifErrorString(error));
    GifFreeMapObject(map);
    if (fflush(stdout) != 0) die("the result cannot be written");
}

int main(int count, char **words)
{
    if (count != 6) die("usage: quad-gif WIDE TALL FRAMES DELAY HOLD <STRIPS >GIF");
    struct film f = {.wide = number(words[1], SIDE_MAX),
                     .tall = number(words[2], SIDE_MAX),
                     .frames = number(words[3], FRAMES_MAX),
                     .delay = number(words[4], DELAY_MAX),
                     .hold = number(words[5], DELAY_MAX)};
    f.pixels = (size_t)f.wide * (size_t)f.tall;
    struct pool *pool = pool_new();
    for (int channel = 0; channel < CHANNELS; channel++)
        f.channels[channel] = pool_take_many(pool, (size_t)f.frames, f.pixels);
    f.colours = pool_take_many(pool, (size_t)f.frames, f.pixels);
    read_strips(&f);
    choose_colours(&f);
    write_gif(&f);
    pool_drop(pool);
    return EXIT_SUCCESS;
}

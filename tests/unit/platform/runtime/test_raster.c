/* test_raster.c - pictures drawn by the limited program: their size, and what it must neither load nor survive. */
#include "base/secret.h"
#include "harness.h"
#include "platform/runtime/gif.h"
#include "platform/runtime/raster.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BEGIN "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
#define BOX BEGIN "viewBox=\"0 0 100 50\" width=\"100\" height=\"50\">"
#define TALL BEGIN "viewBox=\"0 0 50 100\">" SQUARE "</svg>"
#define SQUARE "<rect width=\"100\" height=\"50\" fill=\"#2f5d50\"/>"

static char folder[] = "/tmp/quad-raster-XXXXXX";

static void slots(void)
{
    memset(folder + strlen(folder) - 6, 'X', 6);
    ck_assert(mkdtemp(folder));
    ck_assert(setenv("QUADRIVIUM_SOCKETS", folder, 1) == 0);
}

static void clean(struct ctx *c)
{
    for (int i = 0; i < 2; i++) unlink(pool_print(c->pool, "%s/picture.slot.%d", folder, i));
    rmdir(folder);
    harness_end(c);
}

static uint32_t number_at(const char *png, int at)
{
    const unsigned char *byte = (const unsigned char *)png + at;
    return (uint32_t)byte[0] << 24 | (uint32_t)byte[1] << 16 | (uint32_t)byte[2] << 8 | byte[3];
}

static const char *hash_of(struct ctx *c, const char *svg)
{
    const char *png;
    size_t length;
    char hash[HASH_TEXT];
    ck_assert_msg(raster_card(c, svg, &png, &length), "%s", c->failure.detail);
    secret_sha256(png, length, hash);
    return pool_copy(c->pool, hash);
}

static void refused(struct ctx *c, const char *svg, enum fault fault)
{
    const char *png;
    size_t length;
    ck_assert(!raster_card(c, svg, &png, &length));
    ck_assert_int_eq(c->failure.fault, fault);
    forgive(c);
}

START_TEST(a_picture_of_any_shape_becomes_a_card_of_one_size)
{
    struct ctx c = harness_ctx();
    const char *png, *tall = BEGIN "viewBox=\"0 0 10 4000\">" SQUARE "</svg>";
    size_t length;
    slots();
    ck_assert(raster_card(&c, BOX SQUARE "</svg>", &png, &length));
    ck_assert(length > 100 && memcmp(png, "\x89PNG", 4) == 0);
    ck_assert_uint_eq(number_at(png, 16), CARD_WIDE);
    ck_assert_uint_eq(number_at(png, 20), CARD_TALL);
    ck_assert(raster_card(&c, tall, &png, &length));
    ck_assert_uint_eq(number_at(png, 16), CARD_WIDE);
    ck_assert_uint_eq(number_at(png, 20), CARD_TALL);
    clean(&c);
}
END_TEST

START_TEST(nothing_outside_the_picture_is_loaded)
{
    struct ctx c = harness_ctx();
    slots();
    const char *plain = hash_of(&c, BOX SQUARE "</svg>"), *file = pool_print(c.pool, "%s/inner.svg", folder);
    FILE *inner = fopen(file, "w");
    ck_assert(inner && fputs(BOX "<rect width=\"100\" height=\"50\" fill=\"#ff0000\"/></svg>", inner) >= 0);
    ck_assert(fclose(inner) == 0);
    const char *const REFERENCES[] = {file, "file:///etc/passwd", "http://127.0.0.1:1/x.png",
                                      pool_print(c.pool, "file://%s", file)};
    for (size_t i = 0; i < sizeof REFERENCES / sizeof *REFERENCES; i++)
        ck_assert_str_eq(plain, hash_of(&c, pool_print(c.pool,
                                                       BOX SQUARE "<image xlink:href=\"%s\" width=\"100\" "
                                                                  "height=\"50\"/></svg>",
                                                       REFERENCES[i])));
    unlink(file);
    clean(&c);
}
END_TEST

START_TEST(what_is_too_large_or_no_picture_is_refused_and_gives_its_place_back)
{
    struct ctx c = harness_ctx();
    slots();
    char *huge = pool_take(c.pool, RASTER_SVG_MAX + 2);
    memset(huge, ' ', RASTER_SVG_MAX + 1);
    huge[RASTER_SVG_MAX + 1] = 0;
    memcpy(huge, BOX, strlen(BOX));
    refused(&c, huge, FAULT_NOT_FOUND);
    for (int i = 0; i < 3; i++) refused(&c, BOX "<g>", FAULT_UNAVAILABLE);
    ck_assert_str_ne(hash_of(&c, BOX SQUARE "</svg>"), hash_of(&c, BOX "</svg>"));
    clean(&c);
}
END_TEST

/* The memory that this filter asks for is far beyond the limit; the program ends, and this process lives on. */
START_TEST(a_picture_that_costs_too_much_ends_in_a_refusal)
{
    struct ctx c = harness_ctx();
    const char *use = "";
    slots();
    for (int i = 1; i < 40; i++)
        use = pool_print(c.pool, "%s<g id=\"g%d\"><use xlink:href=\"#g%d\"/><use xlink:href=\"#g%d\"/></g>",
                         use, i, i - 1, i - 1);
    refused(&c, pool_print(c.pool, BOX "<g id=\"g0\">" SQUARE "</g>%s</svg>", use), FAULT_UNAVAILABLE);
    clean(&c);
}
END_TEST

/* Uploads */

static const char *upload(struct ctx *c, const char *bytes, size_t length, size_t *ret_length)
{
    const char *png;
    ck_assert_msg(raster_upload(c, bytes, length, &png, ret_length), "%s", c->failure.detail);
    return png;
}

static void not_usable(struct ctx *c, const char *bytes, size_t length)
{
    const char *png;
    size_t drawn;
    ck_assert(!raster_upload(c, bytes, length, &png, &drawn));
    ck_assert_int_eq(c->failure.fault, FAULT_BAD_PICTURE);
    forgive(c);
}

START_TEST(an_upload_becomes_a_png_of_one_size_with_nothing_else_in_it)
{
    struct ctx c = harness_ctx();
    static const char SVG[] = BOX "<!-- the rule --><script>alert(1)</script><title>the rule</title>" SQUARE
                                  "</svg>";
    int wide, tall;
    size_t length, again;
    slots();
    const char *png = upload(&c, SVG, strlen(SVG), &length);
    ck_assert(raster_size(png, length, &wide, &tall));
    ck_assert_int_eq(wide, UPLOAD_SIDE);
    ck_assert_int_eq(tall, UPLOAD_SIDE / 2);
    ck_assert(!memmem(png, length, "rule", 4) && !memmem(png, length, "tEXt", 4));
    const char *copy = upload(&c, png, length, &again);
    ck_assert(raster_size(copy, again, &wide, &tall));
    ck_assert_int_eq(wide, UPLOAD_SIDE);
    ck_assert_int_eq(tall, UPLOAD_SIDE / 2);
    copy = upload(&c, TALL, strlen(TALL), &again);
    ck_assert(raster_size(copy, again, &wide, &tall));
    ck_assert_int_eq(wide, UPLOAD_SIDE / 2);
    ck_assert_int_eq(tall, UPLOAD_SIDE);
    clean(&c);
}
END_TEST

/* The program would draw nothing in its place. */
START_TEST(a_damaged_png_is_refused)
{
    struct ctx c = harness_ctx();
    size_t length;
    slots();
    const char *png = upload(&c, TALL, strlen(TALL), &length);
    char *damaged = pool_take(c.pool, length);
    for (size_t at = 29; at < length; at += length / 7) {
        memcpy(damaged, png, length);
        damaged[at] ^= 1;
        not_usable(&c, damaged, length);
    }
    for (size_t cut = 24; cut < length; cut += length / 7) not_usable(&c, png, cut);
    clean(&c);
}
END_TEST

/* Where the shorter side of what is drawn would be no pixel, versions of the program differ. */
START_TEST(a_picture_that_is_nearly_a_line_is_refused_or_drawn_with_a_pixel)
{
    struct ctx c = harness_ctx();
    static const char LINE[] = BEGIN "viewBox=\"0 0 512 1\">" SQUARE "</svg>";
    static const char *const LINES[] = {BEGIN "viewBox=\"0 0 1 4000\">" SQUARE "</svg>",
                                        BEGIN "viewBox=\"0 0 4000 1\">" SQUARE "</svg>"};
    const char *png;
    size_t length;
    int wide, tall;
    slots();
    ck_assert(raster_upload(&c, LINE, strlen(LINE), &png, &length));
    ck_assert(raster_size(png, length, &wide, &tall));
    ck_assert(wide == UPLOAD_SIDE && tall == 1);
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        if (raster_upload(&c, LINES[i], strlen(LINES[i]), &png, &length)) {
            ck_assert(raster_size(png, length, &wide, &tall));
            ck_assert(wide >= 1 && tall >= 1 && wide <= UPLOAD_SIDE && tall <= UPLOAD_SIDE);
        } else ck_assert_int_eq(c.failure.fault, FAULT_BAD_PICTURE);
        forgive(&c);
    }
    clean(&c);
}
END_TEST

START_TEST(an_upload_that_is_no_picture_or_too_large_is_the_senders_fault)
{
    struct ctx c = harness_ctx();
    static const char WIDE[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x10\x01\0\0\0\x01";
    static const char ENDLESS[] = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\x7f\0\0\0\0\0\0\x01";
    slots();
    not_usable(&c, "", 0);
    not_usable(&c, "GIF89a", 6);
    not_usable(&c, "<svg", 4);
    not_usable(&c, BOX "<g>", strlen(BOX "<g>"));
    not_usable(&c, WIDE, sizeof WIDE - 1);
    not_usable(&c, ENDLESS, sizeof ENDLESS - 1);
    not_usable(&c, pool_take(c.pool, UPLOAD_BYTES_MAX + 1), UPLOAD_BYTES_MAX + 1);
    clean(&c);
}
END_TEST

START_TEST(frames_are_evenly_chosen_and_begin_and_end_with_the_match)
{
    static const int POSITIONS[] = {1, 2, 3, 119, 120, 121, 240, 1001, 1 << 24};
    for (size_t i = 0; i < sizeof POSITIONS / sizeof *POSITIONS; i++) {
        int positions = POSITIONS[i], frames = positions < GIF_FRAMES_MAX ? positions : GIF_FRAMES_MAX;
        int step = frames < 2 ? 0 : (positions - 1) / (frames - 1), before = -1;
        for (int n = 0; n < frames; n++) {
            int at = gif_position(positions, frames, n);
            ck_assert(n == 0 ? at == 0 : at - before == step || at - before == step + 1);
            before = at;
        }
        ck_assert_int_eq(before, positions - 1);
    }
}
END_TEST

static Suite *raster_suite(void)
{
    Suite *suite = suite_create("platform/raster");
    HARNESS_ADD(suite, a_picture_of_any_shape_becomes_a_card_of_one_size);
    HARNESS_ADD(suite, nothing_outside_the_picture_is_loaded);
    HARNESS_ADD(suite, what_is_too_large_or_no_picture_is_refused_and_gives_its_place_back);
    HARNESS_ADD(suite, a_picture_that_costs_too_much_ends_in_a_refusal);
    HARNESS_ADD(suite, an_upload_becomes_a_png_of_one_size_with_nothing_else_in_it);
    HARNESS_ADD(suite, a_damaged_png_is_refused);
    HARNESS_ADD(suite, a_picture_that_is_nearly_a_line_is_refused_or_drawn_with_a_pixel);
    HARNESS_ADD(suite, an_upload_that_is_no_picture_or_too_large_is_the_senders_fault);
    HARNESS_ADD(suite, frames_are_evenly_chosen_and_begin_and_end_with_the_match);
    return suite;
}

TEST_MAIN(raster_suite)

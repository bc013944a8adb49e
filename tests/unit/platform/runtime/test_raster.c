/* test_raster.c - pictures drawn by the limited program: their size, and what it must neither load nor survive. */
#include "base/secret.h"
#include "harness.h"
#include "platform/runtime/raster.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define BEGIN "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
#define BOX BEGIN "viewBox=\"0 0 100 50\" width=\"100\" height=\"50\">"
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

static Suite *raster_suite(void)
{
    Suite *suite = suite_create("platform/raster");
    HARNESS_ADD(suite, a_picture_of_any_shape_becomes_a_card_of_one_size);
    HARNESS_ADD(suite, nothing_outside_the_picture_is_loaded);
    HARNESS_ADD(suite, what_is_too_large_or_no_picture_is_refused_and_gives_its_place_back);
    HARNESS_ADD(suite, a_picture_that_costs_too_much_ends_in_a_refusal);
    return suite;
}

TEST_MAIN(raster_suite)

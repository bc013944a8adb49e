/* preregistration.c - see preregistration.h. */
#include "platform/contest/preregistration.h"
#include "base/builder.h"
#include "base/clock.h"
#include "games/game.h"
#include "games/trials.h"
#include "platform/contest/experiment_tables.h"
#include "platform/contest/study.h"
#include "platform/contest/study_picture.h"
#include "store/experiment.h"
#include <string.h>

enum { FORMAT = 1 };

struct plan_fixed {
    struct ctx *c;
    const struct rows *x; /* the query EXPERIMENT_FIXED */
    json_object *rules; /* the number of each rule set, by name: from 1, in the order of their first series */
    json_object *lists; /* what was written so far */
};

/* Commitments */

/* SHA-256 of the experiment's nonce, a line feed, and the text. */
static const char *commitment(const struct plan_fixed *f, const char *text)
{
    char sha256[HASH_TEXT];
    const char *whole = pool_print(f->c->pool, "%s\n%s", rows_text(f->x, 0, "nonce"), text);
    secret_sha256(whole, strlen(whole), sha256);
    return pool_copy(f->c->pool, sha256);
}

/* Each has memory of its own, because the options of all series together need much. */
static struct ctx aside(const struct plan_fixed *f)
{
    struct ctx own = *f->c;
    own.pool = pool_new();
    return own;
}

static const char *commitment_json(const struct plan_fixed *f, json_object *value)
{
    struct ctx own = aside(f);
    const struct plan_fixed here = {&own, f->x, f->rules, f->lists};
    const char *sha256 = commitment(&here, json_text(&own, json_canonical(&own, value)));
    sha256 = pool_copy(f->c->pool, sha256);
    pool_drop(own.pool);
    return sha256;
}

/* Series. A number stands for the name of a list or rule set, because names can say what the rule is */

static json_object *rule_number(const struct plan_fixed *f, const char *rule)
{
    json_object *number = json_member(f->rules, rule);
    if (!number) json_add_int(f->rules, rule, (int64_t)json_object_object_length(f->rules) + 1);
    return json_member(f->rules, rule);
}

struct series_fixed {
    const char *list, *rule;
    json_object *options; /* NULL: they are `text` */
    const char *text;
    bool continues;
};

static void add_series(const struct plan_fixed *f, json_object *list, const struct series_fixed *s)
{
    struct ctx own = aside(f);
    json_object *series = json_new_object(f->c), *hidden = json_new_object(&own);
    json_add_text(hidden, "list", s->list);
    json_add_text(hidden, "rule_id", s->rule);
    json_add(hidden, "options", s->options ? s->options : json_own(&own, s->text));
    json_add_int(series, "series", (int64_t)json_object_array_length(list) + 1);
    json_add(series, "rule", rule_number(f, s->rule));
    if (s->continues) json_add_bool(series, "continues", true); /* older digests know nothing of it */
    json_add_text(series, "commitment", commitment_json(f, hidden));
    json_push(list, series);
    pool_drop(own.pool);
}

static json_object *add_list(const struct plan_fixed *f)
{
    json_object *list = json_new_object(f->c), *series = json_new_array(f->c);
    json_add_int(list, "list", (int64_t)json_object_array_length(f->lists) + 1);
    json_add(list, "series", series);
    json_push(f->lists, list);
    return series;
}

/* Of a draft the lists are what would be stored now. */
static bool draft_lists(struct pg *db, int64_t experiment, const struct plan_fixed *f)
{
    struct ctx *c = f->c;
    struct trials trials;
    struct trial_plan plan = {.files = json_own(c, rows_text(f->x, 0, "files")),
                              .plan = rows_text(f->x, 0, "plan")};
    if (!study_picture_names(c, db, experiment, &plan.pictures)) return false;
    experiment_game()->trials->read(c, &plan, &trials);
    if (trials.errors) return fail(c, FAULT_BAD_PLAN, "the plan has errors, so nothing is fixed yet");
    for (int i = 0; i < trials.count; i++) {
        json_object *list = add_list(f);
        for (int j = 0; j < trials.list[i].count; j++)
            add_series(f, list,
                       &(struct series_fixed){trials.list[i].name, trials.list[i].trial[j].rule_id,
                                              trials.list[i].trial[j].options, NULL,
                                              trials.list[i].trial[j].continues});
    }
    return true;
}

static bool stored_lists(struct pg *db, int64_t experiment, const struct plan_fixed *f)
{
    struct rows *r;
    json_object *list = NULL;
    if (!pg_each(f->c, db, &r, EXPERIMENT_ROWS, "i", experiment)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        const char *name = rows_text(r, i, "list");
        if (i == 0 || strcmp(name, rows_text(r, i - 1, "list")) != 0) list = add_list(f);
        add_series(f, list,
                   &(struct series_fixed){name, rows_text(r, i, "rule_id"), NULL, rows_text(r, i, "options"),
                                          rows_bool(r, i, "continues")});
    }
    return true;
}

/* Pages and pictures */

static json_object *pages_fixed(const struct plan_fixed *f, json_object *study)
{
    json_object *pages = json_new_array(f->c);
    int before, all = study_pages(study, &before);
    for (int i = 0; i < all; i++) {
        json_object *page = json_new_object(f->c);
        json_add_int(page, "page", i + 1);
        json_add_text(page, "part", i < before ? "before" : "after");
        json_add(page, "kind", json_member(study_page(study, i), "kind"));
        json_add_text(page, "commitment", commitment_json(f, study_page(study, i)));
        json_push(pages, page);
    }
    return pages;
}

static bool add_pictures(struct pg *db, int64_t experiment, const struct plan_fixed *f, json_object *document)
{
    struct rows *r;
    json_object *all = json_new_array(f->c), *pictures = json_new_object(f->c);
    if (!pg_each(f->c, db, &r, PICTURES_OF, "i", experiment)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_push_text(all, rows_text(r, i, "name"));
        json_push_text(all, rows_text(r, i, "sha256"));
    }
    json_add_int(pictures, "count", rows_count(r));
    json_add_text(pictures, "commitment", commitment_json(f, all));
    json_add(document, "pictures", pictures);
    return true;
}

/* What everybody may read of the study. */
static void add_open(struct ctx *c, json_object *document, json_object *study)
{
    static const char *const OPEN[] = {"languages", "platform",  "quota",    "minutes",
                                       "bonus",     "exclusion", "analysis", NULL};
    json_object *texts = json_new_object(c);
    for (const char *const *key = OPEN; *key; key++) json_add(document, *key, json_member(study, *key));
    if (json_member(study, "pairs")) /* documents that were published before there were pairs stay the same */
        json_add(document, "pairs", json_member(study, "pairs"));
    json_add(texts, "shown_title", json_member(study, "shown_title"));
    json_add(texts, "consent", json_member(study, "consent"));
    json_add(document, "translations", texts);
}

static bool document_of(struct ctx *c, struct pg *db, int64_t experiment, const struct rows *x,
                        json_object **ret_document)
{
    struct rows *r;
    const struct plan_fixed f = {c, x, json_new_object(c), json_new_array(c)};
    json_object *document = json_new_object(c), *study = json_new_object(c);
    bool draft = experiment_status_read(x, 0, "status") == EXPERIMENT_DRAFT;
    if (!pg_maybe(c, db, &r, STUDY_LATEST, "i", experiment)) return false;
    if (rows_count(r)) study = json_own(c, rows_text(r, 0, "study"));
    json_add_int(document, "format", FORMAT);
    json_add_text(document, "experiment", rows_text(x, 0, "public_id"));
    json_add_text(document, "shown_title", rows_text(x, 0, "shown_title"));
    json_add_text(document, "consent", rows_text(x, 0, "consent"));
    add_open(c, document, study);
    if (!(draft ? draft_lists : stored_lists)(db, experiment, &f) ||
        !add_pictures(db, experiment, &f, document))
        return false;
    json_add(document, "lists", f.lists);
    json_add(document, "pages", pages_fixed(&f, study));
    *ret_document = document;
    return true;
}

/* Digests */

static const char *digest_of(struct ctx *c, json_object *document)
{
    char sha256[HASH_TEXT];
    const char *text = json_text(c, json_canonical(c, document));
    secret_sha256(text, strlen(text), sha256);
    return pool_copy(c->pool, sha256);
}

bool preregistration_digests(struct ctx *c, struct pg *db, int64_t experiment, const char **ret_now,
                             const char **ret_start)
{
    struct rows *x;
    json_object *document;
    *ret_now = *ret_start = NULL;
    if (!pg_one(c, db, &x, EXPERIMENT_FIXED, "i", experiment)) return false;
    if (experiment_status_read(x, 0, "status") == EXPERIMENT_DRAFT) return true;
    if (!document_of(c, db, experiment, x, &document)) return false;
    *ret_now = digest_of(c, document);
    *ret_start = rows_text(x, 0, "fixed_digest");
    return true;
}

bool preregistration_keep(struct ctx *c, struct pg *db, int64_t experiment)
{
    const char *now, *start;
    return preregistration_digests(c, db, experiment, &now, &start) &&
           experiment_row_fix(c, db, experiment, now);
}

bool preregistration_find(struct ctx *c, struct pg *db, const struct experiment_door *door,
                          json_object **ret_registration)
{
    struct rows *x;
    int64_t experiment;
    json_object *document, *json = json_new_object(c);
    if (!experiment_own(c, db, door, &experiment) || !pg_one(c, db, &x, EXPERIMENT_FIXED, "i", experiment) ||
        !document_of(c, db, experiment, x, &document))
        return false;
    const char *now = digest_of(c, document), *start = rows_text(x, 0, "fixed_digest");
    json_add(json, "document", document);
    json_add(json, "measures", experiment_codebook_lines(c));
    json_add_text(json, "digest", now);
    json_add_text(json, "digest_at_start", start);
    if (start) json_add_bool(json, "changed", strcmp(now, start) != 0);
    else json_add(json, "changed", NULL);
    json_add_text(json, "status", rows_text(x, 0, "status"));
    json_add_text(json, "started_at",
                  rows_null(x, 0, "started_at") ? NULL : clock_text(c, rows_int(x, 0, "started_at")));
    *ret_registration = json;
    return true;
}

/* Markdown */

/* A value as a line of a list; a text of several lines as a paragraph of its own. */
static void write_member(struct ctx *c, struct builder *p, json_object *from, const char *name)
{
    json_object *value = json_member(from, name);
    bool is_text = json_object_is_type(value, json_type_string);
    if (value)
        builder_add_line(p, pool_print(p->pool, "- %s: %s", name,
                                       is_text ? json_object_get_string(value) : json_text(c, value)));
}

static void write_text(struct ctx *c, struct builder *p, json_object *document, const char *title,
                       const char *name)
{
    json_object *value = json_member(document, name);
    bool is_text = json_object_is_type(value, json_type_string);
    builder_add_line(p, pool_print(p->pool, "\n## %s\n", title));
    if (!value) builder_add_line(p, "None.");
    else builder_add_line(p, is_text ? json_object_get_string(value) : json_text(c, value));
}

static void write_lists(struct builder *p, json_object *lists)
{
    builder_add_line(p, "\n## Series\n\n| list | series | rule | commitment |\n|---|---|---|---|");
    for (size_t i = 0; i < json_object_array_length(lists); i++) {
        json_object *list = json_object_array_get_idx(lists, i), *series = json_member(list, "series");
        for (size_t j = 0; j < json_object_array_length(series); j++) {
            json_object *one = json_object_array_get_idx(series, j);
            builder_add_line(p, pool_print(p->pool, "| %d | %d | %d | `%s` |", (int)i + 1, (int)j + 1,
                                           json_object_get_int(json_member(one, "rule")),
                                           json_object_get_string(json_member(one, "commitment"))));
        }
    }
}

static void write_pages(struct builder *p, json_object *pages)
{
    builder_add_line(p, "\n## Pages\n\n| page | part | kind | commitment |\n|---|---|---|---|");
    for (size_t i = 0; i < json_object_array_length(pages); i++) {
        json_object *one = json_object_array_get_idx(pages, i);
        builder_add_line(p, pool_print(p->pool, "| %d | %s | %s | `%s` |", (int)i + 1,
                                       json_object_get_string(json_member(one, "part")),
                                       json_object_get_string(json_member(one, "kind")),
                                       json_object_get_string(json_member(one, "commitment"))));
    }
}

static void write_measures(struct builder *p, json_object *measures)
{
    builder_add_line(p, "\n## Measures\n\n| table | column | type | meaning |\n|---|---|---|---|");
    for (size_t i = 0; i < json_object_array_length(measures); i++) {
        json_object *one = json_object_array_get_idx(measures, i);
        builder_add_line(p, pool_print(p->pool, "| %s | %s | %s | %s |",
                                       json_object_get_string(json_member(one, "table")),
                                       json_object_get_string(json_member(one, "column")),
                                       json_object_get_string(json_member(one, "type")),
                                       json_object_get_string(json_member(one, "meaning"))));
    }
}

const char *preregistration_markdown(struct ctx *c, json_object *registration)
{
    static const char *const HEAD[] = {"digest", "digest_at_start", "changed", "status", "started_at", NULL};
    static const char *const FACTS[] = {"experiment", "languages", "platform", "quota",
                                        "minutes",    "bonus",     "pictures", NULL};
    json_object *document = json_member(registration, "document");
    struct builder p = {.pool = c->pool};
    builder_add_line(&p, "# Preregistration\n");
    for (const char *const *key = HEAD; *key; key++) write_member(c, &p, registration, *key);
    write_text(c, &p, document, "Title", "shown_title");
    builder_add_line(&p, "\n## Design\n");
    for (const char *const *key = FACTS; *key; key++) write_member(c, &p, document, *key);
    write_text(c, &p, document, "Consent", "consent");
    write_text(c, &p, document, "Exclusion criteria", "exclusion");
    write_text(c, &p, document, "Planned analysis", "analysis");
    write_lists(&p, json_member(document, "lists"));
    write_pages(&p, json_member(document, "pages"));
    write_measures(&p, json_member(registration, "measures"));
    return builder_text(&p);
}

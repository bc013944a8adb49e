/* study.h - the study around an experiment's series: its pages (texts, practice, comprehension questions,
 * questionnaires), its languages, and how participants are recruited and sent back. Everything here is computed from
 * the document alone; study_walk.h leads participants through it. frontend/docs/experiments.md describes the format. */
#ifndef QUAD_STUDY_H
#define QUAD_STUDY_H
#include "base/ctx.h"
#include "base/json.h"

/* Check a document; numbers and texts in it can be relied on afterwards. FAULT_BAD_STUDY with the path of the first
 * error. */
bool study_check(struct ctx *c, json_object *study) must_check;

/* The number of pages before the series (*ret_before) and in all. */
int study_pages(json_object *study, int *ret_before);
/* The page of that number, from 0 through both parts, as the owner wrote it; NULL behind the last. */
json_object *study_page(json_object *study, int number);
/* Whether a page is of that kind: text, practice, check, questions. */
bool study_page_is(json_object *page, const char *kind);

/* The ids of the pictures on its pages, each once. */
json_object *study_pictures(struct ctx *c, json_object *study);

/* The language of the study that is shown to a participant who asked for `wish` (can be NULL). */
const char *study_language(json_object *study, const char *wish);
/* The text of that name (shown_title, consent) in the language; `plain` where there is no translation. */
const char *study_text(json_object *study, const char *language, const char *name, const char *plain);
/* A page as participants get it: numbers, no names, no right answers. `failed` tries are behind them. A page of
 * questions on the texts has the texts before it. */
json_object *study_shown(struct ctx *c, json_object *study, int number, const char *language, int failed);

/* Check the answers to a page, an array by question. *ret_wrong: the numbers of wrong answers, from 0, as an array;
 * empty where no answer is wrong. FAULT_BAD_REQUEST with the path. */
bool study_judge(struct ctx *c, json_object *page, json_object *answers, json_object **ret_wrong) must_check;
/* Whether an answer to a question with right answers is wrong. */
bool study_is_wrong(json_object *question, json_object *answer);
/* How many tries a page allows; 0: any number. */
int study_tries(json_object *page);

/* What happens when nobody comes: the participant can go on alone, or end with a code for having waited, or play with a
 * bot. */
enum unpaired { UNPAIRED_ALONE, UNPAIRED_CODE, UNPAIRED_BOT };
struct pairs {     /* the member "pairs" with its defaults */
    bool against;  /* rivals; false: partners */
    bool with_bot; /* from the start */
    bool releases; /* when one leaves, the other is released; false: a bot takes over */
    enum unpaired unpaired;
    const char *bot;                    /* its id */
    int64_t wait_seconds, move_seconds; /* the longest wait, and the time for a move */
};
/* Whether the study is for pairs, and how they play. */
bool study_pairs(json_object *study, struct pairs *ret);
/* The word for it in the document. */
const char *unpaired_name(enum unpaired unpaired);

/* Limits and recruitment; 0 and "" where the study sets none. */
int64_t study_number(json_object *study, const char *name);
const char *study_word(json_object *study, const char *name);
/* The code that all participants with that outcome are given; "" when each gets one of their own. */
const char *study_code(json_object *study, const char *outcome);
/* The address that leads a participant back, with code and id filled in and escaped; NULL where the study has none. */
const char *study_return(struct ctx *c, json_object *study, const char *code, const char *origin);
#endif

/* analysis.c - analysing positions outside matches, and evaluations of finished matches. */
#include "platform/read/analysis.h"
#include "web/watch.h"

enum { ID_BYTES = 64 };

static struct analyst analyst_of(const struct request *rq)
{
    return (struct analyst){.account = rq->who.account, .remote = rq->remote};
}

/* Prefix the path of a fault with the member that contains it. */
static bool fault_in(struct ctx *c, const char *member)
{
    for (int i = 0; i < c->failure.problem_count; i++) {
        struct problem *problem = &c->failure.problems[i];
        problem->path = pool_print(c->pool, "%s%s", member, problem->path);
    }
    return false;
}

static bool read_start(struct ctx *c, json_object *from, struct analysis_wish *wish)
{
    if (json_member(from, "position"))
        return json_only(c, from, "position", NULL) &&
               json_need_text(c, from, "position", ANALYSIS_TEXT, &wish->position);
    return json_only(c, from, "match", "turn", NULL) &&
           json_need_text(c, from, "match", ID_BYTES, &wish->match) &&
           json_need_int(c, from, "turn", 0, INT32_MAX, &wish->turn);
}

/* The start of the analysis: a turn of a match, a position, or the opening if neither is given. */
static bool read_from(struct ctx *c, json_object *body, struct analysis_wish *wish)
{
    json_object *from = NULL;
    if (!json_may_object(c, body, "from", &from)) return false;
    return !from || read_start(c, from, wish) || fault_in(c, "/from");
}

static bool read_question(struct ctx *c, json_object *body, struct analysis_wish *wish)
{
    json_object *asked = NULL;
    int64_t nodes = 5000, lines = 1;
    if (!json_may_object(c, body, "advise", &asked)) return false;
    if (!asked) return true;
    if (!json_only(c, asked, "nodes", "lines", NULL) ||
        !json_may_int(c, asked, "nodes", 1, ADVICE_NODES, &nodes) ||
        !json_may_int(c, asked, "lines", 1, ADVICE_LINES, &lines))
        return fault_in(c, "/advise");
    wish->advise = true;
    wish->question = (struct question){.nodes = (int)nodes, .lines = (int)lines};
    return true;
}

/* A seat's number, or null for nobody's. */
static bool read_seat(struct ctx *c, json_object *body, struct analysis_wish *wish)
{
    wish->seated = json_object_object_get_ex(body, "seat", NULL);
    wish->seat = ANALYSIS_OPEN;
    return json_may_int(c, body, "seat", 0, SEATS_MAX - 1, &wish->seat);
}

static bool read_wish(struct ctx *c, json_object *body, struct analysis_wish *wish)
{
    wish->partial = json_member(body, "partial");
    wish->compare = json_member(body, "compare");
    if (json_member(body, "line") && !json_need_array(c, body, "line", ANALYSIS_LINE, &wish->line))
        return false;
    return json_only(c, body, "game", "variant", "options", "from", "line", "partial", "advise", "seat",
                     "seats", "compare", NULL) &&
           json_need_text(c, body, "game", ID_BYTES, &wish->game) &&
           json_may_text(c, body, "variant", ID_BYTES, &wish->variant) &&
           json_may_object(c, body, "options", &wish->options) &&
           json_may_int(c, body, "seats", 1, SEATS_MAX, &wish->seats) && read_seat(c, body, wish) &&
           read_from(c, body, wish) && read_question(c, body, wish);
}

/* A position after a line of moves, and what can follow. */
bool analysis_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct analysis_wish wish = {.game = NULL};
    struct analyst who = analyst_of(rq);
    json_object *answer;
    if (!request_query_only(c, rq, NULL) || !read_wish(c, rq->body, &wish) ||
        !analysis_answer(c, rq->db, &who, &wish, &answer))
        return false;
    return reply_json(c, rp, 200, answer);
}

/* An evaluation of each turn of a finished match. */
bool evaluations_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t from = 0, limit = ANALYSIS_TURNS;
    struct analyst who = analyst_of(rq);
    json_object *list;
    if (!request_query_only(c, rq, "from", "limit", NULL) ||
        !request_query_int(c, rq, "from", 0, INT32_MAX, &from) ||
        !request_query_int(c, rq, "limit", 1, ANALYSIS_TURNS, &limit) ||
        !analysis_evaluations(c, rq->db, &who, request_part(rq, "match"), from, limit, &list))
        return false;
    reply_header(c, rp, "Cache-Control", "public, max-age=31536000, immutable");
    return reply_tagged(c, rp, list);
}

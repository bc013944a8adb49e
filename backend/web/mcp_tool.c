/* mcp_tool.c - see mcp_tool.h. A call becomes a request like those from nginx, and the route layer answers it. */
#include "web/mcp_tool.h"
#include "platform/model/catalogue.h"
#include "web/mcp_table.h"
#include "web/problem.h"
#include "web/query.h"
#include "web/route.h"
#include <string.h>

enum type { TEXT, INT, BOOL, OBJECT, LIST, ANY };
enum where { PATH, QUERY, BODY };
enum { MAY, NEEDED };

struct argument {
    const char *tool, *name;
    enum type type;
    enum where where;
    int needed;
    const char *words;
};
struct tool {
    const char *name, *title, *reads, *method, *writes;
    bool talk;
    const char *words;
};

struct tables { /* see TABLES */
    const char *tool, *name, *value, *sent, *member;
};
struct typed { /* what narrows an argument, or is sent without it */
    const char *tool, *name, *text;
};

#define TOOL(name, title, reads, method, writes, talk, words)
#define ARGUMENT(tool, name, type, where, needed, words)
#define TYPED(tool, name, ...)
#define DEFAULT(tool, name, value)
#define TABLES(tool, name, value, sent, member)
#define RESULT(tool, ...)

static const struct tool TOOLS[] = {
#undef TOOL
#define TOOL(name, title, reads, method, writes, talk, words) \
    {#name, title, reads, method, writes, talk, words},
#include "web/mcp_tool.def"
#undef TOOL
#define TOOL(name, title, reads, method, writes, talk, words)
};
static const struct argument ARGUMENTS[] = {
#undef ARGUMENT
#define ARGUMENT(tool, name, type, where, needed, words) {#tool, #name, type, where, needed, words},
#include "web/mcp_tool.def"
#undef ARGUMENT
#define ARGUMENT(tool, name, type, where, needed, words)
};
static const struct typed TYPES[] = {
#undef TYPED
#define TYPED(tool, name, ...) {#tool, #name, #__VA_ARGS__},
#include "web/mcp_tool.def"
#undef TYPED
#define TYPED(tool, name, ...)
};
static const struct typed DEFAULTS[] = {
#undef DEFAULT
#define DEFAULT(tool, name, value) {#tool, #name, value},
#include "web/mcp_tool.def"
#undef DEFAULT
#define DEFAULT(tool, name, value)
};
static const struct tables TABLED[] = {
#undef TABLES
#define TABLES(tool, name, value, sent, member) {#tool, #name, value, sent, #member},
#include "web/mcp_tool.def"
#undef TABLES
#define TABLES(tool, name, value, sent, member)
};
static const struct typed RESULTS[] = {
#undef RESULT
#define RESULT(tool, ...) {#tool, NULL, "{" #__VA_ARGS__ "}"},
#include "web/mcp_tool.def"
};
#undef TOOL
#undef ARGUMENT
#undef TYPED
#undef DEFAULT
#undef TABLES
#undef RESULT

#define COUNT_OF(list) ((int)(sizeof(list) / sizeof *(list)))
enum { TOOL_COUNT = COUNT_OF(TOOLS), ARGUMENT_COUNT = COUNT_OF(ARGUMENTS) };

static const struct tool *find(const char *name)
{
    for (int i = 0; i < TOOL_COUNT; i++)
        if (strcmp(TOOLS[i].name, name) == 0) return &TOOLS[i];
    return NULL;
}

bool mcp_tool_known(const char *name) { return find(name) != NULL; }

/* The list */

static json_object *argument_schema(struct ctx *c, const struct argument *one)
{
    static const char *const WORDS[] = {"string", "integer", "boolean", "object", "array", NULL};
    json_object *schema = json_new_object(c);
    for (int i = 0; i < COUNT_OF(TYPES); i++)
        if (strcmp(TYPES[i].tool, one->tool) == 0 && strcmp(TYPES[i].name, one->name) == 0)
            schema = json_own(c, TYPES[i].text);
    bool narrowed = json_object_object_length(schema) > 0;
    if (!narrowed && WORDS[one->type]) json_add_text(schema, "type", WORDS[one->type]);
    if (strcmp(one->name, "game") == 0) json_add(schema, "enum", catalogue_ids(c));
    json_add_text(schema, "description", one->words);
    return schema;
}

static json_object *input_schema(struct ctx *c, const struct tool *tool)
{
    json_object *schema = json_new_object(c), *properties = json_new_object(c), *required = json_new_array(c);
    for (int i = 0; i < ARGUMENT_COUNT; i++) {
        const struct argument *one = &ARGUMENTS[i];
        if (strcmp(one->tool, tool->name) != 0) continue;
        json_add(properties, one->name, argument_schema(c, one));
        if (one->needed) json_push_text(required, one->name);
    }
    json_add_text(schema, "type", "object");
    json_add(schema, "properties", properties);
    if (json_object_array_length(required)) json_add(schema, "required", required);
    json_add_bool(schema, "additionalProperties", false);
    return schema;
}

/* What a tool answers: the members of its result, or a problem. NULL for one that answers a text. */
static json_object *output_schema(struct ctx *c, const struct tool *tool)
{
    static const char PROBLEM[] = "{\"title\":\"problem\",\"properties\":{\"status\":{\"type\":\"integer\"},"
                                  "\"code\":{\"type\":\"string\"},\"title\":{\"type\":\"string\"}},"
                                  "\"required\":[\"status\",\"code\",\"title\"]}";
    for (int i = 0; i < COUNT_OF(RESULTS); i++) {
        if (strcmp(RESULTS[i].tool, tool->name) != 0) continue;
        json_object *schema = json_new_object(c), *result = json_new_object(c), *either = json_new_array(c);
        json_add(result, "properties", json_own(c, RESULTS[i].text));
        json_push(either, result);
        json_push(either, json_own(c, PROBLEM));
        json_add_text(schema, "type", "object");
        json_add(schema, "anyOf", either);
        return schema;
    }
    return NULL;
}

json_object *mcp_tools(struct ctx *c)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < TOOL_COUNT; i++) {
        json_object *tool = json_new_object(c), *hints = json_new_object(c);
        json_add_text(tool, "name", TOOLS[i].name);
        json_add_text(tool, "title", TOOLS[i].title);
        json_add_text(tool, "description", TOOLS[i].words);
        json_add(tool, "inputSchema", input_schema(c, &TOOLS[i]));
        json_object *output = output_schema(c, &TOOLS[i]);
        if (output) json_add(tool, "outputSchema", output);
        json_add_bool(hints, "readOnlyHint", !*TOOLS[i].writes);
        json_add_bool(hints, "openWorldHint", false);
        json_add(tool, "annotations", hints);
        json_push(list, tool);
    }
    return list;
}

/* Text written by others */

/* Whether the member holds text that people wrote: a name, a model, or what the game declares as such. */
static bool is_theirs(const char *key, bool talk)
{
    static const char *const KEYS[] = {"name", "creator", "from", "model"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (strcmp(key, KEYS[i]) == 0) return true;
    static const char *const TALK_KEYS[] = {"text",  "player",  "host",  "program",
                                            "owner", "message", "answer"};
    for (size_t i = 0; talk && i < sizeof TALK_KEYS / sizeof *TALK_KEYS; i++)
        if (strcmp(key, TALK_KEYS[i]) == 0) return true;
    return catalogue_is_written(key);
}

/* Whether people speak in the line: a log line of kind "talk", one of a view's "messages", or what friends wrote with an
 * invitation. */
static bool is_message(const char *key, json_object *line)
{
    static const char *const SPOKEN[] = {"messages", "invitation", "invitations", "declines"};
    for (size_t i = 0; i < sizeof SPOKEN / sizeof *SPOKEN; i++)
        if (strcmp(key, SPOKEN[i]) == 0) return true;
    json_object *kind = NULL;
    return json_object_object_get_ex(line, "kind", &kind) && json_object_is_type(kind, json_type_string) &&
           strcmp(json_object_get_string(kind), "talk") == 0;
}

/* An option that is not a plain word could be text written by the creator of the lobby. */
static bool is_word(const char *text)
{
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_:-");
    return !text[length] && length <= 32;
}

static json_object *fence(json_object *value, const char *key, bool talk, bool options)
{
    if (json_object_is_type(value, json_type_string)) {
        const char *text = json_object_get_string(value);
        if (!is_theirs(key, talk) && !(options && !is_word(text))) return json_object_get(value);
        json_object *inside = json_object_new_object();
        json_object_object_add(inside, "untrusted_text", json_object_get(value));
        return inside;
    }
    if (json_object_is_type(value, json_type_array)) {
        json_object *copy = json_object_new_array();
        for (size_t i = 0; i < json_object_array_length(value); i++)
            json_object_array_add(copy, fence(json_object_array_get_idx(value, i), key, talk, options));
        return copy;
    }
    if (!json_object_is_type(value, json_type_object)) return json_object_get(value);
    json_object *copy = json_object_new_object();
    bool said = talk || is_message(key, value);
    json_object_object_foreach (value, name, member)
        json_object_object_add(copy, name,
                               fence(member, name, said, options || strcmp(name, "options") == 0));
    return copy;
}

/* A copy in which text written by players is wrapped in a member untrusted_text. `talk`: members `text`, `player`,
 * `host`, `program`, `owner`, `message` and `answer` are, too. */
static json_object *mcp_fence(struct ctx *c, json_object *value, bool talk)
{
    return pool_json(c->pool, fence(value, "", talk, false));
}

/* The request */

struct draft { /* of a request */
    const struct tool *tool;
    json_object *given, *body;
    const char *path, *query;
    const struct tables *tables; /* NULL: lists are lists */
    bool writes;
};

/* What is sent for a value of an argument. */
static const char *sent_for(struct draft *d, const char *name, const char *value)
{
    for (int i = 0; i < COUNT_OF(TABLED); i++) {
        const struct tables *one = &TABLED[i];
        if (strcmp(one->tool, d->tool->name) != 0 || strcmp(one->name, name) != 0 ||
            strcmp(one->value, value) != 0)
            continue;
        d->tables = one;
        return one->sent;
    }
    return value;
}

static const struct argument *argument_of(const struct tool *tool, const char *name)
{
    for (int i = 0; i < ARGUMENT_COUNT; i++)
        if (strcmp(ARGUMENTS[i].tool, tool->name) == 0 && strcmp(ARGUMENTS[i].name, name) == 0)
            return &ARGUMENTS[i];
    return NULL;
}

static bool refuse(struct ctx *c, const char *name, enum fault fault, const char *words)
{
    fail(c, fault, "%s: %s", name, words);
    fail_at(c, pool_print(c->pool, "/arguments/%s", name), fault_fact(fault)->code, words);
    return false;
}

/* An argument for the address must be a text or a number; the route checks those for the body. */
static bool take(struct ctx *c, struct draft *d, const struct argument *one, json_object *value)
{
    if (one->where == BODY) {
        d->writes = true;
        json_add(d->body, one->name, value);
        return true;
    }
    if (!json_object_is_type(value, one->type == INT ? json_type_int : json_type_string))
        return refuse(c, one->name, FAULT_BAD_REQUEST,
                      one->type == INT ? "must be an integer" : "must be a text");
    const char *text = json_object_get_string(value);
    if (one->where == QUERY) {
        text = query_encode(c, sent_for(d, one->name, text), "");
        d->query = pool_print(c->pool, "%s%s%s=%s", d->query, *d->query ? "&" : "", one->name, text);
        return true;
    }
    if (!*text || strchr(text, '/')) return refuse(c, one->name, FAULT_BAD_REQUEST, "is not an id");
    /* not encoded, because DOCUMENT_URI is decoded */
    const char *word = pool_print(c->pool, "{%s}", one->name), *at = strstr(d->path, word);
    must(at);
    d->path = pool_print(c->pool, "%.*s%s%s", (int)(at - d->path), d->path, text, at + strlen(word));
    return true;
}

static bool takes_all(struct ctx *c, struct draft *d, bool body)
{
    if (!d->given) return true;
    json_object_object_foreach (d->given, name, value) {
        const struct argument *one = argument_of(d->tool, name);
        if (!one)
            return refuse(c, name, FAULT_UNKNOWN_MEMBER, "this tool has no such argument; leave it out");
        if (!value || (one->where == BODY) != body) continue;
        if (!take(c, d, one, value)) return false;
    }
    return true;
}

static bool has_needed(struct ctx *c, const struct draft *d)
{
    for (int i = 0; i < ARGUMENT_COUNT; i++) {
        const struct argument *one = &ARGUMENTS[i];
        if (strcmp(one->tool, d->tool->name) != 0 || !one->needed) continue;
        if (!d->given || !json_member(d->given, one->name))
            return refuse(c, one->name, FAULT_BAD_REQUEST, "is missing");
    }
    return true;
}

/* Queries that a call without them sends all the same. */
static bool add_defaults(struct ctx *c, struct draft *d)
{
    for (int i = 0; i < COUNT_OF(DEFAULTS); i++) {
        const struct typed *one = &DEFAULTS[i];
        if (strcmp(one->tool, d->tool->name) != 0 || (d->given && json_member(d->given, one->name))) continue;
        json_object *value = pool_json(c->pool, json_object_new_string(one->text));
        if (!take(c, d, argument_of(d->tool, one->name), value)) return false;
    }
    return true;
}

/* The body comes first: it decides between reading and writing, and so between the two addresses of the tool. */
static bool draft(struct ctx *c, struct draft *d)
{
    d->query = "";
    d->body = json_new_object(c);
    d->writes = !*d->tool->reads;
    if (!takes_all(c, d, true)) return false;
    d->path = pool_print(c->pool, "/api/v1%s", d->writes ? d->tool->writes : d->tool->reads);
    return takes_all(c, d, false) && add_defaults(c, d) && has_needed(c, d);
}

struct source {
    const char *at;
    size_t left;
};

static size_t read_source(void *from, char *bytes, size_t max)
{
    struct source *source = from;
    size_t length = source->left < max ? source->left : max;
    memcpy(bytes, source->at, length);
    source->at += length;
    source->left -= length;
    return length;
}

static void send(struct ctx *c, const struct request *rq, const struct draft *d, struct reply *rp)
{
    struct incoming in = *rq->incoming;
    const char *body = d->writes ? json_text(c, d->body) : "";
    struct source source = {body, strlen(body)};
    in.method = d->writes ? d->tool->method : "GET";
    in.path = d->path;
    in.query = d->query;
    in.content_type = "application/json";
    in.content_length = pool_print(c->pool, "%zu", source.left);
    in.accept = "application/json";
    in.if_none_match = NULL;
    in.read = read_source;
    in.from = &source;
    route_within(c, rq->db, &in, rp);
}

/* The result */

/* The answer as a client gets it: written text fenced, and lists as tables where that was asked for. */
static json_object *told(struct ctx *c, const struct draft *d, json_object *answer)
{
    json_object *whole = mcp_fence(c, answer, d->tool->talk);
    json_object *member = d->tables ? json_member(whole, d->tables->member) : NULL;
    if (member) json_add(whole, d->tables->member, mcp_table(c, member));
    return whole;
}

/* Structured content is an object: a bare list becomes its `items`. */
static json_object *in_object(struct ctx *c, json_object *value)
{
    if (json_object_is_type(value, json_type_object)) return value;
    json_object *object = json_new_object(c);
    json_add(object, "items", value);
    return object;
}

static bool is_json(const struct reply *rp) { return rp->type && strstr(rp->type, "json") != NULL; }

static const char *header_of(const struct reply *rp, const char *name)
{
    for (int i = 0; i < rp->header_count; i++)
        if (strcmp(rp->headers[i].name, name) == 0) return rp->headers[i].value;
    return NULL;
}

/* A long poll is on its way to the waiter: the address for the whole call, which comes back to /mcp and not to the
 * route. NULL when nothing would wake it, or when the reply is none. */
static const char *wait_of(struct ctx *c, const struct reply *rp)
{
    static const char WAIT[] = "/_wait/";
    const char *to = header_of(rp, "X-Accel-Redirect"), *back = to ? strstr(to, "?back=") : NULL;
    if (!back || strncmp(to, WAIT, sizeof WAIT - 1) != 0) return NULL;
    return pool_print(c->pool, "%.*s?back=%s", (int)(back - to), to,
                      query_encode(c, "/api/v1/mcp/again?waited=1", ""));
}

static void request_send(struct ctx *c, const struct request *rq, struct draft *d, struct reply *rp)
{
    *rp = (struct reply){.status = 0};
    if (draft(c, d)) send(c, rq, d, rp);
    else problem_reply(c, rp);
    forgive(c);
}

json_object *mcp_tool_call(struct ctx *c, const struct request *rq, const char *name, json_object *arguments,
                           const char **ret_wait)
{
    struct reply rp;
    struct draft d = {.tool = find(name), .given = arguments};
    must(d.tool);
    if (arguments && request_query(rq, "waited")) json_object_object_del(arguments, "wait");
    request_send(c, rq, &d, &rp);
    *ret_wait = wait_of(c, &rp);
    if (*ret_wait) return NULL;
    if (header_of(&rp, "X-Accel-Redirect")) { /* nothing would wake it */
        json_object_object_del(arguments, "wait");
        request_send(c, rq, &d, &rp);
    }
    json_object *result = json_new_object(c), *content = json_new_array(c), *item = json_new_object(c);
    json_object *whole = NULL;
    const char *text = rp.body ? rp.body : "{}";
    if (is_json(&rp)) {
        whole = in_object(c, told(c, &d, json_own(c, text)));
        text = json_text(c, whole);
    }
    json_add_text(item, "type", "text");
    json_add_text(item, "text", text);
    json_push(content, item);
    json_add(result, "content", content);
    if (whole) json_add(result, "structuredContent", whole);
    json_add_bool(result, "isError", rp.status >= 400);
    return result;
}

/* preview.c - short addresses: pages for programs that show previews of links (Open Graph), which lead everybody else on
 * to the page. They say only what a stranger can see. */
#include "platform/lobby/lobby.h"
#include "platform/model/catalogue.h"
#include "platform/model/wording.h"
#include "platform/read/notebook.h"
#include "platform/read/view.h"
#include "platform/runtime/raster.h"
#include "web/query.h"
#include "web/site.h"
#include "web/watch.h"
#include <string.h>

/* The text escaped for use between tags or in quotes. */
static const char *markup(struct ctx *c, const char *text)
{
    static const char *const STANDS[] = {['&'] = "&amp;", ['<'] = "&lt;", ['>'] = "&gt;", ['"'] = "&quot;"};
    char *made = pool_take(c->pool, strlen(text) * 6 + 1), *at = made;
    for (; *text; text++) {
        unsigned char letter = (unsigned char)*text;
        const char *stands = letter < sizeof STANDS / sizeof *STANDS ? STANDS[letter] : NULL;
        if (stands) at = stpcpy(at, stands);
        else *at++ = (char)letter;
    }
    *at = 0;
    return made;
}

static const char *text_of(json_object *object, const char *member)
{
    const char *text = json_object_get_string(json_member(object, member));
    return text ? text : "";
}

/* The page */

struct preview {
    const char *title, *words; /* plain text */
    const char *game;          /* "" for none */
    const char *path;          /* of the page that it describes, with its query */
    const char *own;           /* the short address */
    const char *card;          /* the path of a PNG of the position, NULL for none */
    const char *embed;         /* the path that tells how to embed it, NULL for none */
    enum language language;
};

/* Readers take the first picture that they can get: the position, and where there is none the game's own. */
static const char *pictures(struct ctx *c, const struct preview *p, const char *site)
{
    static const char SIZE[] =
        "<meta property=\"og:image:type\" content=\"image/png\"><meta "
        "property=\"og:image:width\" content=\"%d\"><meta property=\"og:image:height\" "
        "content=\"%d\">\n";
    const char *size = pool_print(c->pool, SIZE, CARD_WIDE, CARD_TALL), *first = "";
    const char *in = p->language == LANGUAGE_EN ? ""
                                                : pool_join(c->pool, ".", wording_tag(p->language), NULL);
    if (p->card)
        first = pool_print(c->pool, "<meta property=\"og:image\" content=\"%s%s\">%s", site,
                           markup(c, p->card), size);
    return pool_print(c->pool, "%s<meta property=\"og:image\" content=\"%s/icons/card%s%s%s.png\">%s", first,
                      site, *p->game ? "-" : "", markup(c, p->game), in, size);
}

/* Where programs that embed links find out how (oEmbed 1.0, section 4). */
static const char *discovery(struct ctx *c, const struct preview *p, const char *site)
{
    if (!p->embed) return "";
    return pool_print(c->pool, "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"%s%s\">\n",
                      site, markup(c, p->embed));
}

static const char *page(struct ctx *c, const struct request *rq, const struct preview *p)
{
    const char *title = markup(c, p->title), *words = markup(c, p->words), *path = markup(c, p->path);
    const char *site = markup(c, site_of(c, rq));
    const char *head = pool_print(
        c->pool,
        "<!doctype html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>%s</title>\n"
        "<meta property=\"og:type\" content=\"article\"><meta property=\"og:site_name\" "
        "content=\"Quadrivium\">\n"
        "<meta property=\"og:title\" content=\"%s\"><meta property=\"og:description\" content=\"%s\">\n"
        "<meta property=\"og:url\" content=\"%s%s\">\n"
        "<meta name=\"twitter:card\" content=\"summary_large_image\">\n%s",
        wording_tag(p->language), title, title, words, site, markup(c, p->own), pictures(c, p, site));
    return pool_print(c->pool,
                      "%s%s<link rel=\"canonical\" href=\"%s%s\">\n"
                      "<noscript><meta http-equiv=\"refresh\" content=\"0; url=%s\"></noscript>\n"
                      "<script src=\"/app/short_link.js\" defer></script></head>\n"
                      "<body><p><a href=\"%s\">%s</a>: %s</p></body></html>\n",
                      head, discovery(c, p, site), site, path, path, path, title, words);
}

static bool reply_page(struct ctx *c, const struct request *rq, struct reply *rp, const struct preview *p)
{
    reply_header(c, rp, "Cache-Control", "no-cache");
    return reply_text(c, rp, 200, "text/html; charset=utf-8", page(c, rq, p));
}

/* Matches */

static const char *name_of(struct ctx *c, enum language language, json_object *seat)
{
    return wording_players(c, language, text_of(seat, "name"));
}

static const char *seat_names(struct ctx *c, enum language language, json_object *header)
{
    json_object *seats = json_member(header, "seats");
    const char *names = "";
    for (size_t i = 0; i < json_object_array_length(seats); i++)
        names = pool_join(c->pool, names, *names ? " \u2013 " : "",
                          name_of(c, language, json_object_array_get_idx(seats, i)), NULL);
    return names;
}

/* "Stratic: Ada won" or "drawn", or "finished" where nobody played against anybody. */
static const char *end_words(struct ctx *c, enum language language, json_object *header,
                             struct wording_game game)
{
    json_object *seats = json_member(header, "seats");
    const char *winners[SEATS_MAX];
    int count = (int)json_object_array_length(seats), first = 0;
    for (int i = 0; i < count; i++) {
        json_object *seat = json_object_array_get_idx(seats, (size_t)i);
        if (json_object_get_int(json_member(seat, "place")) == 1)
            winners[first++] = name_of(c, language, seat);
    }
    if (count < 2 || first == 0) return wording_preview_finished(c, language, game);
    if (first == count) return wording_preview_drawn(c, language, game);
    return wording_preview_won(c, language, with_count(first), game,
                               with_names(wording_list(c, language, winners, first)));
}

static const char *state_words(struct ctx *c, enum language language, json_object *header)
{
    int turn = json_object_get_int(json_member(header, "turn"));
    struct wording_game game = with_game(catalogue_title(text_of(header, "game")));
    if (strcmp(text_of(header, "status"), "finished") == 0) return end_words(c, language, header, game);
    if (turn < 1) return wording_preview_setup(c, language, game);
    return catalogue_plays_together(text_of(header, "game"), text_of(header, "variant"))
               ? wording_preview_turn_round(c, language, game, with_turn(turn))
               : wording_preview_turn(c, language, game, with_turn(turn));
}

/* A link keeps the language it was asked in: the page takes it too. */
static const char *spoken(struct ctx *c, const struct request *rq, const char *path)
{
    const char *tag = request_query(rq, "lang");
    if (!tag) return path;
    return pool_join(c->pool, path, strchr(path, '?') ? "&" : "?", "lang=", tag, NULL);
}

/* The PNG's path, where strangers can watch. */
static bool card_path(struct ctx *c, const struct request *rq, int64_t turn, const char **ret)
{
    uint32_t seq;
    struct audience a = audience_of(&rq->subject.match, &rq->subject.viewer);
    *ret = NULL;
    if (a.may[ASK_WATCH] != FAULT_NONE) return true;
    if (!watch_seq(c, rq, SPECTATOR, false, &seq)) return false;
    *ret = watch_card(c, request_part(rq, "match"), turn, seq);
    return true;
}

bool short_link_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *header;
    int64_t turn = -1;
    enum language language = LANGUAGE_EN;
    const char *match = request_part(rq, "match"), *card;
    if (!request_query_only(c, rq, "turn", "lang", NULL) || !request_query_language(c, rq, &language) ||
        !request_query_int(c, rq, "turn", 0, INT32_MAX, &turn) ||
        !view_header(c, rq->db, match, &rq->subject.viewer, 0, &header) || !card_path(c, rq, turn, &card))
        return false;
    const char *at = turn >= 0 ? pool_print(c->pool, "?turn=%lld", (long long)turn) : "";
    const struct preview preview = {
        .language = language,
        .title = seat_names(c, language, header),
        .words = state_words(c, language, header),
        .game = text_of(header, "game"),
        .path = spoken(c, rq, pool_print(c->pool, "/matches/%s%s", match, at)),
        .own = spoken(c, rq, pool_print(c->pool, "/m/%s%s", match, at)),
        .card = card,
        .embed = card ? spoken(c, rq, pool_print(c->pool, "/api/v1/matches/%s/oembed", match)) : NULL};
    return reply_page(c, rq, rp, &preview);
}

/* oEmbed */

enum { FRAME_WIDE = 640, FRAME_TALL = 720, FRAME_MOST = 10000 };

/* Read ?maxwidth= and ?maxheight=: the frame is not larger. */
static bool read_frame(struct ctx *c, const struct request *rq, int *ret_wide, int *ret_tall)
{
    int64_t wide = FRAME_WIDE, tall = FRAME_TALL;
    if (!request_query_int(c, rq, "maxwidth", 1, FRAME_MOST, &wide) ||
        !request_query_int(c, rq, "maxheight", 1, FRAME_MOST, &tall))
        return false;
    *ret_wide = (int)(wide < FRAME_WIDE ? wide : FRAME_WIDE);
    *ret_tall = (int)(tall < FRAME_TALL ? tall : FRAME_TALL);
    return true;
}

/* What is embedded, and with what: both paths have no host. */
struct framed {
    const char *title; /* plain text */
    const char *path;  /* what the frame shows */
    const char *card;  /* its PNG, NULL for none */
};

static void add_thumbnail(struct ctx *c, json_object *o, const char *site, const char *card)
{
    json_add_text(o, "thumbnail_url", pool_print(c->pool, "%s%s", site, card));
    json_add_int(o, "thumbnail_width", CARD_WIDE);
    json_add_int(o, "thumbnail_height", CARD_TALL);
}

/* oEmbed 1.0, section 2.3.4.4: rich. Consumers add `url` and `format` to the address that they discovered; what is
 * embedded is in the path. */
static bool reply_frame(struct ctx *c, const struct request *rq, struct reply *rp, const struct framed *it)
{
    static const char FRAME[] = "<iframe src=\"%s%s\" width=\"%d\" height=\"%d\" "
                                "title=\"%s\" style=\"border:0\"></iframe>";
    json_object *o = json_new_object(c);
    const char *site = site_of(c, rq), *format = request_query(rq, "format"), *path = spoken(c, rq, it->path);
    int wide, tall;
    if (!read_frame(c, rq, &wide, &tall)) return false;
    if (format && strcmp(format, "json") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be json; there is no other one");
    const char *html = pool_print(c->pool, FRAME, markup(c, site), markup(c, path), wide, tall,
                                  markup(c, it->title));
    json_add_text(o, "version", "1.0");
    json_add_text(o, "type", "rich");
    json_add_text(o, "provider_name", "Quadrivium");
    json_add_text(o, "provider_url", site);
    json_add_text(o, "title", it->title);
    json_add_text(o, "html", html);
    json_add_int(o, "width", wide);
    json_add_int(o, "height", tall);
    if (it->card) add_thumbnail(c, o, site, it->card);
    return reply_json(c, rp, 200, o);
}

static bool read_oembed(struct ctx *c, const struct request *rq, enum language *ret)
{
    *ret = LANGUAGE_EN;
    return request_query_only(c, rq, "url", "format", "maxwidth", "maxheight", "lang", NULL) &&
           request_query_language(c, rq, ret);
}

/* How to embed the board of a match. */
bool oembed_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *header;
    const char *match = request_part(rq, "match"), *card;
    enum language language;
    if (!read_oembed(c, rq, &language) || !view_header(c, rq->db, match, &rq->subject.viewer, 0, &header) ||
        !card_path(c, rq, -1, &card))
        return false;
    const struct framed it = {.title = pool_print(c->pool, "%s (%s)", seat_names(c, language, header),
                                                  state_words(c, language, header)),
                              .path = pool_print(c->pool, "/matches/%s/embed", match),
                              .card = card};
    return reply_frame(c, rq, rp, &it);
}

/* Notebooks */

/* One as a stranger reads it. */
static bool read_notebook(struct ctx *c, const struct request *rq, json_object **ret)
{
    const struct notebook_door door = {.notebook = request_part(rq, "notebook"), .remote = rq->remote};
    return notebook_show(c, rq->db, &door, ret);
}

static const char *notebook_words(struct ctx *c, enum language language, json_object *notebook)
{
    json_object *authors = json_member(notebook, "authors");
    const char *name[NOTEBOOK_AUTHORS + 1];
    int n = 0, chapters = (int)json_object_array_length(json_member(notebook, "chapters"));
    name[n++] = text_of(notebook, "owner");
    for (size_t i = 0; i < json_object_array_length(authors) && n <= NOTEBOOK_AUTHORS; i++)
        name[n++] = json_object_get_string(json_object_array_get_idx(authors, i));
    return wording_preview_notebook(c, language, with_n(chapters),
                                    with_names(wording_list(c, language, name, n)));
}

/* The game of the first chapter, "" where there is none. */
static const char *notebook_game(json_object *notebook)
{
    json_object *chapters = json_member(notebook, "chapters");
    return json_object_array_length(chapters) ? text_of(json_object_array_get_idx(chapters, 0), "game") : "";
}

bool notebook_link_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    enum language language = LANGUAGE_EN;
    json_object *notebook;
    const char *id = request_part(rq, "notebook");
    if (!request_query_only(c, rq, "lang", NULL) || !request_query_language(c, rq, &language) ||
        !read_notebook(c, rq, &notebook))
        return false;
    const struct preview preview = {
        .language = language,
        .title = text_of(notebook, "title"),
        .words = notebook_words(c, language, notebook),
        .game = notebook_game(notebook),
        .path = spoken(c, rq, pool_print(c->pool, "/notebooks/%s", id)),
        .own = spoken(c, rq, pool_print(c->pool, "/m/notebooks/%s", id)),
        .embed = spoken(c, rq, pool_print(c->pool, "/api/v1/notebooks/%s/oembed", id))};
    return reply_page(c, rq, rp, &preview);
}

/* How to embed a notebook. */
bool notebook_oembed_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    enum language language;
    json_object *notebook;
    if (!read_oembed(c, rq, &language) || !read_notebook(c, rq, &notebook)) return false;
    const struct framed it = {
        .title = text_of(notebook, "title"),
        .path = pool_print(c->pool, "/notebooks/%s/embed", request_part(rq, "notebook"))};
    return reply_frame(c, rq, rp, &it);
}

/* Open games */

static int free_seats(json_object *lobby)
{
    json_object *seats = json_member(lobby, "seats");
    int count = 0;
    for (size_t i = 0; i < json_object_array_length(seats); i++) {
        json_object *seat = json_object_array_get_idx(seats, i);
        count += !json_member(seat, "name") && !json_member(seat, "bot");
    }
    return count;
}

static const char *lobby_words(struct ctx *c, enum language language, json_object *lobby)
{
    struct wording_seats seats = with_seats((int64_t)json_object_array_length(json_member(lobby, "seats")));
    struct wording_free left = with_free(free_seats(lobby));
    if (strcmp(text_of(lobby, "status"), "open") != 0) return wording_preview_cancelled(c, language);
    return json_object_get_boolean(json_member(lobby, "rated"))
               ? wording_preview_rated(c, language, left, seats)
               : wording_preview_unrated(c, language, left, seats);
}

/* An invitation has the picture of its game; once the game has started it is a link to the match. A private one can be
 * seen by those who hold its link, as in the API. */
bool lobby_link_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct lobby_door door = {.lobby = request_part(rq, "lobby"),
                                    .invite = request_query(rq, "invite")};
    enum language language = LANGUAGE_EN;
    json_object *lobby;
    if (!request_query_only(c, rq, "invite", "lang", NULL) || !request_query_language(c, rq, &language) ||
        !lobby_show(c, rq->db, &door, &lobby))
        return false;
    const char *match = text_of(lobby, "match"), *game = text_of(lobby, "game");
    if (*match) {
        reply_header(c, rp, "Location", spoken(c, rq, pool_print(c->pool, "/m/%s", match)));
        return reply_empty(rp, 302);
    }
    const char *creator = text_of(lobby, "creator"); /* of a blind game nobody is told */
    struct wording_game to = with_game(catalogue_title(game));
    const struct preview preview = {
        .language = language,
        .title = *creator ? wording_preview_invite_from(c, language, to, with_name(creator))
                          : wording_preview_invite(c, language, to),
        .words = lobby_words(c, language, lobby),
        .game = game,
        .path = spoken(c, rq,
                       pool_print(c->pool, "/lobbies/%s%s%s", door.lobby, door.invite ? "?invite=" : "",
                                  door.invite ? query_encode(c, door.invite, "") : "")),
        .own = spoken(c, rq, pool_print(c->pool, "/m/lobbies/%s", door.lobby))};
    return reply_page(c, rq, rp, &preview);
}

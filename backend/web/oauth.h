/* oauth.h - OAuth 2.1 for programs that connect to the Model Context Protocol (platform/account/oauth.h). */
#ifndef QUAD_WEB_OAUTH_H
#define QUAD_WEB_OAUTH_H
#include "web/http.h"

/* Tell a client without a valid token where it can get one (RFC 9728): the header WWW-Authenticate of a 401. */
void oauth_challenge(struct ctx *c, const struct request *rq, struct reply *rp);
/* A failure of the token's address as OAuth writes it; false: it is none that OAuth has a word for. */
bool oauth_refuse(struct ctx *c, struct reply *rp);
#endif

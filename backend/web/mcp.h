/* mcp.h - the Model Context Protocol at POST /mcp: JSON-RPC 2.0, one message per request, no state between requests.
 * Supports revision 2026-07-28, which states its version in every request, and the earlier revisions, which begin with
 * `initialize`. A tool call is one request to a route of the arena, see mcp_tool.h. */
#ifndef QUAD_WEB_MCP_H
#define QUAD_WEB_MCP_H
#include "web/http.h"

/* Reply to an unreadable body with a JSON-RPC error; false: the failure is of another kind and gets the usual reply. */
bool mcp_refuse(struct ctx *c, struct reply *rp);
#endif

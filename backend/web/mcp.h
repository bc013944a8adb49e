/* mcp.h - the Model Context Protocol at POST /mcp: JSON-RPC 2.0, one message a request, nothing kept between two.
 * Revision 2026-07-28, which says its version in every request, and the revisions before it, which begin with
 * `initialize`. A tool call is one request to a route of the arena, see mcp_tool.h. */
#ifndef QUAD_WEB_MCP_H
#define QUAD_WEB_MCP_H
#include "web/http.h"

/* Tell a body that could not be read as JSON-RPC wants it; false: the failure is of another kind and is told as
 * everywhere. */
bool mcp_refuse(struct ctx *c, struct reply *rp);
#endif

-- watchers.lua - long polls of spectators. Those who wait for the same news (same address, any `wait`) form a group in
-- this process of nginx: the waiter is asked once for all of them, and its answer is written to each. So a watcher
-- costs no connection to the waiter.
--
-- Nothing is decided or kept here. The waiter's answer is the permission: only one that shared caches can store is
-- passed on, in the moment it arrives. Whatever else happens (a refusal, a waiter that is busy or stops, too many
-- groups), each request goes to the waiter by itself (@shared), as if there were no groups.
-- backend/docs/decisions/001-waiter.md says why.
require("compiler")

local bit = require("bit")
local ffi = require("ffi")
local semaphore = require("ngx.semaphore")
local figures = require("figures")

local HELD = 10       -- seconds of one question; a group that waits longer asks again
local LOOK = 2        -- seconds after which a group that everybody has left is given up
local GROUPS = 4000   -- in this process; a question occupies a timer and a connection (lua_max_running_timers)
local LONGEST = 100   -- bytes of an address that can be shared; the waiter reads no longer ones
local SPELLINGS = 64  -- of one group's address that are remembered, none longer than twice LONGEST

local KEPT = 64       -- MiB of freed memory that this process keeps for the next requests

-- glibc returns freed memory at the end of the heap to the kernel, and nginx's Lua module all freed memory every so
-- many requests (lua_malloc_trim). After a group is answered that is nearly all its memory, and a moment later the
-- next requests take it again, page by page: up to a fifth of a watcher's processor time.
-- Setting the threshold of mmap too keeps glibc from choosing it, and the other one with it, by what it has freed.
local M_TRIM_THRESHOLD, M_TOP_PAD, M_MMAP_THRESHOLD = -1, -2, -3
ffi.cdef("int mallopt(int param, int value)")
pcall(function() -- other C libraries have no such function
    ffi.C.mallopt(M_TRIM_THRESHOLD, KEPT * 1024 * 1024)
    ffi.C.mallopt(M_TOP_PAD, 1024 * 1024)
    ffi.C.mallopt(M_MMAP_THRESHOLD, 1024 * 1024)
end)

-- FastCGI, as in backend/web/fastcgi.c
local BEGIN, END, PARAMS, STDIN, STDOUT = 1, 3, 4, 5, 6

local USUAL = "application/json" -- the default type where these requests are answered

-- Headers that nginx itself sets on all answers.
local OWN = {
    status = true, ["x-request-id"] = true, ["content-security-policy"] = true, ["x-content-type-options"] = true,
    ["referrer-policy"] = true, ["cross-origin-opener-policy"] = true, ["cross-origin-resource-policy"] = true,
    ["strict-transport-security"] = true,
}

local groups = {}    -- by address without `wait`
local addresses = {} -- {group, seconds} by whole address as clients spell it, for groups that wait
local spellings = 0  -- how many addresses there are in it
local asking = 0     -- how many groups there are
local prefix, secret -- of this process for X-Request-Id; the secret is never told
local answers = 0ULL -- how many requests have an id with them
local publishes     -- whether the number of those who wait is published every second

local function record(kind, content)
    local length = #content
    return string.char(1, kind, 0, 1, math.floor(length / 256), length % 256, 0, 0) .. content
end

local function parameter(name, value)
    return string.char(#name, #value) .. name .. value
end

local function question(group)
    return record(BEGIN, "\0\1\0\0\0\0\0\0")
        .. record(PARAMS, parameter("DOCUMENT_URI", group.uri)
            .. parameter("QUERY_STRING", group.query .. "wait=" .. HELD))
        .. record(PARAMS, "") .. record(STDIN, "")
end

-- How many requests wait in a group. Those of clients that have gone are not among them.
local function waiting_in(group)
    return math.max(0, -group.news:count())
end

-- So many bytes, however long they take, as long as somebody waits for them; nil otherwise.
local function receive(socket, length, group)
    local got = ""
    while #got < length do
        local part, problem, rest = socket:receive(length - #got)
        got = got .. (part or rest or "")
        if not part and (problem ~= "timeout" or waiting_in(group) == 0) then
            return nil
        end
    end
    return got
end

-- The head and body of the waiter's answer; nil when there is none.
local function read_answer(socket, group)
    local parts = {}
    while true do
        local head = receive(socket, 8, group)
        if not head then return nil end
        local kind, high, low, padding = head:byte(2), head:byte(5, 7)
        local length = high * 256 + low
        local content = receive(socket, length + padding, group)
        if not content or kind == END then
            return content and table.concat(parts)
        end
        if kind == STDOUT then parts[#parts + 1] = content:sub(1, length) end
    end
end

-- What everybody in the group can be told, as {headers, body}; or nil, and whether it was only the time that ended.
local function understand(text)
    local head, body = text:match("^(.-\r\n)\r\n(.*)$")
    if not head then return nil end
    local told, given = {}, {}
    for name, value in head:gmatch("([%w-]+): ([^\r\n]*)\r\n") do
        local low = name:lower()
        told[low] = value
        if low == "cache-control" then value = value:gsub(", stale%-while%-revalidate=.*", "") end
        if not OWN[low] and not (low == "content-type" and value == USUAL) then given[#given + 1] = { name, value } end
    end
    local redirect = told["x-accel-redirect"]
    if redirect then return nil, redirect:sub(-7) == "&wait=0" end
    local is_shared = (told.status or ""):sub(1, 4) == "200 " and (told["cache-control"] or ""):sub(1, 7) == "public,"
    return is_shared and not told["set-cookie"] and { headers = given, body = body } or nil
end

local function ask(group)
    local socket = ngx.socket.tcp()
    socket:settimeouts(5000, 5000, LOOK * 1000)
    local text
    if socket:connect(group.door) and socket:send(question(group)) then
        text = read_answer(socket, group)
    end
    socket:close()
    if not text then return nil end
    return understand(text)
end

-- Ask until there is news, and again when the waiter's patience ends before that of the group.
local function await_news(group)
    local answer, is_over
    repeat
        local begun = ngx.now()
        answer, is_over = ask(group)
    until answer or not is_over or waiting_in(group) == 0 or ngx.now() - begun < LOOK
    return answer
end

-- Runs beside the requests, so that none of them has to stay for the others.
local function serve(premature, key, group)
    if not premature then
        local ran, answer = pcall(await_news, group)
        if ran then group.answer = answer else ngx.log(ngx.ERR, "watchers: ", answer) end
    end
    groups[key] = nil
    for _, address in ipairs(group.addresses) do addresses[address] = nil end
    spellings = spellings - #group.addresses
    asking = asking - 1
    local waiting = waiting_in(group)
    figures.add(group.answer and "answered" or "referred", waiting)
    if waiting > 0 then group.news:post(waiting) end
end

local function publish()
    local waiting = 0
    for _, group in pairs(groups) do waiting = waiting + waiting_in(group) end
    figures.set("waiting", waiting)
    figures.set("spellings", spellings)
end

local function open(key, uri, query, door)
    publishes = publishes or ngx.timer.every(1, publish)
    if asking >= GROUPS or #key > LONGEST then return nil end
    local group = { uri = uri, query = query, door = door, news = semaphore.new(0), addresses = {} }
    if not ngx.timer.at(0, serve, key, group) then return nil end
    asking = asking + 1
    groups[key] = group
    return group
end

-- The group of a request and for how many seconds it waits, as {group, seconds}; without a group when there is none.
local function join(var, door)
    local uri, args = var.uri, var.args
    local query, seconds = args:match("^(.-)wait=(%d+)$")
    local key = uri .. "?" .. query
    local group = groups[key] or open(key, uri, query, door)
    local place = { group = group, seconds = tonumber(seconds) }
    local address = var.request_uri -- a client can spell it in any number of ways, of up to 8 KiB each
    if group and #address <= 2 * LONGEST and #group.addresses < SPELLINGS then
        addresses[address] = place
        spellings = spellings + 1
        group.addresses[#group.addresses + 1] = address
    end
    return place
end

-- Each by itself, with the rest of its time.
local function refer(seconds)
    local query = ngx.var.args:match("^(.-)wait=%d+$")
    ngx.req.set_uri_args(query .. "wait=" .. math.max(1, math.ceil(seconds)))
    return ngx.exec("@shared")
end

-- An id of 32 digits, as $request_id has; that one costs as much as all else that is done in Lua for an answer. The
-- second half is the count, scrambled one to one: who reads ids does not learn how many others there were.
local function request_id()
    if not prefix then
        local random = ngx.var.request_id
        prefix = random:sub(1, 16)
        secret = tonumber(random:sub(17, 24), 16) * 0x100000000ULL + tonumber(random:sub(25), 16)
    end
    answers = answers + 1
    local mixed = bit.bxor(answers, secret) * 0x9e3779b97f4a7c15ULL
    mixed = bit.bxor(mixed, bit.rshift(mixed, 32)) * bit.bor(secret, 1ULL)
    return prefix .. bit.tohex(bit.bxor(mixed, bit.rshift(mixed, 32)))
end

local function give(answer)
    local header = ngx.header
    header["X-Request-Id"] = request_id()
    for _, line in ipairs(answer.headers) do header[line[1]] = line[2] end
    ngx.print(answer.body)
end

local watchers = {}

-- Answer a request whose address is that of `$hold` "shared" (quadrivium.conf.in). `door` is the waiter's socket.
function watchers.wait(door)
    local var, begun = ngx.var, ngx.now()
    local place = addresses[var.request_uri] or join(var, door)
    local group = place.group
    figures.add("waits", 1)
    if not group then
        figures.add("referred", 1)
        return refer(place.seconds)
    end
    if not group.news:wait(place.seconds) then
        figures.add("expired", 1)
        return ngx.exec(group.uri, group.query .. "wait=0") -- nginx's cache has it
    end
    if not group.answer then return refer(place.seconds - (ngx.now() - begun)) end
    return give(group.answer)
end

return watchers

-- compiler.lua - turns LuaJIT's compiler off where the kernel lets no memory be executed that was written (MemoryDenyWriteExecute= of
-- systemd, PR_SET_MDWE): LuaJIT ends the process there with the first code that it compiles, and every request of that process is lost.
-- Interpreted, the same code serves. Each of the other files asks for this one first.
local ffi = require("ffi")

-- Under names of our own: other sites of the same nginx may have declared these with other types.
ffi.cdef([[
void *quadrivium_mmap(void *, size_t, int, int, int, long) __asm__("mmap");
int quadrivium_mprotect(void *, size_t, int) __asm__("mprotect");
int quadrivium_munmap(void *, size_t) __asm__("munmap");
]])

local PAGE, READ_WRITE, READ_EXECUTE, PRIVATE_ANONYMOUS = 4096, 3, 5, 0x22

-- What LuaJIT does with the code that it has written.
local function can_execute()
    local page = ffi.C.quadrivium_mmap(nil, PAGE, READ_WRITE, PRIVATE_ANONYMOUS, -1, 0)
    if tonumber(ffi.cast("intptr_t", page)) == -1 then return false end
    local can = ffi.C.quadrivium_mprotect(page, PAGE, READ_EXECUTE) == 0
    ffi.C.quadrivium_munmap(page, PAGE)
    return can
end

if not can_execute() then jit.off() end
return true

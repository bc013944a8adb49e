"""libquad.so through ctypes: the functions of quad.h with their types."""

import ctypes
import json
import os
from pathlib import Path

API = 2
SEATS_MAX, SPECTATOR, ARBITER = 16, 16, 17

try:
    import numpy
except ImportError:
    numpy = None


class Refused(Exception):
    """The engine refused something: `code` is one of the documented problem codes, the text says why."""

    def __init__(self, code, text):
        super().__init__(f"{code}: {text}")
        self.code = code


def _find():
    """The library: named by QUADRIVIUM_LIBRARY, in the package, or in the build directory of a checkout."""
    here = Path(__file__).resolve()
    places = [here.parent / "libquad.so", here.parents[3] / "build" / "libquad.so" if len(here.parents) > 3 else here]
    named = os.environ.get("QUADRIVIUM_LIBRARY")
    for place in [Path(named)] if named else places:
        if place.is_file():
            return place
    raise ImportError("libquad.so was not found: run `make python`, or set QUADRIVIUM_LIBRARY to its path")


class CStanding(ctypes.Structure):
    """struct quad_standing"""

    _fields_ = [
        ("over", ctypes.c_int32),
        ("acts_open", ctypes.c_int32),
        ("stage_ends", ctypes.c_int32),
        ("seats", ctypes.c_int32),
        ("owes", ctypes.c_uint32),
        ("handed_in", ctypes.c_uint32),
        ("turn", ctypes.c_int32 * SEATS_MAX),
        ("place", ctypes.c_int32 * SEATS_MAX),
        ("score", ctypes.c_int64 * SEATS_MAX),
        ("stage", ctypes.c_char_p),
        ("reason", ctypes.c_char_p),
    ]


class CArrays(ctypes.Structure):
    """struct quad_arrays"""

    _fields_ = [
        (name, ctypes.c_void_p)
        for name in ("observation", "items", "item_count", "done", "agent", "reward", "over", "seed")
    ]


def _declare(found):
    handle, text, number, numbers = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_void_p
    seed, rows = ctypes.c_uint64, ctypes.POINTER(ctypes.POINTER(ctypes.c_int32))
    arrays = ctypes.POINTER(CArrays)
    functions = {
        "quad_api": (number,),
        "quad_fault_code": (text,),
        "quad_fault_text": (text,),
        "quad_catalogue": (text,),
        "quad_rules_new_of": (handle, text, text, text, number, text, number),
        "quad_rules_free": (None, handle),
        "quad_rules_describe": (text, handle),
        "quad_state_new": (handle, handle, seed),
        "quad_state_free": (None, handle),
        "quad_state_copy": (handle, handle),
        "quad_state_save": (text, handle),
        "quad_state_load": (handle, handle, text, seed),
        "quad_state_hash": (text, handle),
        "quad_state_standing": (None, handle, ctypes.POINTER(CStanding)),
        "quad_state_view": (text, handle, number, number),
        "quad_state_legal": (text, handle, number, text),
        "quad_state_order": (number, handle, number, text),
        "quad_state_act": (number, handle, number, text),
        "quad_state_event": (number, handle, text, number),
        "quad_state_choose": (text, handle, number, text),
        "quad_state_play": (number, handle, text, number),
        "quad_state_agent": (number, handle),
        "quad_state_items": (number, handle, rows, ctypes.POINTER(number)),
        "quad_state_pick": (number, handle, number, ctypes.POINTER(text)),
        "quad_state_observe": (number, handle, number, numbers),
        "quad_batch_new": (handle, handle, number, seed, number),
        "quad_batch_free": (None, handle),
        "quad_batch_threads": (number, handle, number),
        "quad_batch_look": (number, handle, arrays),
        "quad_batch_step": (number, handle, numbers, arrays),
        "quad_batch_sample": (None, handle, numbers),
        "quad_batch_state": (handle, handle, number),
    }
    for name, (result, *arguments) in functions.items():
        function = getattr(found, name)
        function.restype, function.argtypes = result, arguments
    return found


library = _declare(ctypes.CDLL(str(_find())))
if library.quad_api() < API:
    raise ImportError(f"libquad.so is too old: it has interface {library.quad_api()}, needed is {API}")


def refused():
    """The exception for the last refusal of this thread."""
    return Refused(library.quad_fault_code().decode(), library.quad_fault_text().decode())


def checked(result):
    """The result of a call, or the exception where it was refused."""
    if result is None or (isinstance(result, int) and result < 0):
        raise refused()
    return result


def to_bytes(value):
    """A text, or a value as JSON, for the library; None stays None."""
    if value is None:
        return None
    return (value if isinstance(value, str) else json.dumps(value)).encode()


def from_json(text):
    """A returned text of the library as a value."""
    return json.loads(checked(text))


def catalogue():
    """All games with their variants, numbers of seats, options and bots."""
    return json.loads(library.quad_catalogue())


_KINDS = {"int32": ("i", ctypes.c_int32), "uint8": ("B", ctypes.c_uint8), "float32": ("f", ctypes.c_float),
          "uint64": ("Q", ctypes.c_uint64)}


def new_array(kind, *shape):
    """An array of zeros and its address: of NumPy, or without it a memoryview of that shape."""
    if numpy is not None:
        made = numpy.zeros(shape, dtype=kind)
        return made, made.ctypes.data
    size = 1
    for length in shape:
        size *= length
    letter, ctype = _KINDS[kind]
    store = (ctype * max(size, 1))()
    view = memoryview(store).cast("B")
    made = view.cast(letter, shape) if size else view[:0].cast(letter)
    return made, ctypes.addressof(store)


def address(array, kind, length):
    """The address of a caller's contiguous array of that kind, or of a copy of its numbers, and what keeps it alive."""
    letter, ctype = _KINDS[kind]
    if numpy is not None:
        made = numpy.ascontiguousarray(array, dtype=kind).reshape(-1)
        if made.size != length:
            raise ValueError(f"{length} numbers are needed, not {made.size}")
        return made.ctypes.data, made
    own = isinstance(array, memoryview) and array.format == letter and array.contiguous and not array.readonly
    if own and array.nbytes == length * array.itemsize:
        return ctypes.addressof(ctype.from_buffer(array)), array
    values = [int(value) for value in array]
    if len(values) != length:
        raise ValueError(f"{length} numbers are needed, not {len(values)}")
    store = (ctype * length)(*values)
    return ctypes.addressof(store), store

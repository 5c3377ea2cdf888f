"""The binary format of WebAssembly, as far as the translator needs it."""

import struct
from collections.abc import Iterable

I32, I64, F64, V128 = 0x7F, 0x7E, 0x7C, 0x7B
NO_VALUE = 0x40

# Instructions. Divisions, shifts and comparisons are signed unless their name ends in U.
UNREACHABLE, BLOCK, LOOP, IF, ELSE, END = b"\x00", b"\x02", b"\x03", b"\x04", b"\x05", b"\x0b"
BRANCH, BRANCH_IF, RETURN, CALL, DROP = b"\x0c", b"\x0d", b"\x0f", b"\x10", b"\x1a"
LOCAL_GET, LOCAL_SET, LOCAL_TEE, GLOBAL_GET = b"\x20", b"\x21", b"\x22", b"\x23"
I32_EQZ, I32_GE_U, I32_ADD, I32_MUL, I32_AND = b"\x45", b"\x4f", b"\x6a", b"\x6c", b"\x71"
I64_EQ, I64_NE, I64_LT, I64_GT, I64_LE, I64_GE = b"\x51", b"\x52", b"\x53", b"\x55", b"\x57", b"\x59"
F64_EQ, F64_NE, F64_LT, F64_GT, F64_LE, F64_GE = b"\x61", b"\x62", b"\x63", b"\x64", b"\x65", b"\x66"
I64_ADD, I64_SUB, I64_MUL, I64_DIV, I64_REM = b"\x7c", b"\x7d", b"\x7e", b"\x7f", b"\x81"
I64_AND, I64_OR, I64_XOR, I64_SHL, I64_SHR = b"\x83", b"\x84", b"\x85", b"\x86", b"\x87"
F64_NEG, F64_SQRT, F64_ADD, F64_SUB, F64_MUL, F64_DIV = b"\x9a", b"\x9f", b"\xa0", b"\xa1", b"\xa2", b"\xa3"
I32_WRAP, I64_EXTEND_U, I64_TRUNCATE, F64_CONVERT = b"\xa7", b"\xad", b"\xb0", b"\xb9"
F32_DEMOTE, F64_PROMOTE = b"\xb6", b"\xbb"
MEMORY_COPY = b"\xfc\x0a\x00\x00"

# Of four numbers of single precision. Where one loads or stores, its offset follows.
V128_LOAD, V128_LOAD_SPREAD, V128_STORE = b"\xfd\x00\x02", b"\xfd\x09\x02", b"\xfd\x0b\x02"
F32X4_SPREAD, F32X4_LANE = b"\xfd\x13", b"\xfd\x1f"
F32X4_ADD, F32X4_SUB, F32X4_MUL, F32X4_MAX = (b"\xfd" + code + b"\x01" for code in (b"\xe4", b"\xe5", b"\xe6", b"\xe9"))

LOADS = {"int8": b"\x30\x00", "int16": b"\x32\x01", "int32": b"\x34\x02", "uint32": b"\x35\x02"}
LOADS |= {"int64": b"\x29\x03", "float32": b"\x2a\x02", "float64": b"\x2b\x03"}
STORES = {"int8": b"\x3c\x00", "int16": b"\x3d\x01", "int32": b"\x3e\x02", "uint32": b"\x3e\x02"}
STORES |= {"int64": b"\x37\x03", "float32": b"\x38\x02", "float64": b"\x39\x03"}

IMPORTED_MEMORY, IMPORTED_GLOBAL, EXPORTED_FUNCTION = b"\x02", b"\x03", b"\x00"
CUSTOM, TYPES, IMPORTS, FUNCTIONS, EXPORTS, CODE, DATA = 0, 1, 2, 3, 7, 10, 11
HEADER = b"\x00asm\x01\x00\x00\x00"


def unsigned(value: int) -> bytes:
    """LEB128."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def signed(value: int) -> bytes:
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value & 0x7F)
    return bytes(out)


def i32_const(value: int) -> bytes:
    return b"\x41" + signed(value)


def i64_const(value: int) -> bytes:
    return b"\x42" + signed(value)


def f64_const(value: float) -> bytes:
    return b"\x44" + struct.pack("<d", value)


def sized(data: bytes) -> bytes:
    return unsigned(len(data)) + data


def name(text: str) -> bytes:
    return sized(text.encode())


def vector(items: Iterable[bytes]) -> bytes:
    items = list(items)
    return unsigned(len(items)) + b"".join(items)


def section(number: int, data: bytes) -> bytes:
    return bytes([number]) + sized(data)


def custom_section(title: str, data: bytes) -> bytes:
    return section(CUSTOM, name(title) + data)


def function_type(parameters: Iterable[int], results: Iterable[int]) -> bytes:
    return b"\x60" + sized(bytes(parameters)) + sized(bytes(results))

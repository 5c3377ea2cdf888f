"""A function of the rules' subset, statement by statement."""

import ast
from collections.abc import Sequence

from wildcards.engine.specialise import Function
from wildcards.engine.webassembly import binary as wasm
from wildcards.engine.webassembly.arithmetic import FLOAT, INT, NOTHING, Untranslatable, Value, converted, operation
from wildcards.engine.webassembly.expressions import Address, Expressions, Program
from wildcards.engine.webassembly.kinds import Record, size_of
from wildcards.engine.webassembly.sources import definition

# What is worth writing out, found by trying: more makes the code longer and no quicker.
MOST_TURNS = 16
MOST_BYTES = 600
OPEN = bytes([wasm.NO_VALUE])  # a block that leaves nothing on the stack
EXIT, AGAIN, OTHER = "break", "continue", ""  # what a branch to a block means


def translated(function: Function, program: Program) -> bytes:
    """The body of a function, with its locals."""
    return Statements(function, program).body(definition(function))


class Statements(Expressions):
    def __init__(self, function: Function, program: Program) -> None:
        super().__init__(function, program)
        self.function = function
        self.blocks: list[str] = []  # those that are open, by what a branch to them means

    def body(self, tree: ast.FunctionDef) -> bytes:
        given = len(self.locals)
        code = self.statements(tree.body)
        if self.signature.returned is not NOTHING:
            code += wasm.UNREACHABLE  # every way through has returned
        declared = wasm.vector(wasm.unsigned(1) + bytes([kind]) for kind in self.locals[given:])
        return declared + code + wasm.END

    def statements(self, nodes: Sequence[ast.stmt]) -> bytes:
        return b"".join(self.placed(node) for node in nodes)

    def placed(self, node: ast.stmt) -> bytes:
        """The statement; what is wrong with it is said with its place."""
        try:
            return self.statement(node)
        except Untranslatable as wrong:
            if wrong.is_placed:
                raise
            place = f"{self.function.__module__}.{self.function.__qualname__}, line {node.lineno}"
            raise Untranslatable(f"{place}: {wrong}", is_placed=True) from None

    def statement(self, node: ast.stmt) -> bytes:
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return b""
            case ast.Expr(value=call):
                value = self.value(call)
                return value.code if value.kind is NOTHING else value.code + wasm.DROP
            case ast.Assign(targets=[target], value=value):
                return self.assign(target, self.value(value))
            case ast.AugAssign(target=ast.Name() as target, op=op, value=value):
                divisor = self.constant(value)
                return self.assign(
                    target, operation(op, self.value(target), self.value(value), divisor, self.new_local)
                )
            case ast.AugAssign(target=ast.Attribute() | ast.Subscript() as target, op=op, value=value):
                return self.change(target, op, value)
            case ast.Return(value=None):
                return wasm.RETURN
            case ast.Return(value=ast.expr() as value):
                return converted(self.value(value), self.signature.returned) + wasm.RETURN
            case ast.If(test=test, body=body, orelse=orelse):
                return self.branch(test, body, orelse)
            case ast.While(test=test, body=body, orelse=[]):
                return self.while_loop(test, body)
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=bounds), orelse=[]):
                return self.for_loop(name, bounds, node.body)
            case ast.Break():
                return self.leave(EXIT)
            case ast.Continue():
                return self.leave(AGAIN)
        raise Untranslatable(f"`{ast.unparse(node).splitlines()[0]}` is not in the subset")

    # Assignments.

    def assign(self, target: ast.expr, value: Value) -> bytes:
        if isinstance(target, ast.Name):
            if target.id not in self.names:
                self.names[target.id] = self.new_local(value.kind), value.kind
            local, kind = self.names[target.id]
            return converted(value, kind) + wasm.LOCAL_SET + wasm.unsigned(local)
        return self.store(self.address(target), value)

    def store(self, place: Address, value: Value) -> bytes:
        if isinstance(place.holds, str):
            code = converted(value, FLOAT if place.holds.startswith("float") else INT)
            if place.holds == "float32":
                code += wasm.F32_DEMOTE
            return place.code + code + wasm.STORES[place.holds] + wasm.unsigned(place.offset)
        if isinstance(place.holds, Record) and place.holds == value.kind:  # a record is copied as a whole
            size = wasm.i32_const(size_of(place.holds))
            return place.as_value().code + value.code + size + wasm.MEMORY_COPY
        raise Untranslatable("only numbers and whole records can be assigned")

    def change(self, target: ast.expr, op: ast.operator, node: ast.expr) -> bytes:
        """`target op= value`, with the place worked out once."""
        place = self.address(target)
        local = wasm.unsigned(self.new_local(Record(object)))
        there = Address(wasm.LOCAL_GET + local, place.offset, place.holds)
        value = operation(op, there.as_value(), self.value(node), self.constant(node), self.new_local)
        return place.code + wasm.LOCAL_SET + local + self.store(there, value)

    # Ways through.

    def inside(self, meaning: str, nodes: Sequence[ast.stmt]) -> bytes:
        self.blocks.append(meaning)
        code = self.statements(nodes)
        self.blocks.pop()
        return code

    def branch(self, test: ast.expr, body: Sequence[ast.stmt], orelse: Sequence[ast.stmt]) -> bytes:
        code = self.test(test) + wasm.IF + OPEN + self.inside(OTHER, body)
        if orelse:
            code += wasm.ELSE + self.inside(OTHER, orelse)
        return code + wasm.END

    def leave(self, meaning: str) -> bytes:
        depth = self.blocks[::-1].index(meaning)
        return wasm.BRANCH + wasm.unsigned(depth)

    def while_loop(self, test: ast.expr, body: Sequence[ast.stmt]) -> bytes:
        self.blocks.append(EXIT)
        code = self.test(test) + wasm.I32_EQZ + wasm.BRANCH_IF + wasm.unsigned(1) + self.inside(AGAIN, body)
        self.blocks.pop()
        return wasm.BLOCK + OPEN + wasm.LOOP + OPEN + code + wasm.BRANCH + wasm.unsigned(0) + wasm.END + wasm.END

    def for_loop(self, name: str, bounds: list[ast.expr], body: Sequence[ast.stmt]) -> bytes:
        start = ast.Constant(0) if len(bounds) == 1 else bounds[0]
        stop = bounds[min(len(bounds), 2) - 1]
        step = self.constant(bounds[2]) if len(bounds) == 3 else 1
        if not isinstance(step, int) or step == 0:
            raise Untranslatable("the step of a range is a constant")
        first, end = self.constant(start), self.constant(stop)
        if first is not None and end is not None:
            code = self.unrolled(name, range(first, end, step), body)
            if code is not None:
                return code
        return self.counted(name, self.value(start), self.value(stop), step, body)

    def counted(self, name: str, start: Value, stop: Value, step: int, body: Sequence[ast.stmt]) -> bytes:
        """Counts in a local of its own: the body may change the name, and afterwards it keeps its last value."""
        counter, end = (wasm.unsigned(self.new_local(INT)) for _ in range(2))
        code = converted(start, INT) + wasm.LOCAL_SET + counter + converted(stop, INT) + wasm.LOCAL_SET + end
        here = wasm.LOCAL_GET + counter
        more = here + wasm.LOCAL_GET + end + (wasm.I64_LT if step > 0 else wasm.I64_GT)
        self.blocks += [EXIT, OTHER]
        inner = self.assign(ast.Name(name), Value(here, INT))
        inner += wasm.BLOCK + OPEN + self.inside(AGAIN, body) + wasm.END
        del self.blocks[-2:]
        inner += here + wasm.i64_const(step) + wasm.I64_ADD + wasm.LOCAL_SET + counter
        inner += more + wasm.BRANCH_IF + wasm.unsigned(0)
        return code + more + wasm.IF + OPEN + wasm.LOOP + OPEN + inner + wasm.END + wasm.END

    def unrolled(self, name: str, numbers: range, body: Sequence[ast.stmt]) -> bytes | None:
        """A short loop written out, its name a constant each time; None if it is long, or if more is done with it."""
        if len(numbers) > MOST_TURNS or name in self.names or is_assigned(name, body):
            return None
        names, locals_before = dict(self.names), len(self.locals)
        code = b""
        self.blocks.append(EXIT)
        for number in numbers:
            self.constants[name] = number
            code += wasm.BLOCK + OPEN + self.inside(AGAIN, body) + wasm.END
            if len(code) > MOST_BYTES:
                break
        self.blocks.pop()
        self.constants.pop(name, None)
        if len(code) <= MOST_BYTES:
            return wasm.BLOCK + OPEN + code + wasm.END
        self.names = names
        del self.locals[locals_before:]
        return None


def is_assigned(name: str, body: Sequence[ast.stmt]) -> bool:
    nodes = (node for statement in body for node in ast.walk(statement))
    return any(isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store) for node in nodes)

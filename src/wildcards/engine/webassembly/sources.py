"""The source of a function, as a tree."""

import ast
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import get_origin, get_type_hints

from wildcards.engine.specialise import Function
from wildcards.engine.vectors import Four


@cache
def definitions(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line on which they begin."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.lineno: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def definition(function: Function) -> ast.FunctionDef:
    """The tree of a function of a module. If its file has changed since it was loaded, it is refused."""
    code = function.__code__
    found = definitions(code.co_filename).get(code.co_firstlineno)
    if found is None or found.name != function.__name__ or not is_code_of(found, function):
        raise OSError(f"{code.co_filename} has changed since {function.__qualname__} was loaded")
    return found


def is_code_of(tree: ast.FunctionDef, function: Function) -> bool:
    module = compile(ast.Module([tree], []), "", "exec")
    codes = (constant for constant in module.co_consts if isinstance(constant, CodeType))
    (code,) = (code for code in codes if code.co_name == tree.name)  # from Python 3.14 on its annotations are code too
    loaded = function.__code__
    return (code.co_code, code.co_consts, code.co_names) == (loaded.co_code, loaded.co_consts, loaded.co_names)


def takes_a_list(function: Function) -> bool:
    return any(get_origin(annotation) is list for annotation in get_type_hints(function).values())


def is_for_outside(function: Function) -> bool:
    """Whether a function can be called from outside: it takes lists, and no four numbers at once."""
    return takes_a_list(function) and Four not in get_type_hints(function).values()


def neighbours(function: Function) -> list[Function]:
    """The functions of its file that take lists: whoever calls one of them will call others."""
    found: list[Function] = [
        one
        for one in function.__globals__.values()
        if isinstance(one, FunctionType) and one.__globals__ is function.__globals__ and is_for_outside(one)
    ]
    return found if function in found else [function]


@cache
def does_nothing(function: Function) -> bool:
    return all(is_text(node) or isinstance(node, ast.Pass) for node in definition(function).body)


@cache
def single_expression(function: Function) -> ast.expr | None:
    """What a function of numbers and records returns, if it does nothing else."""
    match [node for node in definition(function).body if not is_text(node)]:
        case [ast.Return(value=ast.expr() as expression)] if not takes_a_list(function):
            return expression
    return None


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)

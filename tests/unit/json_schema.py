"""As much of JSON Schema as our own schema uses; a keyword that isn't known here is an error, not a pass."""

from __future__ import annotations

import re
from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict, "array": list, "string": str, "boolean": bool, "null": type(None),
}  # fmt: skip
ANNOTATIONS = {"$schema", "$defs", "title", "description"}
KNOWN = ANNOTATIONS | {
    "$ref", "type", "required", "properties", "additionalProperties", "items", "enum", "const", "pattern",
    "anyOf",
}  # fmt: skip


def faults(value: object, schema: dict[str, Any], root: dict[str, Any], path: str = "$") -> list[str]:
    """Where `value` departs from `schema`, a line a fault."""
    assert set(schema) <= KNOWN, f"{path}: {set(schema) - KNOWN} is more than this validator knows"
    found = _value(value, schema, path)
    if "$ref" in schema:
        found += faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, path)
    if "anyOf" in schema and all(faults(value, one, root, path) for one in schema["anyOf"]):
        found += [f"{path}: fits none of anyOf", *faults(value, schema["anyOf"][0], root, path)]
    if isinstance(value, dict):
        found += _members(value, schema, root, path)
    if isinstance(value, list) and "items" in schema:
        for index, item in enumerate(value):
            found += faults(item, schema["items"], root, f"{path}[{index}]")
    return found


def _value(value: object, schema: dict[str, Any], path: str) -> list[str]:
    found: list[str] = []
    if "type" in schema:
        names = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
        if not any(isinstance(value, TYPES[name]) for name in names):
            found.append(f"{path}: {value!r} is no {names}")
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{path}: {value!r} is none of {schema['enum']}")
    if "const" in schema and value != schema["const"]:
        found.append(f"{path}: {value!r} is not {schema['const']!r}")
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        found.append(f"{path}: {value!r} doesn't match {schema['pattern']}")
    return found


def _members(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], path: str) -> list[str]:
    properties = schema.get("properties", {})
    found = [f"{path}: no {name}" for name in schema.get("required", []) if name not in value]
    if schema.get("additionalProperties") is False:
        found += [f"{path}: unknown {name}" for name in value if name not in properties]
    for name, member in value.items():
        if name in properties:
            found += faults(member, properties[name], root, f"{path}.{name}")
    return found

"""The HTTP API as a page, from the description that the server itself gives."""

from __future__ import annotations

import re
from typing import Any

from starlette.datastructures import State

from cordee.web.api.endpoints import PATH, make_api

Schema = dict[str, Any]
HEAD = """\
# The HTTP API

Made from the description that every server gives at `{path}/openapi.json`. [A program at the
table](../api.md) explains how it all goes together.

"""


def page() -> str:
    described = make_api(State()).openapi()
    schemas: dict[str, Schema] = described["components"]["schemas"]
    parts = [HEAD.format(path=PATH), described["info"]["description"], "\n## Requests\n"]
    for path, methods in described["paths"].items():
        parts += [_request(method.upper(), path, one) for method, one in methods.items()]
    parts.append("## What is sent\n")
    parts += [_schema(name, schemas[name]) for name in sorted(schemas)]
    return "\n".join(parts)


def _request(method: str, path: str, told: Schema) -> str:
    about = _text(told.get("description") or told["summary"])
    lines = [f"### `{method} {PATH}{path}`\n", f"{about}\n"]
    for one in told.get("parameters", []):
        about = _text(one.get("description", ""))
        lines.append(f"- `{one['name']}` ({one['in']}, {_type(one['schema'])}) {about}".rstrip())
    if "requestBody" in told:
        body = told["requestBody"]["content"]["application/json"]["schema"]
        lines.append(f"- body: {_type(body)}")
    lines.append("")
    lines += ["| status | answer |", "| --- | --- |"]
    for status, answer in sorted(told["responses"].items()):
        content = answer.get("content", {})
        kinds = [_type(one.get("schema", {})) or f"`{kind}`" for kind, one in content.items()]
        about = _text(answer.get("description", ""))
        lines.append(f"| {status} | {about}{': ' if kinds else ''}{', '.join(kinds)} |")
    return "\n".join(lines) + "\n"


def _schema(name: str, schema: Schema) -> str:
    lines = [f"### {name}\n", _text(schema.get("description", "")) + "\n"]
    if "properties" in schema:
        lines += ["| field | | |", "| --- | --- | --- |"]
        for field, told in schema["properties"].items():
            must = "" if field in schema.get("required", []) else " (may be left out)"
            about = _text(told.get("description", "")) + must
            lines.append(f"| `{field}` | {_type(told)} | {about.strip()} |")
    return "\n".join(lines) + "\n"


def _type(schema: Schema) -> str:
    """What kind of value it is, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"`{one}`" for one in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(more := schema.get("additionalProperties"), dict):
        return f"table of {_type(more)}"
    return str(schema.get("type", "")).replace("null", "nothing")


def _text(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip().replace("|", "\\|")

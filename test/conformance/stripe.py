"""Compares the Stripe stand-in's answers and events with Stripe's published API description.

Usage: python stripe.py <spec3.json> <exchanges.jsonl>. One line a difference, beginning with FAULT; exit code 1 then.
"""

import base64
import collections
import json
import re
import sys
from functools import cache

from jsonschema import Draft202012Validator


def nullable(schema):
    """OpenAPI 3.0 says "nullable"; JSON Schema has a type for it."""
    if isinstance(schema, list):
        return [nullable(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    schema = {name: nullable(value) for name, value in schema.items()}
    if schema.pop("nullable", False) is not True:
        return schema
    if "enum" in schema:
        schema["enum"] = [*schema["enum"], None]
    if "$ref" in schema:
        return {"anyOf": [{"$ref": schema["$ref"]}, {"type": "null"}]}
    if "anyOf" in schema:
        schema["anyOf"] = [*schema["anyOf"], {"type": "null"}]
    elif "type" in schema:
        schema["type"] = [schema["type"], "null"]
    return schema


with open(sys.argv[1], encoding="utf-8") as file:
    description = json.load(file)
components = nullable(description["components"])
paths = sorted(
    (
        (re.compile("^" + re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(path)) + "$"), path, operations)
        for path, operations in description["paths"].items()
    ),
    key=lambda entry: entry[1].count("{"),
)


def operation_of(method, path):
    for pattern, name, operations in paths:
        if pattern.match(path) and method.lower() in operations:
            return name, operations[method.lower()]
    return None, None


@cache
def validator_of_answer(method, name, status):
    responses = dict(next(each for each in paths if each[1] == name)[2])[method.lower()]["responses"]
    response = responses.get(str(status)) or responses["default"]
    schema = nullable(response["content"]["application/json"]["schema"])
    return Draft202012Validator({**schema, "components": components})


@cache
def validator_of_object(name):
    return Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": components})


def leaves(error):
    """The innermost errors of the alternative that fits best."""
    if not error.context:
        yield error
        return
    branches = collections.defaultdict(list)
    for inner in error.context:
        branches[inner.schema_path[0]].append(inner)
    best = min(branches.values(), key=lambda each: (any(e.validator == "type" and not e.path for e in each), len(each)))
    for inner in best:
        yield from leaves(inner)


faults = collections.Counter()


def hold(kind, validator, value):
    for error in validator.iter_errors(value):
        for leaf in leaves(error):
            place = "/".join("*" if isinstance(part, int) else str(part) for part in leaf.absolute_path)
            what = leaf.message if leaf.validator in ("required", "enum") else leaf.validator_value
            fault = f"{kind}: {place or 'the whole'}: {leaf.validator} {str(what)[:160]}"
            faults[fault] += 1


with open(sys.argv[2], encoding="utf-8") as file:
    for line in file:
        exchange = json.loads(line)
        text = lambda part: base64.b64decode(exchange[part]).decode("utf-8")
        if exchange["service"] == "stripe-event":
            event = json.loads(text("sent"))
            hold(f"event {event['type']}", validator_of_object("event"), event)
            kind = event["data"]["object"]["object"]
            if kind not in components["schemas"]:
                faults[f"event {event['type']}: no such object: {kind}"] += 1
            else:
                hold(f"event {event['type']}, its {kind}", validator_of_object(kind), event["data"]["object"])
        elif exchange["service"] == "stripe" and exchange["status"] < 500:  # deliberate failures may say anything
            path = exchange["url"].split("?")[0]
            name, operation = operation_of(exchange["method"], path)
            status = exchange["status"]
            if not operation:
                if status == 200:
                    faults[f"{exchange['method']} {path}: no such operation"] += 1
                continue
            hold(
                f"{exchange['method']} {name} {status}",
                validator_of_answer(exchange["method"], name, status),
                json.loads(text("answer")),
            )

for fault, times in faults.most_common():
    print(f"FAULT {fault} ({times} times)")
sys.exit(1 if faults else 0)

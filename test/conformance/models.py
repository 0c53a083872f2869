"""Compares requests to the AWS stand-ins and their answers with the services' models (botocore's data).

Usage: python models.py <exchanges.jsonl>. One line a difference, beginning with FAULT; exit code 1 then.
"""

import base64
import collections
import json
import re
import struct
import sys
from functools import cache
from urllib.parse import unquote

from botocore.loaders import Loader

loader = Loader()
models = {
    "cognito": loader.load_service_model("cognito-idp", "service-2"),
    "bedrock": loader.load_service_model("bedrock-runtime", "service-2"),
    "ses": loader.load_service_model("sesv2", "service-2"),
}
# every JSON service may answer these before it looks at the operation
EVERYWHERE = {"SerializationException", "UnknownOperationException", "MissingAuthenticationTokenException"}
SCALARS = {
    "string": str, "character": str, "boolean": bool, "integer": int, "long": int, "float": (int, float),
    "double": (int, float), "timestamp": (int, float), "blob": str,
}
faults = collections.Counter()


@cache
def pattern_of(text):
    """Translates the Java and Unicode character classes that the models use to Python."""
    for theirs, ours in ((r"\p{L}", r"\w"), (r"\p{M}", r"\w"), (r"\p{S}", "!-~"), (r"\p{N}", r"\d"), (r"\p{P}", "!-~")):
        text = text.replace(theirs, ours)
    try:
        return re.compile(text)
    except re.error:
        return None


class Held:
    """Compares a value with a model's shape; differences are counted by place."""

    def __init__(self, kind, shapes):
        self.kind, self.shapes = kind, shapes

    def fault(self, place, what):
        faults[f"{self.kind}: {place or 'the whole'}: {what}"] += 1

    def hold(self, name, value, place="", given=frozenset()):
        shape = self.shapes[name]
        kind = shape["type"]
        if shape.get("document"):
            return
        if kind == "structure":
            self.structure(shape, value, place, given)
        elif kind in ("list", "map"):
            if not isinstance(value, list if kind == "list" else dict):
                return self.fault(place, f"is no {kind}")
            self.bounds(shape, len(value), place)
            inner = shape["member" if kind == "list" else "value"]["shape"]
            for each in value if kind == "list" else value.values():
                self.hold(inner, each, f"{place}/*")
        else:
            self.scalar(shape, value, place)

    def structure(self, shape, value, place, given):
        if not isinstance(value, dict):
            return self.fault(place, "is no structure")
        members = shape["members"]
        names = {member.get("locationName", name): name for name, member in members.items()}
        for name in shape.get("required", []):
            if name not in given and members[name].get("locationName", name) not in value:
                self.fault(place, f"lacks {name}")
        if shape.get("union") and len(value) != 1:
            self.fault(place, f"is a union of {len(value)} members")
        for name, each in value.items():
            if name not in names:
                self.fault(place, f"has {name}, which the model does not name")
            elif each is not None:
                self.hold(members[names[name]]["shape"], each, f"{place}/{name}")

    def scalar(self, shape, value, place):
        kind = shape["type"]
        if not isinstance(value, SCALARS[kind]) or (kind != "boolean" and isinstance(value, bool)):
            return self.fault(place, f"is no {kind}")
        if isinstance(value, str):
            self.bounds(shape, len(value), place)
            if "enum" in shape and value not in shape["enum"]:
                self.fault(place, f"is none of {shape['enum']}")
            pattern = pattern_of(shape["pattern"]) if "pattern" in shape else None
            if pattern and not pattern.search(value):
                self.fault(place, f"does not match {shape['pattern']}")
        elif not isinstance(value, bool):
            self.bounds(shape, value, place)

    def bounds(self, shape, size, place):
        if size < shape.get("min", size) or size > shape.get("max", size):
            self.fault(place, f"is not within {shape.get('min')} and {shape.get('max')}")


def frames(data):
    """Yields the events of a stream as (kind, name, body)."""
    while len(data) >= 16:
        total, size = struct.unpack(">II", data[:8])
        if len(data) < total:
            return  # cut off on purpose
        headers, place = {}, 12
        while place < 12 + size:
            name = data[place + 1 : place + 1 + data[place]].decode()
            place += 1 + data[place] + 1  # every header of these streams is a string
            (length,) = struct.unpack(">H", data[place : place + 2])
            headers[name] = data[place + 2 : place + 2 + length].decode()
            place += 2 + length
        kind = headers[":message-type"]
        yield kind, headers[f":{kind}-type"], json.loads(data[12 + size : total - 4])
        data = data[total:]


def asked(service, exchange):
    """The operation, and its input members that are in the address."""
    operations = models[service]["operations"]
    if exchange["target"]:
        return exchange["target"].split(".")[1], frozenset()
    path = exchange["url"].split("?")[0]
    for name, operation in operations.items():
        uri = re.escape(operation["http"]["requestUri"].split("?")[0])
        pattern = re.sub(r"\\\{[^}]+\\\}", "[^/]+", uri)
        if operation["http"]["method"] == exchange["method"] and re.fullmatch(pattern, path):
            members = models[service]["shapes"][operation["input"]["shape"]]["members"]
            return name, frozenset(each for each, member in members.items() if member.get("location"))
    return unquote(path), frozenset()


def parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None  # broken on purpose


def hold_answer(service, name, operation, exchange):
    shapes, status = models[service]["shapes"], exchange["status"]
    answer = base64.b64decode(exchange["answer"])
    held = Held(f"{service} {name} {status}", shapes)
    if status == 200:
        output = operation.get("output", {}).get("shape")
        stream = next(
            (each["shape"] for each in shapes[output]["members"].values() if shapes[each["shape"]].get("eventstream")),
            None,
        ) if output else None
        if stream:
            for kind, event, body in frames(answer):
                if event in shapes[stream]["members"]:
                    Held(f"{service} {name}, its {kind} {event}", shapes).hold(
                        shapes[stream]["members"][event]["shape"], body
                    )
                else:
                    held.fault("", f"streams {event}, which the model does not name")
        elif output and parsed(answer) is not None:
            held.hold(output, parsed(answer))
        return
    error = exchange["error"]
    declared = {each["shape"]: shapes[each["shape"]] for each in operation.get("errors", [])}
    if error in EVERYWHERE or error is None:
        return
    if error not in declared:
        return held.fault("", f"{error} is none of its errors")
    expected = declared[error].get("error", {}).get("httpStatusCode", 500 if declared[error].get("fault") else 400)
    if expected != status:
        held.fault("", f"{error} has the status {expected}")


operations_seen = set()
with open(sys.argv[1], encoding="utf-8") as file:
    for line in file:
        exchange = json.loads(line)
        service = exchange["service"]
        if service not in models:
            continue
        name, given = asked(service, exchange)
        operation = models[service]["operations"].get(name)
        if not operation:
            if exchange["status"] == 200:
                faults[f"{service}: no such operation: {name}"] += 1
            continue
        operations_seen.add(f"{service} {name}")
        if exchange["status"] == 200:
            Held(f"{service} {name}, asked", models[service]["shapes"]).hold(
                operation["input"]["shape"], parsed(base64.b64decode(exchange["sent"]) or "{}"), "", given
            )
        hold_answer(service, name, operation, exchange)

print(f"{len(operations_seen)} operations")
for fault, times in faults.most_common():
    print(f"FAULT {fault} ({times} times)")
sys.exit(1 if faults else 0)

"""Checks the templates without an AWS account. Takes a cloud assembly (a folder of `cdk synth -o`) and optionally the
assembly of a later commit, and
1. runs cfn-lint on every template, for its own region,
2. creates every stack in moto's CloudFormation, in deployment order: every reference, and every import from another stack
   or region, must resolve. Types that moto does not know are replaced by a stand-in with only an id; their properties
   are left to cfn-lint; and
3. updates every stack to the later assembly and back to the first, in the same order: what was removed must go, and no
   stack may give up an export that another one still imports.

`npm run test:conformance -- templates` runs it and prints its findings; by hand, with boto3, cfn-lint and moto installed:

    npx cdk synth --quiet -o /tmp/dev && python test/conformance/templates.py /tmp/dev
"""

import json
import os
import subprocess
import sys
import uuid
from collections import Counter
from pathlib import Path

os.environ.update(
    AWS_ACCESS_KEY_ID="testing", AWS_SECRET_ACCESS_KEY="testing", AWS_DEFAULT_REGION="us-east-1"
)

import boto3  # noqa: E402
import moto.backends  # noqa: E402
import moto.cloudformation.parsing as parsing  # noqa: E402
from moto import mock_aws  # noqa: E402
from moto.core.common_models import CloudFormationModel  # noqa: E402

ACCOUNT = "123456789012"  # moto's own account
STAND_INS = "moto.stand_in.models"  # moto derives the service's name from it
# written by the CDK itself: a function depends on its role by name as well as by reference
ACCEPTED = {"W3005"}
REFERRED_TO_BY_ARN = {"AWS::SecretsManager::Secret", "AWS::Lambda::Alias"}


def stand_in(kind):
    """A resource of a type that moto lacks: it has an id, and any attribute asked for."""

    class StandIn(CloudFormationModel):
        __module__ = STAND_INS

        def __init__(self, name, region):
            self.name, self.region = f"{name}-{uuid.uuid4().hex[:8]}", region

        @property
        def arn(self):
            return f"arn:aws:{kind.split('::')[1].lower()}:{self.region}:{ACCOUNT}:{self.name}"

        @property
        def physical_resource_id(self):
            return self.arn if kind in REFERRED_TO_BY_ARN else self.name

        @staticmethod
        def cloudformation_name_type():
            return ""

        @staticmethod
        def cloudformation_type():
            return kind

        @classmethod
        def has_cfn_attr(cls, attr):
            return True

        def get_cfn_attribute(self, attr):
            return self.arn if attr.lower().endswith("arn") else f"{self.name}.{attr}"

        @classmethod
        def create_from_cloudformation_json(
            cls, resource_name, cloudformation_json, account_id, region_name, **_
        ):
            return cls(resource_name, region_name)

        @classmethod
        def update_from_cloudformation_json(cls, original_resource, *_, **__):
            return original_resource

        @classmethod
        def delete_from_cloudformation_json(cls, *_, **__):
            pass

        def delete(self, *_, **__):
            pass

        def is_created(self):
            return True

    return StandIn


def models(kinds):
    """@returns moto's own models and a stand-in for each other kind, and the list of those kinds"""
    for service in {kind.split("::")[1].lower() for kind in kinds if kind.startswith("AWS::")}:
        try:
            moto.backends.get_backend(service)
        except (ImportError, KeyError):
            pass
    own = [model for model in CloudFormationModel.__subclasses__() if model.__module__ != STAND_INS]
    known = {model.cloudformation_type(): model for model in own}
    # moto deploys an API before the methods that its deployment depends on, and its versions lack their number
    lacking = sorted((kinds - known.keys()) | {"AWS::ApiGateway::Deployment", "AWS::Lambda::Version"})
    return {**known, **{kind: stand_in(kind) for kind in lacking}}, lacking


class Assembly:
    def __init__(self, folder):
        self.folder = Path(folder)
        artifacts = json.loads((self.folder / "manifest.json").read_text())["artifacts"]
        self.artifacts = {k: a for k, a in artifacts.items() if a["type"] == "aws:cloudformation:stack"}
        self.order = []
        for name in self.artifacts:
            self._after(name)

    def _after(self, name):
        if name in self.order:
            return
        for other in self.artifacts[name].get("dependencies", []):
            if other in self.artifacts:
                self._after(other)
        self.order.append(name)

    def region(self, name):
        return self.artifacts[name]["environment"].split("/")[-1]

    def file(self, name):
        return self.folder / self.artifacts[name]["properties"]["templateFile"]

    def template(self, name):
        return json.loads(self.file(name).read_text())


def lint(assembly):
    """@returns cfn-lint's findings without those caused by the CDK"""
    findings = []
    for name in assembly.order:
        command = ["cfn-lint", "--format", "json", "--regions", assembly.region(name), "--", assembly.file(name)]
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        run = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PATH": path})
        if run.stderr:
            sys.exit(run.stderr)
        found = json.loads(run.stdout or "[]")
        print(f"  {name}: cfn-lint {dict(Counter(each['Rule']['Id'] for each in found)) or 'finds nothing'}")
        findings += [
            f"{name}: {each['Rule']['Id']} {each['Message']} ({'/'.join(map(str, each['Location']['Path']))})"
            for each in found
            if each["Rule"]["Id"] not in ACCEPTED
        ]
    return findings


def deploy(assembly, later):
    """@returns what was not created, changed or removed as the templates say"""
    first = {name: prepared(assembly.template(name)) for name in assembly.order}
    second = {name: prepared(later.template(name)) for name in later.order} if later else {}
    kinds = {each["Type"] for t in [*first.values(), *second.values()] for each in t["Resources"].values()}
    known, lacking = models(kinds)
    parsing.CustomModel = stand_in("Custom::Resource")  # moto would run its function in Docker
    parsing.get_model_map = lambda: known
    parsing.get_model_list = lambda: list(known.values())
    parsing.get_name_type_map = lambda: {kind: model.cloudformation_name_type() for kind, model in known.items()}
    parsing.parse_and_update_resource = update_or_keep
    print(f"  moto knows {len(kinds & known.keys() - set(lacking))} of {len(kinds)} types of resources")
    faults = []
    with mock_aws(config={"lambda": {"use_docker": False}}):
        for region in {assembly.region(name) for name in assembly.order}:
            bootstrap(region, {**first, **{f"{name} later": template for name, template in second.items()}})
        standing = {}
        steps = [("created", assembly, first)]
        if later:
            steps += [("updated", later, second), ("brought back", assembly, first)]
        for step, from_assembly, templates in steps:
            for name in from_assembly.order:
                faults += [f"{name}, {step}: {each}" for each in change(from_assembly, name, templates[name], standing)]
    return faults


update_resource = parsing.parse_and_update_resource


def update_or_keep(logical_id, resource_json, resources_map, **where):
    """moto drops resources of types it cannot update; this keeps them after their references are resolved."""
    return update_resource(logical_id, resource_json, resources_map, **where) or resources_map[logical_id]


def change(assembly, name, template, standing):
    """Creates a stack, or updates it. @returns what is wrong afterwards"""
    faults = []
    current = standing.get(name)
    gone = exports(current) - exports(template) if current else set()
    for other, imported in ((each, imports(t)) for each, t in standing.items() if each != name):
        faults += [f"export {each} is gone, and {other} still imports it" for each in sorted(gone & imported)]
    cloudformation = boto3.client("cloudformation", region_name=assembly.region(name))
    boto3.client("s3").put_object(Bucket="templates", Key=name, Body=json.dumps(template))
    call = cloudformation.update_stack if current else cloudformation.create_stack
    try:
        call(
            StackName=name,
            TemplateURL=f"https://s3.amazonaws.com/templates/{name}",
            Capabilities=["CAPABILITY_IAM"],
        )
    except Exception as error:  # any error is reported, and the next stack is tried
        return [*faults, f"{type(error).__name__}: {error}"]
    standing[name] = template
    made = cloudformation.describe_stack_resources(StackName=name)["StackResources"]
    status = cloudformation.describe_stacks(StackName=name)["Stacks"][0]["StackStatus"]
    if status != ("UPDATE_COMPLETE" if current else "CREATE_COMPLETE"):
        faults.append(status)
    there = {each["LogicalResourceId"] for each in made}
    wanted = template["Resources"].keys()
    faults += [f"{missing} is not there" for missing in sorted(wanted - there)]
    faults += [f"{surplus} is still there" for surplus in sorted(there - wanted)]
    print(f"  {name}: {len(there & wanted)} of {len(wanted)} resources in {assembly.region(name)}, {status}")
    return faults


def prepared(template):
    """moto expects a key's tags as in the service's API, not as in CloudFormation."""
    for resource in template["Resources"].values():
        if resource["Type"] == "AWS::KMS::Key":
            tags = resource["Properties"].get("Tags", [])
            resource["Properties"]["Tags"] = [{"TagKey": t["Key"], "TagValue": t["Value"]} for t in tags]
    return template


def exports(template):
    return {output["Export"]["Name"] for output in template.get("Outputs", {}).values() if "Export" in output}


def imports(value):
    if isinstance(value, dict):
        found = {value["Fn::ImportValue"]} if isinstance(value.get("Fn::ImportValue"), str) else set()
        return found.union(*(imports(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(imports(each) for each in value))
    return set()


def bootstrap(region, templates):
    """Creates what `cdk bootstrap` does: a version, and the bucket with every asset's files."""
    boto3.client("ssm", region_name=region).put_parameter(
        Name="/cdk-bootstrap/hnb659fds/version", Value="30", Type="String"
    )
    s3 = boto3.client("s3", region_name="us-east-1")
    if "templates" not in [each["Name"] for each in s3.list_buckets()["Buckets"]]:
        s3.create_bucket(Bucket="templates")
    for code in codes(templates):
        bucket = code["S3Bucket"]
        bucket = bucket if isinstance(bucket, str) else f"cdk-hnb659fds-assets-{ACCOUNT}-{region}"
        if not bucket.endswith(region):
            continue
        try:
            s3.create_bucket(Bucket=bucket)
        except s3.exceptions.BucketAlreadyOwnedByYou:
            pass
        s3.put_object(Bucket=bucket, Key=code["S3Key"], Body=empty_zip())


def codes(templates):
    for template in templates.values():
        for resource in template["Resources"].values():
            properties = resource.get("Properties", {})
            for code in (properties.get("Code"), properties.get("Content")):
                if isinstance(code, dict) and "S3Key" in code:
                    yield code


def empty_zip():
    return b"PK\x05\x06" + bytes(18)


def main(folder, later=None):
    print(folder)
    assembly = Assembly(folder)
    faults = lint(assembly) + deploy(assembly, Assembly(later) if later else None)
    print("\n".join(f"FAULT {each}" for each in faults) or "nothing found")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))

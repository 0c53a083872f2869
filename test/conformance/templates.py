"""Are the templates right without an account? Takes cloud assemblies (folders of `cdk synth -o`), and for each of them
1. lets cfn-lint look at every template, in the region it is meant for, and
2. creates every stack in moto's CloudFormation, in the order of the deployment: every reference, and every import from
   another stack or region, has to come to something. For types that moto does not know, something that only has an id
   stands in; their properties are cfn-lint's matter.

    python -m venv /tmp/conformance && /tmp/conformance/bin/pip install -r test/conformance/requirements.txt
    npx cdk synth --quiet -o /tmp/dev && /tmp/conformance/bin/python test/conformance/templates.py /tmp/dev
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

ACCOUNT = "123456789012"  # moto's
STAND_INS = "moto.stand_in.models"  # moto reads the name of a service out of it
# what the CDK itself writes: a function depends on its role by name as well as by reference
ACCEPTED = {"W3005"}


def stand_in(kind):
    """A resource of a type that moto lacks: an id, and whatever attribute somebody asks it for."""

    class StandIn(CloudFormationModel):
        __module__ = STAND_INS

        def __init__(self, name, region):
            self.name, self.region = f"{name}-{uuid.uuid4().hex[:8]}", region

        @property
        def arn(self):
            return f"arn:aws:{kind.split('::')[1].lower()}:{self.region}:{ACCOUNT}:{self.name}"

        @property
        def physical_resource_id(self):
            return self.arn if kind == "AWS::SecretsManager::Secret" else self.name

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

        def is_created(self):
            return True

    return StandIn


def models(kinds):
    """@returns moto's own models with a stand-in for each other kind, and what those are"""
    for service in {kind.split("::")[1].lower() for kind in kinds if kind.startswith("AWS::")}:
        try:
            moto.backends.get_backend(service)
        except (ImportError, KeyError):
            pass
    own = [model for model in CloudFormationModel.__subclasses__() if model.__module__ != STAND_INS]
    known = {model.cloudformation_type(): model for model in own}
    # moto deploys an API before the methods that its deployment depends on
    lacking = sorted((kinds - known.keys()) | {"AWS::ApiGateway::Deployment"})
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
    """@returns cfn-lint's findings, without those the CDK is answerable for"""
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


def create(assembly):
    """@returns what was not created"""
    faults = []
    templates = {name: assembly.template(name) for name in assembly.order}
    kinds = {resource["Type"] for t in templates.values() for resource in t["Resources"].values()}
    known, lacking = models(kinds)
    parsing.CustomModel = stand_in("Custom::Resource")  # moto would run its function in Docker
    parsing.get_model_map = lambda: known
    parsing.get_model_list = lambda: list(known.values())
    parsing.get_name_type_map = lambda: {kind: model.cloudformation_name_type() for kind, model in known.items()}
    print(f"  moto knows {len(kinds & known.keys() - set(lacking))} of {len(kinds)} types of resources")
    with mock_aws(config={"lambda": {"use_docker": False}}):
        for region in {assembly.region(name) for name in assembly.order}:
            bootstrap(region, templates)
        for name in assembly.order:
            template = templates[name]
            for resource in template["Resources"].values():
                # moto takes the tags of a key as the service's own call has them, not as CloudFormation has
                if resource["Type"] == "AWS::KMS::Key":
                    tags = resource["Properties"].get("Tags", [])
                    resource["Properties"]["Tags"] = [{"TagKey": t["Key"], "TagValue": t["Value"]} for t in tags]
            cloudformation = boto3.client("cloudformation", region_name=assembly.region(name))
            boto3.client("s3").put_object(Bucket="templates", Key=name, Body=json.dumps(template))
            try:
                cloudformation.create_stack(
                    StackName=name,
                    TemplateURL=f"https://s3.amazonaws.com/templates/{name}",
                    Capabilities=["CAPABILITY_IAM"],
                )
            except Exception as error:  # whatever it is, it is told and the next stack is tried
                faults.append(f"{name}: {type(error).__name__}: {error}")
                continue
            made = cloudformation.describe_stack_resources(StackName=name)["StackResources"]
            status = cloudformation.describe_stacks(StackName=name)["Stacks"][0]["StackStatus"]
            if status != "CREATE_COMPLETE":
                faults.append(f"{name}: {status}")
            there = {each["LogicalResourceId"] for each in made}
            faults += [f"{name}: {missing} is not there" for missing in template["Resources"].keys() - there]
            print(f"  {name}: {len(there)} of {len(template['Resources'])} resources in {assembly.region(name)}")
    return faults


def bootstrap(region, templates):
    """What `cdk bootstrap` leaves: a version, and the bucket with the files of every asset."""
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


def main(folders):
    faults = []
    for folder in folders:
        print(folder)
        assembly = Assembly(folder)
        faults += [f"{folder}: {each}" for each in lint(assembly) + create(assembly)]
    print("\n".join(faults) or "nothing found")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))

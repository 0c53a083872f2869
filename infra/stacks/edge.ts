import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { edgeFirewall } from '#infra/lib/firewall.ts';

/** The firewall in front of CloudFront. It must stand in us-east-1, whatever region the rest is in. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.webAclArn = edgeFirewall(this, 'Firewall').attrArn;
  }
}

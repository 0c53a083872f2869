import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { costAnomalies } from '#infra/lib/budget.ts';
import { edgeFirewall } from '#infra/lib/firewall.ts';
import type { Stage } from '#infra/stage/stage.ts';

/** What must stand in us-east-1, whatever region the rest is in: CloudFront's firewall, and what watches costs. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.webAclArn = edgeFirewall(this, 'Firewall').attrArn;
    costAnomalies(this, props.stage);
  }
}

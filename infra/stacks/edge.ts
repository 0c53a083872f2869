import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Alarms } from '#infra/lib/alarms.ts';
import { costAnomalies } from '#infra/lib/budget.ts';
import { blockedAtTheEdge, edgeFirewall } from '#infra/lib/firewall.ts';
import { saveLogQuery } from '#infra/lib/log-queries.ts';
import type { Stage } from '#infra/stage/stage.ts';

/** What must stand in us-east-1, whatever region the rest is in: CloudFront's firewall with its alarm and query, and what watches costs. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.webAclArn = edgeFirewall(this, 'Firewall').attrArn;
    new Alarms(this, props.stage).add(
      'edge.blocked',
      blockedAtTheEdge,
      1000,
      'many calls are turned away before CloudFront: an attack, a school behind one address, or what our own pages send',
    );
    // a saved query reaches no other region; in this one the Watch stack has it already
    if (props.stage.region !== this.region) saveLogQuery(this, props.stage, 'what a firewall turned away');
    costAnomalies(this, props.stage);
  }
}

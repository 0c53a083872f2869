import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from '#infra/lib/alarms.ts';
import { costAnomalies } from '#infra/lib/budget.ts';
import { blockedAtTheEdge, edgeFirewall } from '#infra/lib/firewall.ts';
import { saveLogQuery } from '#infra/lib/log-queries.ts';
import type { Stage } from '#infra/stage/stage.ts';

/**
 * Percent, averaged over the minutes of all distributions of the account: the maximum would raise an alarm for one
 * failure in a quiet minute. CloudFront counts by the id of a distribution, which is created after this stack and in
 * another region; this query needs no id (docs/decisions/0079).
 */
const anyDistribution = new MathExpression({
  expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
  usingMetrics: {},
  period: Duration.minutes(5),
});

/**
 * Resources that AWS allows in us-east-1 only: CloudFront's firewall with its alarm and query, the alarm of CloudFront
 * itself, and the cost anomaly monitor.
 */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.webAclArn = edgeFirewall(this, 'Firewall').attrArn;
    const alarms = new Alarms(this, props.stage);
    alarms.add(
      'edge.blocked',
      blockedAtTheEdge,
      1000,
      'many calls are turned away before CloudFront: an attack, a school behind one address, or what our own pages send',
    );
    alarms.add(
      'edge.not-served',
      anyDistribution,
      5,
      'one request in twenty to CloudFront fails: people get no page or no answer, whether or not the API hears of them',
    );
    // a saved query exists in one region only; in the stage's region the Watch stack saves it
    if (props.stage.region !== this.region) saveLogQuery(this, props.stage, 'what a firewall turned away');
    costAnomalies(this, props.stage);
  }
}

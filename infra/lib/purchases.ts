import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { functionLog } from './function.ts';

const metricName = 'Purchases';

/** The number of plans and packs bought. */
export const purchasesMetric = (stage: Stage): Metric =>
  new Metric({ namespace: metricNamespace(stage.name), metricName, period: Duration.hours(1), statistic: 'sum' });

/** Counts them from what the webhook logs once for each event, however often the payment provider sends it. */
export function countPurchases(scope: Construct, stage: Stage): void {
  new MetricFilter(scope, metricName, {
    logGroup: functionLog(scope),
    filterPattern: FilterPattern.all(
      FilterPattern.stringValue('$.event', '=', 'event-applied'),
      FilterPattern.stringValue('$.type', '=', 'checkout.session.completed'),
    ),
    metricNamespace: metricNamespace(stage.name),
    metricName,
    metricValue: '1',
  });
}

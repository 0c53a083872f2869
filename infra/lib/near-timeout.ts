import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { functionLog } from './function.ts';

const metricName = 'NearTimeout';

/** The number of calls that used most of their route's time limit. */
export const nearTimeoutMetric = (stage: Stage): Metric =>
  new Metric({ namespace: metricNamespace(stage.name), metricName, period: Duration.minutes(5), statistic: 'sum' });

/** Counts them from the log line that ends every call (functions/serve). */
export function countNearTimeouts(scope: Construct, stage: Stage): void {
  new MetricFilter(scope, metricName, {
    logGroup: functionLog(scope),
    filterPattern: FilterPattern.numberValue('$.percentOfLimit', '>=', 80),
    metricNamespace: metricNamespace(stage.name),
    metricName,
    metricValue: '1',
  });
}

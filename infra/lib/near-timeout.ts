import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { functionLog } from './function.ts';

const metricName = 'NearTimeout';

/** How many calls took most of the time that their route has. */
export const nearTimeoutMetric = (stage: Stage): Metric =>
  new Metric({ namespace: metricNamespace(stage.name), metricName, period: Duration.minutes(5), statistic: 'sum' });

/** Over the line that ends every call (functions/serve). */
export function countNearTimeouts(scope: Construct, stage: Stage): void {
  new MetricFilter(scope, metricName, {
    logGroup: functionLog(scope),
    filterPattern: FilterPattern.numberValue('$.percentOfLimit', '>=', 80),
    metricNamespace: metricNamespace(stage.name),
    metricName,
    metricValue: '1',
  });
}

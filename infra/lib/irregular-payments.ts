import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { irregularEvents } from '#functions/plans/report-irregular.ts';
import type { Stage } from '#infra/stage/stage.ts';
import type { AppFunction } from './function.ts';

const nameOf = (stage: Stage) => ({ namespace: `Waymark/${stage.name}`, metricName: 'IrregularPayments' });

/** How often a function said that a payment needs somebody to look at it. */
export const irregularPayments = (stage: Stage): Metric =>
  new Metric({ ...nameOf(stage), period: Duration.minutes(5), statistic: 'sum' });

/** Counts what the function logs of payments; beside it, so that no stack depends on its log group. */
export function countIrregularPayments(fn: AppFunction, stage: Stage): void {
  const { namespace, metricName } = nameOf(stage);
  new MetricFilter(fn, 'IrregularPayments', {
    logGroup: fn.lambda.logGroup,
    filterPattern: FilterPattern.any(
      ...irregularEvents.map((event) => FilterPattern.stringValue('$.event', '=', event)),
    ),
    metricNamespace: namespace,
    metricName,
  });
}

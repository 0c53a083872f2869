import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricNamespace } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { functionLog } from './function.ts';

/** The AI port's log lines (functions/ai) as metrics: the event, and the field to count. */
const metrics = {
  /** millionths of a dollar */
  ModelCost: { event: 'model-call', value: '$.costMicros', statistic: 'sum' },
  /** percent of the day's budget */
  ModelBudgetUsed: { event: 'model-call', value: '$.budgetPercent', statistic: 'max' },
  ModelRefused: { event: 'model-refused', value: '1', statistic: 'sum' },
  ModelFallbacks: { event: 'model-fallback', value: '1', statistic: 'sum' },
} as const;
type ModelMetric = keyof typeof metrics;

export const modelMetric = (stage: Stage, metricName: ModelMetric): Metric =>
  new Metric({
    namespace: metricNamespace(stage.name),
    metricName,
    period: Duration.minutes(5),
    statistic: metrics[metricName].statistic,
  });

/** Counts the model events that functions log; in their stack, so that no other stack depends on its log group. */
export function countModelCalls(scope: Construct, stage: Stage): void {
  for (const [metricName, { event, value }] of Object.entries(metrics))
    new MetricFilter(scope, metricName, {
      logGroup: functionLog(scope),
      filterPattern: FilterPattern.stringValue('$.event', '=', event),
      metricNamespace: metricNamespace(stage.name),
      metricName,
      metricValue: value,
    });
}

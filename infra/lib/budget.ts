import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { Construct } from 'constructs';
import type { Stage } from '#infra/stage/stage.ts';

/** Mails when the account’s monthly cost exceeds the budget or is forecast to; does nothing without a budget. */
export function monthlyBudget(scope: Construct, { monthlyBudgetUsd, alarmEmail }: Stage): void {
  if (monthlyBudgetUsd === undefined) return;
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}

/**
 * Mails on a day when a service costs unexpectedly more than before. An account can have one monitor of its services:
 * newer accounts come with one and name it in `anomalyMonitor`, for others it is created here.
 */
export function costAnomalies(scope: Construct, { anomalyUsd, anomalyMonitor, alarmEmail }: Stage): void {
  if (anomalyUsd === undefined) return;
  const monitor =
    anomalyMonitor ??
    new CfnAnomalyMonitor(scope, 'Costs', {
      monitorName: 'Waymark',
      monitorType: 'DIMENSIONAL',
      monitorDimension: 'SERVICE',
    }).attrMonitorArn;
  new CfnAnomalySubscription(scope, 'CostAnomalies', {
    subscriptionName: 'Waymark',
    frequency: 'DAILY',
    monitorArnList: [monitor],
    subscribers: [{ type: 'EMAIL', address: alarmEmail }],
    thresholdExpression: JSON.stringify({
      Dimensions: {
        Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE',
        MatchOptions: ['GREATER_THAN_OR_EQUAL'],
        Values: [String(anomalyUsd)],
      },
    }),
  });
}

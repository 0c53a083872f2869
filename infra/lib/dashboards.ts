import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Dashboard, GraphWidget, type IMetric, LogQueryWidget, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { failures } from '#functions/outside/log.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { routeEntries } from '#shared/api.ts';
import { assessmentRoutes } from '#shared/assessment/contract.ts';
import { chatRoutes } from '#shared/chat/contract.ts';
import { cvUploadRoutes } from '#shared/cv/upload-contract.ts';
import type { Route } from '#shared/lib/route.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import { reportsRoutes } from '#shared/reports/contract.ts';
import { resumeRoutes } from '#shared/resume/contract.ts';
import { failureMetric } from './failures.ts';
import { blockedAtTheEdge, blockedBy } from './firewall.ts';
import { functionLog } from './function.ts';
import { logQuery, today } from './log-queries.ts';
import { modelMetric } from './model-calls.ts';
import { purchasesMetric } from './purchases.ts';
import { routeMetric } from './route-metric.ts';

const period = Duration.hours(1);
const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
  new GraphWidget({ title, left, right, width: 12, height: 6 });

/** User activity per hour. */
export function productDashboard(scope: Construct, stage: Stage, api: RestApi): void {
  const of = { ApiName: api.restApiName, Stage: api.deploymentStage.stageName };
  const calls = (label: string, route: Route) => routeMetric(of, route, 'Count', { label, period, statistic: 'sum' });
  new Dashboard(scope, 'Product', {
    dashboardName: `Waymark-${stage.name}-product`,
    defaultInterval: Duration.days(7),
    widgets: [
      [
        graph('Assessments', [
          calls('begun', assessmentRoutes.startSession),
          calls('completed', assessmentRoutes.completeAssessment),
        ]),
        graph('Payments', [
          calls('checkouts opened', plansRoutes.createCheckout),
          purchasesMetric(stage).with({ label: 'plans and packs bought' }),
        ]),
      ],
      [
        graph('Documents', [
          calls('CVs read', cvUploadRoutes.readCv),
          calls('resumes', resumeRoutes.generateResume),
          calls('reports', reportsRoutes.generateCareerReport),
          calls('questions to the chat', chatRoutes.chatbot),
        ]),
        graph(
          'What counts as a use',
          routeEntries.flatMap(({ domain, name, route }) => (route.quota ? [calls(`${domain}.${name}`, route)] : [])),
        ),
      ],
      [
        graph(
          'Language model, millionths of a dollar',
          [modelMetric(stage, 'ModelCost')],
          [modelMetric(stage, 'ModelFallbacks')],
        ),
      ],
    ],
  });
}

/**
 * The people whose language model calls cost most today. It belongs to the stack of the functions that log the calls: a
 * reference to their log from another stack would block a deployment that removes the model.
 */
export function modelDashboard(scope: Construct, stage: Stage): void {
  new Dashboard(scope, 'ModelDashboard', {
    dashboardName: `Waymark-${stage.name}-model`,
    defaultInterval: Duration.days(1),
    widgets: [
      [
        new LogQueryWidget({
          title: 'Dollars of today (UTC) by person',
          logGroupNames: [functionLog(scope).logGroupName],
          queryString: logQuery('what a model costs by person', today).toString(),
          width: 24,
          height: 12,
        }),
      ],
    ],
  });
}

/** The health of the system. */
export function systemDashboard(
  scope: Construct,
  stage: Stage,
  { api, table, failedRuns }: { api: RestApi; table: ITable; failedRuns: IQueue },
): void {
  // found by the name prefix that the stack gives its functions, so that no function is listed here
  const functions = (label: string, metric: string, statistic: string) =>
    new MathExpression({
      expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" FunctionName="Waymark-${stage.name}"', '${statistic}')`,
      label,
      usingMetrics: {},
    });
  new Dashboard(scope, 'System', {
    dashboardName: `Waymark-${stage.name}-system`,
    defaultInterval: Duration.hours(12),
    widgets: [
      [
        graph(
          'Calls, and how long the slowest hundredth takes',
          [api.metricCount(), api.metricClientError(), api.metricServerError()],
          [api.metricLatency({ statistic: 'p99' })],
        ),
        graph(
          'Failures that functions logged',
          failures.map((event) => failureMetric(stage, event).with({ label: event })),
        ),
      ],
      [
        graph('Functions: time of the slowest hundredth', [functions('', 'Duration', 'p99')]),
        graph(
          'Functions: at the same time, and turned away',
          [functions('', 'ConcurrentExecutions', 'Maximum')],
          [functions('', 'Throttles', 'Sum')],
        ),
      ],
      [
        graph('Table', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
        graph(
          'Turned away by the firewalls; runs given up',
          [
            blockedAtTheEdge.with({ label: 'before CloudFront' }),
            blockedBy('OriginFirewall', stage.region).with({ label: 'before the API' }),
            blockedBy('SignInFirewall', stage.region).with({ label: 'before the user pool' }),
          ],
          [failedRuns.metricApproximateNumberOfMessagesVisible(), failedRuns.metricApproximateAgeOfOldestMessage()],
        ),
      ],
    ],
  });
}

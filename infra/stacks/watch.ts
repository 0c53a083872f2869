import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { failures } from '#functions/outside/log.ts';
import { Alarms } from '#infra/lib/alarms.ts';
import { monthlyBudget } from '#infra/lib/budget.ts';
import { productDashboard, systemDashboard } from '#infra/lib/dashboards.ts';
import { failureMetric, losses } from '#infra/lib/failures.ts';
import { blockedBy } from '#infra/lib/firewall.ts';
import { saveLogQueries } from '#infra/lib/log-queries.ts';
import { modelMetric } from '#infra/lib/model-calls.ts';
import { nearTimeoutMetric } from '#infra/lib/near-timeout.ts';
import { routeMetric } from '#infra/lib/route-metric.ts';
import { schedules } from '#infra/schedules.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import type { JobsStack } from './jobs.ts';

/** the operations that functions use on the table; an alarm may sum ten metrics at most */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_WRITE_ITEMS,
];

/**
 * The causes for which an on-demand table throttles calls, each with its own metrics: our own limit, the account's
 * quota, a hot key. AWS documents the first one, without a name, as provisioned capacity.
 */
const throttleCauses = ['', 'MaxOnDemandThroughput', 'AccountLimit', 'KeyRangeThroughput'];

/**
 * Over all functions of the account and region: an alarm for each would cost as much a month as everything else that is
 * idle, and the system dashboard shows which function it is.
 */
const anyFunction = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, period: Duration.minutes(5), statistic: 'sum' });

/**
 * The sum of metrics that have values only when something happens: a plain sum would have no value when one is missing.
 */
const sumOf = (metrics: IMetric[]): MathExpression =>
  new MathExpression({
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    period: Duration.minutes(5),
  });

/** Alarms and dashboards. */
export class WatchStack extends Stack {
  private readonly alarms: Alarms;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { stage: Stage; data: DataStack; auth: AuthStack; api: ApiStack; jobs: JobsStack },
  ) {
    super(scope, id, props);
    this.alarms = new Alarms(this, props.stage);

    const { stage, jobs } = props;
    const { api } = props.api;
    const { table } = props.data;
    this.watchFunctions(stage);
    this.watchApi(api, stage);
    this.watchSignIn(props.auth);
    this.watchTable(table);
    if (stage.model) this.watchModel(stage);
    if (stage.mail) this.watchMails();
    this.watchJobs(jobs);
    monthlyBudget(this, stage);
    productDashboard(this, stage, api);
    systemDashboard(this, stage, { api, table, failedRuns: jobs.failedRuns });
    saveLogQueries(this, stage);
  }

  private watchFunctions(stage: Stage): void {
    this.alarms.add(
      'functions.errors',
      anyFunction('Errors'),
      1,
      'a function ends before it has answered some users: out of time, of memory, or at its start',
    );
    this.alarms.add(
      'functions.throttles',
      anyFunction('Throttles'),
      1,
      'users are turned away: too many functions run at once',
    );
    this.alarms.add(
      'functions.slow',
      nearTimeoutMetric(stage),
      3,
      'calls take most of the time they have: users wait and some are cut off',
    );
    for (const event of failures)
      this.alarms.add(`logged.${event}`, failureMetric(stage, event), losses[event].from, losses[event].loss);
  }

  private watchJobs({ failedRuns, functions }: JobsStack): void {
    this.alarms.add(
      'jobs.failed-runs',
      failedRuns.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      1,
      'work that runs by the clock was given up: lost payments are not found again',
    );
    this.alarms.add(
      'jobs.left-lying',
      failedRuns.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
      Duration.days(3).toSeconds(),
      'for three days nobody has seen to work that was given up: in two weeks the queue forgets what it was',
    );
    for (const [name, { everyHours, goesOn, loss }] of Object.entries(schedules))
      this.alarms.addSilence(
        `${name}.not-started`,
        new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Invocations',
          dimensionsMap: { FunctionName: functions.get(name)!.name },
          // contains two due runs, so that a run right at its edge cannot leave it empty
          period: goesOn ? Duration.hours(1) : Duration.hours(2 * everyHours),
          statistic: 'sum',
        }),
        `${loss}: work that runs by the clock does not start`,
      );
  }

  private watchApi(api: RestApi, { callsPerSecond }: Stage): void {
    this.alarms.add(
      'api.server-errors',
      api.metricServerError({ period: Duration.minutes(5), statistic: 'avg' }),
      0.01,
      'more than one call in a hundred fails on our side',
    );
    this.alarms.add(
      'api.slow',
      api.metricLatency({ period: Duration.minutes(5), statistic: 'p90' }),
      5000,
      'one call in ten keeps users waiting for five seconds',
    );
    const minute = Duration.minutes(1);
    this.alarms.add(
      'api.near-limit',
      api.metricCount({ period: minute, statistic: 'sum' }),
      0.8 * callsPerSecond * minute.toSeconds(),
      'calls come near what the API takes in a second: beyond it people are turned away',
    );
    const webhook = (metricName: '4XXError' | '5XXError') =>
      routeMetric(
        { ApiName: api.restApiName, Stage: api.deploymentStage.stageName },
        plansRoutes.stripeWebhook,
        metricName,
        { period: Duration.minutes(5), statistic: 'sum' },
      );
    this.alarms.add(
      'webhook.refused',
      webhook('5XXError'),
      3,
      'people have paid or cancelled and their plan does not follow yet',
    );
    this.alarms.add(
      'webhook.unsigned',
      webhook('4XXError'),
      10,
      'events of the payment provider may be turned away, and plans do not follow payments',
    );
    this.alarms.add(
      'origin.blocked',
      blockedBy('OriginFirewall', this.region),
      100,
      'calls that do not come through CloudFront, or more of one person than anybody makes, are turned away; if they are all calls, nobody can use the app',
    );
  }

  private watchSignIn(auth: AuthStack): void {
    this.alarms.add(
      'sign-in.blocked',
      blockedBy('SignInFirewall', this.region),
      100,
      'passwords or codes tried, or mails asked for, by the hundred from one address are turned away: an attack, or more than a class behind one address',
    );
    this.alarms.add(
      'sign-in.turned-away',
      new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignInThrottles',
        dimensionsMap: { UserPool: auth.userPool.userPoolId, UserPoolClient: auth.client.userPoolClientId },
        period: Duration.minutes(5),
        statistic: 'sum',
      }),
      1,
      'people cannot sign in: the user pool has too many requests',
    );
  }

  private watchTable(table: ITable): void {
    const all = (metricName: string) => table.metric(metricName, { statistic: 'sum' });
    this.alarms.add(
      'table.throttles',
      sumOf(throttleCauses.flatMap((cause) => [all(`Read${cause}ThrottleEvents`), all(`Write${cause}ThrottleEvents`)])),
      1,
      'answers and results cannot be saved at times',
    );
    this.alarms.add(
      'table.system-errors',
      sumOf(
        operations.map((Operation) =>
          table.metric('SystemErrors', { statistic: 'sum', dimensionsMap: { TableName: table.tableName, Operation } }),
        ),
      ),
      1,
      'answers and results cannot be read or saved at times',
    );
  }

  /**
   * Rates over all mails of the account, including Cognito's: at 10 % bounces or 0.1 % complaints AWS stops them all.
   */
  private watchMails(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'avg' });
    const loss = 'if it goes on AWS stops every mail, and nobody can sign up or set a new password';
    this.alarms.add('mails.returned', rate('Reputation.BounceRate'), 0.05, `one mail in twenty comes back; ${loss}`);
    this.alarms.add(
      'mails.unwanted',
      rate('Reputation.ComplaintRate'),
      0.001,
      `one mail in a thousand is unwanted; ${loss}`,
    );
  }

  private watchModel(stage: Stage): void {
    for (const percent of [50, 80, 100])
      this.alarms.add(
        `ai-${percent}.budget`,
        modelMetric(stage, 'ModelBudgetUsed'),
        percent,
        percent < 100
          ? `${percent} % of what language models may cost today is spent; at all of it the built-in composer writes`
          : 'today’s budget for language models is spent: until midnight (UTC) people read texts of the built-in composer',
      );
    this.alarms.add(
      'ai.fallbacks',
      modelMetric(stage, 'ModelFallbacks'),
      5,
      'people read texts of the built-in composer: the language model does not answer, or with what cannot be used',
    );
  }
}

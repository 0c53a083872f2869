import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Alarm, ComparisonOperator, type IMetric, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { type ITable, Operation } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { failures } from '#functions/outside/log.ts';
import { monthlyBudget } from '#infra/lib/budget.ts';
import { productDashboard, systemDashboard } from '#infra/lib/dashboards.ts';
import { failureMetric, losses } from '#infra/lib/failures.ts';
import { blockedBy } from '#infra/lib/firewall.ts';
import { saveLogQueries } from '#infra/lib/log-queries.ts';
import { modelMetric } from '#infra/lib/model-calls.ts';
import { nearTimeoutMetric } from '#infra/lib/near-timeout.ts';
import { routeMetric } from '#infra/lib/route-metric.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { plansRoutes } from '#shared/plans/contract.ts';
import type { ApiStack } from './api.ts';
import type { AuthStack } from './auth.ts';
import type { DataStack } from './data.ts';
import type { JobsStack } from './jobs.ts';

/** what the functions do to the table; an alarm may add up ten metrics at most */
const operations = [
  Operation.GET_ITEM,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_WRITE_ITEMS,
];

/**
 * Over all functions of the account and region: an alarm for each function would cost as much a month as everything else that
 * waits, and the dashboard of the system says which it is.
 */
const anyFunction = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, period: Duration.minutes(5), statistic: 'sum' });

/** Who is woken, and the sentence that says what users lose. One door for every alarm. */
export class WatchStack extends Stack {
  private readonly action: SnsAction;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { stage: Stage; data: DataStack; auth: AuthStack; api: ApiStack; jobs: JobsStack },
  ) {
    super(scope, id, props);
    const key = new Key(this, 'TopicKey', { enableKeyRotation: true, description: 'Waymark: alarms on their way' });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    const topic = new Topic(this, 'Alarms', { masterKey: key, enforceSSL: true });
    topic.addSubscription(new EmailSubscription(props.stage.alarmEmail));
    this.action = new SnsAction(topic);

    const { stage, jobs } = props;
    const { api } = props.api;
    const { table } = props.data;
    this.watchFunctions(stage);
    this.watchApi(api);
    this.watchSignIn(props.auth);
    this.watchTable(table);
    if (stage.model) this.watchModel(stage);
    if (stage.mail) this.watchMails();
    this.alarm(
      'jobs.failed-runs',
      jobs.failedRuns.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      1,
      'work that runs by the clock was given up: lost payments are not found again',
    );
    monthlyBudget(this, stage);
    productDashboard(this, stage, api);
    systemDashboard(this, stage, { api, table, failedRuns: jobs.failedRuns });
    saveLogQueries(this, stage);
  }

  private watchFunctions(stage: Stage): void {
    this.alarm(
      'functions.errors',
      anyFunction('Errors'),
      1,
      'a function ends before it has answered some users: out of time, of memory, or at its start',
    );
    this.alarm(
      'functions.throttles',
      anyFunction('Throttles'),
      1,
      'users are turned away: too many functions run at once',
    );
    this.alarm(
      'functions.slow',
      nearTimeoutMetric(stage),
      3,
      'calls take most of the time they have: users wait and some are cut off',
    );
    for (const event of failures)
      this.alarm(`logged.${event}`, failureMetric(stage, event), losses[event].from, losses[event].loss);
  }

  private watchApi(api: RestApi): void {
    this.alarm(
      'api.server-errors',
      api.metricServerError({ period: Duration.minutes(5), statistic: 'avg' }),
      0.01,
      'more than one call in a hundred fails on our side',
    );
    this.alarm(
      'api.slow',
      api.metricLatency({ period: Duration.minutes(5), statistic: 'p99' }),
      5000,
      'the slowest calls keep users waiting for five seconds',
    );
    const webhook = (metricName: '4XXError' | '5XXError') =>
      routeMetric(
        { ApiName: api.restApiName, Stage: api.deploymentStage.stageName },
        plansRoutes.stripeWebhook,
        metricName,
        { period: Duration.minutes(5), statistic: 'sum' },
      );
    this.alarm(
      'webhook.refused',
      webhook('5XXError'),
      3,
      'people have paid or cancelled and their plan does not follow yet',
    );
    this.alarm(
      'webhook.unsigned',
      webhook('4XXError'),
      10,
      'events of the payment provider may be turned away, and plans do not follow payments',
    );
    this.alarm(
      'origin.blocked',
      blockedBy('OriginFirewall', this.region),
      100,
      'calls that do not come through CloudFront are turned away; if they are all calls, nobody can use the app',
    );
  }

  private watchSignIn(auth: AuthStack): void {
    this.alarm(
      'sign-in.blocked',
      blockedBy('SignInFirewall', this.region),
      100,
      'many attempts to sign in from one address are turned away: an attack, or a whole class behind one address',
    );
    this.alarm(
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
    this.alarm(
      'table.throttles',
      table.metricThrottledRequestsForOperations({ operations, period: Duration.minutes(5) }),
      1,
      'answers and results cannot be saved at times',
    );
    this.alarm(
      'table.system-errors',
      table.metricSystemErrorsForOperations({ operations, period: Duration.minutes(5) }),
      1,
      'answers and results cannot be read or saved at times',
    );
  }

  /** Of all mails of the account, Cognito's among them: from a tenth, or one complaint in a thousand on, AWS stops them all. */
  private watchMails(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'avg' });
    const loss = 'if it goes on AWS stops every mail, and nobody can sign up or set a new password';
    this.alarm('mails.returned', rate('Reputation.BounceRate'), 0.05, `one mail in twenty comes back; ${loss}`);
    this.alarm(
      'mails.unwanted',
      rate('Reputation.ComplaintRate'),
      0.001,
      `one mail in a thousand is unwanted; ${loss}`,
    );
  }

  private watchModel(stage: Stage): void {
    for (const percent of [50, 80, 100])
      this.alarm(
        `ai-${percent}.budget`,
        modelMetric(stage, 'ModelBudgetUsed'),
        percent,
        percent < 100
          ? `${percent} % of what language models may cost today is spent; at all of it the built-in composer writes`
          : 'today’s budget for language models is spent: until midnight (UTC) people read texts of the built-in composer',
      );
    this.alarm(
      'ai.fallbacks',
      modelMetric(stage, 'ModelFallbacks'),
      5,
      'people read texts of the built-in composer: the language model does not answer, or with what cannot be used',
    );
  }

  /** @param impact what a user notices; it opens the alarm’s description */
  private alarm(name: string, metric: IMetric, threshold: number, impact: string): void {
    new Alarm(this, name, {
      alarmDescription: `${impact}. docs/runbook.md#${name.split('.').at(-1)}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }
}

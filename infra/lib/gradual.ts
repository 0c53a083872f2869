import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Stage } from '#infra/stage/stage.ts';
import { api, type RouteEntry } from '#shared/api.ts';
import type { Route } from '#shared/lib/route.ts';
import { product } from '#shared/product.ts';
import { acknowledge } from './acknowledge.ts';
import type { AppFunction } from './function.ts';
import { routeMetric } from './route-metric.ts';

const { createCheckout, stripeWebhook, checkGate, commitGate } = api.plans;
const { startSession, saveAnswer, completeAssessment } = api.assessment;

/** Functions that take money, count uses or store answers: the next deployment cannot repair their mistakes. */
const ledgerRoutes = new Set<Route>([
  createCheckout,
  stripeWebhook,
  checkGate,
  commitGate,
  startSession,
  saveAnswer,
  completeAssessment,
]);

/** The share of a route's calls that may fail: with a tenth of them on new code, that is one in ten of those. */
const FAILED_SHARE = 0.01;

/**
 * New code of the ledger functions gets a tenth of the calls for five minutes, and is rolled back automatically when
 * they fail. In production only: elsewhere it would cost minutes and there is no traffic to measure.
 */
export class GradualRelease extends Construct {
  private readonly stage: Stage;
  private readonly apiName: string;
  private readonly application: LambdaApplication;
  private readonly role: Role;
  private readonly aliases: Alias[] = [];
  private readonly others: AppFunction[] = [];

  constructor(scope: Construct, id: string, { stage, apiName }: { stage: Stage; apiName: string }) {
    super(scope, id);
    this.stage = stage;
    this.apiName = apiName;
    this.application = new LambdaApplication(this, 'Application');
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      description: `Shifts calls to new code of ${product.name} ${stage.name}, and back`,
    });
    acknowledge(this.role, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'the policy AWS keeps for this role, which CodeDeploy alone may take: it moves aliases and reads alarms',
    });
  }

  /** @returns the function that the gateway has to invoke */
  target(fn: AppFunction, { route }: RouteEntry): IFunction {
    if (!ledgerRoutes.has(route)) {
      this.others.push(fn);
      return fn.lambda;
    }
    const alias = new Alias(fn, 'Live', { aliasName: 'live', version: fn.lambda.currentVersion });
    const shifted = this.stage.release === 'gradual';
    new LambdaDeploymentGroup(fn, 'Release', {
      alias,
      application: this.application,
      role: this.role,
      alarms: [this.alarm(fn, route)],
      deploymentConfig: shifted ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES : LambdaDeploymentConfig.ALL_AT_ONCE,
      // CodeDeploy starts nothing during an alarm, but this release may be the fix of its cause
      ignoreAlarmConfiguration: !shifted,
    });
    this.aliases.push(alias);
    return alias;
  }

  /** Releases all other functions after these have succeeded, so that a rollback affects nothing else. */
  letOthersFollow(): void {
    for (const { lambda } of this.others) lambda.node.addDependency(...this.aliases);
  }

  /**
   * Counted by the gateway: a function that fails answers 500 and does not throw. Only the deployment sees this alarm;
   * it mails nobody.
   */
  private alarm(fn: AppFunction, route: Route): Alarm {
    const of = { ApiName: this.apiName, Stage: this.stage.name };
    return new Alarm(fn, 'Fails', {
      alarmDescription: `more than one call in a hundred to ${route.method} ${route.path} fails on our side: a release under way goes back. docs/runbook.md#went-back`,
      metric: routeMetric(of, route, '5XXError', { period: Duration.minutes(1), statistic: 'avg' }),
      threshold: FAILED_SHARE,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }
}

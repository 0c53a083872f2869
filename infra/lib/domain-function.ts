import type { Duration } from 'aws-cdk-lib';
import type { IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { EnvName } from '#functions/outside/env.ts';
import type { Needs, RightKind } from '#functions/outside/needs.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { environmentOf } from './environment.ts';
import { AppFunction } from './function.ts';
import { countIrregularPayments } from './irregular-payments.ts';

/** The deployment a function of a domain belongs to, as far as functions have to do with it. */
export interface Deployment {
  stage: Stage;
  data: { table: ITable; stripeKeys: ISecret };
  auth: { client: IUserPoolClient };
}

interface DomainFunctionProps {
  file: string;
  summary: string;
  timeout: Duration;
  needs: Needs;
}

/** A handler with exactly the rights and variables that its needs name. */
export function domainFunction(
  scope: Construct,
  id: string,
  { file, summary, timeout, needs }: DomainFunctionProps,
  deployment: Deployment,
): AppFunction {
  const environment = environmentOf(needs, valuesOf(deployment));
  const fn = new AppFunction(scope, id, { file, summary, timeout, facts: needs.facts ?? false, environment });
  for (const kind of Object.keys(grant) as RightKind[])
    if (needs[kind]) grant[kind](fn, needs[kind] as never, deployment);
  return fn;
}

/** What IAM is told of each kind of right: a new kind does not compile before it stands here. */
const grant: {
  [Kind in RightKind]-?: (fn: AppFunction, each: NonNullable<Needs[Kind]>, deployment: Deployment) => void;
} = {
  table: (fn, actions, { data: { table } }) => {
    fn.allow(
      actions.map((action) => `dynamodb:${action}`),
      [table.tableArn],
    );
    fn.allow(['kms:Decrypt', 'kms:GenerateDataKey'], [table.encryptionKey!.keyArn]);
  },
  secrets: (fn, _stripe, { stage, data: { stripeKeys } }) => {
    countIrregularPayments(fn, stage);
    fn.allow(['secretsmanager:GetSecretValue'], [stripeKeys.secretArn]);
    fn.allow(['kms:Decrypt'], [stripeKeys.encryptionKey!.keyArn]);
  },
  // asked by the caller's own token
  userPool: () => undefined,
  // copied beside the code
  facts: () => undefined,
};

/** Every variable, so that none can be forgotten. */
const valuesOf = ({ stage, data, auth }: Deployment): Record<EnvName, string | undefined> => ({
  STAGE: stage.name,
  TABLE_NAME: data.table.tableName,
  USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
  APP_ORIGIN: stage.site.origin,
  SUPPORT_EMAIL: stage.site.supportEmail,
  ALLOW_SELF_RESET: undefined,
  CAMPAIGN_START: stage.campaignStart,
  CAMPAIGN_END: stage.campaignEnd,
  STRIPE_API_BASE: undefined,
  // the keys themselves are read from the secret
  STRIPE_SECRET_ARN: data.stripeKeys.secretArn,
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRETS: undefined,
  STRIPE_PRICE_PRO: stage.prices.pro,
  STRIPE_PRICE_SWITCH: stage.prices.switch,
  STRIPE_PRICE_ADDON: stage.prices.addon,
  FACTS_DIR: '/var/task/facts',
});

import type { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { AuthStack } from '#infra/stacks/auth.ts';
import type { DataStack } from '#infra/stacks/data.ts';
import type { TableAction } from '../grants.ts';
import type { Stage } from '../stage.ts';
import { HouseFunction } from './function.ts';
import { countIrregularPayments } from './irregular-payments.ts';

/** What every function of a domain is placed in. */
export interface Surroundings {
  stage: Stage;
  data: DataStack;
  auth: AuthStack;
}

interface DomainFunctionProps {
  file: string;
  summary: string;
  timeout: Duration;
  table: TableAction[];
  /** speaks to Stripe, and so reads its keys */
  payments: boolean;
  /** ranks or names occupations */
  facts?: boolean;
}

/** A handler with the environment it expects (functions/outside/env.ts) and the rights its line in the tables gives it. */
export function domainFunction(
  scope: Construct,
  id: string,
  { file, summary, timeout, table, payments, facts = false }: DomainFunctionProps,
  { stage, data, auth }: Surroundings,
): HouseFunction {
  const fn = new HouseFunction(scope, id, {
    file,
    summary,
    timeout,
    facts,
    environment: {
      STAGE: stage.name,
      TABLE_NAME: data.table.tableName,
      USER_POOL_ID: auth.userPool.userPoolId,
      USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
      APP_ORIGIN: stage.site.origin,
      ...(facts && { FACTS_DIR: '/var/task/facts' }),
      ...(stage.campaignStart && { CAMPAIGN_START: stage.campaignStart }),
      ...(stage.campaignEnd && { CAMPAIGN_END: stage.campaignEnd }),
      ...(payments && {
        STRIPE_SECRET_ARN: data.stripeKeys.secretArn,
        STRIPE_PRICE_PRO: stage.prices.pro,
        STRIPE_PRICE_SWITCH: stage.prices.switch,
        STRIPE_PRICE_ADDON: stage.prices.addon,
      }),
    },
  });
  fn.allow(
    table.map((action) => `dynamodb:${action}`),
    [data.table.tableArn],
  );
  if (table.length > 0) fn.allow(['kms:Decrypt', 'kms:GenerateDataKey'], [data.table.encryptionKey!.keyArn]);
  if (payments) {
    countIrregularPayments(fn, stage);
    fn.allow(['secretsmanager:GetSecretValue'], [data.stripeKeys.secretArn]);
    fn.allow(['kms:Decrypt'], [data.stripeKeys.encryptionKey!.keyArn]);
  }
  return fn;
}

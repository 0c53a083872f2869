import { type Duration, Stack } from 'aws-cdk-lib';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { EnvName } from '#functions/outside/env.ts';
import { fontFiles } from '#functions/outside/fonts.ts';
import { mailSet } from '#functions/outside/mail-set.ts';
import type { FileAction, FileArea, Needs, RightKind, TableAction } from '#functions/outside/needs.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { acknowledge } from './acknowledge.ts';
import type { Besides } from './bundles.ts';
import { factsFolder, fontsFolder } from './bundling.ts';
import { environmentOf } from './environment.ts';
import { AppFunction } from './function.ts';
import { allowModel } from './model-access.ts';

/** The parts of a deployment that its functions use. */
export interface Deployment {
  stage: Stage;
  data: { table: ITable; files: IBucket; stripeKeys: ISecret };
  auth: { client: IUserPoolClient; userPool: IUserPool };
}

interface DomainFunctionProps {
  file: string;
  summary: string;
  timeout: Duration;
  needs: Needs;
  concurrency?: number | undefined;
}

/** A handler with exactly the rights and variables listed in its needs. */
export function domainFunction(
  scope: Construct,
  id: string,
  { file, summary, timeout, needs, concurrency }: DomainFunctionProps,
  deployment: Deployment,
): AppFunction {
  const environment = environmentOf(needs, valuesOf(deployment));
  const fn = new AppFunction(scope, id, {
    file,
    summary,
    timeout,
    concurrency,
    besides: besidesOf(needs),
    memory: memoryOf(needs),
    environment,
  });
  for (const kind of Object.keys(grant) as RightKind[])
    if (needs[kind]) grant[kind](fn, needs[kind] as never, deployment);
  return fn;
}

export function allowTable(fn: AppFunction, actions: readonly TableAction[], table: ITable): void {
  fn.allow(
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  );
  fn.allow(['kms:Decrypt', 'kms:GenerateDataKey'], [table.encryptionKey!.keyArn]);
}

/** IAM statements for each kind of right; a new kind does not compile until it is listed here. */
const grant: {
  [Kind in RightKind]-?: (fn: AppFunction, each: NonNullable<Needs[Kind]>, deployment: Deployment) => void;
} = {
  table: (fn, actions, { data: { table } }) => allowTable(fn, actions, table),
  files: (fn, rights, { data: { files } }) => {
    for (const right of rights) {
      const [area, action] = right.split(':') as [FileArea, FileAction];
      if (action === 'ListBucket')
        fn.allow(['s3:ListBucket'], [files.bucketArn], { StringLike: { 's3:prefix': `*/${area}/*` } });
      else fn.allow([`s3:${action}`], [files.arnForObjects(`*/${area}/*`)]);
      acknowledge(fn.role, {
        // the name under which the other stack exports the bucket's ARN
        [`AwsSolutions-IAM5[Resource::${files.stack.stackName}:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/${area}/*]`]:
          'files of one kind, of whichever owner calls: the owner is the first part of a key',
      });
    }
  },
  secrets: (fn, _stripe, { data: { stripeKeys } }) => {
    fn.allow(['secretsmanager:GetSecretValue'], [stripeKeys.secretArn]);
    fn.allow(['kms:Decrypt'], [stripeKeys.encryptionKey!.keyArn]);
  },
  // GetUser needs no permission: it is authorized by the caller's own token
  userPool: (fn, calls, { auth }) => {
    const administrative = calls.filter((call) => call !== 'GetUser').map((call) => `cognito-idp:${call}`);
    if (administrative.length > 0) fn.allow(administrative, [auth.userPool.userPoolArn]);
  },
  mail: (fn, _right, { stage: { name, mail } }) => {
    if (!mail) return; // no mail is sent
    const resourceName = mail.identity === 'domain' ? mail.sender.split('@')[1]! : mail.sender;
    const identity = Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName });
    const set = Stack.of(fn).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: mailSet(name) });
    fn.allow(['ses:SendEmail'], [identity, set], { StringEquals: { 'ses:FromAddress': mail.sender } });
  },
  // copied next to the code
  facts: () => undefined,
  documents: () => undefined,
  isolation: () => undefined,
  // the internet, which every function can reach
  upstream: () => undefined,
  model: (fn, how, { stage }) => {
    if (!stage.model) return; // the composer calls no model
    allowModel(fn, stage.model, how === 'stream' ? 'bedrock:InvokeModelWithResponseStream' : 'bedrock:InvokeModel');
  },
};

/**
 * Megabytes of memory, which set the share of a CPU. Writing or reading a document takes a full CPU for half a second;
 * the first question to the chat takes a third of a second, to build its search index. Other functions mostly wait for
 * I/O.
 */
const memoryOf = ({ documents, isolation, model }: Needs): number => {
  if (documents || isolation) return 1769;
  return model === 'stream' ? 1024 : 512;
};

/** Files next to the code, by the name of their folder in the bundle. */
const besidesOf = ({ facts, documents }: Needs): Besides => ({
  ...(facts && { facts: { from: factsFolder } }),
  ...(documents && { fonts: { from: fontsFolder, files: Object.values(fontFiles) } }),
});

/** Lists every variable; one that is missing does not compile. */
const valuesOf = ({ stage, data, auth }: Deployment): Record<EnvName, string | undefined> => ({
  STAGE: stage.name,
  TABLE_NAME: data.table.tableName,
  FILES_BUCKET: data.files.bucketName,
  USER_POOL_ID: auth.userPool.userPoolId,
  USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
  APP_ORIGIN: stage.site.origin,
  SUPPORT_EMAIL: stage.site.supportEmail,
  MAIL_SENDER: stage.mail?.sender,
  ALLOW_SELF_RESET: undefined,
  AI_PROVIDER: stage.aiProvider,
  AI_MODEL: stage.model?.profile,
  AI_OUTPUT: stage.model?.output,
  AI_INPUT_PRICE: stage.model?.price.input.toString(),
  AI_OUTPUT_PRICE: stage.model?.price.output.toString(),
  AI_DAILY_BUDGET_USD: stage.model?.dailyBudgetUsd.toString(),
  CAMPAIGN_START: stage.campaignStart,
  CAMPAIGN_END: stage.campaignEnd,
  STRIPE_API_BASE: undefined,
  // functions read the keys themselves from the secret
  STRIPE_SECRET_ARN: data.stripeKeys.secretArn,
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRETS: undefined,
  STRIPE_PRICE_PRO: stage.prices.pro,
  STRIPE_PRICE_SWITCH: stage.prices.switch,
  STRIPE_PRICE_ADDON: stage.prices.addon,
  INDEED_BASE: stage.indeedBase,
  BLS_BASE: stage.blsBase,
  FACTS_DIR: '/var/task/facts',
  FONTS_DIR: '/var/task/fonts',
});

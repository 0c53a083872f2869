import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, vi } from 'vitest';
import { tableShape } from '#functions/data/table/shape.ts';
import { failures, logFor } from '#functions/outside/log.ts';
import { costAnomalies } from '#infra/lib/budget.ts';
import { MIN_COMPRESSED_BYTES } from '#infra/lib/compression.ts';
import { callerCode } from '#infra/lib/site/edge-code.ts';
import { securityHeaders } from '#infra/lib/site/security-headers.ts';
import { GOES_ON_MINUTES, schedules } from '#infra/schedules.ts';
import { accessTokenScope } from '#infra/stacks/api.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { routeEntries } from '#shared/api.ts';
import { CHAT_TIMEOUT_MS } from '#shared/chat/limits.ts';
import { production, type Resource } from './assembly.ts';

const callsPerSecond = 250;
const { stacks, templates, all, rights } = production({ callsPerSecond, chatConcurrency: '50' });
const text = (value: unknown) => JSON.stringify(value);
/** functions of ours, not the CDK's own deployment helpers */
const ours = () => all('AWS::Lambda::Function').filter(([id]) => !/^(Custom|AWS)/.test(id));

const pascal = (kebab: string) =>
  kebab.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

describe('data', () => {
  const [[, table] = []] = all('AWS::DynamoDB::Table');

  it('the table can be restored, is protected, kept and encrypted with our key (I01 to I03)', () => {
    expect(table?.Properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
    expect(table?.Properties.DeletionProtectionEnabled).toBe(true);
    expect([table?.DeletionPolicy, table?.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    expect(table?.Properties.SSESpecification).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' });
  });

  it('its keys and its expiry attribute are the ones the code uses (I04)', () => {
    expect(table?.Properties.TimeToLiveSpecification).toEqual({
      AttributeName: tableShape.ttlAttribute,
      Enabled: true,
    });
    expect(table?.Properties.KeySchema).toEqual([
      { AttributeName: tableShape.partitionKey, KeyType: 'HASH' },
      { AttributeName: tableShape.sortKey, KeyType: 'RANGE' },
    ]);
  });

  it('it is paid by request, with a brake, and has no index that copies answers (I05, I06)', () => {
    expect(table?.Properties.BillingMode).toBe('PAY_PER_REQUEST');
    expect(table?.Properties.OnDemandThroughput).toEqual({
      MaxReadRequestUnits: 20 * callsPerSecond,
      MaxWriteRequestUnits: 10 * callsPerSecond,
    });
    expect(table?.Properties.GlobalSecondaryIndexes).toBeUndefined();
  });

  it('a restored copy takes its place without an export going that another stack imports', () => {
    const data = (all: Map<string, any>) => [...all].find(([name]) => name.endsWith('-Data'))![1];
    const exported = (template: any) => Object.values<any>(template.Outputs ?? {}).map(({ Export }) => Export?.Name);
    const restored = production({ callsPerSecond, restoredTable: 'kept-at-20270301T115500' });
    const used = restored.all('AWS::Lambda::Function').map(([, { Properties }]) => Properties.Environment?.Variables);
    expect([...new Set(used.flatMap((each) => each?.TABLE_NAME ?? []))]).toEqual(['kept-at-20270301T115500']);
    const rightsOnIt = restored
      .rights()
      .flatMap(([, statements]) => statements.filter((each) => text(each.Action).includes('dynamodb:')));
    expect(rightsOnIt.length).toBeGreaterThan(50);
    for (const { Resource } of rightsOnIt) expect(text(Resource)).toContain(':table/kept-at-20270301T115500');
    expect(exported(data(restored.templates))).toEqual(expect.arrayContaining(exported(data(templates))));
    // the old one is kept until somebody takes it away
    expect(restored.all('AWS::DynamoDB::Table')).toEqual(all('AWS::DynamoDB::Table'));
  });

  it('buckets are private, encrypted and speak TLS only (I07, I08, I11)', () => {
    const buckets = all('AWS::S3::Bucket');
    expect(buckets.length).toBeGreaterThan(0);
    for (const [id, bucket] of buckets) {
      expect([id, ...Object.values(bucket.Properties.PublicAccessBlockConfiguration)]).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
      expect(bucket.Properties.BucketEncryption, id).toBeDefined();
      expect(bucket.Properties.WebsiteConfiguration, id).toBeUndefined();
      expect(bucket.DeletionPolicy, id).toBe('Retain');
    }
    const denies = all('AWS::S3::BucketPolicy').filter(([, policy]) =>
      text(policy).includes('"aws:SecureTransport":"false"'),
    );
    expect(denies.length).toBe(buckets.length);
  });
});

describe('files', () => {
  const [[, files] = []] = all('AWS::S3::Bucket').filter(([id]) => id.startsWith('Files'));

  it('are gone after a day, read or not, and posted from the app alone (D-46)', () => {
    expect(files?.Properties.LifecycleConfiguration.Rules).toEqual([
      { Status: 'Enabled', ExpirationInDays: 1, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
    ]);
    expect(files?.Properties.VersioningConfiguration).toBeUndefined();
    expect(files?.Properties.CorsConfiguration.CorsRules).toEqual([
      { AllowedMethods: ['POST'], AllowedOrigins: ['https://app.waymark.example'], AllowedHeaders: ['*'] },
    ]);
  });
});

describe('identity', () => {
  const [[, pool] = []] = all('AWS::Cognito::UserPool');
  const [[, client] = []] = all('AWS::Cognito::UserPoolClient');

  it('the pool is protected, case-insensitive and verifies a new address before it uses it (I13)', () => {
    expect(pool?.Properties).toMatchObject({
      DeletionProtection: 'ACTIVE',
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('its mails come from the owner by SES, with the domain that is verified there (D-79)', () => {
    expect(pool?.Properties.EmailConfiguration).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      From: 'Waymark <no-reply@mail.acme.test>',
      ReplyToEmailAddress: 'help@acme.test',
    });
    expect(text(pool?.Properties.EmailConfiguration.SourceArn)).toContain(
      ':ses:eu-central-1:111122223333:identity/mail.acme.test',
    );
  });

  it('the password policy is the recorded decision, with compromised-password checks (I14, AUT-17, AUT-20)', () => {
    expect(pool?.Properties.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 6,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    });
    expect(pool?.Properties).toMatchObject({ UserPoolTier: 'PLUS', MfaConfiguration: 'OPTIONAL' });
    const [[, risk] = []] = all('AWS::Cognito::UserPoolRiskConfigurationAttachment');
    expect(risk?.Properties).toMatchObject({
      ClientId: 'ALL',
      CompromisedCredentialsRiskConfiguration: {
        Actions: { EventAction: 'BLOCK' },
        EventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
      },
    });
  });

  it('the client tells nobody who exists, uses SRP, and its tokens are short and revocable (I15)', () => {
    expect(client?.Properties).toMatchObject({
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      GenerateSecret: false,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
    });
    expect(client?.Properties.ExplicitAuthFlows.filter((flow: string) => /PASSWORD_AUTH|CUSTOM/.test(flow))).toEqual(
      [],
    );
    expect(client?.Properties.RefreshTokenRotation.Feature).toBe('ENABLED');
  });

  it('nobody writes an attribute that decides anything (I16), and admins stand in a group of their own (I17)', () => {
    expect(client?.Properties.WriteAttributes).toEqual(['email']);
    expect(all('AWS::Cognito::UserPoolGroup').map(([, group]) => group.Properties.GroupName)).toEqual(['admin']);
  });
});

describe('the API equals the route table', () => {
  const [apiTemplate] = [...templates.entries()]
    .filter(([name]) => name.endsWith('-Api'))
    .map(([, template]) => template);
  const resources = Object.entries<any>(apiTemplate.Resources);
  const pathOf = (reference: any): string => {
    const id = reference.Ref as string | undefined;
    if (!id) return '';
    const resource = apiTemplate.Resources[id];
    return `${pathOf(resource.Properties.ParentId)}/${resource.Properties.PathPart}`;
  };
  const methods = resources
    .filter(([, resource]) => resource.Type === 'AWS::ApiGateway::Method')
    .map(([, resource]) => ({ ...resource.Properties, path: pathOf(resource.Properties.ResourceId) }));

  it('has exactly its methods and paths', () => {
    expect(methods.map((method) => `${method.HttpMethod} ${method.path}`).sort()).toEqual(
      routeEntries.map(({ route }) => `${route.method} /api${route.path}`).sort(),
    );
  });

  it('asks for an access token wherever the table does, and only the listed routes are open (I18, T-001)', () => {
    const open = methods.filter((method) => method.AuthorizationType === 'NONE').map((method) => method.path);
    expect(open.sort()).toEqual([
      '/api/assessment-health',
      '/api/chatbot',
      '/api/erasure/{receipt}',
      '/api/stripe-webhook',
      '/api/v1/assessment/item-bank',
      '/api/v1/plans',
      '/api/v1/roles/vectors',
    ]);
    for (const method of methods.filter((candidate) => candidate.AuthorizationType !== 'NONE')) {
      expect([method.path, method.AuthorizationType, method.AuthorizationScopes]).toEqual([
        method.path,
        'COGNITO_USER_POOLS',
        [accessTokenScope],
      ]);
    }
  });

  it('sends long answers compressed, from the size on at which the local stack does', () => {
    const [[, api] = []] = all('AWS::ApiGateway::RestApi');
    expect(api?.Properties.MinimumCompressionSize).toBe(MIN_COMPRESSED_BYTES);
  });

  it('writes into logs that end, before API Gateway makes one that does not (I48)', () => {
    const named = all('AWS::Logs::LogGroup').filter(([, { Properties }]) =>
      text(Properties.LogGroupName ?? '').includes('API-Gateway-Execution-Logs_'),
    );
    expect(named.map(([, { Properties }]) => Properties.RetentionInDays)).toEqual([30]);
    const [[, stage] = []] = all('AWS::ApiGateway::Stage');
    expect((stage as any).DependsOn).toContain(named[0]![0]);
    for (const [id, { Properties }] of all('AWS::Logs::LogGroup')) expect(Properties.RetentionInDays, id).toBe(30);
  });

  it('is throttled, traced and logged without bodies (I19)', () => {
    const [[, stage] = []] = all('AWS::ApiGateway::Stage');
    expect(stage?.Properties.TracingEnabled).toBe(true);
    expect(stage?.Properties.AccessLogSetting.Format).not.toMatch(/body/i);
    const [settings] = stage?.Properties.MethodSettings ?? [];
    expect(settings).toMatchObject({ DataTraceEnabled: false, LoggingLevel: 'ERROR' });
    expect(settings).toMatchObject({ ThrottlingRateLimit: callsPerSecond, ThrottlingBurstLimit: 2 * callsPerSecond });
    const [[, plan] = []] = all('AWS::ApiGateway::UsagePlan');
    expect(plan?.Properties.Throttle).toEqual({ RateLimit: callsPerSecond, BurstLimit: 2 * callsPerSecond });
  });

  it('streams the chat alone, throttles it by itself and keeps the executions for it that it is told to (I19, I22, I26)', () => {
    const streams = methods.filter((method) => method.Integration.ResponseTransferMode === 'STREAM');
    expect(streams.map(({ path }) => path)).toEqual(['/api/chatbot']);
    expect(text(streams[0]?.Integration.Uri)).toContain('/response-streaming-invocations');
    expect(streams[0]?.Integration.TimeoutInMillis).toBe(CHAT_TIMEOUT_MS);
    const [[, stage] = []] = all('AWS::ApiGateway::Stage');
    expect(stage?.Properties.MethodSettings).toContainEqual(
      expect.objectContaining({
        ResourcePath: '/~1api~1chatbot',
        HttpMethod: 'POST',
        ThrottlingRateLimit: 20,
        ThrottlingBurstLimit: 40,
        DataTraceEnabled: false,
      }),
    );
    const reserved = all('AWS::Lambda::Function').filter(
      ([, { Properties }]) => Properties.ReservedConcurrentExecutions !== undefined,
    );
    expect(reserved.map(([id, { Properties }]) => [id.slice(0, 11), Properties.ReservedConcurrentExecutions])).toEqual([
      ['ChatChatbot', 50],
    ]);
  });

  it('may log on an account that has never had an API: the role is made first, and stays', () => {
    const [[account, logging] = []] = all('AWS::ApiGateway::Account');
    const [[, stage] = []] = all('AWS::ApiGateway::Stage');
    expect(text(stage)).toContain(`"DependsOn":["${account}"`);
    const role = logging?.Properties.CloudWatchRoleArn['Fn::GetAtt'][0];
    expect(text(all('AWS::IAM::Role').find(([id]) => id === role))).toContain('AmazonAPIGatewayPushToCloudWatchLogs');
    for (const kept of [logging, all('AWS::IAM::Role').find(([id]) => id === role)?.[1]])
      expect([kept?.DeletionPolicy, kept?.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
  });

  it('answers its own refusals in our error shape, cross-origin reads allowed to nobody (I20)', () => {
    const answers = all('AWS::ApiGateway::GatewayResponse');
    expect(answers.length).toBeGreaterThan(5);
    for (const [id, answer] of answers) {
      expect(answer.Properties.ResponseTemplates['application/json'], id).toMatch(/"error":\{"code":"[A-Z_]+"/);
      expect(text(answer), id).not.toMatch(/Access-Control-Allow-Origin/i);
    }
  });

  it('leaves room below CloudFormation’s limit of 500 resources a stack', () => {
    for (const [name, template] of templates)
      expect([name, Object.keys(template.Resources).length < 450]).toEqual([name, true]);
  });
});

describe('functions', () => {
  it('there is one for each route and each schedule, the two triggers of the pool, and what hears of mails', () => {
    expect(ours()).toHaveLength(routeEntries.length + Object.keys(schedules).length + 3);
  });

  it('each has a role of its own (I21)', () => {
    const roles = ours().map(([, fn]) => text(fn.Properties.Role));
    expect(new Set(roles).size).toBe(roles.length);
  });

  it('each has a timeout, memory, the newest runtime, tracing and a log with retention (I22, I48)', () => {
    for (const [id, fn] of ours()) {
      expect([
        id,
        fn.Properties.Runtime,
        fn.Properties.TracingConfig.Mode,
        fn.Properties.LoggingConfig.LogFormat,
      ]).toEqual([id, 'nodejs24.x', 'Active', 'JSON']);
      // what API Gateway waits for; a schedule waits longer
      expect(fn.Properties.Timeout, id).toBeLessThanOrEqual(
        /Reconcile|CorrectExpiry|RefreshMarket|FinishErasures|RemindBefore/.test(id)
          ? 900
          : /ChatChatbot/.test(id)
            ? 120
            : 29,
      );
      if (/StripeWebhook/.test(id)) expect(fn.Properties.Timeout).toBeLessThanOrEqual(10);
      expect(fn.Properties.MemorySize, id).toBeGreaterThanOrEqual(256);
    }
    for (const [id, log] of all('AWS::Logs::LogGroup'))
      expect(log.Properties.RetentionInDays, id).toBeLessThanOrEqual(90);
  });

  it('answers before API Gateway gives up at 29 s, a cold start included, unless it streams (I22, G21)', () => {
    const whole = routeEntries.filter(({ route }) => !route.streams);
    for (const { name, route } of whole) expect(route.timeoutMs ?? 10_000, name).toBeLessThanOrEqual(28_000);
    const seconds = ours().map(([, { Properties }]) => Properties.Timeout);
    for (const { name, route } of routeEntries) expect(seconds, name).toContain((route.timeoutMs ?? 10_000) / 1000);
  });

  it('may do what its table line says, nowhere else, and never scan (I23)', () => {
    const everywhere = new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']);
    const ownRights = rights().filter(([id]) => !id.startsWith('Custom'));
    expect(ownRights.length).toBeGreaterThan(routeEntries.length);
    for (const [id, statements] of ownRights)
      for (const statement of statements) {
        const actions: string[] = [statement.Action].flat();
        for (const action of actions) {
          expect([id, action]).not.toEqual([
            id,
            expect.stringMatching(/^\*|:\*$|dynamodb:(Scan|DeleteTable|BatchWriteItem)|iam:PassRole/),
          ]);
          if ([statement.Resource].flat().includes('*'))
            expect({ id, action, ok: everywhere.has(action) }).toEqual({ id, action, ok: true });
        }
      }
  });

  it('is invoked by the one role of the API, which may do nothing else, and by the pool (I28)', () => {
    const apis = all('AWS::ApiGateway::Method').map(([, method]) => method.Properties.Integration);
    const invoked = apis.flatMap(({ Uri }) => text(Uri).match(/\w+(Function|Live)[0-9A-F]{8}/)?.[0]);
    const [invoker, ...others] = new Set(apis.map(({ Credentials }) => Credentials['Fn::GetAtt'][0]));
    expect(others).toEqual([]);
    expect(
      all('AWS::IAM::Role').find(([id]) => id === invoker)?.[1].Properties.AssumeRolePolicyDocument.Statement,
    ).toEqual([{ Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'apigateway.amazonaws.com' } }]);
    const statements = rights().flatMap(([id, each]) => (id.startsWith('Invoker') ? each : []));
    expect(new Set(statements.map(({ Action }) => Action))).toEqual(new Set(['lambda:InvokeFunction']));
    // a function by its ARN, an alias by its own, which it refers to as
    const allowed = statements.flatMap(({ Resource }) =>
      [Resource].flat().map((each) => each.Ref ?? /^(\w+)\.Arn$/.exec(each['Fn::GetAtt'].join('.'))?.[1]),
    );
    expect(allowed.sort()).toEqual(invoked.sort());
    expect(text(all('AWS::ApiGateway::Deployment'))).toContain('"InvokerDefaultPolicy');
    const permissions = all('AWS::Lambda::Permission').map(([, { Properties }]) => [
      Properties.Principal,
      Properties.SourceArn,
    ]);
    const pool = ['cognito-idp.amazonaws.com', expect.anything()];
    const [[rule] = []] = all('AWS::Events::Rule');
    expect(permissions).toEqual([pool, pool, ['events.amazonaws.com', { 'Fn::GetAtt': [rule, 'Arn'] }]]);
  });

  it('carries no secret and knows its stage (I27)', () => {
    for (const [id, fn] of ours()) {
      expect(text(fn.Properties.Environment), id).not.toMatch(/sk_|whsec_|AKIA|-----BEGIN|ALLOW_SELF_RESET/);
      expect(fn.Properties.Environment.Variables.STAGE, id).toBe('prod');
    }
    expect(all('AWS::Lambda::Url')).toEqual([]);
  });
});

describe('a release', () => {
  const ledger = [
    'AssessmentCompleteAssessment',
    'AssessmentSaveAnswer',
    'AssessmentStartSession',
    'PlansCheckGate',
    'PlansCommitGate',
    'PlansCreateCheckout',
    'PlansStripeWebhook',
  ];
  const routeOf = (id: string) => id.replace(/(Live|Fails|Release|Function)[0-9A-F]{8}$/, '');
  const aliases = all('AWS::Lambda::Alias') as [string, Resource & { UpdatePolicy: any }][];
  const resource = (id: string) => [...templates.values()].flatMap(({ Resources }) => Resources[id] ?? [])[0];

  it('gives new code of what holds the books a tenth of its calls, and goes back on the alarm of that route', () => {
    expect(aliases.map(([id]) => routeOf(id)).sort()).toEqual(ledger);
    for (const [id, { Properties, UpdatePolicy }] of aliases) {
      const group = resource(UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref).Properties;
      expect(group).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL', DeploymentType: 'BLUE_GREEN' },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
        },
        AlarmConfiguration: { Enabled: true, Alarms: [{ Name: { Ref: expect.any(String) } }] },
      });
      const alarm = group.AlarmConfiguration.Alarms[0].Name.Ref;
      expect(routeOf(alarm)).toBe(routeOf(id));
      const [{ route }] = routeEntries.filter(
        ({ domain, name }) => `${domain}${name}`.toLowerCase() === routeOf(id).toLowerCase(),
      ) as [(typeof routeEntries)[number]];
      expect(resource(alarm).Properties).toMatchObject({
        Namespace: 'AWS/ApiGateway',
        MetricName: '5XXError',
        Dimensions: [
          { Name: 'ApiName', Value: all('AWS::ApiGateway::RestApi')[0]?.[1].Properties.Name },
          { Name: 'Method', Value: route.method },
          { Name: 'Resource', Value: `/api${route.path}` },
          { Name: 'Stage', Value: all('AWS::ApiGateway::Stage')[0]?.[1].Properties.StageName },
        ],
        Period: 60,
        Statistic: 'Average',
        Threshold: 0.01,
        TreatMissingData: 'notBreaching',
      });
      expect(resource(Properties.FunctionVersion['Fn::GetAtt'][0]).Type).toBe('AWS::Lambda::Version');
    }
  });

  it('touches the other functions of the API after that, so that one that went back has touched nothing else', () => {
    const [, { Resources }] = [...templates].find(([name]) => name.endsWith('-Api')) as [string, any];
    const functions = Object.entries<any>(Resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Function');
    const others = functions.filter(([id]) => !ledger.includes(routeOf(id)));
    expect(others).toHaveLength(routeEntries.length - ledger.length);
    for (const [id, { DependsOn }] of others)
      expect([id, DependsOn]).toEqual([id, expect.arrayContaining(aliases.map(([alias]) => alias))]);
  });

  it('goes at once where it mends what an alarm tells of', () => {
    const mend = production({ callsPerSecond, release: 'at-once' });
    const groups = mend.all('AWS::CodeDeploy::DeploymentGroup').map(([, { Properties }]) => Properties);
    expect(groups).toHaveLength(ledger.length);
    for (const { DeploymentConfigName, AlarmConfiguration } of groups)
      expect([DeploymentConfigName, AlarmConfiguration]).toEqual([
        'CodeDeployDefault.LambdaAllAtOnce',
        expect.objectContaining({ Enabled: false }),
      ]);
    // and is a change of nothing else: the next gradual release finds its aliases
    expect(mend.all('AWS::Lambda::Alias')).toEqual(aliases);
  });
});

describe('payments', () => {
  const nameOf = (id: string) => /(Account|Plans|Reconcile|Finish)\w+?(?=Role|Function)/.exec(id)?.[0];

  it('only what speaks to Stripe may read its keys, and knows them by their address only (I24, I27)', () => {
    const mayRead = rights()
      .filter(([, statements]) => text(statements).includes('secretsmanager:'))
      .map(([id]) => nameOf(id));
    expect(mayRead.sort()).toEqual([
      'AccountEraseAccount',
      'AccountFollowEmail',
      'FinishErasures',
      'PlansCreateCheckout',
      'PlansCustomerPortal',
      'PlansStripeWebhook',
      'ReconcileSubscriptions',
    ]);
    const told = ours().filter(([, fn]) => text(fn.Properties.Environment).includes('STRIPE_'));
    expect(told.map(([id]) => nameOf(id)).sort()).toEqual(mayRead);
    for (const [id, fn] of told) {
      const { Variables } = fn.Properties.Environment;
      expect([id, Variables.STRIPE_PRICE_PRO]).toEqual([id, 'price_1Pro']);
      expect(Object.keys(Variables).filter((name) => /STRIPE_SECRET_KEY|WEBHOOK/.test(name))).toEqual([]);
    }
    for (const [, statements] of rights())
      for (const statement of statements)
        if (text(statement.Action).includes('secretsmanager:'))
          expect(statement.Action).toBe('secretsmanager:GetSecretValue');
  });

  it('the keys lie encrypted with a key of ours, are kept, and no value stands in the template (I44)', () => {
    const secrets = all('AWS::SecretsManager::Secret').filter(([id]) => id.startsWith('StripeKeys'));
    expect(secrets).toHaveLength(1);
    for (const [id, secret] of secrets) {
      expect(secret.Properties.KmsKeyId, id).toBeDefined();
      expect(secret.Properties.SecretString, id).toBeUndefined();
      // what it holds at first are the fields an operator fills in (docs/runbook.md)
      const { SecretStringTemplate, GenerateStringKey } = secret.Properties.GenerateSecretString;
      expect(JSON.parse(SecretStringTemplate)).toEqual({ secretKey: '', webhookSecret: '' });
      expect(GenerateStringKey).toBe('unused');
      expect([secret.DeletionPolicy, secret.UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
    }
  });

  it('a webhook comes without key and sign-in (I43)', () => {
    const methods = all('AWS::ApiGateway::Method').filter(([id]) => /stripewebhook/i.test(id));
    expect(methods.map(([, { Properties }]) => [Properties.AuthorizationType, Properties.ApiKeyRequired])).toEqual([
      ['NONE', false],
    ]);
  });
});

describe('what runs by the clock', () => {
  it('is the table of schedules, each tried again within its interval and then kept (I29, I31)', () => {
    const made = all('AWS::Scheduler::Schedule');
    // a job comes back every quarter of an hour to go on, and is told how often it begins anew
    expect(
      made.map(([, { Properties }]) => [Properties.ScheduleExpression, JSON.parse(Properties.Target.Input ?? '{}')]),
    ).toEqual(
      Object.values(schedules).map(({ everyHours, goesOn }) =>
        goesOn ? ['rate(15 minutes)', { passEveryHours: everyHours }] : [`rate(${everyHours} hours)`, {}],
      ),
    );
    for (const { goesOn, timeoutMinutes } of Object.values(schedules))
      if (goesOn) expect(timeoutMinutes).toBeLessThanOrEqual(GOES_ON_MINUTES);
    for (const [id, { Properties }] of made) {
      expect(Properties.Target.DeadLetterConfig, id).toBeDefined();
      expect(Properties.Target.RetryPolicy.MaximumEventAgeInSeconds, id).toBeLessThanOrEqual(86_400);
      expect(Properties.Target.RetryPolicy.MaximumRetryAttempts, id).toBeLessThanOrEqual(5);
    }
    const invokes = all('AWS::Lambda::EventInvokeConfig');
    expect(invokes).toHaveLength(made.length + 1);
    for (const [id, { Properties }] of invokes) {
      expect(Properties.MaximumRetryAttempts, id).toBeLessThanOrEqual(2);
      expect(Properties.DestinationConfig.OnFailure, id).toBeDefined();
    }
    // the next run is the next try: one between, or a late one, would run beside it
    const nextRun = invokes.filter(([, { Properties }]) => Properties.MaximumRetryAttempts === 0);
    expect(nextRun).toHaveLength(Object.values(schedules).filter(({ goesOn }) => goesOn).length);
    for (const [id, { Properties }] of nextRun)
      expect(Properties.MaximumEventAgeInSeconds, id).toBeLessThanOrEqual(GOES_ON_MINUTES * 60);
  });

  it('may put what failed into the queue: AWS refuses the deployment of a function that may not (I29)', () => {
    const role = (id: string) => all('AWS::Lambda::Function').find(([each]) => each === id)![1].Properties.Role;
    for (const [id, { Properties }] of all('AWS::Lambda::EventInvokeConfig')) {
      const [roleId] = role(Properties.FunctionName.Ref)['Fn::GetAtt'];
      const statements = rights().flatMap(([each, of]) => (each === roleId ? of : []));
      expect(statements, id).toContainEqual({
        Action: 'sqs:SendMessage',
        Effect: 'Allow',
        Resource: Properties.DestinationConfig.OnFailure.Destination,
      });
    }
    const [[, rule] = []] = all('AWS::Events::Rule');
    const [{ DeadLetterConfig, RetryPolicy }] = rule!.Properties.Targets;
    expect(DeadLetterConfig.Arn['Fn::GetAtt'][0]).toBe(all('AWS::SQS::Queue')[0]![0]);
    expect(RetryPolicy.MaximumEventAgeInSeconds).toBeLessThanOrEqual(86_400);
    expect(text(all('AWS::SQS::QueuePolicy'))).toContain('events.amazonaws.com');
  });

  it('what SES tells of our own mails stops others to that address', () => {
    const [[set, { Properties: own }] = [] as never] = all('AWS::SES::ConfigurationSet');
    const [[, destination] = []] = all('AWS::SES::ConfigurationSetEventDestination');
    expect(own).toMatchObject({ Name: 'waymark-prod-own', SuppressionOptions: { SuppressedReasons: [] } });
    expect(destination?.Properties).toMatchObject({
      ConfigurationSetName: { Ref: set },
      EventDestination: { Enabled: true, MatchingEventTypes: ['bounce', 'complaint'] },
    });
    expect(text(destination?.Properties)).toContain(':event-bus/default');
    const [[, rule] = []] = all('AWS::Events::Rule');
    expect(rule?.Properties.EventPattern).toEqual({
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: { mail: { tags: { 'ses:configuration-set': ['waymark-prod-own'] } } },
    });
    expect(text(rule?.Properties.Targets)).toContain('StopMails');
    // whoever sends may do so by that set alone
    const sends = rights().filter(([, statements]) => text(statements).includes('ses:SendEmail'));
    expect(sends.map(([id]) => id.slice(0, 20))).toEqual(['RemindBeforeDeletion']);
    expect(text(sends)).toContain(':configuration-set/waymark-prod-own');
  });

  it('failed runs wait a fortnight, encrypted and by TLS only, and wake somebody (I32, I46)', () => {
    const queues = all('AWS::SQS::Queue');
    expect(queues).toHaveLength(1);
    expect(queues[0]?.[1].Properties).toMatchObject({
      MessageRetentionPeriod: 14 * 86_400,
      // not the key of AWS for queues, which the event bus may not use
      SqsManagedSseEnabled: true,
    });
    expect(text(all('AWS::SQS::QueuePolicy'))).toContain('"aws:SecureTransport":"false"');
    const alarmed = all('AWS::CloudWatch::Alarm').map(([, alarm]) => alarm.Properties.MetricName);
    expect(alarmed).toEqual(expect.arrayContaining(['ApproximateNumberOfMessagesVisible', '5XXError']));
  });
});

describe('the edge', () => {
  const [[, distribution] = []] = all('AWS::CloudFront::Distribution');
  const config = distribution?.Properties.DistributionConfig;

  it('speaks TLS 1.2 and HTTP/3, is logged and has a firewall (I34)', () => {
    expect(config).toMatchObject({
      HttpVersion: 'http2and3',
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
    });
    expect(config.Logging).toBeDefined();
    expect(config.WebACLId).toBeDefined();
    expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  });

  it('never caches the API and passes Authorization on (I35)', () => {
    const [api] = config.CacheBehaviors;
    expect(api).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
    expect(api.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
  });

  it('keeps no failure of one person for the next: of these codes CloudFront ignores no-store (I35)', () => {
    expect(config.CustomErrorResponses).toEqual(
      [500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    );
  });

  it('sends deep links to the app without rewriting errors of the API (I36)', () => {
    for (const each of config.CustomErrorResponses) expect(Object.keys(each)).not.toContain('ResponsePagePath');
    expect(config.DefaultCacheBehavior.FunctionAssociations).toHaveLength(1);
    // of the API only who calls is written down, over whatever a client says of itself (G19)
    const [{ EventType, FunctionARN }, ...more] = config.CacheBehaviors[0].FunctionAssociations;
    const [id] = FunctionARN['Fn::GetAtt'];
    expect([EventType, more]).toEqual(['viewer-request', []]);
    expect(all('AWS::CloudFront::Function').find(([each]) => each === id)?.[1].Properties.FunctionCode).toBe(
      callerCode(),
    );
  });

  it('sends the very headers the local stack sends, on every behaviour (I37, T-093)', () => {
    const [[, policy] = []] = all('AWS::CloudFront::ResponseHeadersPolicy');
    const expected = securityHeaders({
      cognitoEndpoint: 'https://cognito-idp.eu-central-1.amazonaws.com',
      filesBucket: 'https://s3.eu-central-1.amazonaws.com/files',
    });
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      policy?.Properties.ResponseHeadersPolicyConfig ?? {};
    // the bucket's name is known once it is made
    const [, parts] = own.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
    const policyText = parts.map((part: any) => (typeof part === 'string' ? part : 'files')).join('');
    expect(policyText).toBe(expected['content-security-policy']);
    expect(text(parts)).toMatch(/ImportValue":"[^"]*Files/);
    expect(own.StrictTransportSecurity).toMatchObject({ AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true });
    const sent = Object.fromEntries(custom.Items.map((item: any) => [item.Header, item.Value]));
    for (const [name, value] of Object.entries(sent)) expect(value).toBe(expected[name]);
    expect(Object.keys(sent).length + 5).toBe(Object.keys(expected).length);
    for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined();
  });

  it('reads the site bucket as itself and nobody else does (I38)', () => {
    expect(all('AWS::CloudFront::OriginAccessControl')).toHaveLength(1);
    expect(text(all('AWS::S3::BucketPolicy'))).toContain('AWS:SourceArn');
  });
});

describe('a new build', () => {
  const uploads = new Map(
    all('Custom::CDKBucketDeployment').map(([id, upload]) => [id.replace(/CustomResource.*/, ''), upload] as const),
  );
  const cached = (name: string) => uploads.get(name)?.Properties.SystemMetadata['cache-control'];

  it('is live page by page only after everything its pages ask for', () => {
    expect([...uploads.keys()].sort()).toEqual(['Assets', 'Beside', 'Pages', 'Tables']);
    for (const before of ['Assets', 'Beside', 'Tables']) {
      expect(text((uploads.get('Pages') as any).DependsOn)).toContain(`"${before}CustomResource`);
      expect(text((uploads.get(before) as any).DependsOn ?? [])).not.toContain('Pages');
    }
  });

  it('has the configuration in every page, filled in where the ids of the user pool are known', () => {
    const [pages] = [uploads.get('Pages')?.Properties] as any[];
    const ids = pages.SourceMarkers.map((markers: object) => text(Object.values(markers)));
    // each page and /config.json carry both ids of the user pool; sitemap.xml here has the place for them, too
    expect(ids).toHaveLength(5);
    for (const marks of ids) expect(marks.match(/ExportsOutputRefUsers/g)).toHaveLength(2);
  });

  it('leaves what pages already open may still ask for, and is asked for anew but for hashed files (I39)', () => {
    for (const [name, upload] of uploads) expect([name, upload.Properties.Prune]).toEqual([name, false]);
    for (const name of ['Assets', 'Tables']) expect(cached(name)).toBe('public, max-age=31536000, immutable');
    for (const name of ['Beside', 'Pages']) expect([name, cached(name)]).toEqual([name, 'no-cache']);
    expect(uploads.get('Pages')?.Properties.DistributionPaths.sort()).toEqual([
      '/app.html',
      '/config.json',
      '/index.html',
      '/pricing.html',
      '/sitemap.xml',
    ]);
    expect(uploads.get('Beside')?.Properties.DistributionPaths).toEqual(['/icon.svg']);
    expect(uploads.get('Tables')?.Properties.SystemMetadata['content-encoding']).toBe('gzip');
  });
});

describe('watching', () => {
  it('what fails, is throttled or comes near its timeout wakes somebody, whichever function it is (I46)', () => {
    const alarms = all('AWS::CloudWatch::Alarm');
    const functions = alarms.filter(([id]) => id.startsWith('functions')).map(([, { Properties }]) => Properties);
    expect(
      functions.map(({ Namespace, MetricName, Dimensions, Threshold }) => [
        Namespace,
        MetricName,
        Dimensions,
        Threshold,
      ]),
    ).toEqual([
      ['AWS/Lambda', 'Errors', undefined, 1],
      ['AWS/Lambda', 'Throttles', undefined, 1],
      ['Waymark/prod', 'NearTimeout', undefined, 3],
    ]);
    const [[, filter] = []] = all('AWS::Logs::MetricFilter');
    expect(filter?.Properties.FilterPattern).toBe('{ $.percentOfLimit >= 80 }');
    expect(filter?.Properties.MetricTransformations).toMatchObject([
      { MetricNamespace: 'Waymark/prod', MetricName: 'NearTimeout', MetricValue: '1' },
    ]);
    // for each of them is paid, whether anybody comes or not
    expect(alarms.length).toBeLessThan(50);
    for (const [id, alarm] of alarms) {
      // what takes a release back tells whoever is deploying
      if (!/Fails[0-9A-F]{8}$/.test(id)) expect(alarm.Properties.AlarmActions?.length, id).toBeGreaterThan(0);
      expect(alarm.Properties.AlarmDescription.length, id).toBeGreaterThan(30);
    }
  });

  it('an alarm speaks of few samples only where it looks at a percentile: CloudWatch takes it for no other', () => {
    const refused = all('AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties.EvaluateLowSampleCountPercentile && !Properties.ExtendedStatistic,
    );
    expect(refused.map(([id]) => id)).toEqual([]);
  });

  it('a job that does not start is missed, also where nothing was ever counted of it (I46)', () => {
    const silent = all('AWS::CloudWatch::Alarm')
      .filter(([, { Properties }]) => Properties.TreatMissingData === 'breaching')
      .map(([, { Properties }]) => Properties);
    expect(silent.map(({ Dimensions, Period }) => [Dimensions[0].Value, Period / 3600])).toEqual(
      Object.entries(schedules).map(([name, { goesOn, everyHours }]) => [
        `Waymark-prod-Jobs-${pascal(name)}`,
        goesOn ? 1 : 2 * everyHours,
      ]),
    );
    const named = new Set(all('AWS::Lambda::Function').map(([, { Properties }]) => Properties.FunctionName));
    for (const { Dimensions, AlarmDescription, ...alarm } of silent) {
      expect(named).toContain(Dimensions[0].Value);
      expect(AlarmDescription).toMatch(/does not start\. docs\/runbook\.md#not-started$/);
      expect(alarm).toMatchObject({
        Namespace: 'AWS/Lambda',
        MetricName: 'Invocations',
        Statistic: 'Sum',
        Threshold: 1,
        ComparisonOperator: 'LessThanThreshold',
        EvaluationPeriods: 1,
      });
      expect(Dimensions).toEqual([{ Name: 'FunctionName', Value: expect.anything() }]);
    }
  });

  it('slow is a call in ten, so that one cold start among a few calls wakes nobody (I46)', () => {
    const [, slow] = all('AWS::CloudWatch::Alarm').find(([id]) => id.startsWith('apislow'))!;
    expect(slow.Properties).toMatchObject({ MetricName: 'Latency', ExtendedStatistic: 'p90', Threshold: 5000 });
  });

  it('who would be turned away by the API’s own throttle wakes somebody before, whatever the throttle is (I19, I46)', () => {
    const nearLimit = (context: Record<string, unknown>) =>
      production(context)
        .all('AWS::CloudWatch::Alarm')
        .find(([id]) => id.startsWith('apinearlimit'))![1].Properties;
    expect(nearLimit({ callsPerSecond: 100 })).toMatchObject({
      MetricName: 'Count',
      Period: 60,
      Threshold: 4800, // four fifths of 100 a second
      Dimensions: [{ Name: 'ApiName', Value: 'Waymark prod' }],
    });
  });

  it('what is counted only where it happens is added up, whichever of it happens (I46)', () => {
    const sums = all('AWS::CloudWatch::Alarm').flatMap(([id, { Properties }]) =>
      Properties.Metrics?.length > 1 ? [{ id: id.slice(0, -8), metrics: Properties.Metrics as any[] }] : [],
    );
    expect(sums.map(({ id }) => id)).toEqual(['tablethrottles', 'tablesystemerrors']);
    for (const { id, metrics } of sums) {
      expect(metrics.length - 1, id).toBeLessThanOrEqual(10);
      // one that is missing makes a plain sum missing, and the alarm silent
      expect(metrics.find((each) => each.ReturnData).Expression, id).toBe('SUM(FILL(METRICS(), 0))');
    }
    const metricsOf = ({ metrics }: (typeof sums)[number]) =>
      metrics.flatMap((each) => each.MetricStat?.Metric.MetricName ?? []);
    // the brake of the table itself is one of them
    expect(metricsOf(sums[0]!).filter((name) => name.startsWith('Write'))).toEqual([
      'WriteThrottleEvents',
      'WriteMaxOnDemandThroughputThrottleEvents',
      'WriteAccountLimitThrottleEvents',
      'WriteKeyRangeThroughputThrottleEvents',
    ]);
    const watched = sums[1]!.metrics.flatMap((each) =>
      (each.MetricStat?.Metric.Dimensions ?? []).flatMap((of: any) => (of.Name === 'Operation' ? [of.Value] : [])),
    );
    // each right to the table that is a request by itself, and the request that holds several
    const granted = new Set(
      rights().flatMap(([, statements]) =>
        [...text(statements).matchAll(/dynamodb:(\w+)/g)].map(([, action]) => action),
      ),
    );
    granted.delete('ConditionCheckItem');
    expect(watched.toSorted()).toEqual([...granted, 'TransactWriteItems'].toSorted());
  });

  it('what CloudFront turns away or does not serve is watched where it is counted, and not under a region', () => {
    const edge = templates.get('Waymark-prod-Edge');
    const alarms = Object.values<any>(edge.Resources).filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm');
    const [blocked, notServed] = alarms.map(({ Properties }) => Properties);
    expect([blocked.MetricName, blocked.Dimensions]).toEqual([
      'BlockedRequests',
      [
        { Name: 'Rule', Value: 'ALL' },
        { Name: 'WebACL', Value: 'Firewall' },
      ],
    ]);
    // percent of all requests, by the only dimensions that CloudFront has, of which one is made in a later stack
    expect(notServed).toMatchObject({
      Threshold: 5,
      Metrics: [
        {
          Expression: 'SELECT AVG("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
          Period: 300,
          ReturnData: true,
        },
      ],
      TreatMissingData: 'notBreaching',
    });
    expect(alarms).toHaveLength(2);
    const [, shown] = all('AWS::CloudWatch::Dashboard').map(([, { Properties }]) => text(Properties.DashboardBody));
    expect(shown).toContain(
      String.raw`\"AWS/WAFV2\",\"BlockedRequests\",\"Rule\",\"ALL\",\"WebACL\",\"Firewall\",{\"label\":\"before CloudFront\",\"region\":\"us-east-1\"`,
    );
  });

  it('what a firewall turned away is asked where its log stands, once in a region', () => {
    const asked = (stacks: typeof templates) =>
      [...stacks].flatMap(([stack, { Resources }]) =>
        Object.values<Resource>(Resources).flatMap(({ Type, Properties }) =>
          Type === 'AWS::Logs::QueryDefinition' && Properties.Name.endsWith('/what a firewall turned away')
            ? [stack]
            : [],
        ),
      );
    expect(asked(templates)).toEqual(['Waymark-prod-Edge', 'Waymark-prod-Watch']);
    expect(asked(production({ region: 'us-east-1' }).templates)).toEqual(['Waymark-prod-Watch']);
  });

  it('a cost that nobody expected is told, by the account’s own monitor where it has one (O16)', () => {
    const made = (anomalyMonitor?: string) => {
      const stack = new Stack(new App(), 'Costs');
      costAnomalies(stack, { anomalyUsd: 10, anomalyMonitor, alarmEmail: 'ops@acme.test' } as Stage);
      return Template.fromStack(stack);
    };
    made().resourceCountIs('AWS::CE::AnomalyMonitor', 1);
    const monitor = 'arn:aws:ce::111122223333:anomalymonitor/1-2';
    made(monitor).resourceCountIs('AWS::CE::AnomalyMonitor', 0);
    made(monitor).hasResourceProperties('AWS::CE::AnomalySubscription', {
      MonitorArnList: [monitor],
      Subscribers: [{ Type: 'EMAIL', Address: 'ops@acme.test' }],
      ThresholdExpression: Match.stringLikeRegexp('ANOMALY_TOTAL_IMPACT_ABSOLUTE.*"10"'),
    });
    expect(all('AWS::CE::AnomalySubscription')).toEqual([]);
  });

  it('every failure that functions log wakes somebody, by the figure that its line carries (O8)', () => {
    vi.stubEnv('STAGE', 'prod');
    const lines: string[] = [];
    const write = process.stdout.write;
    process.stdout.write = (line: string | Uint8Array) => Boolean(lines.push(String(line)));
    try {
      for (const event of failures) logFor({ route: 'POST /anything' }).error(event, new Error('planted'));
    } finally {
      process.stdout.write = write;
      vi.unstubAllEnvs();
    }
    const counted = lines.map((line) => {
      const { _aws, ...fields } = JSON.parse(line);
      const [{ Namespace, Dimensions, Metrics }] = _aws.CloudWatchMetrics;
      const [[dimension]] = Dimensions;
      expect(fields[Metrics[0].Name]).toBe(1);
      return { Namespace, MetricName: Metrics[0].Name, Dimensions: [{ Name: dimension, Value: fields[dimension] }] };
    });
    const watched = all('AWS::CloudWatch::Alarm')
      .filter(([id]) => id.startsWith('logged'))
      .map(([, { Properties }]) => Properties);
    expect(watched.map(({ Namespace, MetricName, Dimensions }) => ({ Namespace, MetricName, Dimensions }))).toEqual(
      counted,
    );
    for (const { Threshold, TreatMissingData, Period, AlarmDescription } of watched) {
      expect(Threshold).toBeLessThanOrEqual(5);
      expect(TreatMissingData).toBe('notBreaching');
      // of a provider that is silent a few are found on each day
      expect([AlarmDescription, Period]).toEqual([
        AlarmDescription,
        AlarmDescription.endsWith('#event-missed') ? 86_400 : 300,
      ]);
    }
  });

  it('every alarm leads to an article of the runbook', () => {
    const articles = new Set(
      readFileSync('docs/runbook.md', 'utf8')
        .split('\n')
        .flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : [])),
    );
    for (const [id, { Properties }] of all('AWS::CloudWatch::Alarm')) {
      const [, article] = Properties.AlarmDescription.match(/docs\/runbook\.md#([\w-]+)$/) ?? [];
      expect(articles.has(article), `${id}: ${article}`).toBe(true);
    }
  });

  it('the month has a budget where one is given, and product and system have a dashboard (O16)', () => {
    const [[, budget] = []] = production({ monthlyBudgetUsd: '200' }).all('AWS::Budgets::Budget');
    expect(budget?.Properties.Budget).toMatchObject({ BudgetLimit: { Amount: 200, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
    expect(all('AWS::Budgets::Budget')).toHaveLength(0);
    expect(all('AWS::CloudWatch::Dashboard').map(([, { Properties }]) => Properties.DashboardName)).toEqual([
      'Waymark-prod-product',
      'Waymark-prod-system',
    ]);
  });

  it('an alarm gets through to its reader: a topic with a policy takes what that allows, and its key lets CloudWatch in', () => {
    const reached: string[] = [];
    // of this account, and of the region in which the stack is
    const alarmsOf = (stack: string) => {
      const region = stack.endsWith('-Edge') ? 'us-east-1' : 'eu-central-1';
      return { 'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, `:cloudwatch:${region}:111122223333:alarm:*`]] };
    };
    for (const [stack, { Resources }] of templates) {
      const of = (type: string) => Object.entries<any>(Resources).filter(([, { Type }]) => Type === type);
      for (const [id, alarm] of of('AWS::CloudWatch::Alarm'))
        for (const { Ref } of alarm.Properties.AlarmActions ?? []) {
          const policies = of('AWS::SNS::TopicPolicy').filter(([, { Properties }]) =>
            text(Properties.Topics).includes(Ref),
          );
          const statements = policies.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
          const [key] = Resources[Ref].Properties.KmsMasterKeyId['Fn::GetAtt'];
          expect(statements, id).toContainEqual({
            Sid: 'Alarms',
            Effect: 'Allow',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Action: 'sns:Publish',
            Resource: { Ref },
            Condition: { ArnLike: { 'aws:SourceArn': alarmsOf(stack) } },
          });
          expect(Resources[key].Properties.KeyPolicy.Statement, id).toContainEqual(
            expect.objectContaining({
              Effect: 'Allow',
              Principal: { Service: 'cloudwatch.amazonaws.com' },
              Action: expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']),
            }),
          );
          reached.push(id);
        }
    }
    // what takes a release back tells whoever is deploying
    expect(reached).toEqual(
      all('AWS::CloudWatch::Alarm').flatMap(([id]) => (/Fails[0-9A-F]{8}$/.test(id) ? [] : [id])),
    );
  });

  it('the alarm topics are encrypted and have a reader (I33), and our keys rotate (I45)', () => {
    const topics = all('AWS::SNS::Topic');
    for (const [id, topic] of topics) expect(topic.Properties.KmsMasterKeyId, id).toBeDefined();
    // where everything lies, and where CloudFront's figures do
    expect(all('AWS::SNS::Subscription')).toHaveLength(2);
    expect(topics).toHaveLength(2);
    for (const [id, key] of all('AWS::KMS::Key')) expect(key.Properties.EnableKeyRotation, id).toBe(true);
  });
});

describe('the assembly', () => {
  it('keeps data and identity in stacks of their own that cannot be deleted by accident (I50)', () => {
    const protectedStacks = stacks
      .filter((stack) => stack.terminationProtection)
      .map((stack) => stack.stackName.split('-').at(-1));
    expect(protectedStacks.sort()).toEqual(['Auth', 'Data']);
  });

  it('puts no secret in an output (I51)', () => {
    for (const template of templates.values())
      expect(text(template.Outputs ?? {})).not.toMatch(/sk_|whsec_|AKIA|Secret/);
  });

  it('keeps the logical ids of what holds state: another id would replace the table or the pool (I53)', () => {
    expect([...all('AWS::DynamoDB::Table'), ...all('AWS::Cognito::UserPool')].map(([id]) => id)).toEqual([
      'TableCD117FA1',
      'Users0A0EEA89',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { schedules } from '#infra/schedules.ts';
import { routeEntries } from '#shared/api.ts';
import { all, ours, rights, text } from './prod.ts';

describe('functions', () => {
  it('there is one for each route and each schedule, the two triggers of the pool, and what hears of mails', () => {
    expect(ours()).toHaveLength(routeEntries.length + Object.keys(schedules).length + 3);
  });

  it('each has a role of its own (I21, G31)', () => {
    const roles = ours().map(([, fn]) => text(fn.Properties.Role));
    expect(new Set(roles).size).toBe(roles.length);
  });

  it('each has a timeout, memory, the newest runtime, tracing and a log with retention (I22, I48, G31)', () => {
    for (const [id, fn] of ours()) {
      expect([
        id,
        fn.Properties.Runtime,
        fn.Properties.TracingConfig.Mode,
        fn.Properties.LoggingConfig.LogFormat,
      ]).toEqual([id, 'nodejs24.x', 'Active', 'JSON']);
      // API Gateway's limit; scheduled jobs may run longer
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
    // a function is allowed by its ARN, an alias by its Ref, which is its ARN
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

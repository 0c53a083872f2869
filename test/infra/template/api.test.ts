import { describe, expect, it } from 'vitest';
import { MIN_COMPRESSED_BYTES } from '#infra/lib/compression.ts';
import { accessTokenScope } from '#infra/stacks/api.ts';
import { routeEntries } from '#shared/api.ts';
import { CHAT_TIMEOUT_MS } from '#shared/chat/limits.ts';
import { all, callsPerSecond, templates, text } from './prod.ts';

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

import { readFileSync } from 'node:fs';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it, vi } from 'vitest';
import { failures, logFor } from '#functions/outside/log.ts';
import { costAnomalies } from '#infra/lib/budget.ts';
import { jobFunction } from '#infra/lib/function-names.ts';
import { schedules } from '#infra/schedules.ts';
import type { Stage } from '#infra/stage/stage.ts';
import { routeEntries } from '#shared/api.ts';
import { modelContext, production, type Resource } from '../assembly.ts';
import { all, rights, templates, text } from './prod.ts';

describe('watching', () => {
  it('what fails, is throttled or comes near its timeout wakes somebody, whichever function it is (I46, G31)', () => {
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
    // each costs money every month
    expect(alarms.length).toBeLessThan(50);
    for (const [id, alarm] of alarms) {
      // alarms that roll back a release notify whoever is deploying
      if (!/Fails[0-9A-F]{8}$/.test(id)) expect(alarm.Properties.AlarmActions?.length, id).toBeGreaterThan(0);
      expect(alarm.Properties.AlarmDescription.length, id).toBeGreaterThan(30);
    }
  });

  it('only alarms on percentiles have a rule for few samples: CloudWatch refuses it for others', () => {
    const refused = all('AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties.EvaluateLowSampleCountPercentile && !Properties.ExtendedStatistic,
    );
    expect(refused.map(([id]) => id)).toEqual([]);
  });

  it('a job that does not start raises an alarm, even if it has never run (I46)', () => {
    const silent = all('AWS::CloudWatch::Alarm')
      .filter(([, { Properties }]) => Properties.TreatMissingData === 'breaching')
      .map(([, { Properties }]) => Properties);
    expect(silent.map(({ Dimensions, Period }) => [Dimensions[0].Value, Period / 3600])).toEqual(
      Object.entries(schedules).map(([name, { goesOn, everyHours }]) => [
        `Waymark-prod-Jobs-${jobFunction(name)}`,
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

  it('people turned away, and runs given up, are counted under the names that AWS counts them by (I46, O8)', () => {
    const watch = templates.get('Waymark-prod-Watch');
    /** A name, or the type of the resource of another stack that has it. */
    const named = (value: string | { 'Fn::ImportValue': string }) => {
      if (typeof value === 'string') return value;
      const [stack, output] = value['Fn::ImportValue'].split(':') as [string, string];
      const { Resources, Outputs } = templates.get(stack);
      const { Ref, 'Fn::GetAtt': [id] = [Ref] } = Outputs[output].Value;
      return Resources[id].Type;
    };
    const counted = Object.values<Resource>(watch.Resources).flatMap(({ Type, Properties: of }) => {
      const article = Type === 'AWS::CloudWatch::Alarm' && of.AlarmDescription.split('#')[1];
      if (!['refused', 'unsigned', 'blocked', 'turned-away', 'failed-runs', 'left-lying'].includes(article)) return [];
      const dimensions = Object.fromEntries(of.Dimensions.map(({ Name, Value }: any) => [Name, named(Value)]));
      return [[article, of.Namespace, of.MetricName, of.Statistic, dimensions]];
    });
    const webhook = {
      ApiName: 'Waymark prod',
      Stage: 'AWS::ApiGateway::Stage',
      Resource: '/api/stripe-webhook',
      Method: 'POST',
    };
    const blocked = ['blocked', 'AWS/WAFV2', 'BlockedRequests', 'Sum'];
    const by = (WebACL: string) => ({ WebACL, Rule: 'ALL', Region: 'eu-central-1' });
    const pool = { UserPool: 'AWS::Cognito::UserPool', UserPoolClient: 'AWS::Cognito::UserPoolClient' };
    const queue = { QueueName: 'AWS::SQS::Queue' };
    expect(counted).toEqual([
      ['refused', 'AWS/ApiGateway', '5XXError', 'Sum', webhook],
      ['unsigned', 'AWS/ApiGateway', '4XXError', 'Sum', webhook],
      [...blocked, by('OriginFirewall')],
      [...blocked, by('SignInFirewall')],
      ['turned-away', 'AWS/Cognito', 'SignInThrottles', 'Sum', pool],
      ['failed-runs', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 'Maximum', queue],
      ['left-lying', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 'Maximum', queue],
    ]);
    // these figures exist only where counting is switched on, and under the name given there
    const firewalls = all('AWS::WAFv2::WebACL').map(([, { Properties }]) => Properties.VisibilityConfig);
    expect(firewalls.map(({ MetricName, CloudWatchMetricsEnabled }) => [MetricName, CloudWatchMetricsEnabled])).toEqual(
      ['OriginFirewall', 'SignInFirewall', 'Firewall'].map((name) => [name, true]),
    );
    const [[, stage] = []] = all('AWS::ApiGateway::Stage');
    const settings: Record<string, unknown>[] = stage!.Properties.MethodSettings;
    expect(settings.map(({ MetricsEnabled }) => MetricsEnabled)).toEqual(settings.map(() => true));
    expect(settings).toContainEqual(expect.objectContaining({ HttpMethod: '*', ResourcePath: '/*' }));
  });

  it('a run given up is read before its queue forgets it (I32)', () => {
    const [, left] = all('AWS::CloudWatch::Alarm').find(([id]) => id.startsWith('jobsleftlying'))!;
    const [[, queue] = []] = all('AWS::SQS::Queue').filter(([id]) => id.startsWith('FailedRuns'));
    expect(left.Properties.Threshold).toBeLessThan(queue!.Properties.MessageRetentionPeriod / 2);
  });

  it('slow means a call in ten, so that one cold start among a few calls wakes nobody (I46)', () => {
    const [, slow] = all('AWS::CloudWatch::Alarm').find(([id]) => id.startsWith('apislow'))!;
    expect(slow.Properties).toMatchObject({ MetricName: 'Latency', ExtendedStatistic: 'p90', Threshold: 5000 });
  });

  it('an alarm comes before the API’s own throttle refuses anybody, whatever the throttle is (I19, I46)', () => {
    const nearLimit = (context: Record<string, unknown>) =>
      production(context)
        .all('AWS::CloudWatch::Alarm')
        .find(([id]) => id.startsWith('apinearlimit'))![1].Properties;
    expect(nearLimit({ callsPerSecond: 100 })).toMatchObject({
      MetricName: 'Count',
      Period: 60,
      Threshold: 4800, // 80 % of 100 per second
      Dimensions: [{ Name: 'ApiName', Value: 'Waymark prod' }],
    });
  });

  it('metrics that exist only once something happens are summed, whichever of them exist (I46)', () => {
    const sums = all('AWS::CloudWatch::Alarm').flatMap(([id, { Properties }]) =>
      Properties.Metrics?.length > 1 ? [{ id: id.slice(0, -8), metrics: Properties.Metrics as any[] }] : [],
    );
    expect(sums.map(({ id }) => id)).toEqual(['tablethrottles', 'tablesystemerrors']);
    for (const { id, metrics } of sums) {
      expect(metrics.length - 1, id).toBeLessThanOrEqual(10);
      // a missing metric would make a plain sum missing, and the alarm silent
      expect(metrics.find((each) => each.ReturnData).Expression, id).toBe('SUM(FILL(METRICS(), 0))');
    }
    const metricsOf = ({ metrics }: (typeof sums)[number]) =>
      metrics.flatMap((each) => each.MetricStat?.Metric.MetricName ?? []);
    // including the table's own maximum throughput
    expect(metricsOf(sums[0]!).filter((name) => name.startsWith('Write'))).toEqual([
      'WriteThrottleEvents',
      'WriteMaxOnDemandThroughputThrottleEvents',
      'WriteAccountLimitThrottleEvents',
      'WriteKeyRangeThroughputThrottleEvents',
    ]);
    const watched = sums[1]!.metrics.flatMap((each) =>
      (each.MetricStat?.Metric.Dimensions ?? []).flatMap((of: any) => (of.Name === 'Operation' ? [of.Value] : [])),
    );
    // each permission for the table that is a request of its own, plus the request that contains several
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
    // percent of all requests, by CloudFront's only dimensions; the distribution is created in a later stack
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

  it('the refusals of a firewall are queried where its log is, once per region', () => {
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

  it('an unexpected cost is reported, by the account’s own monitor if it has one (O16)', () => {
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
      // if a provider sends no events, a few are found each day
      expect([AlarmDescription, Period]).toEqual([
        AlarmDescription,
        AlarmDescription.endsWith('#event-missed') ? 86_400 : 300,
      ]);
    }
  });

  it('every alarm leads to an article of the runbook, those of a language model too', () => {
    const articles = new Set(
      readFileSync('docs/runbook.md', 'utf8')
        .split('\n')
        .flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : [])),
    );
    const alarms = production(modelContext).all('AWS::CloudWatch::Alarm');
    expect(alarms.map(([id]) => id)).toEqual(expect.arrayContaining(all('AWS::CloudWatch::Alarm').map(([id]) => id)));
    expect(alarms.filter(([id]) => id.startsWith('ai'))).toHaveLength(4);
    for (const [id, { Properties }] of alarms) {
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

  it('the dashboard of the product shows what was bought, from the line that the webhook writes of it (O16)', () => {
    const [product] = all('AWS::CloudWatch::Dashboard').map(([, { Properties }]) => text(Properties.DashboardBody));
    const [[, bought] = []] = all('AWS::Logs::MetricFilter').filter(([id]) => id.startsWith('Purchases'));
    const [{ MetricNamespace, MetricName }] = bought!.Properties.MetricTransformations;
    expect(product).toContain(`\\"${MetricNamespace}\\",\\"${MetricName}\\"`);
    expect(bought!.Properties.FilterPattern).toBe(
      '{ ($.event = "event-applied") && ($.type = "checkout.session.completed") }',
    );
    // the event that the webhook is subscribed to
    expect(readFileSync('infra/payments/set-up.ts', 'utf8')).toContain("  'checkout.session.completed',");
  });

  it('the dashboard of the product shows every call that counts as a use (O16)', () => {
    const [product] = all('AWS::CloudWatch::Dashboard').map(([, { Properties }]) => text(Properties.DashboardBody));
    const metered = routeEntries.filter(({ route }) => route.quota);
    expect(metered.length).toBeGreaterThan(4);
    expect(
      metered.filter(({ route }) => !product!.includes(`\\"/api${route.path}\\"`)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('an alarm gets through to its reader: a topic with a policy takes what that allows, and its key lets CloudWatch in', () => {
    const reached: string[] = [];
    // of this account and of the stack's region
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
    // alarms that roll back a release notify whoever is deploying
    expect(reached).toEqual(
      all('AWS::CloudWatch::Alarm').flatMap(([id]) => (/Fails[0-9A-F]{8}$/.test(id) ? [] : [id])),
    );
  });

  it('the alarm topics are encrypted and have a reader (I33), and our keys rotate (I45)', () => {
    const topics = all('AWS::SNS::Topic');
    for (const [id, topic] of topics) expect(topic.Properties.KmsMasterKeyId, id).toBeDefined();
    // one in the main region, one in the region of CloudFront's metrics
    expect(all('AWS::SNS::Subscription')).toHaveLength(2);
    expect(topics).toHaveLength(2);
    for (const [id, key] of all('AWS::KMS::Key')) expect(key.Properties.EnableKeyRotation, id).toBe(true);
  });
});

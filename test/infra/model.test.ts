import { describe, expect, it } from 'vitest';
import { needsOf } from '#infra/needs.ts';
import { routeEntries } from '#shared/api.ts';
import { modelContext, production } from './assembly.ts';

const askers = routeEntries.filter((entry) => needsOf(entry).model).length;

describe('a deployment with a language model', () => {
  const { all, rights } = production(modelContext);
  const text = (value: unknown) => JSON.stringify(value);
  const statements = rights()
    .flatMap(([, each]) => each)
    .filter(({ Action }) => text(Action).includes('bedrock'));

  it('lets those functions that need it ask this profile, and the model behind it in its regions only through it (I24)', () => {
    expect(askers).toBeGreaterThan(0);
    expect(statements).toHaveLength(2 * askers);
    for (const { Action, Resource, Condition } of statements) {
      expect(['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream']).toContain(Action);
      const of = 'anthropic.claude-haiku-4-5-20251001-v1:0';
      const profile = `:bedrock:eu-central-1:111122223333:inference-profile/eu.${of}`;
      if (Condition) {
        expect(Resource).toEqual([
          `arn:aws:bedrock:eu-central-1::foundation-model/${of}`,
          `arn:aws:bedrock:eu-west-1::foundation-model/${of}`,
        ]);
        expect(text(Condition)).toContain(profile);
      } else expect(text(Resource)).toContain(profile);
      expect(text(Resource)).not.toContain('*');
    }
  });

  it('lets the chat alone read an answer while it is written (I24)', () => {
    const streaming = rights().filter(([, each]) => text(each).includes('InvokeModelWithResponseStream'));
    expect(streaming.map(([id]) => id.startsWith('ChatChatbot'))).toEqual([true]);
    expect(text(streaming)).not.toContain('"bedrock:InvokeModel"');
  });

  it('hands the model, its price and the budget to them', () => {
    const given = all('AWS::Lambda::Function')
      .map(([, { Properties }]) => Properties.Environment?.Variables ?? {})
      .filter(({ AI_MODEL }) => AI_MODEL);
    expect(given).toHaveLength(askers);
    for (const variables of given)
      expect(variables).toMatchObject({
        AI_PROVIDER: 'bedrock',
        AI_MODEL: modelContext.aiModel,
        AI_OUTPUT: 'tool',
        AI_INPUT_PRICE: '1.1',
        AI_OUTPUT_PRICE: '5.5',
        AI_DAILY_BUDGET_USD: '20',
      });
  });

  it('shows on the dashboard whose calls cost most today, from the log that the functions write (O16)', () => {
    const shown = all('AWS::CloudWatch::Dashboard').find(
      ([, { Properties }]) => Properties.DashboardName === 'Waymark-prod-model',
    )?.[1];
    const [widget] = /SOURCE '.*?\| limit \d+/.exec(text(shown?.Properties.DashboardBody)) ?? [];
    // a Ref within the stack: an imported export cannot be removed, and so the model could not be turned off again
    expect(widget).toMatch(/"Ref":"FunctionLog/);
    for (const command of [
      "filter event = 'model-call'",
      'filter toMillis(@timestamp) >= now() * 1000 - (now() * 1000) % 86400000',
      'stats sum(costMicros / 1000000) as dollars, count(*) as calls by sub',
      'sort dollars desc',
    ])
      expect(widget).toContain(`| ${command}`);
  });

  it('wakes somebody at half of the day’s budget, at most of it, at all of it, and when the model fails (I46)', () => {
    const alarms = all('AWS::CloudWatch::Alarm').filter(([id]) => /^ai/.test(id));
    expect(alarms.map(([, { Properties }]) => [Properties.MetricName, Properties.Threshold])).toEqual([
      ['ModelBudgetUsed', 50],
      ['ModelBudgetUsed', 80],
      ['ModelBudgetUsed', 100],
      ['ModelFallbacks', 5],
    ]);
    const filters = all('AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);
    for (const name of ['ModelCost', 'ModelBudgetUsed', 'ModelRefused', 'ModelFallbacks'])
      expect(filters.filter((each) => each.MetricTransformations[0].MetricName === name)).toHaveLength(1);
  });
});

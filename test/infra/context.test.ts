import { App, Stack } from 'aws-cdk-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '#infra/stage/refusal.ts';
import { readStage } from '#infra/stage/stage.ts';
import { summary } from '#infra/stage/summary.ts';
import { exampleSite } from '#shared/site.ts';
import { prodContext as prod } from './assembly.ts';

const stageOf = (context: Record<string, unknown>) => readStage(new App({ context, analyticsReporting: false }).node);

/** The faults reported for a context, one per line. */
function faultsOf(context: Record<string, unknown>): string[] {
  try {
    stageOf(context);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.split('\n  ').slice(1);
  }
}

const without = (...keys: string[]) =>
  Object.fromEntries(Object.entries(prod).filter(([key]) => !keys.includes(key))) as Record<string, unknown>;

describe('what the owner of a deployment sets', () => {
  it('reaches the stage (LND-29, LND-39, D-67)', () => {
    const { appOrigin: origin, salesEmail, supportEmail, communityUrl } = prod;
    expect(stageOf(prod).site).toEqual({ origin, salesEmail, supportEmail, communityUrl });
    expect(stageOf({ ...prod, callsPerSecond: '250' }).callsPerSecond).toBe(250);
    expect(stageOf({ ...prod, mailIdentity: 'address' }).mail).toEqual({
      sender: 'no-reply@mail.acme.test',
      identity: 'address',
    });
  });

  it('keeps no executions for anything unless told to, as a fresh account has none to keep (I26)', () => {
    expect(stageOf(prod).chatConcurrency).toBe(0);
    expect(stageOf({ ...prod, chatConcurrency: '50' }).chatConcurrency).toBe(50);
    expect(faultsOf({ ...prod, chatConcurrency: '1000' })).toEqual([
      '-c chatConcurrency=1000: it must be a whole number from 0 to 900',
    ]);
  });

  it('is required for prod and has examples in dev', () => {
    expect(faultsOf(without('salesEmail'))).toEqual([
      '-c salesEmail=… is missing: it must be an email address such as ops@example.com',
    ]);
    expect(stageOf({}).site).toMatchObject(exampleSite);
    expect(stageOf({})).toMatchObject({ name: 'dev', mail: undefined });
  });

  it.each([
    ['stage', 'production', 'dev or prod'],
    ['account', '1234', 'the twelve digits of an AWS account'],
    ['region', 'eu-centrl-1', 'a region such as eu-central-1'],
    ['region', 'cn-north-1', 'a region such as eu-central-1'],
    ['appOrigin', 'https://d111.cloudfront.net', 'an origin of your own, not CloudFront’s'],
    ['alarmEmail', 'nonsense', 'an email address such as ops@example.com'],
    ['mailSender', 'Waymark', 'an email address such as ops@example.com'],
    ['mailIdentity', 'host', 'domain or address'],
    ['salesEmail', 'sales', 'an email address such as ops@example.com'],
    ['supportEmail', 'help@acme.test?subject=x', 'an email address such as ops@example.com'],
    ['supportEmail', 'a b@acme.test', 'an email address such as ops@example.com'],
    ['communityUrl', 'http://chat.acme.test', 'an https address such as https://chat.example.com/'],
    ['communityUrl', 'javascript:alert(1)', 'an https address such as https://chat.example.com/'],
    ['communityUrl', 'chat.acme.test', 'an https address such as https://chat.example.com/'],
    ['indeedBase', 'http://mirror.acme.test', 'an https address without a slash at its end'],
    ['blsBase', 'https://mirror.acme.test/', 'an https address without a slash at its end'],
    ['appOrigin', 'https://app.acme.test/', 'an https origin without a path, such as https://app.example.com'],
    ['appOrigin', 'http://app.acme.test', 'an https origin without a path, such as https://app.example.com'],
    [
      'certificateArn',
      'arn:aws:acm:eu-central-1:111122223333:certificate/1',
      'a certificate in us-east-1, such as arn:aws:acm:us-east-1:111122223333:certificate/1234-…',
    ],
    ['stripePricePro', 'prod_1Abc', 'price ids of Stripe such as price_1Abc, separated by commas'],
    ['stripePriceAddon', 'price_1Pro', 'of prices of its own: a price stands for one plan'],
    ['campaignStart', 'tomorrow', 'a time such as 2027-03-01T00:00:00Z'],
    ['campaignEnd', '2027-03-01', 'a time such as 2027-03-01T00:00:00Z'],
    ['callsPerSecond', 'many', 'a whole number from 10 to 4000'],
    ['callsPerSecond', '0', 'a whole number from 10 to 4000'],
  ])('refuses %s=%s: it must be %s', (key, value, form) => {
    const campaign = { campaignStart: '2027-02-01T00:00:00Z', campaignEnd: '2027-03-08T00:00:00Z' };
    expect(faultsOf({ ...prod, ...campaign, [key]: value })).toEqual([`-c ${key}=${value}: it must be ${form}`]);
  });

  it('takes a campaign that ends after it starts, and one price after another', () => {
    expect(faultsOf({ ...prod, campaignStart: '2027-03-01T00:00:00+01:00' })).toEqual([]);
    expect(faultsOf({ ...prod, stripePricePro: 'price_1New,price_1Old' })).toEqual([]);
    expect(faultsOf({ campaignStart: '2027-03-08T00:00:00Z', campaignEnd: '2027-03-01T00:00:00Z' })).toEqual([
      '-c campaignEnd=2027-03-01T00:00:00Z: it must be after campaignStart',
    ]);
    expect(faultsOf({ campaignEnd: '2027-03-01T00:00:00Z' })).toEqual([
      '-c campaignStart=… is missing: it must be given where campaignEnd is',
    ]);
  });

  it('requires a model, its regions, price and budget if one is to write, and none of it otherwise', () => {
    const model = {
      aiModel: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0',
      aiModelRegions: 'eu-central-1,eu-west-1',
      aiInputPrice: '1.1',
      aiOutputPrice: '5.5',
      aiDailyBudgetUsd: '20',
    };
    const bedrock = { ...prod, aiProvider: 'bedrock' };
    expect(faultsOf(bedrock)).toEqual(
      Object.keys(model).map((key) => `-c ${key}=… is missing: it must be given where aiProvider is bedrock`),
    );
    expect(stageOf({ ...bedrock, ...model }).model).toEqual({
      profile: model.aiModel,
      regions: ['eu-central-1', 'eu-west-1'],
      output: 'tool',
      price: { input: 1.1, output: 5.5 },
      dailyBudgetUsd: 20,
    });
    expect(stageOf(prod).model).toBeUndefined();
    for (const [key, value] of [
      ['aiModel', 'anthropic.claude-haiku-4-5-20251001-v1:0'],
      ['aiModelRegions', 'europe'],
      ['aiInputPrice', '0'],
      ['aiDailyBudgetUsd', '-1'],
    ])
      expect(faultsOf({ ...bedrock, ...model, [key!]: value })[0]).toContain(`-c ${key}=${value}: it must be `);
    const worldwide = { ...bedrock, ...model, aiModel: 'global.anthropic.claude-haiku-4-5-20251001-v1:0' };
    expect(faultsOf(worldwide)).toEqual([expect.stringContaining('or -c aiAnywhere=true beside it')]);
    expect(faultsOf({ ...worldwide, aiAnywhere: 'true' })).toEqual([]);
  });

  it('asks for the address of a certificate in dev, too', () => {
    expect(faultsOf({ certificateArn: prod.certificateArn })).toEqual([
      '-c appOrigin=… is missing: it must be given where certificateArn is',
    ]);
  });

  it('names a misspelt key and the one that was meant, and leaves the CDK its own', () => {
    expect(faultsOf({ alarmMail: 'a@acme.test', stripePrizePro: 'price_1', colour: 'red' })).toEqual([
      '-c alarmMail=… is not known: did you mean alarmEmail?',
      '-c stripePrizePro=… is not known: did you mean stripePricePro?',
      '-c colour=… is not known',
    ]);
    const cdks = {
      'aws:cdk:bundling-stacks': [],
      '@aws-cdk/core:target-partitions': ['aws'],
      'availability-zones:account=111122223333:region=eu-central-1': ['a'],
      'cli-telemetry': false,
      'acknowledged-issue-numbers': [1],
    };
    expect(faultsOf(cdks)).toEqual([]);
  });

  it('reports every fault at once', () => {
    const told = faultsOf({
      ...without('region', 'supportEmail'),
      alarmEmail: 'nonsense',
      campaignStart: '2027-03-08T00:00:00Z',
      campaignEnd: '2027-03-01T00:00:00Z',
      stripePricePro: 'prod_1',
      salesMail: 'sales@acme.test',
    });
    for (const key of ['region', 'supportEmail', 'alarmEmail', 'campaignEnd', 'stripePricePro', 'salesMail'])
      expect(told.filter((line) => line.startsWith(`-c ${key}=`))).toHaveLength(1);
    expect(told).toHaveLength(6);
  });
});

describe('where it is deployed to', () => {
  beforeEach(() => {
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '999999999999');
    vi.stubEnv('CDK_DEFAULT_REGION', 'us-east-1');
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('must be given for prod, whatever the command line is set to', () => {
    expect(faultsOf(without('account', 'region'))).toEqual([
      '-c account=… is missing: it must be the twelve digits of an AWS account',
      '-c region=… is missing: it must be a region such as eu-central-1',
    ]);
    expect(stageOf(prod)).toMatchObject({ account: '111122223333', region: 'eu-central-1' });
  });

  it('defaults in dev to the account of the credentials, and never to their region', () => {
    expect(stageOf({})).toMatchObject({ account: '999999999999', region: 'eu-central-1' });
    expect(stageOf({ account: '111122223333', region: 'eu-north-1' })).toMatchObject({
      account: '111122223333',
      region: 'eu-north-1',
    });
  });
});

describe('what is printed before anything is created', () => {
  it('names account, region, stacks, mail, model and an address that leads nowhere yet', () => {
    const said = (context: Record<string, unknown>) => {
      const stage = stageOf(context);
      const app = new App({ analyticsReporting: false });
      new Stack(app, 'Waymark-prod-Edge', { env: { region: 'us-east-1' } });
      return summary(stage, app);
    };
    const whole = said({ ...prod, appOrigin: 'https://app.acme.test' });
    expect(whole).toContain(`account  ${stageOf(prod).account}\n`);
    expect(whole).toContain(`region   ${stageOf(prod).region}, Waymark-prod-Edge in us-east-1\n`);
    expect(whole).toContain('stacks   Waymark-prod-Edge\n');
    expect(whole).toContain('address  https://app.acme.test\n');
    expect(whole).toContain('mail     no-reply@mail.acme.test, by SES in');
    expect(said({ ...prod, stage: 'dev', appOrigin: undefined, certificateArn: undefined })).toMatch(
      /address +https:.*, which leads nowhere/,
    );
  });
});

import type { Node } from 'constructs';
import type { CheckoutPlan } from '#shared/plans/prices.ts';

/** Everything in which one deployment differs from another. Stacks read it from here and nowhere else. */
export interface Stage {
  name: 'dev' | 'prod';
  account: string | undefined;
  region: string;
  /** The address people use, for example https://app.example.com. Required for prod: mails and links carry it. */
  appOrigin: string;
  /** ACM certificate in us-east-1 for `appOrigin`'s host; without one CloudFront's own domain serves. */
  certificateArn: string | undefined;
  /** Mail address that alarms go to. */
  alarmEmail: string;
  /** A label for usage plans, not a secret: it stands in /config.json for every browser to read (D-37). */
  publicApiKey: string;
  /** Stripe's price ids. A list by commas: the first is sold, the others are what people with an older price pay. */
  prices: Record<CheckoutPlan, string>;
  /** The campaign, as ISO times; without them the first runs for a week from the first visit (D-61). */
  campaignStart: string | undefined;
  campaignEnd: string | undefined;
}

/** Reads `-c stage=prod -c appOrigin=…` from the command line or cdk.json; says which value is missing. */
export function readStage(node: Node): Stage {
  const name = node.tryGetContext('stage') ?? 'dev';
  if (name !== 'dev' && name !== 'prod') throw new Error(`stage must be dev or prod, not ${name}`);
  const context = (key: string, fallback?: string): string => {
    const value = node.tryGetContext(key) ?? fallback;
    if (typeof value !== 'string' || value === '') throw new Error(`prod needs -c ${key}=…`);
    return value;
  };
  const prod = name === 'prod';
  return {
    name,
    account: process.env.CDK_DEFAULT_ACCOUNT,
    region: node.tryGetContext('region') ?? process.env.CDK_DEFAULT_REGION ?? 'eu-central-1',
    appOrigin: context('appOrigin', prod ? undefined : 'https://dev.waymark.example'),
    certificateArn: prod ? context('certificateArn') : node.tryGetContext('certificateArn'),
    alarmEmail: context('alarmEmail', prod ? undefined : 'alarms@waymark.example'),
    publicApiKey: `waymark-${name}-browser-client`,
    prices: {
      pro: context('stripePricePro', prod ? undefined : 'price_dev_pro'),
      switch: context('stripePriceSwitch', prod ? undefined : 'price_dev_switch'),
      addon: context('stripePriceAddon', prod ? undefined : 'price_dev_addon'),
    },
    campaignStart: node.tryGetContext('campaignStart'),
    campaignEnd: node.tryGetContext('campaignEnd'),
  };
}

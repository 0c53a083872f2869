import type { Node } from 'constructs';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { exampleSite, type Site } from '#shared/site.ts';

/** Everything in which one deployment differs from another. Stacks read it from here and nowhere else. */
export interface Stage {
  name: 'dev' | 'prod';
  account: string | undefined;
  region: string;
  /** What pages and mails say of this deployment: its address, and whom to write to. All of it is required for prod. */
  site: Site;
  /** ACM certificate in us-east-1 for the site's host; without one CloudFront's own domain serves. */
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

const isHttps = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

/** What a value must be, in the words of the refusal. An address goes into a mailto link as it is, so it is a plain one. */
const valid = {
  'an https origin without a path': (text: string) => isHttps(text) && new URL(text).origin === text,
  'an https address': isHttps,
  'an e-mail address': (text: string) => /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
};

/** Reads `-c stage=prod -c appOrigin=…` from the command line or cdk.json; says which value is missing or wrong. */
export function readStage(node: Node): Stage {
  const name = node.tryGetContext('stage') ?? 'dev';
  if (name !== 'dev' && name !== 'prod') throw new Error(`stage must be dev or prod, not ${name}`);
  const context = (key: string, fallback?: string): string => {
    const value = node.tryGetContext(key) ?? fallback;
    if (typeof value !== 'string' || value === '') throw new Error(`prod needs -c ${key}=…`);
    return value;
  };
  const prod = name === 'prod';
  const checked = (key: string, fallback: string, kind: keyof typeof valid): string => {
    const value = context(key, prod ? undefined : fallback);
    if (!valid[kind](value)) throw new Error(`-c ${key}=… must be ${kind}, not ${value}`);
    return value;
  };
  return {
    name,
    account: process.env.CDK_DEFAULT_ACCOUNT,
    region: node.tryGetContext('region') ?? process.env.CDK_DEFAULT_REGION ?? 'eu-central-1',
    site: {
      origin: checked('appOrigin', 'https://dev.waymark.example', 'an https origin without a path'),
      salesEmail: checked('salesEmail', exampleSite.salesEmail, 'an e-mail address'),
      supportEmail: checked('supportEmail', exampleSite.supportEmail, 'an e-mail address'),
      communityUrl: checked('communityUrl', exampleSite.communityUrl, 'an https address'),
    },
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

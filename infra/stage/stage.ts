import type { Node } from 'constructs';
import type { Provider } from '#shared/ai/providers.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { exampleSite, type Site } from '#shared/site.ts';
import { type Context, readContext } from './context.ts';

/** Everything in which one deployment differs from another. Stacks read it from here and nowhere else. */
export interface Stage {
  name: 'dev' | 'prod';
  /** In dev that of the credentials, and none at a synth without any. */
  account: string | undefined;
  region: string;
  /** Address and contacts of this deployment, shown in pages and mails. Prod requires all of them. */
  site: Site;
  /** ACM certificate in us-east-1 for the site's host; without one CloudFront's own domain serves. */
  certificateArn: string | undefined;
  /** Mail address that alarms go to. */
  alarmEmail: string;
  /** Monthly cost of the account above which that address gets a mail. */
  monthlyBudgetUsd: number | undefined;
  /** Unexpected daily cost of a service above which it gets a mail, and the account's own cost monitor, if any. */
  anomalyUsd: number | undefined;
  anomalyMonitor: string | undefined;
  /** Used in the place of the table of the Data stack. */
  restoredTable: string | undefined;
  /** Who mails to people come from, and what SES has verified; without it Cognito sends, 50 a day at most. */
  mail: { sender: string; identity: 'domain' | 'address' } | undefined;
  /** A label for usage plans, not a secret: every browser reads it in its configuration (D-37). */
  publicApiKey: string;
  /** Stripe's price ids. A list by commas: the first is sold, the others are what people with an older price pay. */
  prices: Record<CheckoutPlan, string>;
  /** Who writes AI text; off disables it everywhere (D-26). */
  aiProvider: Provider | 'off';
  /** The language model that is asked; without one nobody has a right to any. */
  model: Model | undefined;
  /** The campaign, as ISO times; without them the first runs for a week from the first visit (D-61). */
  campaignStart: string | undefined;
  campaignEnd: string | undefined;
  /** Where the publishers' files are, if not with the publishers: a mirror, for example. */
  indeedBase: string | undefined;
  blsBase: string | undefined;
  /**
   * The brake of the API and of the table. A person in an assessment calls about once in ten seconds: 1000 are 10,000
   * people at once, a tenth of 100,000 customers. At most 4000, the table's quota of 40,000 write units in an account.
   */
  callsPerSecond: number;
  /** Executions that the chat has for itself, and no more than those; 0 keeps none. */
  chatConcurrency: number;
  /** How new code of what holds the books begins in prod (infra/lib/gradual.ts). */
  release: 'gradual' | 'at-once';
  /** The number of the key that CloudFront shows to the API. */
  originKey: number;
}

export interface Model {
  /** the inference profile */
  profile: string;
  /** every region it may send a text to */
  regions: string[];
  /** how it is held to a schema */
  output: 'tool' | 'schema';
  /** dollars for a million tokens */
  price: { input: number; output: number };
  dailyBudgetUsd: number;
}

/** Where personal data lies is never left to what the command line happens to be set to; prod has to say it. */
const devRegion = 'eu-central-1';

export function readStage(node: Node): Stage {
  const context = readContext(node);
  const { stage: name, appOrigin: origin = 'https://dev.waymark.example', mailSender: sender } = context;
  const { salesEmail, supportEmail, communityUrl } = { ...exampleSite, ...context };
  return {
    name,
    account: context.account ?? process.env.CDK_DEFAULT_ACCOUNT,
    region: context.region ?? devRegion,
    site: { origin, salesEmail, supportEmail, communityUrl },
    certificateArn: context.certificateArn,
    alarmEmail: context.alarmEmail ?? 'alarms@waymark.example',
    monthlyBudgetUsd: context.monthlyBudgetUsd,
    anomalyUsd: context.anomalyUsd,
    anomalyMonitor: context.anomalyMonitor,
    restoredTable: context.restoredTable,
    mail: sender ? { sender, identity: context.mailIdentity } : undefined,
    publicApiKey: `waymark-${name}-browser-client`,
    prices: {
      pro: context.stripePricePro ?? 'price_dev_pro',
      switch: context.stripePriceSwitch ?? 'price_dev_switch',
      addon: context.stripePriceAddon ?? 'price_dev_addon',
    },
    aiProvider: context.aiProvider,
    model: modelOf(context),
    campaignStart: context.campaignStart,
    campaignEnd: context.campaignEnd,
    indeedBase: context.indeedBase,
    blsBase: context.blsBase,
    callsPerSecond: context.callsPerSecond,
    chatConcurrency: context.chatConcurrency,
    release: context.release,
    originKey: context.originKey,
  };
}

/** The context has been checked: with this provider all of it is given. */
function modelOf(context: Context): Model | undefined {
  const { aiProvider, aiModel, aiModelRegions, aiOutput, aiInputPrice, aiOutputPrice, aiDailyBudgetUsd } = context;
  if (aiProvider !== 'bedrock') return undefined;
  return {
    profile: aiModel!,
    regions: aiModelRegions!.split(','),
    output: aiOutput,
    price: { input: aiInputPrice!, output: aiOutputPrice! },
    dailyBudgetUsd: aiDailyBudgetUsd!,
  };
}

import type { Node } from 'constructs';
import type { Provider } from '#shared/ai/providers.ts';
import type { CheckoutPlan } from '#shared/plans/prices.ts';
import { exampleSite, type Site } from '#shared/site.ts';
import { type Context, readContext } from './context.ts';

/** All differences between deployments. Stacks read them only from here. */
export interface Stage {
  name: 'dev' | 'prod';
  /** In dev the account of the credentials; undefined at a synth without credentials. */
  account: string | undefined;
  region: string;
  /** Address and contacts of this deployment, shown in pages and mails. Prod requires all of them. */
  site: Site;
  /** ACM certificate in us-east-1 for the site's host; without one CloudFront's own domain is used. */
  certificateArn: string | undefined;
  /** Mail address for alarms. */
  alarmEmail: string;
  /** Monthly cost of the account above which that address gets a mail. */
  monthlyBudgetUsd: number | undefined;
  /** Unexpected daily cost of a service above which it gets a mail, and the account's existing cost monitor, if any. */
  anomalyUsd: number | undefined;
  anomalyMonitor: string | undefined;
  /** Replaces the table of the Data stack. */
  restoredTable: string | undefined;
  /** Sender of mails to people, and what SES has verified; without it Cognito sends, 50 a day at most. */
  mail: { sender: string; identity: 'domain' | 'address' } | undefined;
  /** A label for usage plans, not a secret: every browser has it in its configuration (D-37). */
  publicApiKey: string;
  /** Stripe's price ids, separated by commas: the first is sold, the others are older prices that people still pay. */
  prices: Record<CheckoutPlan, string>;
  /** The writer of AI text; off disables it everywhere (D-26). */
  aiProvider: Provider | 'off';
  /** The language model in use; without one no function has permission to call any. */
  model: Model | undefined;
  /** The campaign, as ISO times; without them the first one runs for a week from the first visit (D-61). */
  campaignStart: string | undefined;
  campaignEnd: string | undefined;
  /** The address of the publishers' files if not the publishers' own, for example a mirror. */
  indeedBase: string | undefined;
  blsBase: string | undefined;
  /**
   * Limits the API and the table. A person in an assessment makes about one call in ten seconds: 1000 calls a second
   * serve 10,000 people at once, a tenth of 100,000 customers. At most 4000, because of the table's quota of 40,000
   * write units in an account.
   */
  callsPerSecond: number;
  /** Executions reserved for the chat, which are also its limit; 0 reserves none. */
  chatConcurrency: number;
  /** How new code of the ledger functions is released in prod (infra/lib/gradual.ts). */
  release: 'gradual' | 'at-once';
  /** The number of the newest key that CloudFront sends to the API. */
  originKey: number;
}

export interface Model {
  /** the inference profile */
  profile: string;
  /** every region it may send a text to */
  regions: string[];
  /** how it is made to follow a schema */
  output: 'tool' | 'schema';
  /** dollars per million tokens */
  price: { input: number; output: number };
  dailyBudgetUsd: number;
}

/** The region that stores personal data never depends on the defaults of the command line; prod must name it. */
const devRegion = 'eu-central-1';

/** Stands for the address of a dev deployment until CloudFront has given it one. */
export const noAddress = 'https://dev.waymark.example';

export const readStage = (node: Node): Stage => stageOf(node.getAllContext());

/** @throws Refusal for values that do not fit */
export function stageOf(values: Record<string, unknown>): Stage {
  const context = readContext(values);
  const { stage: name, appOrigin: origin = noAddress, mailSender: sender } = context;
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

/** The context has been checked: with this provider all its values are present. */
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

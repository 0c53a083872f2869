import { RegionInfo } from 'aws-cdk-lib/region-info';
import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import { nearest } from './nearest.ts';
import { Refusal } from './refusal.ts';

/** A text value; `form` completes the sentence "it must be …". */
const text = (form: string, fits: RegExp | ((value: string) => boolean)) =>
  z.string(form).check(z.refine((value) => (fits instanceof RegExp ? fits.test(value) : fits(value)), form));

const whole = (form: string, least: number, most: number) =>
  z.coerce.number(form).check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most, form));

const isHttps = (value: string): boolean => URL.parse(value)?.protocol === 'https:';
// inserted into a mailto link unescaped, so it has to be simple
const email = text('an email address such as ops@example.com', /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i);
const price = text('price ids of Stripe such as price_1Abc, separated by commas', /^price_\w+(,price_\w+)*$/);
const base = text('an https address without a slash at its end', (value) => isHttps(value) && !value.endsWith('/'));
const time = z.iso.datetime({ offset: true, error: 'a time such as 2027-03-01T00:00:00Z' });

const amount = (form: string, least: number) =>
  z.coerce.number(form).check(z.refine((value) => Number.isFinite(value) && value >= least, form));
const regionList = (value: string) => value.split(',').every((each) => RegionInfo.get(each).partition === 'aws');

/** Values that a production deployment requires. In dev each has a default or a fallback (stage.ts). */
const required = {
  account: text('the twelve digits of an AWS account', /^\d{12}$/),
  region: text('a region such as eu-central-1', (value) => RegionInfo.get(value).partition === 'aws'),
  appOrigin: text(
    'an https origin without a path, such as https://app.example.com',
    (value) => isHttps(value) && new URL(value).origin === value,
  ),
  certificateArn: text(
    'a certificate in us-east-1, such as arn:aws:acm:us-east-1:111122223333:certificate/1234-…',
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
  ),
  alarmEmail: email,
  mailSender: email,
  salesEmail: email,
  supportEmail: email,
  communityUrl: text('an https address such as https://chat.example.com/', isHttps),
  stripePricePro: price,
  stripePriceSwitch: price,
  stripePriceAddon: price,
};

const optional = {
  /** The identity verified at SES: the sender's domain or its exact address. */
  mailIdentity: z._default(z.enum(['domain', 'address'], 'domain or address'), 'domain'),
  /** Maximum API calls per second: see stage.ts. */
  callsPerSecond: z._default(whole('a whole number from 10 to 4000', 10, 4000), 1000),
  /**
   * Chat answers that may be written concurrently. None are reserved by default: AWS requires 100 unreserved
   * executions, and a new account has a limit of 10 to 1,000, so that any reservation might fail the deployment.
   */
  chatConcurrency: z._default(whole('a whole number from 0 to 900', 0, 900), 0),
  /** Monthly cost of the account above which `alarmEmail` gets a mail. */
  monthlyBudgetUsd: z.optional(amount('dollars a month, such as 200', 1)),
  /** Unexpected daily cost of a service above which `alarmEmail` gets a mail. */
  anomalyUsd: z.optional(amount('dollars a day, such as 10', 1)),
  /** The account's existing cost monitor: docs/runbook.md, *What a month may cost*. */
  anomalyMonitor: z.optional(
    text(
      'the ARN of a monitor, as `aws ce get-anomaly-monitors` lists it',
      /^arn:aws:ce::\d{12}:anomalymonitor\/[\w-]+$/,
    ),
  ),
  /** The restored copy of the table, in use since: docs/runbook.md, *Restore the table*. */
  restoredTable: z.optional(text('the name of a table, as npm run restore says it', /^[\w.-]{3,255}$/)),
  /** `at-once` is for the fix of a current failure, which its alarm would block (docs/runbook.md, *went-back*). */
  release: z._default(z.enum(['gradual', 'at-once'], 'gradual or at-once'), 'gradual'),
  /**
   * The number of the newest key that CloudFront sends to the API: raising it by one rotates them
   * (infra/lib/origin-keys.ts).
   */
  originKey: z._default(whole('a whole number from 1 to 9999', 1, 9999), 1),
  /** Another address for the publishers' files, without a trailing slash. */
  indeedBase: z.optional(base),
  blsBase: z.optional(base),
  aiProvider: z._default(z.enum([...providers, 'off'], `${providers.join(', ')} or off`), 'composer'),
  /** The model for `aiProvider=bedrock`: docs/runbook.md, *AI text*. */
  aiModel: z.optional(
    text(
      'an inference profile such as eu.anthropic.claude-haiku-4-5-20251001-v1:0',
      /^(us|eu|apac|jp|au|ca|global)\.[a-z0-9-]+\.[\w.:-]+$/,
    ),
  ),
  /** The regions that profile may send a text to, as `aws bedrock get-inference-profile` lists them. */
  aiModelRegions: z.optional(text('regions such as eu-central-1,eu-west-1, separated by commas', regionList)),
  aiOutput: z._default(z.enum(['tool', 'schema'], 'tool or schema'), 'tool'),
  aiInputPrice: z.optional(amount('dollars for a million tokens, such as 1.1', 0.001)),
  aiOutputPrice: z.optional(amount('dollars for a million tokens, such as 5.5', 0.001)),
  aiDailyBudgetUsd: z.optional(amount('dollars a day, such as 20', 0)),
  /** A global profile may process a person's text on any continent, so it needs this confirmation. */
  aiAnywhere: z._default(z.enum(['true', 'false'], 'true or false'), 'false'),
  campaignStart: z.optional(time),
  campaignEnd: z.optional(time),
};

/** A rule between values, reported together with all other faults, not only after each value is valid by itself. */
const between = (path: string, form: string, holds: (values: Record<string, string | undefined>) => boolean) =>
  z.refine((values) => holds(values as Record<string, string | undefined>), {
    path: [path],
    error: form,
    when: () => true,
  });

const rules = [
  between('campaignStart', 'given where campaignEnd is', ({ campaignStart, campaignEnd }) =>
    Boolean(campaignStart || !campaignEnd),
  ),
  between('campaignEnd', 'after campaignStart', ({ campaignStart, campaignEnd }) =>
    campaignStart && campaignEnd ? !(Date.parse(campaignEnd) <= Date.parse(campaignStart)) : true,
  ),
  between('stripePriceAddon', 'of prices of its own: a price stands for one plan', (values) => {
    const prices = [values.stripePricePro, values.stripePriceSwitch, values.stripePriceAddon];
    const ids = prices.flatMap((list) => (typeof list === 'string' ? list.split(',') : []));
    return new Set(ids).size === ids.length;
  }),
] as const;

const modelRules = (['aiModel', 'aiModelRegions', 'aiInputPrice', 'aiOutputPrice', 'aiDailyBudgetUsd'] as const).map(
  (key) =>
    between(
      key,
      'given where aiProvider is bedrock',
      (values) => values.aiProvider !== 'bedrock' || values[key] !== undefined,
    ),
);
const modelPlace = between('aiModel', 'a profile of one part of the world, or -c aiAnywhere=true beside it', (values) =>
  Boolean(!values.aiModel?.startsWith('global.') || values.aiAnywhere === 'true'),
);

/** For dev only: prod requires both values. */
const originOfCertificate = between('appOrigin', 'given where certificateArn is', ({ appOrigin, certificateArn }) =>
  Boolean(appOrigin || !certificateArn),
);

/** CloudFront's own address is kept for dev (infra/deploy/deploy.ts): prod must not take it from there. */
const ownHost = between('appOrigin', 'an origin of your own, not CloudFront’s', ({ appOrigin }) =>
  Boolean(!appOrigin?.endsWith('.cloudfront.net')),
);

const schema = {
  dev: z
    .strictObject({ stage: z.literal('dev'), ...z.partial(z.object(required)).shape, ...optional })
    .check(...rules, ...modelRules, modelPlace, originOfCertificate),
  prod: z
    .strictObject({ stage: z.literal('prod'), ...required, ...optional })
    .check(...rules, ...modelRules, modelPlace, ownHost),
};

export type Context = z.output<(typeof schema)['dev']> | z.output<(typeof schema)['prod']>;

/** The CDK's own keys contain `:`, `/` or `@` (`aws:cdk:…`, `@aws-cdk/…`, lookups); those without are listed here. */
const cdkKeys = ['acknowledged-issue-numbers', 'cli-telemetry'];
const isOurs = ([key]: [string, unknown]): boolean => !/[:/@]/.test(key) && !cdkKeys.includes(key);

/** Checks the values of `-c stage=prod -c region=…` and cdk.context.json; reports all faults at once. */
export function readContext(values: Record<string, unknown>): Context {
  const context: Record<string, unknown> = {
    stage: 'dev',
    ...Object.fromEntries(Object.entries(values).filter(isOurs)),
  };
  if (context.stage !== 'dev' && context.stage !== 'prod')
    throw new Refusal('the context does not fit', [fault('stage', context.stage, 'dev or prod')]);
  const read = schema[context.stage].safeParse(context);
  if (read.success) return read.data;
  const faults = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(unknown)
      : [fault(String(issue.path[0]), context[String(issue.path[0])], issue.message)],
  );
  throw new Refusal(`the context does not fit stage ${context.stage}`, faults);
}

const fault = (key: string, value: unknown, form: string): string =>
  value === undefined ? `-c ${key}=… is missing: it must be ${form}` : `-c ${key}=${value}: it must be ${form}`;

const unknown = (key: string): string => {
  const near = nearest(key, Object.keys(schema.dev.shape));
  return `-c ${key}=… is not known${near ? `: did you mean ${near}?` : ''}`;
};

import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import './reasons.ts';

const list = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.split(',').map((each) => each.trim()) as [string, ...string[]]),
);

/** A pasted key, without surrounding whitespace such as a line break. */
export const secret = z.string().check(z.trim(), z.regex(/^\S+$/, 'must be one word'));

const price = z.coerce.number().check(z.positive());

/** Every variable of the functions. The SDK reads the addresses of AWS services from its own variables. */
const schema = z.object({
  STAGE: z.enum(['local', 'dev', 'prod']),
  TABLE_NAME: z.string().check(z.minLength(3)),
  FILES_BUCKET: z.string().check(z.minLength(3)),
  USER_POOL_ID: z.string().check(z.minLength(1)),
  USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)),
  APP_ORIGIN: z.url(),
  SUPPORT_EMAIL: z.email(),
  /** Sender of our own emails; without it none are sent. */
  MAIL_SENDER: z.optional(z.email()),
  /** Whether everybody may reset their own usage: only on the local stack, never in the cloud (D-32). */
  ALLOW_SELF_RESET: z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((text) => text === 'true'),
  ),
  /** The campaign set by the operator; without it the first one starts with the first start (D-61). */
  CAMPAIGN_START: z.optional(z.iso.datetime({ offset: true })),
  CAMPAIGN_END: z.optional(z.iso.datetime({ offset: true })),
  /** The provider of AI text, or `off`: the one switch for all AI features (D-26, D-76). */
  AI_PROVIDER: z._default(z.enum([...providers, 'off']), 'composer'),
  /**
   * The model: an inference profile, whose prefix says in which part of the world texts are processed
   * (infra/stage/context.ts).
   */
  AI_MODEL: z.string().check(z.minLength(1)),
  /** How the answer's schema is enforced: by structured output if the model supports it, else by a required tool. */
  AI_OUTPUT: z._default(z.enum(['tool', 'schema']), 'tool'),
  /** Dollars per million input and output tokens. */
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  /** Budget of all calls of a day (UTC), in dollars. 0 disables them. */
  AI_DAILY_BUDGET_USD: z.coerce.number().check(z.minimum(0)),
  /** The payment provider's keys, given directly or by the secret that holds them (functions/outside/secrets.ts). */
  STRIPE_SECRET_KEY: secret,
  /** newest first; two during a rotation */
  STRIPE_WEBHOOK_SECRETS: list,
  STRIPE_SECRET_ARN: z.optional(z.string().check(z.startsWith('arn:'))),
  /** Replaces the provider's own address, for example http://127.0.0.1:4004 */
  STRIPE_API_BASE: z.optional(z.url()),
  /** Price ids: the first of a list is sold, the others are what people with an older price pay. */
  STRIPE_PRICE_PRO: list,
  STRIPE_PRICE_SWITCH: list,
  STRIPE_PRICE_ADDON: list,
  /** Addresses of the market data publishers, or of a server that stands in for them. */
  INDEED_BASE: z._default(z.url(), 'https://raw.githubusercontent.com/hiring-lab/job_postings_tracker/master'),
  BLS_BASE: z._default(z.url(), 'https://api.bls.gov'),
  /** Folder of the embedded occupation facts: beside the bundle in a Lambda, otherwise in the source. */
  FACTS_DIR: z._default(z.string().check(z.minLength(1)), () =>
    fileURLToPath(new URL('../../shared/occupations/data', import.meta.url)),
  ),
  /** Folder of the document fonts: beside the bundle in a Lambda, otherwise in the packages. */
  FONTS_DIR: z._default(z.string().check(z.minLength(1)), () =>
    fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url)),
  ),
});

type Env = z.output<typeof schema>;
export type EnvName = keyof Env;

/** The environment set by a deployment; a misspelt name does not compile. */
export type Environment = Partial<Record<EnvName, string>>;

/** Each variable is validated when it is read, because a function is only given the ones it needs. */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => {
    if (!(name in schema.shape)) throw new Error(`${String(name)} is not a variable of the functions`);
    const read = schema.shape[name as EnvName].safeParse(process.env[name as string]);
    if (!read.success) throw new Error(`environment variable ${String(name)}: ${read.error.issues[0]?.message}`);
    return read.data;
  },
});

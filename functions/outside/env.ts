import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { providers } from '#shared/ai/providers.ts';
import './reasons.ts';

const list = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.split(',').map((each) => each.trim()) as [string, ...string[]]),
);

/** A key as somebody has pasted it: what stands around it, a line break for example, is not part of it. */
export const secret = z.string().check(z.trim(), z.regex(/^\S+$/, 'must be one word'));

const price = z.coerce.number().check(z.positive());

/** Every variable of the functions. Addresses of AWS services come to the SDK by its own variables. */
const schema = z.object({
  STAGE: z.enum(['local', 'dev', 'prod']),
  TABLE_NAME: z.string().check(z.minLength(3)),
  FILES_BUCKET: z.string().check(z.minLength(3)),
  USER_POOL_ID: z.string().check(z.minLength(1)),
  USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)),
  APP_ORIGIN: z.url(),
  SUPPORT_EMAIL: z.email(),
  /** Who our own mails come from; without it none are sent. */
  MAIL_SENDER: z.optional(z.email()),
  /** Whether everybody may reset their own usage: on the local stack and never in the cloud (D-32). */
  ALLOW_SELF_RESET: z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((text) => text === 'true'),
  ),
  /** The campaign the operator has set, if any: without it the first one runs from the first start (D-61). */
  CAMPAIGN_START: z.optional(z.iso.datetime({ offset: true })),
  CAMPAIGN_END: z.optional(z.iso.datetime({ offset: true })),
  /** Who writes AI text, or that nobody does for now: the one switch of all AI features (D-26, D-76). */
  AI_PROVIDER: z._default(z.enum([...providers, 'off']), 'composer'),
  /** The model: an inference profile, whose prefix says in which part of the world texts are read (infra/stage/context.ts). */
  AI_MODEL: z.string().check(z.minLength(1)),
  /** How it is held to a schema: by structured output where it knows that, else by a tool it has to use. */
  AI_OUTPUT: z._default(z.enum(['tool', 'schema']), 'tool'),
  /** Dollars per million tokens: input, and output. */
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
  /** Budget of all calls of a day (UTC), in dollars. 0 stops them. */
  AI_DAILY_BUDGET_USD: z.coerce.number().check(z.minimum(0)),
  /** The payment provider: its keys directly, or where they are kept (functions/outside/secrets.ts). */
  STRIPE_SECRET_KEY: secret,
  /** newest first; a second one while one is being rotated */
  STRIPE_WEBHOOK_SECRETS: list,
  STRIPE_SECRET_ARN: z.optional(z.string().check(z.startsWith('arn:'))),
  /** Another address than the provider's own, for example http://127.0.0.1:4004 */
  STRIPE_API_BASE: z.optional(z.url()),
  /** Price ids; the first of a list is sold, the others are what people with an older price pay. */
  STRIPE_PRICE_PRO: list,
  STRIPE_PRICE_SWITCH: list,
  STRIPE_PRICE_ADDON: list,
  /** The publishers of what the market is made of, or where their files are given out instead of them. */
  INDEED_BASE: z._default(z.url(), 'https://raw.githubusercontent.com/hiring-lab/job_postings_tracker/master'),
  BLS_BASE: z._default(z.url(), 'https://api.bls.gov'),
  /** The folder of the embedded occupation facts: beside the bundle in a Lambda, in the source otherwise. */
  FACTS_DIR: z._default(z.string().check(z.minLength(1)), () =>
    fileURLToPath(new URL('../../shared/occupations/data', import.meta.url)),
  ),
  /** The folder of the fonts of documents: beside the bundle in a Lambda, the packages otherwise. */
  FONTS_DIR: z._default(z.string().check(z.minLength(1)), () =>
    fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url)),
  ),
});

type Env = z.output<typeof schema>;
export type EnvName = keyof Env;

/** The environment that a deployment sets; a misspelt name does not compile. */
export type Environment = Partial<Record<EnvName, string>>;

/** Each variable is checked where it is read, since a function is given only what it needs. */
export const env: Env = new Proxy({} as Env, {
  get: (_, name) => {
    if (!(name in schema.shape)) throw new Error(`${String(name)} is not a variable of the functions`);
    const read = schema.shape[name as EnvName].safeParse(process.env[name as string]);
    if (!read.success) throw new Error(`environment variable ${String(name)}: ${read.error.issues[0]?.message}`);
    return read.data;
  },
});

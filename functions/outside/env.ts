import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import './reasons.ts';

const list = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.split(',').map((each) => each.trim()) as [string, ...string[]]),
);

/** A key as somebody has pasted it: what stands around it, a line break for example, is not part of it. */
export const secret = z.string().check(z.trim(), z.regex(/^\S+$/, 'must be one word'));

/** Every variable of the functions. Addresses of AWS services come to the SDK by its own variables. */
const schema = z.object({
  STAGE: z.enum(['local', 'dev', 'prod']),
  TABLE_NAME: z.string().check(z.minLength(3)),
  USER_POOL_CLIENT_ID: z.string().check(z.minLength(1)),
  APP_ORIGIN: z.url(),
  SUPPORT_EMAIL: z.email(),
  /** Whether everybody may reset their own usage: on the local stack and never in the cloud (D-32). */
  ALLOW_SELF_RESET: z.pipe(
    z._default(z.enum(['true', 'false']), 'false'),
    z.transform((text) => text === 'true'),
  ),
  /** The campaign the operator has set, if any: without it the first one runs from the first start (D-61). */
  CAMPAIGN_START: z.optional(z.iso.datetime({ offset: true })),
  CAMPAIGN_END: z.optional(z.iso.datetime({ offset: true })),
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
  /** The folder of the embedded occupation facts: beside the bundle in a Lambda, in the source otherwise. */
  FACTS_DIR: z._default(z.string().check(z.minLength(1)), () =>
    fileURLToPath(new URL('../../shared/occupations/data', import.meta.url)),
  ),
});

type Env = z.output<typeof schema>;
export type EnvName = keyof Env;

/** What a deployment gives a function: a misspelt name does not compile. */
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

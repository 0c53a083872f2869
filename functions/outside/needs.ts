/**
 * What a function needs from the outside world. CDK grants exactly this, the local stack refuses everything else, and
 * test/api/rights.test.ts compares it with the calls made. A new kind of right is a field here.
 */
import type { EnvName } from './env.ts';

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'ConditionCheckItem';

/** Areas of files by purpose, each with its own rights. */
export type FileArea = 'reports' | 'uploads';
export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject' | 'ListBucket';

export interface Needs {
  /** Actions on the table; each part of a transaction counts as its own action, as in IAM. */
  table?: readonly TableAction[];
  /** Actions on files of one area, for every owner. */
  files?: readonly `${FileArea}:${FileAction}`[];
  /** The secrets it reads. */
  secrets?: readonly 'stripe'[];
  /**
   * User pool actions. GetUser is authorised by the caller's token, not by IAM; the others find an address or delete a
   * user.
   */
  userPool?: readonly ('GetUser' | 'AdminGetUser' | 'AdminDeleteUser')[];
  /** Sends emails of our own. */
  mail?: true;
  /** Reads the embedded occupation facts: a copy is bundled with its code. */
  facts?: true;
  /** Writes PDF documents: the fonts are bundled with its code. */
  documents?: true;
  /** Parses untrusted files in a separate process; needs no IAM right. */
  isolation?: true;
  /** Calls the market data publishers; needs no IAM right. */
  upstream?: true;
  /**
   * Asks for AI text (functions/ai/ask.ts, or ask-stream.ts for streamed answers); the daily budget also needs `table:
   * ['UpdateItem']`.
   */
  model?: true | 'stream';
  /** Variables beyond those that every function has and those implied by its rights. */
  variables?: readonly EnvName[];
}

export type RightKind = Exclude<keyof Needs, 'variables'>;

/** One right as it is exercised: `table:GetItem`, `facts`. */
export type Right = {
  [Kind in RightKind]-?: NonNullable<Needs[Kind]> extends readonly (infer Each extends string)[]
    ? `${Kind}:${Each}`
    : Kind;
}[RightKind];

export const rightsOf = ({ variables: _, ...kinds }: Needs): Right[] =>
  Object.entries(kinds).flatMap(([kind, each]) =>
    each === true || typeof each === 'string' ? [kind as Right] : each.map((name) => `${kind}:${name}` as Right),
  );

const variablesOfRight: Record<RightKind, readonly EnvName[]> = {
  table: ['TABLE_NAME'],
  files: ['FILES_BUCKET'],
  secrets: [
    'APP_ORIGIN',
    'STRIPE_API_BASE',
    'STRIPE_SECRET_ARN',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
    'STRIPE_PRICE_PRO',
    'STRIPE_PRICE_SWITCH',
    'STRIPE_PRICE_ADDON',
  ],
  userPool: ['USER_POOL_ID'],
  mail: ['MAIL_SENDER', 'APP_ORIGIN', 'SUPPORT_EMAIL'],
  facts: ['FACTS_DIR'],
  documents: ['FONTS_DIR'],
  isolation: [],
  upstream: ['INDEED_BASE', 'BLS_BASE'],
  model: ['AI_PROVIDER', 'AI_MODEL', 'AI_OUTPUT', 'AI_INPUT_PRICE', 'AI_OUTPUT_PRICE', 'AI_DAILY_BUDGET_USD'],
};

/** The variables a function is given. */
export function variablesOf({ variables = [], ...rights }: Needs): EnvName[] {
  const kinds = Object.keys(rights) as RightKind[];
  // GetUser works by the caller's token and does not need the pool's id
  const asked = kinds.filter((kind) => kind !== 'userPool' || rights.userPool?.some((call) => call !== 'GetUser'));
  return ['STAGE', 'USER_POOL_CLIENT_ID', ...asked.flatMap((kind) => variablesOfRight[kind]), ...variables];
}

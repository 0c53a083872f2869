/**
 * What a function needs of the outside world. CDK grants exactly this, the local stack refuses everything else, and
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

/** Areas of files by purpose: each has its own rights. */
export type FileArea = 'reports' | 'uploads';
export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject' | 'ListBucket';

export interface Needs {
  /** Actions on the table; each part of a transaction counts as the action it is, as for IAM. */
  table?: readonly TableAction[];
  /** Actions on the files of one kind, of whichever owner. */
  files?: readonly `${FileArea}:${FileAction}`[];
  /** The secrets it reads. */
  secrets?: readonly 'stripe'[];
  /** User pool actions: GetUser works by the caller's token without IAM; the others find an address or erase a user. */
  userPool?: readonly ('GetUser' | 'AdminGetUser' | 'AdminDeleteUser')[];
  /** Sends mails of our own. */
  mail?: true;
  /** Reads the embedded occupation facts: a copy lies beside its code. */
  facts?: true;
  /** Writes documents as PDF: the fonts lie beside its code. */
  documents?: true;
  /** Parses what strangers wrote in a process of its own, for which IAM is not asked. */
  isolation?: true;
  /** Asks the publishers' servers, for which IAM is not asked. */
  upstream?: true;
  /** Asks for AI text (functions/ai/ask.ts, or ask-stream.ts where it is read while it is written); the day's budget wants `table: ['UpdateItem']` beside it. */
  model?: true | 'stream';
  /** Variables beyond those that every function has and those that its rights bring along. */
  variables?: readonly EnvName[];
}

export type RightKind = Exclude<keyof Needs, 'variables'>;

/** One right, as it is exercised: `table:GetItem`, `facts`. */
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
  // whoever asks the user pool by the caller's own token need not know which one it is
  const asked = kinds.filter((kind) => kind !== 'userPool' || rights.userPool?.some((call) => call !== 'GetUser'));
  return ['STAGE', 'USER_POOL_CLIENT_ID', ...asked.flatMap((kind) => variablesOfRight[kind]), ...variables];
}

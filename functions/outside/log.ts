import { createHmac } from 'node:crypto';
import { clock } from './clock.ts';
import { env } from './env.ts';

type Field = string | number | boolean | null | undefined;

/** Every error there is. Each wakes somebody: infra/lib/failures.ts says what people lose by it. */
export const failures = [
  'bug',
  'erasure-step-failed',
  'event-missed',
  'model-budget-unreachable',
  'model-failed',
  'not-released',
  'pack-quantity',
  'resume-file-unread',
  'run-failed',
  'table-unreachable',
  'two-subscriptions',
  'unknown-price',
  'upload-not-deleted',
  'visit-failed',
  'wrong-price',
] as const;
export type Failure = (typeof failures)[number];

export interface Log {
  /** Ordinary events. */
  info(event: string, fields?: Record<string, Field>): void;
  /** An attempt that rights or limits refused, or a right that was used: what an audit looks for. */
  security(event: string, fields?: Record<string, Field>): void;
  /** A bug or a dependency that failed. Only the error's name, message and stack are written, never its data. */
  error(event: Failure, error: unknown, fields?: Record<string, Field>): void;
}

/**
 * A person in a log line. Their id is the key of this hash, so that whoever has the id finds their lines, and nobody can
 * once the person is erased and the id with them (docs/decisions/0064).
 */
export const loggedPerson = (sub: string): string => createHmac('sha256', sub).update('log').digest('base64url');

const people = new Set(['sub', 'whom']);

const withoutIds = (fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      people.has(name) && typeof value === 'string' ? loggedPerson(value) : value,
    ]),
  );

/** Where a deployment's own metrics stand. */
export const metricNamespace = (stage: string): string => `Waymark/${stage}`;

/** How CloudWatch counts a line by its event, without a filter beside each function (embedded metric format). */
const counted = () => ({
  _aws: {
    Timestamp: clock.now(),
    CloudWatchMetrics: [
      {
        Namespace: metricNamespace(env.STAGE),
        Dimensions: [['event']],
        Metrics: [{ Name: 'Failures', Unit: 'Count' }],
      },
    ],
  },
  Failures: 1,
});

/**
 * Lines of JSON on standard output. Fields are scalars on purpose: bodies, tokens, email addresses and answers
 * never fit in (reliability G27).
 */
export function logFor(base: Record<string, Field>): Log {
  const write = (level: string, event: string, fields: Record<string, Field> = {}, more = {}) =>
    process.stdout.write(
      `${JSON.stringify({ time: new Date(clock.now()).toISOString(), level, event, ...withoutIds({ ...base, ...fields }), ...more })}\n`,
    );
  return {
    info: (event, fields) => write('info', event, fields),
    security: (event, fields) => write('security', event, fields),
    error: (event, error, fields) =>
      write(
        'error',
        event,
        {
          ...fields,
          ...(error instanceof Error
            ? { name: error.name, message: error.message, stack: error.stack ?? null }
            : { name: typeof error }),
        },
        counted(),
      ),
  };
}

import { createHmac } from 'node:crypto';
import { clock } from './clock.ts';
import { env } from './env.ts';

type Field = string | number | boolean | null | undefined;

/** Every error event. Each raises an alarm: infra/lib/failures.ts says what users lose by it. */
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
  /** A request refused by access rules or limits, or a privileged action: what an audit looks for. */
  security(event: string, fields?: Record<string, Field>): void;
  /** A bug or a failed dependency. Only the error's name, message and stack are written, never its data. */
  error(event: Failure, error: unknown, fields?: Record<string, Field>): void;
}

/**
 * A person in a log line. The hash is keyed by their id: whoever has the id can find their lines, and nobody can once
 * the person and the id are erased (docs/decisions/0064).
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

/** Namespace of a deployment's own metrics. */
export const metricNamespace = (stage: string): string => `Waymark/${stage}`;

/** Lets CloudWatch count lines by event without a metric filter per function (embedded metric format). */
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
 * JSON lines on standard output. Fields are scalars on purpose: bodies, tokens, email addresses and answers must not
 * fit (reliability G27).
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

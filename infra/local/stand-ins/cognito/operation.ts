import * as z from 'zod/mini';
import '#infra/local/stand-ins/kit/reasons.ts';
import { InvalidParameterException } from './errors.ts';
import type { Pool } from './pool.ts';

export interface Call {
  pool: Pool;
  /** Milliseconds of the local stack's clock. */
  now: number;
  /** The caller's network address, from the connection only: headers are not trusted. */
  source: string;
}

export interface Operation {
  /** `iam`: signed calls of servers, never of a browser. */
  access: 'public' | 'iam';
  /**
   * The minimum duration of an answer that must not reveal whether an account exists: otherwise the time would show the
   * work done for real accounts only (writing, mailing).
   */
  leastMs: number;
  run(body: unknown, call: Call): Promise<object>;
}

/** Defines an AWS operation: its input, validated by shape, and its action. */
export function operation<S extends z.core.$ZodType>(definition: {
  access?: 'public' | 'iam';
  leastMs?: number;
  input: S;
  run(input: z.output<S>, call: Call): object | Promise<object>;
}): Operation {
  return {
    access: definition.access ?? 'public',
    leastMs: definition.leastMs ?? 0,
    async run(body, call) {
      const parsed = z.safeParse(definition.input, body);
      if (!parsed.success) throw new InvalidParameterException(describe(parsed.error.issues[0]!, body));
      return definition.run(parsed.data, call);
    },
  };
}

/**
 * In Cognito's words, since Amplify parses them: `'password' … must not be null` becomes its "password is required".
 */
function describe(issue: z.core.$ZodIssue, body: unknown): string {
  const name = String(issue.path.at(-1) ?? 'input');
  const input = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    body,
  );
  const wanted = input === undefined || input === null ? 'Member must not be null' : issue.message;
  const field = name.charAt(0).toLowerCase() + name.slice(1);
  return `1 validation error detected: Value at '${field}' failed to satisfy constraint: ${wanted}`;
}

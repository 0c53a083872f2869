import type * as z from 'zod/mini';

/**
 * Who may call; required on every route, so that nothing is public by omission. `optional` is open to everybody and
 * identifies callers who send a token.
 */
export type Access = 'public' | 'optional' | 'user' | 'subscriber' | 'admin' | 'webhook';

/** Whether the gateway requires no token; the function checks one if it is sent. */
export const isOpen = (access: Access): boolean => access === 'public' || access === 'optional' || access === 'webhook';

export type Method = 'GET' | 'POST' | 'DELETE';

/** NET-02 */
export const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * A route is data: API Gateway, the local gateway, the Lambda wrapper, the web client and docs/openapi.json are derived
 * from it. `input` is the single object a handler receives: path parameters, query and body merged in that order of
 * precedence. Fields that `output` does not name are dropped.
 */
export interface Route<
  I extends z.core.$ZodType = z.core.$ZodType,
  O extends z.core.$ZodType = z.core.$ZodType,
  A extends Access = Access,
> {
  method: Method;
  /** Under /api, exactly as in the specification; `{id}` marks a path parameter. */
  path: `/${string}`;
  access: A;
  /** The feature whose units a call uses (shared/plans/metered-route.ts). */
  quota?: { feature: string };
  /** An administrator's call about another user. Every other call may only name its caller. */
  aboutUser?: true;
  summary: string;
  input: I;
  output: O;
  /** How long the client waits, if not `DEFAULT_TIMEOUT_MS`. */
  timeoutMs?: number;
  /** Streams its answer to clients that accept it; a refusal is a single answer as everywhere. */
  streams?: true;
  /**
   * Accepts free text, which may be long or look like markup: the firewall leaves checking the body to the function.
   */
  freeText?: true;
  /** The input of a request without a body, if not an empty object. */
  withoutBody?: Record<string, unknown>;
  /** Largest accepted body in bytes; 256 KB by default (reliability C11). */
  maxBodyBytes?: number;
  /** Seconds a shared cache may keep the answer; only for public reference data. All other answers are `no-store`. */
  cacheSeconds?: number;
}

/** A route without a quota. */
export type UnmeteredRoute<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access> = Route<I, O, A> & {
  quota?: undefined;
};

export const route = <I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  definition: UnmeteredRoute<I, O, A>,
): UnmeteredRoute<I, O, A> => definition;

export type Input<R> = R extends Route<infer I, z.core.$ZodType> ? z.input<I> : never;
export type Output<R> = R extends Route<z.core.$ZodType, infer O> ? z.output<O> : never;

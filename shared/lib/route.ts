import type * as z from 'zod/mini';

/**
 * Who may call: required on every route, so that nothing is public by omission. `optional` is open to everybody, and who
 * brings a token is known by it.
 */
export type Access = 'public' | 'optional' | 'user' | 'subscriber' | 'admin' | 'webhook';

/** Where the gateway asks nobody for a token: what there is of one, the function checks. */
export const isOpen = (access: Access): boolean => access === 'public' || access === 'optional' || access === 'webhook';

export type Method = 'GET' | 'POST' | 'DELETE';

/** NET-02 */
export const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * A route is data. API Gateway, the local gateway, the Lambda wrapper, the web client and docs/openapi.json are all
 * derived from it. `input` is the one object a handler sees: path parameters, query and body merged in that order of
 * precedence. What `output` does not name does not leave.
 */
export interface Route<
  I extends z.core.$ZodType = z.core.$ZodType,
  O extends z.core.$ZodType = z.core.$ZodType,
  A extends Access = Access,
> {
  method: Method;
  /** Under /api, exactly the specification's words; `{id}` marks a path parameter. */
  path: `/${string}`;
  access: A;
  /** The feature one call uses up a unit of (shared/plans/metered-route.ts). */
  quota?: { feature: string };
  /** An administrator's call about another user, whom it names. Every other call may name its caller only. */
  aboutUser?: true;
  summary: string;
  input: I;
  output: O;
  /** How long the client waits, where that differs from `DEFAULT_TIMEOUT_MS`. */
  timeoutMs?: number;
  /** Answers while it is still being written, where the client takes that; a refusal is one answer as everywhere. */
  streams?: true;
  /** Takes what people write, which may be long or look like markup: the firewall leaves its body to the function. */
  freeText?: true;
  /** What a request without any body says, where that differs from an empty object. */
  withoutBody?: Record<string, unknown>;
  /** Largest accepted body in bytes; 256 KB unless told otherwise (reliability C11). */
  maxBodyBytes?: number;
  /** Seconds a shared cache may keep the answer; only for public reference data. Everything else is `no-store`. */
  cacheSeconds?: number;
}

/** A route that uses nothing up. */
export type UnmeteredRoute<I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access> = Route<I, O, A> & {
  quota?: undefined;
};

export const route = <I extends z.core.$ZodType, O extends z.core.$ZodType, A extends Access>(
  definition: UnmeteredRoute<I, O, A>,
): UnmeteredRoute<I, O, A> => definition;

export type Input<R> = R extends Route<infer I, z.core.$ZodType> ? z.input<I> : never;
export type Output<R> = R extends Route<z.core.$ZodType, infer O> ? z.output<O> : never;

import * as z from 'zod/mini';

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  BAD_INPUT: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  SUBSCRIPTION_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_CONTENT_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error. `field` names the input at fault, for example `answers.interests.int_3`. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    correlationId: z.string(),
  }),
});

/** An expected refusal with a message people can act on. Anything else thrown is a bug and is answered with 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, detail: { field?: string; retryAfterSeconds?: number } = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.field = detail.field;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** For callers without a valid token: none was sent, or its session has ended. */
export const notSignedIn = (): AppError => new AppError('UNAUTHORIZED', 'Sign in to continue.');

/** The `field` that tells the owner of an erased account, and nobody else, that it was erased. */
export const ERASED_FIELD = 'account';

export const accountErased = (): AppError =>
  new AppError('UNAUTHORIZED', 'This account was erased.', { field: ERASED_FIELD });

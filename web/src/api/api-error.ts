/**
 * Every failed call is one of these. Codes are the server's (shared/lib/errors.ts), plus three of the browser's own.
 */
export class ApiError extends Error {
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** The server's message for people, without the `HTTP 403:` prefix. */
  readonly detail: string;
  /** The input at fault, for example `answers.interests.int_3`. */
  readonly field: string | undefined;
  readonly correlationId: string | undefined;

  constructor(
    code: string,
    message: string,
    more: { status?: number; detail?: string; field?: string | undefined; correlationId?: string | undefined } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = more.status ?? 0;
    this.detail = more.detail ?? message;
    this.field = more.field;
    this.correlationId = more.correlationId;
  }
}

const own: Record<string, string> = {
  NETWORK: 'Waymark could not be reached. Check your connection and try again.',
  TIMEOUT: 'Waymark took too long to answer. Try again in a moment.',
  BAD_ANSWER: 'Waymark answered in a form this page does not understand. Reload the page and try again.',
};

/** A failure as a sentence for the user. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something unexpected went wrong. Try again.';
  if (error.status >= 500) return 'Waymark has a problem right now. Try again in a moment.';
  return own[error.code] ?? error.detail;
}

import { ApiError } from '#web/api/api-error.ts';

/** What the server refused with, where it is something the person can act on; else the named text of the failure. */
export function failureText(error: unknown, named: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused && error.detail ? error.detail : named;
}

import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/**
 * What the server refused with, where it is something the person can act on; else one of the named texts.
 * @param named for a failure that is not theirs
 * @param signedOut for a session that has ended meanwhile
 */
export function failureText(error: unknown, named: string, signedOut: string): string {
  if (!(error instanceof ApiError)) return named;
  if (error.status === 401) return signedOut;
  const refused = error.status >= 400 && error.status < 500;
  return refused && error.detail ? error.detail : named;
}

export const showFailure = (text: string): void => void toast({ tone: 'bad', title: 'Error', text });

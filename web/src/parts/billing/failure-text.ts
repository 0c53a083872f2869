import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/**
 * The server's message if the person can act on it; otherwise one of the given texts.
 * @param named for a failure on our side
 * @param signedOut for a session that has ended
 */
export function failureText(error: unknown, named: string, signedOut: string): string {
  if (!(error instanceof ApiError)) return named;
  if (error.status === 401) return signedOut;
  const refused = error.status >= 400 && error.status < 500;
  return refused && error.detail ? error.detail : named;
}

export const showFailure = (text: string): void => void toast({ tone: 'bad', title: 'Error', text });

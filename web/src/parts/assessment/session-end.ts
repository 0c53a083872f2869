import { plansRoutes } from '#shared/plans/contract.ts';
import { call } from '#web/api/client.ts';
import { CURRENT_SESSION_KEY, clearSession } from '#web/parts/assessment/saving/answer-store.ts';
import type { KeyStore } from '#web/session/device/local-store.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** Releases the unit of an unfinished session and ends it; harmless if it has already ended. */
export const releaseSession = (userId: string, sessionId: string) =>
  call(plansRoutes.releaseGate, { userId, feature: 'career_path_analyses', sessionId });

/** This device continues with `sessionId` (AIN-15). */
export function rememberSession(storage: KeyStore, sessionId: string): void {
  clearSession(storage);
  storage.setItem(CURRENT_SESSION_KEY, sessionId);
}

/** AIN-14 */
export const showNotStartedToast = () =>
  toast({ tone: 'bad', title: 'Error Starting Assessment', text: 'Unable to start assessment. Please try again.' });

export const showExpiredToast = () =>
  toast({
    tone: 'bad',
    title: 'Session Expired',
    text: 'Your assessment session has expired. Please start a new assessment.',
  });

export const showNotFoundToast = () =>
  toast({
    tone: 'bad',
    title: 'Session Error',
    text: 'Unable to load assessment session. Please start a new assessment.',
  });

import { accountRoutes } from '#shared/account/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { tellLeaving } from './leaving.ts';

/**
 * Ends the session of every device, for somebody who has to know that it happened. This device stays signed in until
 * `signOut`, so that a failure can be retried.
 * @throws ApiError
 */
export async function endEverySession(): Promise<void> {
  tellLeaving();
  await call(accountRoutes.signOut, {}).catch((error) => {
    // an earlier try arrived, and its answer was lost
    if (!(error instanceof ApiError && error.code === 'UNAUTHORIZED')) throw error;
  });
}

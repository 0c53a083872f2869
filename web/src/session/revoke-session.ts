import { accountRoutes } from '#shared/account/contract.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';

/** Our own routes refuse the tokens from now on, and Cognito revokes them for every device. */
export async function revokeSession(): Promise<void> {
  await call(accountRoutes.signOut, {}, { retry: noRetry }).catch(() => undefined);
  const { endSession } = await import('./amplify.ts');
  await endSession();
}

import { accountRoutes } from '#shared/account/contract.ts';
import { call } from '#web/api/client.ts';

/** Whether the account has never been signed in to before; the server says so once across all devices. */
export const isFirstSignIn = async (): Promise<boolean> => (await call(accountRoutes.greet, {})).first;

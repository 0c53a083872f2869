/** The mailed link opens a tab of its own: it tells the one that signed up, which still knows the password and goes on. */
import { localStore } from '#web/session/device/local-store.ts';

const KEY = 'waymark.confirmed';

/** @param user Cognito's id of the account, which the link carries */
export function tellConfirmed(user: string): void {
  localStore.setItem(KEY, user); // heard at once, or by nobody
  localStore.removeItem(KEY);
}

/** Calls back when another tab confirms this account; call what it returns to stop. */
export function onConfirmedElsewhere(user: string, then: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === user) then();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/**
 * The emailed link opens a new tab, which notifies the tab that signed up: that one still has the password and can
 * continue.
 */
import { localStore } from '#web/session/device/local-store.ts';

const KEY = 'waymark.confirmed';

/** @param user Cognito's id of the account, which the link contains */
export function tellConfirmed(user: string): void {
  localStore.setItem(KEY, user); // only open tabs react (storage event)
  localStore.removeItem(KEY);
}

/** Calls back when another tab confirms this account; call the returned function to stop. */
export function onConfirmedElsewhere(user: string, then: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === user) then();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

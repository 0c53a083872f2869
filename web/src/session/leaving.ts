/** Announces a sign-out to every tab before the session ends, so that unsaved answers can still be sent. */
import { localStore } from '#web/session/device/local-store.ts';
import { currentSession, onSessionChange } from './session.ts';

const KEY = 'waymark.leaving';

export function tellLeaving(): void {
  localStore.setItem(KEY, 'now'); // only open tabs react (storage event), so nothing stays stored
  localStore.removeItem(KEY);
}

/** Calls back when the person signs out in any tab; call the returned function to stop. */
export function onLeaving(then: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) then();
  };
  addEventListener('storage', hear);
  const stop = onSessionChange(() => {
    if (currentSession().leaving) then();
  });
  return () => {
    stop();
    removeEventListener('storage', hear);
  };
}

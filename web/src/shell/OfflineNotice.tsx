import { useSyncExternalStore } from 'react';
import css from './Shell.module.css';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Says so while the device has no network, however far down a page somebody is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={css.offline}>
      {!online && (
        <p className={css.banner} data-banner>
          You are offline. What you enter stays on this device until the connection is back.
        </p>
      )}
    </div>
  );
}

import { useOnline } from '#web/ui/use-online.ts';
import css from './Shell.module.css';

/** Shown while the device is offline, at any scroll position. */
export function OfflineNotice() {
  const online = useOnline();
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

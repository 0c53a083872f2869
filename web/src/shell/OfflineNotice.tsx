import { useOnline } from '#web/ui/use-online.ts';
import css from './Shell.module.css';

/** Says so while the device has no network, however far down a page somebody is. */
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

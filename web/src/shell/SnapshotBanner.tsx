import { useSnapshotInUse } from '#web/api/snapshot-notice.ts';
import { useAfter } from '#web/ui/use-after.ts';
import css from './Shell.module.css';

const SHOWN_MS = 5_000; // NET-09

/** Shown once per page load, when the first reference call falls back to the snapshot (NET-07, NET-08). */
export function SnapshotBanner() {
  const inUse = useSnapshotInUse();
  const over = useAfter(SHOWN_MS, inUse);
  return (
    <div role="status">
      {inUse && !over && <p className={css.banner}>Live data temporarily unavailable — showing latest snapshot.</p>}
    </div>
  );
}

import { useSyncExternalStore } from 'react';

let inUse = false;
const listeners = new Set<() => void>();

/** A reference call has fallen back to its snapshot. The shell says so once (NET-08). */
export function snapshotUsed(): void {
  if (inUse) return;
  inUse = true;
  for (const listener of listeners) listener();
}

export function useSnapshotInUse(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => inUse,
    () => false,
  );
}

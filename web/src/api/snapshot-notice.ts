import { store } from '#web/ui/store.ts';

const inUse = store(false);

/** A reference call has fallen back to its snapshot. The shell shows that once (NET-08). */
export const snapshotUsed = (): void => inUse.set(true);

export const useSnapshotInUse = inUse.use;

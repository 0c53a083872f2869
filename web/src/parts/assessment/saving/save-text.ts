import type { SaveState } from './save-queue.ts';

/** The save state as shown in the header. */
export const saveText: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'On this device',
  saving: 'Saving …',
  failing: 'Not saved yet',
  refused: 'Not saved yet',
};

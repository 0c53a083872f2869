import type { SaveState } from './save-queue.ts';

/** How the answers stand with the server, in a word or two of the header. */
export const saveText: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'On this device',
  saving: 'Saving …',
  failing: 'Not saved yet',
  refused: 'Not saved yet',
};

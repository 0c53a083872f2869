import type { SaveState } from './save-queue.ts';

/** The last failure to save, until everything is saved. */
export type Trouble = 'failing' | 'refused' | null;

export function troubleAfter(save: SaveState, before: Trouble): Trouble {
  if (save === 'failing' || save === 'refused') return save;
  return save === 'saved' ? null : before;
}

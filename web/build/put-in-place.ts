import { renameSync, rmSync } from 'node:fs';

/** @returns whether it was done; not where another build was quicker between two steps */
function renamed(from: string, to: string, otherwise: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== otherwise) throw error;
    return false;
  }
}

/** Puts a finished build where the last one is, whole. Of several that end at once each is put there, and the last stays. */
export function putInPlace(folder: string, place: string): void {
  const last = `${folder}-last`;
  do {
    if (renamed(place, last, 'ENOENT')) rmSync(last, { recursive: true });
  } while (!renamed(folder, place, 'ENOTEMPTY'));
}

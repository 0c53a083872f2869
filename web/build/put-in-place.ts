import { renameSync, rmSync } from 'node:fs';

/** @returns whether it was renamed; false if a concurrent build came first */
function renamed(from: string, to: string, otherwise: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== otherwise) throw error;
    return false;
  }
}

/** Moves a finished build into place as a whole. Of several concurrent builds, the last one stays. */
export function putInPlace(folder: string, place: string): void {
  const last = `${folder}-last`;
  do {
    if (renamed(place, last, 'ENOENT')) rmSync(last, { recursive: true });
  } while (!renamed(folder, place, 'ENOTEMPTY'));
}

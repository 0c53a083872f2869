import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Which changes of a delivered text the person has rejected; starts empty for any other text. */
export function useRejectedChanges(
  delivered: object | null,
): [ReadonlySet<string>, (refused: ReadonlySet<string>, of?: object | null) => void] {
  const [{ refused, of }, set] = useState({ refused: none, of: delivered });
  return [of === delivered ? refused : none, (next, ofWhich = delivered) => set({ refused: next, of: ofWhich })];
}

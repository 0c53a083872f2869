import { useState } from 'react';
import type { DeliveredLetter } from '#shared/resume/kept.ts';
import { storedLetter } from '../delivered.ts';

const none: ReadonlySet<string> = new Set();

/** The letter that was written last, and which of its changes the person has refused. */
export function useLastLetter(sub: string) {
  const [last, setLast] = useState(() => storedLetter.read(sub));
  const [refused, setRefused] = useState(none);
  return {
    last,
    refused,
    onRefused: setRefused,
    /** another one, just written or of a version that was opened */
    show: (letter: DeliveredLetter | null): void => {
      setLast(letter);
      setRefused(none);
      storedLetter.write(sub, letter);
    },
  };
}

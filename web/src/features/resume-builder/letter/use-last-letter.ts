import type { DeliveredLetter } from '#shared/resume/saved-resume.ts';
import { storedLetter } from '../delivered.ts';
import { useStored } from '../stored-as.ts';
import { useRejectedChanges } from '../use-rejected-changes.ts';

/** The last letter, and which of its changes the person has rejected. */
export function useLastLetter(sub: string) {
  const [last, show] = useStored(storedLetter, sub);
  const [refused, onRefused] = useRejectedChanges(last);
  return {
    last,
    refused,
    onRefused,
    /** replaces it by one just written or by that of an opened version */
    show: (letter: DeliveredLetter | null): void => show(letter),
  };
}

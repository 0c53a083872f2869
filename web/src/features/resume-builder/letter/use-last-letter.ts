import type { DeliveredLetter } from '#shared/resume/saved-resume.ts';
import { storedLetter } from '../delivered.ts';
import { useStored } from '../stored-as.ts';
import { useRejectedChanges } from '../use-rejected-changes.ts';

/** The letter that was written last, and which of its changes the person has refused. */
export function useLastLetter(sub: string) {
  const [last, show] = useStored(storedLetter, sub);
  const [refused, onRefused] = useRejectedChanges(last);
  return {
    last,
    refused,
    onRefused,
    /** another one, just written or of a version that was opened */
    show: (letter: DeliveredLetter | null): void => show(letter),
  };
}

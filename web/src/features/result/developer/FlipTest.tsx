import { Checkbox } from '#web/ui/fields/Checkbox.tsx';

/** RES-17 */
export function FlipTest({ flipped, onFlip }: { flipped: boolean; onFlip: (flipped: boolean) => void }) {
  return (
    <>
      <Checkbox
        label="Show two test occupations in place of the matches"
        checked={flipped}
        onChange={(event) => onFlip(event.target.checked)}
      />
      <p>
        The list above must then show these two and nothing of the result. Only the view changes: nothing is stored.
      </p>
    </>
  );
}

import { useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';

/** Replaces an occupation that the person has hidden. */
export function HiddenNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const id = useId();
  return (
    <Cluster gap={3}>
      <p id={id}>
        <b>Hidden:</b> you said that {name} is not for you.
      </p>
      <Button aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </Cluster>
  );
}

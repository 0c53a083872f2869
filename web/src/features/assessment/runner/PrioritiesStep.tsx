import type { PriorityPair } from '#shared/assessment/item-bank.ts';
import { Slider } from '#web/ui/fields/Slider.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

interface PrioritiesStepProps {
  pairs: PriorityPair[];
  values: Record<string, number>;
  onMove: (id: string, value: number) => void;
}

export function PrioritiesStep({ pairs, values, onMove }: PrioritiesStepProps) {
  return (
    <Stack gap={6}>
      {pairs.map((pair) => (
        <Slider
          key={pair.id}
          label={pair.label}
          lowLabel={pair.left.label}
          highLabel={pair.right.label}
          value={values[pair.id]}
          valueText={(value) => `${value}, ${leaning(pair, value)}`}
          onChange={(value) => onMove(pair.id, value)}
        />
      ))}
    </Stack>
  );
}

function leaning({ left, right }: PriorityPair, value: number): string {
  if (value === 50) return 'both alike';
  return `more ${value < 50 ? left.label : right.label}`;
}

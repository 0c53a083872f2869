import type { PriorityPair } from '#shared/assessment/item-bank.ts';
import { leaningText } from '#web/parts/assessment/leaning.ts';
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
          valueText={(value) => leaningText(value, pair.left.label, pair.right.label)}
          from="middle"
          onChange={(value) => onMove(pair.id, value)}
        />
      ))}
    </Stack>
  );
}

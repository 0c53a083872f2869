import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import { leaningText } from '#web/parts/assessment/leaning.ts';
import { Slider } from '#web/ui/fields/Slider.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import css from './steps.module.css';

interface PrioritiesStepProps {
  sliders: SimpleBank['triage']['priorities'];
  values: Record<string, number>;
  onMove: (id: string, value: number) => void;
}

/** ARB-13, ARB-23: every slider has a value from the start and describes it. */
export const PrioritiesStep = ({ sliders, values, onMove }: PrioritiesStepProps) => (
  <Stack gap={6}>
    {sliders.map(({ id, label, description, leftLabel, rightLabel, defaultValue }) => (
      <Slider
        key={id}
        label={
          <>
            <span className={css.name}>{label}</span>
            <span className={css.detail}>{description}</span>
          </>
        }
        lowLabel={leftLabel}
        highLabel={rightLabel}
        value={values[id] ?? defaultValue}
        valueText={(value) => leaningText(value, leftLabel, rightLabel)}
        from="middle"
        onChange={(value) => onMove(id, value)}
      />
    ))}
  </Stack>
);

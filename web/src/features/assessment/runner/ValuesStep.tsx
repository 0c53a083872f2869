import { thresholds } from '#shared/assessment/gold-standard/rules.ts';
import type { ValueItem } from '#shared/assessment/item-bank.ts';
import css from '#web/parts/assessment/steps.module.css';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';

interface ValuesStepProps {
  items: ValueItem[];
  picked: string[];
  onPick: (picked: string[]) => void;
}

/** After five picks the other cards are dimmed and disabled (ARA-36); the order of picking does not matter. */
export function ValuesStep({ items, picked, onPick }: ValuesStepProps) {
  const full = picked.length >= thresholds.valuesMax;
  return (
    <fieldset className={css.cards} aria-labelledby="step">
      {items.map(({ id, label, description }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="values"
          value={id}
          title={label}
          description={description}
          checked={picked.includes(id)}
          disabled={full && !picked.includes(id)}
          onChange={(on) => onPick(on ? [...picked, id] : picked.filter((other) => other !== id))}
        />
      ))}
    </fieldset>
  );
}

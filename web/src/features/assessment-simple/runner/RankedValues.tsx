import { thresholds } from '#shared/assessment/simple/rules.ts';
import type { SimpleBank } from '#shared/assessment/simple-bank.ts';
import frame from '#web/parts/assessment/steps.module.css';
import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './steps.module.css';

interface RankedValuesProps {
  items: SimpleBank['core']['values'];
  picked: string[];
  onPick: (picked: string[]) => void;
}

/**
 * The order of picking is the rank; removing one moves the others up, and a sixth is ignored (ARB-17, ARB-25 to
 * ARB-27).
 */
export function RankedValues({ items, picked, onPick }: RankedValuesProps) {
  const toggle = (id: string) => {
    if (picked.includes(id)) onPick(picked.filter((other) => other !== id));
    else if (picked.length < thresholds.valuesMax) onPick([...picked, id]);
  };
  return (
    <fieldset className={frame.cards} aria-labelledby="step">
      {items.map(({ id, label, description }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="values"
          value={id}
          title={<Ranked label={label} rank={picked.indexOf(id) + 1} />}
          description={description}
          checked={picked.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  );
}

const Ranked = ({ label, rank }: { label: string; rank: number }) => (
  <span className={css.ranked}>
    {label}
    {rank > 0 && (
      <span className={css.rank}>
        <VisuallyHidden>, rank </VisuallyHidden>
        {rank}
      </span>
    )}
  </span>
);

import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import css from './steps.module.css';

interface ScenarioStepProps<Option extends string> {
  id: string;
  options: readonly { id: Option; text: string }[];
  chosen: Option | undefined;
  onChoose: (option: Option) => void;
}

/** One of two ways to go on, below the heading that tells the scenario. */
export function ScenarioStep<Option extends string>({ id, options, chosen, onChoose }: ScenarioStepProps<Option>) {
  return (
    <fieldset className={css.options} aria-labelledby="step">
      {options.map((option) => (
        <ChoiceCard
          key={option.id}
          name={id}
          value={option.id}
          title={option.text}
          checked={chosen === option.id}
          onChange={() => onChoose(option.id)}
        />
      ))}
    </fieldset>
  );
}

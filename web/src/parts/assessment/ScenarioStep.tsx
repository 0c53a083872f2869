import { ChoiceCard } from '#web/ui/fields/ChoiceCard.tsx';
import css from './steps.module.css';

interface ScenarioStepProps<Option extends string> {
  id: string;
  /** id of the element with the question */
  askedBy: string;
  options: readonly { id: Option; text: string }[];
  chosen: Option | undefined;
  onChoose: (option: Option) => void;
}

/** Two options, below the description of the scenario. */
export function ScenarioStep<Option extends string>({
  id,
  askedBy,
  options,
  chosen,
  onChoose,
}: ScenarioStepProps<Option>) {
  return (
    <fieldset className={css.options} aria-labelledby={askedBy}>
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

import type { Scenario } from '#shared/assessment/item-bank.ts';
import { ChoiceCard } from '#web/ui/ChoiceCard.tsx';
import css from './steps.module.css';

interface ScenarioStepProps {
  scenario: Scenario;
  chosen: 'a' | 'b' | undefined;
  onChoose: (option: 'a' | 'b') => void;
}

export function ScenarioStep({ scenario, chosen, onChoose }: ScenarioStepProps) {
  return (
    <fieldset className={css.options} aria-labelledby="step">
      {scenario.options.map((option) => (
        <ChoiceCard
          key={option.id}
          name={scenario.id}
          value={option.id}
          title={option.text}
          checked={chosen === option.id}
          onChange={() => onChoose(option.id)}
        />
      ))}
    </fieldset>
  );
}

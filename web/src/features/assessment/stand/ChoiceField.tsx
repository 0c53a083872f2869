import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Choice } from './choices.ts';

interface ChoiceFieldProps<Key extends string> {
  label: string;
  hint?: string;
  choices: readonly Choice<Key>[];
  chosen: Key | undefined;
  onChoose: (key: Key | undefined) => void;
}

/** A choice from a list, or none. */
export const ChoiceField = <Key extends string>({ label, hint, choices, chosen, onChoose }: ChoiceFieldProps<Key>) => (
  <SelectField
    label={label}
    hint={hint}
    value={chosen ?? ''}
    onChange={({ currentTarget: { value } }) => onChoose(choices.find(({ key }) => key === value)?.key)}
  >
    <option value="">Not said</option>
    {choices.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </SelectField>
);

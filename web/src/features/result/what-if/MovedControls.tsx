import type { ItemBank } from '#shared/assessment/item-bank.ts';
import { leaningText } from '#web/parts/assessment/leaning.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Slider } from '#web/ui/fields/Slider.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { type Moved, movableQuestions } from './change.ts';
import css from './MovedControls.module.css';

interface MovedControlsProps {
  bank: ItemBank;
  moved: Moved;
  onChange: (moved: Moved) => void;
}

const withValue = (moved: Moved, part: keyof Moved, id: string, value: number | string | string[]): Moved => ({
  ...moved,
  [part]: { ...moved[part], [id]: value },
});

/** The three priorities as sliders. */
export function MovedPriorities({ bank, moved, onChange }: MovedControlsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Priorities</legend>
      {bank.triage.priorities.map(({ id, label, left, right }) => (
        <Slider
          key={id}
          label={label}
          value={moved.priorities[id]}
          lowLabel={left.label}
          highLabel={right.label}
          valueText={(value) => leaningText(value, left.label, right.label)}
          from="middle"
          onChange={(value) => onChange(withValue(moved, 'priorities', id, value))}
        />
      ))}
    </fieldset>
  );
}

/** Preferences and constraints: single-answer questions as selects, multiple-answer ones as checkboxes. */
export function MovedConditions({ bank, moved, onChange }: MovedControlsProps) {
  const set = (part: keyof Moved, id: string, value: string | string[]) => onChange(withValue(moved, part, id, value));
  const questions = movableQuestions(bank);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Conditions</legend>
      {questions
        .filter(({ question }) => !question.multiple)
        .map(({ part, question }) => (
          <SelectField
            key={question.id}
            label={question.text}
            value={String(moved[part][question.id] ?? '')}
            onChange={(event) => set(part, question.id, event.currentTarget.value)}
          >
            {question.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
      {questions
        .filter(({ question }) => question.multiple)
        .map(({ part, question }) => {
          const chosen = [moved[part][question.id] ?? []].flat();
          return (
            <Disclosure key={question.id} summary={`${question.text} (${chosen.length})`}>
              <div className={css.places}>
                {question.options.map((option) => (
                  <Checkbox
                    key={option.id}
                    label={option.label}
                    checked={chosen.includes(option.id)}
                    onChange={(event) =>
                      set(
                        part,
                        question.id,
                        event.currentTarget.checked
                          ? [...chosen, option.id]
                          : chosen.filter((own) => own !== option.id),
                      )
                    }
                  />
                ))}
              </div>
            </Disclosure>
          );
        })}
    </fieldset>
  );
}

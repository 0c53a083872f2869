import { countedFeatures, featureName } from '#shared/plans/catalogue.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { Reset } from './checks.ts';
import css from './ResetFields.module.css';

/**
 * Whose feature to reset, which one, and with what limit (SYS-04). The server validates them: its refusal is also an
 * answer.
 */
export function ResetFields({ value, onChange }: { value: Reset; onChange: (value: Reset) => void }) {
  return (
    <div className={css.fields}>
      <TextField
        label="User id"
        hint="Yours, unless you name another. The reset is made for real and logged."
        value={value.user_id}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...value, user_id: target.value.trim() })}
      />
      <SelectField
        label="Feature"
        value={value.feature_type}
        onChange={({ target }) => onChange({ ...value, feature_type: target.value as Reset['feature_type'] })}
      >
        {countedFeatures.map((feature) => (
          <option key={feature} value={feature}>
            {featureName[feature]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="New limit"
        hint="-1 is unlimited, 0 locked."
        type="number"
        min={-1}
        max={1000}
        step={1}
        value={Number.isNaN(value.new_limit) ? '' : value.new_limit}
        onChange={({ target }) => onChange({ ...value, new_limit: target.valueAsNumber })}
      />
    </div>
  );
}

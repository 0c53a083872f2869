import { type Theme, themes } from '#shared/theme.ts';
import { chooseTheme, useTheme } from '#web/session/device/theme.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';

const names: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function Look() {
  const theme = useTheme();
  return (
    <Section look="ruled" title="Appearance" lead="For this device, whoever uses it.">
      <SelectField label="Theme" value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
    </Section>
  );
}

import { type Theme, themes } from '#shared/theme.ts';
import { chooseTheme, useTheme } from '#web/session/device/theme.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';

const names: Record<Theme, string> = { system: 'As this device has it', light: 'By day', dark: 'By night' };

export function Look() {
  const theme = useTheme();
  return (
    <Section look="ruled" title="Look" lead="On this device, for whoever uses it.">
      <SelectField label="Colors" value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
    </Section>
  );
}

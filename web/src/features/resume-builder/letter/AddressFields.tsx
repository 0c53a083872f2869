import type { Address } from '#shared/resume/letter/letter.ts';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

interface AddressFieldsProps {
  address: Address;
  onChange: (address: Address) => void;
}

/** What only the person can say about an application. */
export function AddressFields({ address, onChange }: AddressFieldsProps) {
  const field = (name: keyof Address) => ({
    value: address[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...address, [name]: value }),
  });
  return (
    <Stack gap={4}>
      <TextField label="Position" hint="As the job posting names it" maxLength={120} {...field('position')} />
      <TextField label="Company (optional)" maxLength={120} {...field('company')} />
      <TextField
        label="To whom (optional)"
        hint="Without a name it begins “Dear hiring team”"
        maxLength={120}
        {...field('contact')}
      />
      <TextAreaField
        label="Why this job (optional)"
        hint="In your own words. Nobody else can say it, so nothing is made up here."
        rows={4}
        maxLength={2000}
        {...field('motivation')}
      />
    </Stack>
  );
}

import { useEffect, useState } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { useFieldError } from '#web/ui/fields/use-field-error.ts';
import { payOf, payText } from './pay-text.ts';

interface PayFieldProps {
  pay: number | undefined;
  onChange: (pay: number | undefined) => void;
}

/** Yearly pay; unreadable text stays in the field with an error and is not saved. */
export function PayField({ pay, onChange }: PayFieldProps) {
  const [text, setText] = useState(payText(pay));
  const read = payOf(text);
  const { error, field } = useFieldError(read === null ? 'Enter whole dollars, at most 2,000,000.' : undefined);
  // another device, or clearing the page, may change the value
  useEffect(() => setText((now) => ((payOf(now) ?? undefined) === pay ? now : payText(pay))), [pay]);
  return (
    <TextField
      {...field}
      label="Present or last pay"
      hint="US dollars a year, before tax. A full-time year is about 2,080 hours."
      inputMode="numeric"
      autoComplete="off"
      error={error}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange(payOf(value) ?? undefined);
      }}
      onBlur={() => {
        field.onBlur();
        if (read !== null) setText(payText(read));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}

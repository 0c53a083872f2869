import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** The alternative for a file whose text cannot be extracted: pasting it. */
export function PasteText({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Stack gap={3}>
      <TextAreaField
        label="Or paste its text here"
        hint="Open the file, copy all of it, paste it. It is read as the file would have been."
        rows={6}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          Read this text
        </Button>
      </div>
    </Stack>
  );
}

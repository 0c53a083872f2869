import { useState } from 'react';
import { MAX_NAME } from '#shared/resume/saved-resume.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

interface NameDialogProps {
  title: string;
  /** the current name, or a suggestion */
  name: string;
  save: string;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a version. It is inside the resume form, which Enter must not submit. */
export function NameDialog({ title, name, save, busy, onSave, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  const isBlank = text.trim() === '';
  const submit = () => !isBlank && !busy && onSave(text.trim());
  return (
    <Dialog
      open
      title={title}
      stay={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" disabled={isBlank} busy={busy} onClick={submit}>
            {save}
          </Button>
        </>
      }
    >
      <TextField
        label="Name of the version"
        hint="For example the job it is for. Only you see it."
        maxLength={MAX_NAME}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      />
    </Dialog>
  );
}

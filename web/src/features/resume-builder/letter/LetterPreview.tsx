import { useEffect, useRef, useState } from 'react';
import { fileNameOf } from '#shared/lib/file-name.ts';
import { changesIn, decided } from '#shared/resume/decide.ts';
import type { DeliveredLetter } from '#shared/resume/kept.ts';
import { writeLetterHtml } from '#shared/resume/letter/html.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DocumentFrame } from '#web/ui/DocumentFrame.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Changes } from '../dialog/Changes.tsx';
import { writers } from '../dialog/writers.ts';

type LetterPreviewProps = DeliveredLetter & { onChange: () => void; onClose: () => void };

/** The letter, decided on word by word and saved as it stands there. */
export function LetterPreview({ letter, provider, onChange, onClose }: LetterPreviewProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const first = useRef<HTMLButtonElement>(null);
  // the frame would take the focus, and with it the Escape key
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const html = writeLetterHtml(decided(letter, refused));
  const changes = changesIn(letter);
  const save = () =>
    saveFile(fileNameOf(`Letter of ${letter.person.fullName}`, 'letter', 'html'), html, 'text/html;charset=utf-8');
  return (
    <Dialog
      open
      width="wide"
      title="Your letter"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onChange}>Change what you add</Button>
          <Button ref={first} variant="primary" onClick={save}>
            Download HTML
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <p>{writers[provider]}</p>
        <DocumentFrame title="Preview of your letter" html={html} />
        {changes.length > 0 && <Changes changes={changes} refused={refused} onRefused={setRefused} />}
      </Stack>
    </Dialog>
  );
}

import { useMemo } from 'react';
import { changesIn, decided } from '#shared/resume/decide.ts';
import { letterDocument } from '#shared/resume/file/letter-document.ts';
import { writeLetterHtml } from '#shared/resume/letter/html.ts';
import type { DeliveredLetter } from '#shared/resume/saved-resume.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { DocumentFrame } from '#web/ui/layout/DocumentFrame.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Changes } from '../dialog/Changes.tsx';
import { Downloads } from '../dialog/Downloads.tsx';
import { writers } from '../dialog/writers.ts';

/** Accepted and rejected changes of the letter, kept by the parent. */
export interface Decisions {
  refused: ReadonlySet<string>;
  onRefused: (refused: ReadonlySet<string>) => void;
}

type LetterPreviewProps = DeliveredLetter & Decisions & { onChange: () => void; onClose: () => void };

/** The letter: its changes can be accepted or rejected, and it is downloaded as shown. */
export function LetterPreview({ letter, provider, refused, onRefused, onChange, onClose }: LetterPreviewProps) {
  const shown = useMemo(() => decided(letter, refused), [letter, refused]);
  const html = useMemo(() => writeLetterHtml(shown), [shown]);
  const document = useMemo(() => letterDocument(shown, new Date().toISOString()), [shown]);
  const changes = changesIn(letter);
  return (
    <Dialog
      open
      width="wide"
      title="Your letter"
      onClose={onClose}
      footer={<Button onClick={onChange}>Change what you add</Button>}
    >
      <Stack gap={5}>
        <p>{writers[provider]}</p>
        <DocumentFrame title="Preview of your letter" html={html} />
        <Downloads content={{ letter: shown }} html={html} document={document} />
        {changes.length > 0 && <Changes changes={changes} refused={refused} onRefused={onRefused} />}
      </Stack>
    </Dialog>
  );
}

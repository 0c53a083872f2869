import { useMemo } from 'react';
import { changesIn, decided } from '#shared/resume/decide.ts';
import { resumeDocument } from '#shared/resume/file/resume-document.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import type { Delivered } from '#shared/resume/saved-resume.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { DocumentFrame } from '#web/ui/layout/DocumentFrame.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { AimReport } from '../aim/AimReport.tsx';
import { Changes } from './Changes.tsx';
import { Downloads } from './Downloads.tsx';
import { writers } from './writers.ts';

export interface Wishes {
  /** the keys of the rejected changes */
  refused: ReadonlySet<string>;
  onRefused: (refused: ReadonlySet<string>) => void;
  feedback: string;
  onFeedback: (text: string) => void;
  onRegenerate: () => void;
  onClose: () => void;
}

export default function Preview({
  resume,
  provider,
  emphasis,
  refused,
  onRefused,
  feedback,
  onFeedback,
  onRegenerate,
  onClose,
}: Delivered & Wishes) {
  const shown = useMemo(() => decided(resume, refused), [resume, refused]);
  const html = useMemo(() => writeResumeHtml(shown), [shown]);
  const document = useMemo(() => resumeDocument(shown, new Date().toISOString()), [shown]);
  const changes = changesIn(resume);
  return (
    <Dialog
      open
      width="wide"
      title="Your resume"
      onClose={onClose}
      footer={<Button onClick={onClose}>Back to the form</Button>}
    >
      <Stack gap={5}>
        <p>{writers[provider]}</p>
        <DocumentFrame title="Preview of your resume" html={html} />
        <Downloads content={{ resume: shown }} html={html} document={document} />
        {emphasis && <AimReport resume={shown} emphasis={emphasis} />}
        {changes.length > 0 && <Changes changes={changes} refused={refused} onRefused={onRefused} />}
        <Stack as="section" gap={3}>
          <h3>Another version</h3>
          {resume.not_followed.length > 0 && (
            <p>
              {`Not followed, because the writer adds and invents nothing: ${resume.not_followed.map((wish) => `“${wish}”`).join(', ')}. What you change in the form is taken as it is.`}
            </p>
          )}
          <TextField
            label="What should be different?"
            hint="For example: shorter, or skills first. Five more versions within a day cost nothing."
            maxLength={2000}
            value={feedback}
            onChange={(event) => onFeedback(event.target.value)}
          />
          <p>
            <Button disabled={feedback.trim() === ''} onClick={onRegenerate}>
              Regenerate with Feedback
            </Button>
          </p>
        </Stack>
      </Stack>
    </Dialog>
  );
}

import { useState } from 'react';
import type { Aim } from '#shared/resume/aim/aim.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import type { Address } from '#shared/resume/letter/letter.ts';
import type { DeliveredLetter } from '#shared/resume/saved-resume.ts';
import { UpgradeDialog } from '#web/parts/billing/UpgradeDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { ErrorNotice } from '#web/ui/notices/ErrorNotice.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { AddressFields } from './AddressFields.tsx';
import { type Decisions, LetterPreview } from './LetterPreview.tsx';
import { useLetter } from './use-letter.ts';

interface LetterDialogProps extends Decisions {
  data: ResumeData;
  aim: Aim;
  /** the title of the job; empty if unknown */
  position: string;
  last: DeliveredLetter | null;
  onWritten: (letter: DeliveredLetter) => void;
  onClose: () => void;
}

/** A cover letter from the same data: asks for what only the person can add, then shows the letter. */
export default function LetterDialog({
  data,
  aim,
  position,
  last,
  onWritten,
  onClose,
  ...decisions
}: LetterDialogProps) {
  const [address, setAddress] = useState<Address>(
    last?.letter.address ?? { position, company: '', contact: '', motivation: '' },
  );
  const [shown, setShown] = useState(last);
  const [isAsking, setAsking] = useState(false);
  const { write, busy, failure, denial, dismissDenial } = useLetter();
  const submit = async () => {
    setAsking(false);
    const written = await write({ resumeData: data, aim, address });
    if (!written) return;
    setShown(written);
    onWritten(written);
  };
  if (denial) return <UpgradeDialog feature="resume_builds" denial={denial} onClose={dismissDenial} />;
  if (shown) return <LetterPreview {...shown} {...decisions} onChange={() => setShown(null)} onClose={onClose} />;
  if (isAsking)
    return (
      <ConfirmDialog
        open
        title="Write the letter again?"
        confirmLabel="Write it again"
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      >
        {`The new letter takes the place of the one you have: ${changed(decisions.refused.size)}.`}
      </ConfirmDialog>
    );
  return (
    <Dialog
      open
      width="wide"
      title="A letter for this job"
      stay={busy}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          busy={busy}
          onClick={() => (decisions.refused.size > 0 ? setAsking(true) : void submit())}
        >
          Write the letter
        </Button>
      }
    >
      <Stack gap={4}>
        <p>
          It tells up to six of your statements that the job asks for, in your words. Within a day of the resume it is
          one of its five free versions; else one resume of your plan is counted.
        </p>
        {failure && <ErrorNotice title="The letter was not written" message={failure} />}
        {busy && <Loading label="Writing your letter from your statements" rows={4} />}
        <AddressFields address={address} onChange={setAddress} />
      </Stack>
    </Dialog>
  );
}

const changed = (count: number): string =>
  count === 1
    ? 'the change that you refused is offered again'
    : `the ${count} changes that you refused are offered again`;

import { useState } from 'react';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { fromInfo } from '#shared/resume/from-info.ts';
import type { Unsure } from '#shared/resume/unsure-in.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import type { ResumeForm } from '../resume-form.ts';
import { FillPreview } from './FillPreview.tsx';
import { FillSources } from './FillSources.tsx';
import { filledWith, type Offer, offerOf } from './proposals.ts';

export interface FillDialogProps {
  /** the form when the dialog was opened */
  form: ResumeForm;
  onFill: (form: ResumeForm, parts: number) => void;
  onClose: () => void;
}

/** Asks for the source, then for the parts: nothing is filled in unseen, and nothing typed is replaced unasked. */
export default function FillDialog({ form, onFill, onClose }: FillDialogProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const show = (info: UserInfo, unsure?: Unsure) => {
    const next = offerOf(form, fromInfo(info), unsure);
    const sure = next.proposals.filter((part) => part.replaces === null && part.byModel === null);
    setOffer(next);
    setChosen(new Set(sure.map(({ key }) => key)));
  };
  const taken = offer?.proposals.filter(({ key }) => chosen.has(key)) ?? [];
  return (
    <Dialog
      open
      width="wide"
      title={offer ? 'What comes into the form' : 'Fill the form'}
      onClose={onClose}
      footer={
        offer && (
          <>
            <Button onClick={() => setOffer(null)}>Choose another source</Button>
            <Button
              variant="primary"
              disabled={taken.length === 0}
              onClick={() => onFill(filledWith(form, taken), taken.length)}
            >
              {taken.length === 1 ? 'Take over 1 part' : `Take over ${taken.length} parts`}
            </Button>
          </>
        )
      }
    >
      {offer ? <FillPreview offer={offer} chosen={chosen} onChosen={setChosen} /> : <FillSources onRead={show} />}
    </Dialog>
  );
}

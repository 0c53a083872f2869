import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Specimen, State } from './Specimen.tsx';

type Overlay = 'dialog' | 'long' | 'confirm' | 'busy' | 'drawer';

/** Overlays: the rest of the page is inert, Escape closes, and the focus returns to where it was. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Specimen of="Dialog" use="A question or a form that cannot wait, on the browser's own modal dialog.">
        <State name="narrow">
          <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        </State>
        <State name="wide and long">
          <Button onClick={() => setOpen('long')}>Open a long dialog</Button>
        </State>
        <State name="drawer: for a choice on a phone; a press beside it closes it">
          <Button onClick={() => setOpen('drawer')}>Open the drawer</Button>
        </State>
        <Dialog open={open === 'drawer'} onClose={close} title="On this page" width="drawer">
          <p>What the sheet is about.</p>
        </Dialog>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Name this assessment"
          footer={<Button onClick={close}>Done</Button>}
        >
          <p>Only you see the name.</p>
        </Dialog>
        <Dialog
          open={open === 'long'}
          onClose={close}
          title="How a score is made, from the first answer to the last"
          width="wide"
        >
          {Array.from({ length: 12 }, (_, at) => at + 1).map((at) => (
            <p
              key={at}
            >{`${at}. Every point of a score is caused by an answer, and the sum of the points is the score.`}</p>
          ))}
        </Dialog>
      </Specimen>
      <Specimen
        of="ConfirmDialog"
        use="A question before something that matters. The safe answer stands first and has the focus."
      >
        <State name="danger">
          <Button variant="danger" onClick={() => setOpen('confirm')}>
            Delete
          </Button>
        </State>
        <State name="busy: nothing closes it">
          <Button onClick={() => setOpen('busy')}>Open while busy</Button>
        </State>
        <ConfirmDialog
          open={open === 'confirm' || open === 'busy'}
          title="Delete this assessment?"
          confirmLabel="Delete"
          tone="danger"
          busy={open === 'busy'}
          onConfirm={close}
          onClose={close}
        >
          <p>Its result is deleted, too. This cannot be taken back.</p>
        </ConfirmDialog>
      </Specimen>
    </>
  );
}

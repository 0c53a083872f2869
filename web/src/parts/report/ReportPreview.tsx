import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { DocumentFrame } from '#web/ui/layout/DocumentFrame.tsx';

interface ReportPreviewProps {
  /** null while closed */
  html: string | null;
  onClose: () => void;
}

/** The same document that Download saves, in a sandboxed frame (D-38, D-86). */
export function ReportPreview({ html, onClose }: ReportPreviewProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the frame would take the focus and with it the Escape key
    if (html !== null) close.current?.focus();
  }, [html]);
  return (
    <Dialog
      open={html !== null}
      title="Report preview"
      width="wide"
      onClose={onClose}
      footer={
        <Button ref={close} onClick={onClose}>
          Back to the result
        </Button>
      }
    >
      <DocumentFrame title="Your report" html={html ?? ''} />
    </Dialog>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';

interface DialogButtonProps {
  label: string;
  /** The dialog. Its code may be fetched on first opening. */
  children: (close: () => void) => ReactNode;
}

/** A button and the dialog it opens. */
export function DialogButton({ label, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && <LazyPart>{children(() => setOpen(false))}</LazyPart>}
    </>
  );
}

import { type ReactNode, useId, useRef } from 'react';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import css from './Drawer.module.css';
import { useModal } from './use-modal.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet from the bottom edge, within reach of a thumb: for a choice or a look-up, never for a question. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const ref = useModal(open);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop, for which Escape is the key
    <dialog
      ref={ref}
      className={css.drawer}
      aria-labelledby={id}
      onCancel={(event) => {
        // The parent decides whether it is open; the browser must not close it behind React's back.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself. A drag that merely ends there was meant for something in the sheet.
        if (event.target === ref.current && pressed.current === ref.current) onClose();
      }}
    >
      <div className={css.scroller}>
        <div className={css.sheet}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <div className={css.body}>{children}</div>
          {/* Last, so that the sheet opens with the focus on what it is about. */}
          <CloseButton onClick={onClose} className={css.close} />
        </div>
      </div>
    </dialog>
  );
}

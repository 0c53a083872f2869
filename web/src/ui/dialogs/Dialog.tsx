import { type ReactNode, useId, useRef } from 'react';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import css from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, from the quiet one to the decisive one. */
  footer?: ReactNode;
  /**
   * `drawer` comes from the bottom edge, within reach of a thumb, and a press beside it closes it: for a choice or a look-up,
   * never for a question.
   */
  width?: 'narrow' | 'wide' | 'drawer';
  /** Speak what it holds when it opens, after the title: for a question of a sentence or two. */
  spoken?: boolean;
  /** Refuse Escape and the close button, for a question that must be answered by a button. */
  stay?: boolean;
}

/** A native modal dialog: the rest of the page is inert, Escape closes it, focus goes back to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  width = 'narrow',
  spoken,
  stay = false,
}: DialogProps) {
  const ref = useModal(open);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop, for which Escape is the key
    <dialog
      ref={ref}
      className={`${css.dialog} ${css[width]}`}
      aria-labelledby={id}
      aria-describedby={spoken ? `${id}-body` : undefined}
      onCancel={(event) => {
        // The parent decides whether it is open; the browser must not close it behind React's back.
        event.preventDefault();
        if (!stay) onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself. A drag that merely ends there was meant for something in the drawer.
        if (width === 'drawer' && event.target === ref.current && pressed.current === ref.current) onClose();
      }}
    >
      <div className={css.scroller}>
        <div className={css.sheet}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {children && (
            <div id={`${id}-body`} className={css.body}>
              {children}
            </div>
          )}
          {footer && <div className={css.footer}>{footer}</div>}
          {/* Last, so that the dialog opens with the focus on what it is about. */}
          {!stay && (
            <div className={css.corner}>
              <CloseButton onClick={onClose} className={css.close} />
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

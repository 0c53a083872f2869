import { type ReactNode, useId, useRef } from 'react';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import css from './Dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** The buttons, least important first. */
  footer?: ReactNode;
  /**
   * `drawer` slides in from the bottom edge, within reach of a thumb, and closes on a click beside it: for selections
   * and look-ups, never for questions.
   */
  width?: 'narrow' | 'wide' | 'drawer';
  /** Announces the content after the title when it opens: for a question of one or two sentences. */
  spoken?: boolean;
  /** Disables Escape and the close button, for a question that must be answered by a button. */
  stay?: boolean;
}

/** A native modal dialog: the rest of the page is inert, Escape closes it, and the focus returns to where it was. */
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
        // the parent controls it: the browser must not close it behind React's back
        event.preventDefault();
        if (!stay) onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // only the backdrop targets the dialog itself; a drag that merely ends there was meant for the content
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

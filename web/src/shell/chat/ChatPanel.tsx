import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { CloseButton } from '#web/ui/CloseButton.tsx';
import { useModal } from '#web/ui/dialogs/use-modal.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import { reset, stop, useConversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { texts } from './texts.ts';

/** No room for a page beside it: the panel is then a sheet, and the page behind it is inert. */
const NARROW = '(max-width: 30rem), (max-height: 30rem)';
/** Devices where focusing the input opens no on-screen keyboard over half of the conversation. */
const TYPES = '(hover: hover)';

/** The assistant: a panel beside the page, or a sheet over a small one (CHT-02, CHT-03). */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const sheet = useMedia(NARROW);
  const dialog = useModal(true, sheet);
  const conversation = useConversation();
  const [cleared, setCleared] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wait = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const pending = conversation.pending !== null;

  // after useModal, which opens it with the focus on its first element
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopening as a sheet or a panel loses the focus
  useEffect(() => {
    const first = matchMedia(TYPES).matches && !input.current?.disabled ? input : title;
    first.current?.focus();
  }, [sheet]);

  // A disabled or removed element would lose the focus. It does not go to Stop, which a second Enter would press.
  const waited = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const inside = focused === document.body || dialog.current?.contains(focused);
    if (pending && inside) wait.current?.focus();
    if (!pending && waited.current && inside && matchMedia(TYPES).matches) input.current?.focus();
    waited.current = pending;
  }, [pending, dialog]);

  return (
    <dialog
      ref={dialog}
      className={css.panel}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // the parent decides whether it is open
        onClose();
      }}
    >
      <div className={css.header}>
        <h2 id={id} ref={title} tabIndex={-1} className={css.title}>
          {texts.title}
        </h2>
        <Button
          variant="quiet"
          onClick={() => {
            reset();
            setCleared(true);
            if (matchMedia(TYPES).matches) input.current?.focus();
          }}
        >
          Reset
        </Button>
        <CloseButton label="Close the chat" onClick={onClose} />
      </div>
      <MessageList conversation={conversation} onLeave={sheet ? onClose : undefined} />
      <div ref={wait} className={css.wait} tabIndex={-1}>
        <div role="status">
          {pending && <p>{texts.thinking}</p>}
          {cleared && conversation.messages.length === 0 && (
            <VisuallyHidden>The conversation is cleared.</VisuallyHidden>
          )}
        </div>
        {pending && <Button onClick={stop}>Stop</Button>}
      </div>
      <Composer ref={input} draft={conversation.draft} pending={pending} />
      <p className={css.footer}>{texts.footer}</p>
    </dialog>
  );
}

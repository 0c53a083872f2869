import { type KeyboardEvent, lazy, useRef, useState } from 'react';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { useGivingWay } from '#web/ui/use-giving-way.ts';
import css from './Chat.module.css';
import { useOnTheWayDown } from './use-on-the-way-down.ts';

const ChatPanel = lazy(async () => ({ default: (await import('./ChatPanel.tsx')).ChatPanel }));

const bubble = 'M3 4h18v13H10l-5 4v-4H3z';
const cross = 'M5 5l14 14M19 5 5 19';

/** The round button on every screen (CHT-01, CHT-08), and the panel, whose chunk is loaded when it is first opened. */
export function Chat() {
  const [open, setOpen] = useState(false); // CHT-09
  const button = useRef<HTMLButtonElement>(null);
  useGivingWay(button, !open);
  useOnTheWayDown(button);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open && !event.defaultPrevented) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for the focus inside; both buttons do the same
    <div onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label="Chat assistant"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={open ? cross : bubble} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      {open && (
        <div className={css.place}>
          <LazyPart waiting={<Loading label="Opening the chat" />}>
            <ChatPanel onClose={close} />
          </LazyPart>
        </div>
      )}
    </div>
  );
}

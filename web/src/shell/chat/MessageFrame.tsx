import type { ReactNode } from 'react';
import type { ChatRole } from '#shared/chat/contract.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './ChatPanel.module.css';

interface MessageFrameProps {
  from: ChatRole;
  unfinished?: boolean;
  children: ReactNode;
}

/** A message; screen readers also hear who wrote it. */
export const MessageFrame = ({ from, unfinished, children }: MessageFrameProps) => (
  <li className={css.message} data-from={from} aria-live={unfinished ? 'off' : undefined}>
    <VisuallyHidden>{from === 'user' ? 'You:' : 'Assistant:'}</VisuallyHidden>
    <div className={css.content}>{children}</div>
  </li>
);

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Answer } from './Answer.tsx';
import css from './ChatPanel.module.css';
import { askAgain, type Conversation } from './conversation.ts';
import { MessageFrame } from './MessageFrame.tsx';
import { Suggestions } from './Suggestions.tsx';
import { texts } from './texts.ts';

interface MessageListProps {
  conversation: Conversation;
  /** called before a link leads to another screen */
  onLeave: (() => void) | undefined;
}

/**
 * The messages. A screen reader announces a message once it is complete: an answer being streamed is not read out word
 * by word.
 */
export function MessageList({ conversation, onLeave }: MessageListProps) {
  const { messages, pending, trouble } = conversation;
  const list = useRef<HTMLDivElement>(null);
  useReadingPlace(list, conversation);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (axe scrollable-region-focusable)
    <div ref={list} className={css.list} role="log" aria-label="Conversation" tabIndex={0}>
      <ol className={css.messages}>
        <MessageFrame from="assistant">
          <p>{texts.welcome}</p>
        </MessageFrame>
        {messages.map((message) => (
          <MessageFrame key={message.id} from={message.role}>
            {message.role === 'user' ? (
              <p className={css.asTyped}>{message.content}</p>
            ) : (
              <Answer message={message} onLeave={onLeave} />
            )}
          </MessageFrame>
        ))}
        {pending?.text && (
          <MessageFrame from="assistant" unfinished>
            <Answer message={{ content: pending.text }} onLeave={onLeave} />
          </MessageFrame>
        )}
      </ol>
      {messages.length === 0 && <Suggestions />}
      {trouble && (
        <div className={css.trouble}>
          <p className={css.note}>{trouble}</p>
          <Button onClick={askAgain}>Ask again</Button>
        </div>
      )}
    </div>
  );
}

/** Pixels from its place at which the list counts as scrolled by hand. */
const SLACK = 4;

/**
 * Keeps the newest text in view, but the last question never above the top, so that a long answer is read from its
 * beginning. Stops when somebody scrolls, and resumes with the next question.
 */
function useReadingPlace(list: RefObject<HTMLDivElement | null>, { messages, pending }: Conversation): void {
  const placed = useRef<number>(null);
  const questions = messages.filter(({ role }) => role === 'user').length;
  const asked = useRef(questions);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has grown
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    if (asked.current !== questions) placed.current = null;
    asked.current = questions;
    if (placed.current !== null && Math.abs(box.scrollTop - placed.current) > SLACK) return;
    const question = [...box.querySelectorAll<HTMLElement>('[data-from="user"]')].at(-1);
    box.scrollTop = Math.min(question ? question.offsetTop : 0, box.scrollHeight - box.clientHeight);
    placed.current = box.scrollTop;
  }, [messages, pending, questions]);
}

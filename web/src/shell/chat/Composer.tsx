import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { MAX_MESSAGE } from '#shared/chat/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import css from './ChatPanel.module.css';
import { send, setDraft } from './conversation.ts';
import { texts } from './texts.ts';

/** The remaining characters are shown from this many on. */
const NEAR = 200;

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  draft: string;
  pending: boolean;
}

/** The input for a question. Enter sends it, Shift+Enter starts a new line (CHT-07). */
export function Composer({ ref, draft, pending }: ComposerProps) {
  const id = useId();
  const left = MAX_MESSAGE - draft.trim().length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(draft);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // an Enter that confirms a word in an input method does not send
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send(draft);
  };
  return (
    <form className={css.composer} onSubmit={submit}>
      <textarea
        ref={ref}
        className={css.input}
        rows={2}
        aria-label="Your question"
        aria-describedby={id}
        aria-invalid={left < 0 || undefined}
        placeholder={texts.placeholder}
        value={draft}
        disabled={pending}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" disabled={pending}>
        Send
      </Button>
      <p id={id} className={css.count} role="status" data-over={left < 0}>
        {left < 0
          ? `Too long by ${(-left).toLocaleString('en')} of ${MAX_MESSAGE.toLocaleString('en')} characters`
          : left <= NEAR && `${left} characters left`}
      </p>
    </form>
  );
}

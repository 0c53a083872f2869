import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice, type NoticeProps } from './Notice.tsx';

interface ErrorNoticeProps {
  title?: string;
  message: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  answer?: NoticeProps['answer'];
}

/** A failure that the person can do something about. */
export function ErrorNotice({
  title = 'That did not work',
  message,
  onRetry,
  retrying = false,
  answer = false,
}: ErrorNoticeProps) {
  return (
    <Notice
      tone="bad"
      live
      answer={answer}
      title={title}
      action={
        onRetry && (
          <Button onClick={onRetry} busy={retrying}>
            Retry
          </Button>
        )
      }
    >
      {message}
    </Notice>
  );
}

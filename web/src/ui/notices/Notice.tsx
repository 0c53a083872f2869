import { type ReactNode, useEffect, useRef } from 'react';
import css from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'good' | 'bad' | 'warn';
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /**
   * Announces it when it appears: `bad` and `warn` interrupt, the others wait. Omit for text that was there from the
   * start.
   */
  live?: boolean;
  /** It responds to a click, and is scrolled into view if it is outside the window. */
  answer?: boolean;
}

const sign = { info: 'Note', good: 'Done', bad: 'Problem', warn: 'Warning' };

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, action, live = false, answer = false }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const role = !live ? undefined : tone === 'bad' || tone === 'warn' ? 'alert' : 'status';
  return (
    <div ref={ref} className={`${css.notice} ${css[tone]}`} role={role}>
      <div className={css.words}>
        <p className={css.title}>{title ?? sign[tone]}</p>
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

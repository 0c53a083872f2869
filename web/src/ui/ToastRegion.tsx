import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './open-dialogs.ts';
import css from './ToastRegion.module.css';
import { dismissToast, type Toast, useToasts } from './toast.ts';

/** Long enough to read twice; bad news stays longer. Nothing leaves while a pointer or the focus is on it. */
const SHOWN_MS = { neutral: 6_000, good: 6_000, bad: 12_000 };

function ToastItem({ item, paused }: { item: Toast; paused: boolean }) {
  useEffect(() => {
    if (paused || item.link) return;
    const timer = setTimeout(() => dismissToast(item.id), SHOWN_MS[item.tone]);
    return () => clearTimeout(timer);
  }, [item, paused]);
  return (
    <div className={`${css.toast} ${css[item.tone]}`}>
      <div>
        <p className={css.title}>{item.title}</p>
        {item.text && <p className={css.text}>{item.text}</p>}
        {item.link && (
          <a className={css.link} href={item.link.href} target="_blank" rel="noopener noreferrer">
            {item.link.label}
          </a>
        )}
      </div>
      <button type="button" className={css.close} onClick={() => dismissToast(item.id)} aria-label="Dismiss">
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}

/** Where toasts appear: in the open dialog, if there is one, else at an edge of the window. Two live regions that are always there, so that screen readers hear what enters them. */
export function ToastRegion() {
  const toasts = useToasts();
  const dialog = useTopDialog();
  const [paused, setPaused] = useState(false);
  const hold = { onPointerEnter: () => setPaused(true), onPointerLeave: () => setPaused(false) };
  const focus = { onFocus: () => setPaused(true), onBlur: () => setPaused(false) };
  const list = (bad: boolean) =>
    toasts
      .filter((item) => (item.tone === 'bad') === bad)
      .map((item) => <ToastItem key={item.id} item={item} paused={paused} />);
  const region = (
    <section className={css.region} aria-label="Notifications" {...hold} {...focus}>
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

import { type FocusEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTopDialog } from '#web/ui/dialogs/open-dialogs.ts';
import { ToastItem } from './ToastItem.tsx';
import css from './ToastRegion.module.css';
import { dismissToast, useToasts } from './toast.ts';
import { useBetweenPresses } from './use-between-presses.ts';
import { useDock } from './use-dock.ts';
import { usePageHidden } from './use-page-hidden.ts';

/**
 * Where toasts appear: at the foot of the open dialog, which shrinks accordingly, otherwise at an end of the window. If
 * there is room, they never cover controls (toast-position.ts); errors do not wait for room. Two permanent live regions
 * let screen readers announce new toasts: errors interrupt, the rest wait.
 */
export function ToastRegion() {
  const toasts = useBetweenPresses(useToasts());
  const dialog = useTopDialog();
  const region = useRef<HTMLElement>(null);
  const isBad = toasts.some(({ tone }) => tone === 'bad');
  const waits = useDock(region, !dialog && toasts.length > 0, !isBad);
  const cameFrom = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  // toasts raised while another tab covers the page wait until the person returns
  const hidden = usePageHidden();
  if (held && toasts.length === 0) setHeld(false);

  const enter = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  // browsers fire no leave event for an element removed while hovered or focused
  const dismiss = (id: number) => {
    const focused = region.current?.contains(document.activeElement);
    flushSync(() => {
      setHeld(false);
      dismissToast(id);
    });
    if (!focused) return;
    const next = region.current?.querySelector<HTMLElement>('button') ?? cameFrom.current;
    (next?.isConnected ? next : document.querySelector('main'))?.focus();
  };

  const list = (bad: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'bad') === bad)
      .map((item) => (
        <ToastItem key={item.id} item={item} held={held || hidden || waits} onDismiss={() => dismiss(item.id)} />
      ));
  const content = (
    <section
      ref={region}
      className={`${css.region} ${dialog ? '' : css.docked}`}
      aria-label="Notifications"
      data-toasts
      data-waits={waits || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(region.current?.contains(document.activeElement) ?? false)}
      onFocus={enter}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{list(false)}</div>
      <div role="alert">{list(true)}</div>
    </section>
  );
  return dialog ? createPortal(content, dialog) : content;
}

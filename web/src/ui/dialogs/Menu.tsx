import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Menu.module.css';

export interface MenuItem {
  label: ReactNode;
  onSelect: () => void;
  tone?: 'danger';
  disabled?: boolean;
}

interface MenuProps {
  /** The button's accessible name. */
  label: string;
  /** The button's content; three dots by default. */
  children?: ReactNode;
  items: readonly MenuItem[];
}

/** The next entry after `at` that starts with a typed letter. */
function startingWith(key: string, entries: HTMLElement[], at: number): number | undefined {
  if (key.length !== 1) return undefined;
  const starts = entries.flatMap((entry, index) =>
    entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()) ? [index] : [],
  );
  return starts.find((index) => index > at) ?? starts[0];
}

/** A menu of actions behind a button, with the keys of the ARIA menu pattern. */
export function Menu({ label, children, items }: MenuProps) {
  /** which entry takes the focus on opening */
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    entries.at(open === 'first' ? 0 : -1)?.focus();
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Tab') return setOpen(null);
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next =
      { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key] ??
      startingWith(event.key, entries, at);
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  };

  return (
    <div className={css.menu} ref={root}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {children ?? (
          <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
            <circle cx="4" cy="10" r="1.8" />
            <circle cx="10" cy="10" r="1.8" />
            <circle cx="16" cy="10" r="1.8" />
          </svg>
        )}
      </button>
      {open && (
        <div ref={list} id={id} role="menu" aria-label={label} className={css.list} tabIndex={-1} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of a menu do not move
              key={index}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={item.tone === 'danger' ? css.danger : css.item}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.onSelect();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

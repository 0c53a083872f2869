import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './Tabs.module.css';
import { tabAfter } from './tab-after.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Label of the tab list, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabbed panels: Tab reaches the selected tab and then its panel; arrows, Home and End select. */
export function Tabs({ label, tabs }: TabsProps) {
  const [at, select] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const root = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={css.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${root}-${id}-tab`}
            aria-selected={index === at}
            aria-controls={`${root}-${id}`}
            tabIndex={index === at ? 0 : -1}
            className={css.tab}
            onClick={() => select(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${root}-${id}`}
          aria-labelledby={`${root}-${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of mere text must be reachable to be read on (WAI-ARIA tabs)
          tabIndex={0}
          hidden={index !== at}
          className={css.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

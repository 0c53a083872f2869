import { Children, type ReactNode, useId } from 'react';
import css from './SiteFooter.module.css';

/** A titled group of links. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={css.title}>
        {title}
      </p>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

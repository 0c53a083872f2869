import type { ReactNode } from 'react';
import css from './CountryOfWork.module.css';

/** Holland's six interests at the corners of the hexagon they pull towards. */
export const pulls = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'] as const;

/** The country of work, drawn from the occupation table by web/tools/draw-occupation-map.ts; `children` lie on it. */
export const CountryOfWork = ({ children }: { children: ReactNode }) => (
  <div className={css.map} aria-hidden="true">
    {pulls.map((name) => (
      <p key={name} className={`${css.pull} ${css[name]}`}>
        {name}
      </p>
    ))}
    {children}
  </div>
);

import type { ReactNode } from 'react';
import css from './Specimen.module.css';

interface SpecimenProps {
  /** The name of the component, or of a group of tokens. */
  of: string;
  /** When to use it, and what to use instead. */
  use: string;
  children?: ReactNode;
}

/** A component of the kit in all its states. */
export const Specimen = ({ of, use, children }: SpecimenProps) => (
  <article className={css.specimen} id={of} aria-labelledby={`${of}-name`}>
    <div className={css.words}>
      <h3 id={`${of}-name`}>{of}</h3>
      <p>{use}</p>
    </div>
    {children && <div className={css.states}>{children}</div>}
  </article>
);

/** One named state. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.state}>
    <p className={css.name}>{name}</p>
    <div className={css.thing}>{children}</div>
  </div>
);

import type { ComponentProps } from 'react';
import css from './Panel.module.css';

/** A frame around figures that belong together. */
export const Panel = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={[css.panel, className].filter(Boolean).join(' ')} />
);

import type { ComponentProps } from 'react';
import css from './Panel.module.css';

/** The frame of an instrument: figures that are read together. */
export const Panel = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={[css.panel, className].filter(Boolean).join(' ')} />
);

import type { ComponentProps, ElementType } from 'react';
import css from './Stack.module.css';

interface StackProps extends ComponentProps<'div'> {
  /** Step of the spacing scale between children. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer';
}

function Laid({ gap, as, look, className, ...rest }: StackProps & { look: string | undefined }) {
  const Tag: ElementType = as ?? 'div';
  return <Tag {...(rest as object)} className={[look, className].filter(Boolean).join(' ')} data-gap={gap} />;
}

/** Children stacked vertically. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <Laid {...rest} gap={gap} look={css.stack} />;
}

/** Children side by side, wrapping when there is no room; `spread` pushes them to both ends. */
export function Cluster({ gap = 3, spread = false, ...rest }: StackProps & { spread?: boolean }) {
  return <Laid {...rest} gap={gap} look={spread ? `${css.cluster} ${css.spread}` : css.cluster} />;
}

import type { CSSProperties } from 'react';
import css from './ColourTokens.module.css';
import { tokensOf } from './design-tokens.ts';
import { Specimen } from './Specimen.tsx';

const colours = tokensOf('colour');

const Theme = ({ night }: { night: boolean }) => (
  <div className={night ? `${css.theme} ${css.night}` : css.theme}>
    <h4>{night ? 'The map at night' : 'On paper'}</h4>
    <ul className={css.swatches}>
      {colours.map(({ name }) => (
        <li key={name}>
          <span className={css.swatch} style={{ '--swatch': `var(${name})` } as CSSProperties} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
    <p>
      Ink on paper, <span className={css.soft}>softer where it explains</span>,{' '}
      <span className={css.good}>good news</span> and <span className={css.bad}>bad news</span>.
    </p>
  </div>
);

/** Both themes side by side, whatever the visitor's own is. */
export const ColourTokens = () => (
  <Specimen
    of="Themes"
    use="Ink on paper, hairlines, one signal. Yellow is the way forward and the person's own marker, and always carries ink. Good and bad news are never told by color alone. Contrast is measured by test/web/ui/tokens.test.ts."
  >
    <div className={css.themes}>
      <Theme night={false} />
      <Theme night />
    </div>
  </Specimen>
);

import type { CSSProperties } from 'react';
import { type DesignToken, tokensOf } from './design-tokens.ts';
import css from './ScaleTokens.module.css';
import { Specimen } from './Specimen.tsx';

interface ScaleProps {
  tokens: DesignToken[];
  /** A class that demonstrates the token; without it only the value is shown. */
  look?: string | undefined;
  text?: string;
}

const Scale = ({ tokens, look, text }: ScaleProps) => (
  <dl className={css.scale}>
    {tokens.map(({ name, value }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
          <small>{value}</small>
        </dt>
        <dd style={{ '--it': `var(${name})` } as CSSProperties}>{look && <span className={look}>{text}</span>}</dd>
      </div>
    ))}
  </dl>
);

const starting = (group: string, pattern: RegExp) => tokensOf(group).filter(({ name }) => pattern.test(name));

/** Type, space, size, shape, elevation, layers and motion from tokens.css. */
export const ScaleTokens = () => (
  <>
    <Specimen
      of="Type"
      use="A serif with character for headings and great figures, a plain sans with tabular figures for the rest."
    >
      <Scale
        tokens={starting('type', /^--(serif|sans|mono)/)}
        look={css.face}
        text="Every step shows its working: 12-18 minutes, $133,080."
      />
      <Scale tokens={starting('type', /^--text-/)} look={css.text} text="Where the path goes on" />
      <Scale
        tokens={starting('type', /^--leading/)}
        look={css.leading}
        text="Lines of text stand as far apart as their length wants: headings close, paragraphs open."
      />
    </Specimen>
    <Specimen
      of="Space"
      use="0 parts the pieces of one mark, 1 to 3 what belongs together, 4 to 6 one thing from the next, 7 to 9 sections."
    >
      <Scale tokens={tokensOf('space')} look={css.space} />
    </Specimen>
    <Specimen
      of="Size"
      use="44 px for whatever a finger must hit; the three widths of a page; the longest line of text."
    >
      <Scale tokens={tokensOf('size')} look={css.size} />
    </Specimen>
    <Specimen of="Shape" use="Nearly square: a printed sheet. Round is for dots.">
      <Scale tokens={tokensOf('shape')} look={css.shape} />
    </Specimen>
    <Specimen of="Elevation" use="Paper lies flat, and only what covers it casts a shadow.">
      <Scale tokens={tokensOf('elevation')} look={css.elevation} />
    </Specimen>
    <Specimen
      of="Focus and error"
      use="A ring of ink with a gap of ground, the same on every control. Tab through this page to see it."
    >
      <Scale tokens={[...tokensOf('focus'), ...tokensOf('error')]} />
      <span className={css.focus}>A control in focus</span>
    </Specimen>
    <Specimen of="Layers" use="What lies above what. Dialogs and drawers stand above all, in the browser's top layer.">
      <Scale tokens={tokensOf('layers')} />
    </Specimen>
    <Specimen
      of="Motion"
      use="Quick answers a hand, calm brings something in. Point at a bar. Whoever asks for less motion gets none."
    >
      <Scale tokens={starting('motion', /^--(quick|calm|wait)$/)} look={css.motion} />
      <Scale tokens={starting('motion', /^--(ease|instant)/)} />
    </Specimen>
  </>
);

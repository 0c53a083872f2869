import { sourceName, sources } from '#shared/occupations/sources.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { figures } from '../figures.data.ts';
import { Section } from '../Section.tsx';
import { illustrative, moves } from './content.data.ts';
import { Rise } from './Rise.tsx';
import css from './Stories.module.css';

export const TransformationsSection = () => (
  <Section
    id="transformations"
    title="Before and after"
    source={
      <>
        <Source kind="example" text={`${illustrative}. The stories are made up.`} />
        <Source
          kind="observed"
          text={`Their pay is the median of each occupation, a year: ${sourceName(sources.oews)}. United States.`}
        />
      </>
    }
  >
    <ul className={css.rows}>
      {moves.map(({ text, timeToSuccess }, index) => (
        <li key={text}>
          <Rise {...figures.moves[index]!} text={text} time={timeToSuccess} />
        </li>
      ))}
    </ul>
  </Section>
);

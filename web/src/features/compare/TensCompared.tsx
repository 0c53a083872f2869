import { Link } from 'react-router-dom';
import { plainNames, slugOf } from '#shared/occupations/names.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { Comparison, Overlap, Ten } from './comparison.ts';
import css from './TensCompared.module.css';
import { tensText } from './wording.ts';

/** Both answer sheets ranked by the same engine and data: the effect of the answers alone. */
export function TensCompared({ comparison }: { comparison: Comparison }) {
  return (
    <Section title="Your ten occupations" lead={tensText(comparison)}>
      <TenLists overlap={comparison.byAnswers} />
    </Section>
  );
}

/** For results of different questionnaires: both lists as stored. */
export const StoredTens = ({ overlap }: { overlap: Overlap }) => (
  <Section
    title="Your ten occupations"
    lead={`${overlap.stayed.length} of 10 stand in both results, as each was made at its time. What differs may come from the questions, not from you.`}
  >
    <TenLists overlap={overlap} />
  </Section>
);

const TenLists = ({ overlap: { stayed, came, left } }: { overlap: Overlap }) => (
  <div className={css.lists}>
    <TitleList title="In both" list={stayed} />
    <TitleList title="New" list={came} />
    <TitleList title="No longer among the ten" list={left} />
  </div>
);

const TitleList = ({ title: heading, list }: { title: string; list: readonly Ten[] }) => (
  <Stack gap={2}>
    <h3>
      {heading} ({list.length})
    </h3>
    {list.length === 0 ? (
      <p>None</p>
    ) : (
      <ul>
        {list.map(({ code, title }) => (
          <li key={code}>
            <Occupation code={code} title={title} />
          </li>
        ))}
      </ul>
    )}
  </Stack>
);

/** A stored list may name an occupation that the current data lack, which has no page. */
function Occupation({ code, title }: Ten) {
  const name = plainNames[code];
  return name ? <Link to={paths.occupation(slugOf(name))}>{name}</Link> : title;
}

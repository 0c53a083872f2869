import { Section } from '#web/ui/Section.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import type { Comparison, Ten } from './comparison.ts';
import css from './TensCompared.module.css';
import { tensText } from './wording.ts';

/** The two answer sheets ranked by the same engine and data: what the answers alone have done to the ten. */
export function TensCompared({ comparison }: { comparison: Comparison }) {
  const { stayed, came, left } = comparison.byAnswers;
  return (
    <Section title="Your ten occupations" lead={tensText(comparison)}>
      <div className={css.lists}>
        <TitleList title="In both" list={stayed} />
        <TitleList title="New" list={came} />
        <TitleList title="No longer among the ten" list={left} />
      </div>
    </Section>
  );
}

const TitleList = ({ title, list }: { title: string; list: readonly Ten[] }) => (
  <Stack gap={2}>
    <h3>
      {title} ({list.length})
    </h3>
    {list.length === 0 ? (
      <p>None</p>
    ) : (
      <ul>
        {list.map(({ code, title: name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    )}
  </Stack>
);

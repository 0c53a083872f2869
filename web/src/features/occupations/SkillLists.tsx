import { sourceNote } from '#shared/occupations/figures.ts';
import type { OccupationPage } from '#shared/occupations/page.ts';
import { SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import css from './SkillLists.module.css';

/** What people in the occupation call important, most important first; nothing if nobody was surveyed. */
export function SkillLists({ page: { skills, knowledge, technologies } }: { page: OccupationPage }) {
  if (skills.length + knowledge.length + technologies.length === 0) return null;
  return (
    <Section look="ruled" title="Skills that matter" lead="Most important first, as those who do the work see it.">
      <div className={css.lists}>
        <List title="Being good at" items={skills} />
        <List title="Knowing about" items={knowledge} />
        <List title="Software that employers name" items={technologies} />
      </div>
      <SourceNote source={sourceNote('onet_ratings')} />
    </Section>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

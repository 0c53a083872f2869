import { useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { Section } from '#web/ui/Section.tsx';
import { ProfileChart } from './charts/ProfileChart.tsx';
import css from './Direction.module.css';
import { FieldList } from './FieldList.tsx';
import { occupationProfile } from './occupation-profile.ts';
import type { RoleView } from './role-view.ts';

interface DirectionProps {
  result: ResultBody;
  facts: Facts | null;
  /** the occupation that is laid over the person's profile */
  selected: RoleView | null;
}

/** What the answers tell with some certainty: fields of work, and the profile of interests behind them. */
export function Direction({ result, facts, selected }: DirectionProps) {
  const occupation = useMemo(() => {
    const index = facts && selected && indexOfCode(facts, selected.code);
    return facts && selected && index !== null
      ? { title: selected.title, scores: occupationProfile(facts, index) }
      : null;
  }, [facts, selected]);
  return (
    <div className={css.columns}>
      <Section
        look="ruled"
        title="Fields first"
        lead="A field stays when single occupations change places. Fields in one bracket are too close to tell apart by your answers."
      >
        <FieldList clusters={result.clusters} />
      </Section>
      <Section look="ruled" title="Your interests" lead="What you would like doing, whatever you can do today.">
        <ProfileChart person={result.scoring_meta.userVector.interests} occupation={occupation} />
      </Section>
    </div>
  );
}

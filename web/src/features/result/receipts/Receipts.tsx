import { useMemo } from 'react';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { percent } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { CompositionChart } from '../charts/CompositionChart.tsx';
import { ProfileChart } from '../charts/ProfileChart.tsx';
import { occupationProfile } from '../occupation-profile.ts';
import type { RoleView } from '../role/role-view.ts';
import { pointsAtMost } from '../score/receipt-sums.ts';
import { dimensionMeaning, dimensionName } from '../score/wording.ts';
import { LensSummary } from './LensSummary.tsx';
import { Method } from './Method.tsx';

interface ReceiptsProps {
  result: ResultBody;
  roles: RoleView[];
  facts: Facts | null;
  /** the occupation overlaid on the person's profile */
  selected: RoleView | null;
  onOpen: (code: string) => void;
}

/** The third layer: the basis of the first two, each part behind its name. */
export function Receipts({ result, roles, facts, selected, onOpen }: ReceiptsProps) {
  const { scores, roles: stored } = result;
  const best = stored[0];
  const occupation = useMemo(() => {
    const index = facts && selected && indexOfCode(facts, selected.code);
    return facts && selected && index !== null
      ? { title: selected.title, scores: occupationProfile(facts, index) }
      : null;
  }, [facts, selected]);
  return (
    <Section look="ruled" title="Receipts" lead="What all this rests on. Open what you want to check.">
      <div>
        {best && best.why.length > 0 && (
          <Disclosure summary="How the overall score is made up">
            <CompositionChart
              title={`How the ${percent(scores.final)} is made up`}
              receipts={best.why}
              most={pointsAtMost(best.why)}
            />
            <dl>
              {(['fit', 'opportunity', 'feasibility'] as const).map((dimension) => (
                <div key={dimension}>
                  <dt>
                    {dimensionName[dimension]} {percent(scores[dimension])}
                  </dt>
                  <dd>{dimensionMeaning[dimension]}</dd>
                </div>
              ))}
            </dl>
            <Source kind="modelled" text="from your answers and published figures" />
          </Disclosure>
        )}
        <Disclosure summary="Your interests">
          <p>What you would like doing, whatever you can do today.</p>
          <ProfileChart person={result.scoring_meta.userVector.interests} occupation={occupation} />
        </Disclosure>
        {stored.some(({ why }) => why.length > 0) && (
          <Disclosure summary="Where you want to go, and where you could start today">
            <LensSummary roles={roles} onSelect={onOpen} />
          </Disclosure>
        )}
        <Disclosure summary="Method and dates">
          <Method result={result} />
        </Disclosure>
      </div>
    </Section>
  );
}

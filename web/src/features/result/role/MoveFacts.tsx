import { sources } from '#shared/occupations/sources.ts';
import { Source } from '#web/ui/Source.tsx';
import type { RoleView } from '../role-view.ts';
import { FactRow } from './Figure.tsx';

const ruleOfThumb = <Source kind="modelled" text="from your answers, by a rule of thumb" />;

/** Time and cost of the move as estimated from the person's own hours and skills, and what stands in the way. */
export function MoveFacts({ role }: { role: RoleView }) {
  return (
    <>
      <dl>
        <FactRow
          label="Time to get there"
          value={role.timeToTransition}
          note="of learning beside your work, at the hours a week you named; a degree or licence it asks for may take longer"
          source={ruleOfThumb}
        />
        <FactRow
          label="Cost to get there"
          value={role.costToTransition}
          note="for those hours in paid self-study; no tuition, no pay you would miss"
          source={ruleOfThumb}
        />
        <FactRow
          label="Turnover"
          value={role.volatility === null ? null : `${Math.round(role.volatility)} of 100 jobs open each year`}
          source={<Source kind="modelled" text={`from ${sources.projections.release} and ${sources.oews.release}`} />}
        />
      </dl>
      {role.barriers.length > 0 && (
        <div>
          <h5>What stands in the way</h5>
          <ul>
            {role.barriers.map((barrier) => (
              <li key={barrier}>{barrier}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

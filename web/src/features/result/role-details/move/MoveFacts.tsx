import { sources } from '#shared/occupations/sources.ts';
import type { RoleView } from '#web/features/result/role/role-view.ts';
import { FactRow } from '#web/parts/occupation-figures/Figure.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { MoveSteps } from './MoveSteps.tsx';

const MoveSource = () => (
  <Source
    kind="modelled"
    text={`from your answers and ${sources.tuition.release}, ${sources.programmes.release}; hours by a rule of thumb`}
  />
);

/** The steps of the move with time and cost, and its obstacles. */
export function MoveFacts({ role }: { role: RoleView }) {
  return (
    <Stack gap={4}>
      {role.move && <MoveSteps move={role.move} />}
      <dl>
        <FactRow
          label="Time to get there"
          value={role.timeToTransition}
          note="one step after the other; a license, and what has no figure, comes on top"
          source={<MoveSource />}
        />
        <FactRow
          label="Cost to get there"
          value={role.costToTransition}
          note="prices of the United States before grants; living costs and pay you would miss stand apart"
          source={<MoveSource />}
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
    </Stack>
  );
}

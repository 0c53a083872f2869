import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import type { RoleView } from '../role-view.ts';
import css from './Figure.module.css';

/** Time and cost of the move as estimated from the person's own hours and budget, and what stands in the way. */
export function MoveFacts({ role }: { role: RoleView }) {
  return (
    <>
      <dl>
        <Fact label="Time to get there" value={role.timeToTransition} />
        <Fact label="Cost to get there" value={role.costToTransition} />
        <Fact
          label="Turnover"
          value={role.volatility === null ? null : `${Math.round(role.volatility)} of 100 jobs open each year`}
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

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{value === null ? <NotAvailable /> : <b>{value}</b>}</dd>
    </div>
  );
}

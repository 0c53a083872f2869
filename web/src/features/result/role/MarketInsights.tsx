import { usd } from '#shared/lib/format.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { NotAvailable } from '#web/ui/NotAvailable.tsx';
import { isUsReference } from '../chosen-places.ts';
import type { RoleView } from '../role-view.ts';
import css from './Figure.module.css';
import { MarketFigures } from './MarketFigures.tsx';

/** The market figures of a role; from the stored result alone while the facts table is not there. */
export function MarketInsights({ facts, role }: { facts: Facts | null; role: RoleView }) {
  const index = facts && indexOfCode(facts, role.code);
  if (facts && index !== null)
    return <MarketFigures facts={facts} index={index} usReference={isUsReference(role.locations)} />;
  const { p50, p75 } = role.salaryRange;
  return (
    <>
      <p>
        <small>United States, as stored with your result.</small>
      </p>
      <dl>
        <Stored label="Median pay a year" value={p50 === null ? null : usd(p50)} />
        <Stored label="A quarter earn more than" value={p75 === null ? null : usd(p75)} />
        <Stored label="Demand" value={role.demand} />
        <Stored
          label="AI exposure"
          value={role.automationRisk === null ? null : `${Math.round(role.automationRisk * 100)}% of the work`}
        />
      </dl>
    </>
  );
}

function Stored({ label, value }: { label: string; value: string | null }) {
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>{value === null ? <NotAvailable /> : <b>{value}</b>}</dd>
    </div>
  );
}

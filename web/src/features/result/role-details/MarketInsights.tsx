import { usd } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { sourceNote, widerGroupText } from '#shared/occupations/figures.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { marketView } from '#shared/occupations/market-view.ts';
import { FactRow, SourceNote } from '#web/parts/occupation-figures/Figure.tsx';
import { MarketFigures } from '#web/parts/occupation-figures/MarketFigures.tsx';
import { isUsReference } from '../chosen-places.ts';
import type { RoleView } from '../role/role-view.ts';

const pay = <SourceNote source={sourceNote('oews')} />;

/** A role's market figures; from the stored result alone while the facts are not loaded. */
export function MarketInsights({ facts, role }: { facts: Facts | null; role: RoleView }) {
  const index = facts && indexOfCode(facts, role.code);
  if (facts && index !== null)
    return <MarketFigures market={marketView(facts, index)} usReference={isUsReference(role.locations)} />;
  const group = widerGroupText(role.figureGroup) ?? undefined;
  const { p50, p75 } = role.salaryRange;
  return (
    <>
      <p>
        <small>United States, as stored with your result.</small>
      </p>
      <dl>
        <FactRow label="Median pay a year" value={p50 === null ? null : usd(p50)} note={group} source={pay} />
        <FactRow label="A quarter earn more than" value={p75 === null ? null : usd(p75)} note={group} source={pay} />
        <FactRow label="Demand" value={role.demand} source={<SourceNote source={sourceNote('projections')} />} />
        <FactRow
          label="Automation risk"
          value={role.automationRisk === null ? null : automationRiskName[automationRisk(role.automationRisk)]}
          note={automationRiskText(role.automationRisk ?? 0)}
          source={<SourceNote source={sourceNote('exposure')} />}
        />
      </dl>
    </>
  );
}

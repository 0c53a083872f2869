import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { day, signedPercent, usd } from '#shared/lib/format.ts';
import { automationRiskName } from '#shared/occupations/automation-risk.ts';
import { FactRow } from '#web/parts/occupation-figures/Figure.tsx';
import { FigureSource } from '#web/parts/occupation-figures/FigureSource.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { isUsReference } from '../chosen-places.ts';
import type { RoleView } from '../role/role-view.ts';
import { useLiveMarket } from './use-live-market.ts';

/** The live call's figures for a role (DAT-21); a short text if it failed (D-56), nothing if it was not made. */
export function LiveFigures({ result, role }: { result: ResultBody; role: RoleView }) {
  const live = useLiveMarket(result);
  if (live.is === 'failed')
    return (
      <p>
        <small>Shown without live data: it could not be loaded just now.</small>
      </p>
    );
  const found = live.is === 'answered' ? live.market.data.find(({ code }) => code === role.code) : undefined;
  if (live.is !== 'answered' || !found) return null;
  const { salary, automationRisk, demand } = found;
  const published = day(live.market.published);
  return (
    <Stack gap={2} as="section" aria-label="Live market data">
      <p>
        <b>{live.market.origin === 'publishers' ? `Live market data of ${published}` : `Snapshot of ${published}`}</b>
        {isUsReference(role.locations) && <small> A reference: none of your places is in the United States.</small>}
      </p>
      <dl>
        <FactRow
          label={`Median pay a year, ${salary.place}`}
          value={salary.median === null ? null : `${usd(salary.median)} ${salary.currency}`}
          source={<FigureSource brief of={salary.provenance} />}
        />
        <FactRow
          label="Automation risk"
          value={automationRisk.level && automationRiskName[automationRisk.level]}
          note={automationRisk.meaning ?? undefined}
          source={<FigureSource brief of={automationRisk.provenance} />}
        />
        <FactRow
          label={`Demand, ${demand.place}`}
          value={demand.growth === null ? null : signedPercent(demand.growth)}
          note={demand.provenance.note}
          source={<FigureSource brief of={demand.provenance} />}
        />
        <FactRow
          label={`Job postings of all occupations, ${demand.postings.place}`}
          value={demand.postings.change === null ? null : signedPercent(demand.postings.change)}
          note={demand.postings.provenance.note}
          source={<FigureSource brief of={demand.postings.provenance} />}
        />
      </dl>
    </Stack>
  );
}

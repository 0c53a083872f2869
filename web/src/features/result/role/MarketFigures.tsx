import { compact, percent, signedPercent } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import type { Facts } from '#shared/occupations/facts.ts';
import { figureGroupTitle } from '#shared/occupations/figure-groups.ts';
import { figureOf, widerGroupText } from '#shared/occupations/figures.ts';
import { Stack } from '#web/ui/Stack.tsx';
import { WageChart } from '../charts/WageChart.tsx';
import { FigureRow, SourceNote } from './Figure.tsx';

interface MarketFiguresProps {
  facts: Facts;
  index: number;
  /** the person chose no place in the US: say that these figures are a reference (D-29) */
  usReference: boolean;
}

/** Pay, outlook, automation risk and work from home of an occupation in the United States, each with its source. */
export function MarketFigures({ facts, index, usReference }: MarketFiguresProps) {
  const of = (name: Parameters<typeof figureOf>[1]) => figureOf(facts, name, index);
  const [p10, p25, p50, p75, p90] = [of('wageP10'), of('wageP25'), of('wageP50'), of('wageP75'), of('wageP90')].map(
    (figure) => figure.value,
  );
  const group = widerGroupText(facts.figureGroup[index]!);
  const ofGroup = group ? 'of a wider group' : undefined;
  const known = p10 != null && p25 != null && p50 != null && p75 != null && p90 != null;
  return (
    <Stack gap={4}>
      <p>
        <small>
          Figures are for the whole United States{usReference && ', as a reference: none of your places is there'}. Pay
          is a year in US dollars, before tax.
          {group &&
            ` Pay, employment and outlook are published only for ${figureGroupTitle(facts, index)}: ${facts.figureGroup[index]} occupations share them.`}
        </small>
      </p>
      {known ? (
        <WageChart
          wages={{ p10, p25, p50, p75, p90 }}
          group={group}
          source={<SourceNote source={of('wageP50').source} />}
        />
      ) : (
        <p>Pay: not available. The publisher gives no annual wage for this occupation.</p>
      )}
      <dl>
        <FigureRow
          label="Employment growth"
          figure={of('growth')}
          format={signedPercent}
          note={['projected over ten years', ofGroup].filter(Boolean).join(', ')}
        />
        <FigureRow
          label="Openings"
          figure={of('openings')}
          format={(value) => `${compact(value)} a year`}
          note={ofGroup}
        />
        <FigureRow
          label="Employment"
          figure={of('employment')}
          format={(value) => `${compact(value)} people`}
          note={ofGroup}
        />
        <FigureRow
          label="Automation risk"
          figure={of('exposure')}
          format={(share) => automationRiskName[automationRisk(share)]}
          note={automationRiskText(of('exposure').value ?? 0)}
        />
        <FigureRow
          label="Work from home"
          figure={of('telework')}
          format={(value) => `${percent(value * 100)} of the work`}
          note="share that could be done from home"
        />
      </dl>
    </Stack>
  );
}

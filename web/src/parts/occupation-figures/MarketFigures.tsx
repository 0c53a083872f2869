import { compact, signedPercent } from '#shared/lib/format.ts';
import { automationRisk, automationRiskName, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { figureFrom, widerGroupText } from '#shared/occupations/figures.ts';
import type { MarketFigure, MarketView } from '#shared/occupations/market-view.ts';
import { openingsText } from '#shared/occupations/openings-text.ts';
import { homeShareText } from '#shared/occupations/work-from-home.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { FigureRow } from './Figure.tsx';
import { Pay } from './Pay.tsx';

interface MarketFiguresProps {
  market: MarketView;
  /** the person chose no US place: say that the figures are for reference (D-29) */
  usReference?: boolean;
}

/** Pay, outlook, automation risk and work from home in the United States, each with its source. */
export const MarketFigures = ({ market, usReference = false }: MarketFiguresProps) => (
  <Stack gap={4}>
    <Scope market={market} usReference={usReference} />
    <Pay market={market} />
    <dl>
      <OutlookRows market={market} />
      <WorkRows market={market} />
    </dl>
  </Stack>
);

/** What the figures cover. */
export const Scope = ({ market: { group }, usReference = false }: MarketFiguresProps) => (
  <p>
    <small>
      Figures are for the whole United States{usReference && ', as a reference: none of your places is there'}. Pay is a
      year in US dollars, before tax.
      {group &&
        ` Pay, employment and outlook are published only for ${group.title}: ${group.occupations} occupations share them.`}
    </small>
  </p>
);

const of = ({ figures }: MarketView, name: MarketFigure) => figureFrom(name, figures[name]);

/** Growth, openings and employment. */
export function OutlookRows({ market }: { market: MarketView }) {
  const ofGroup = widerGroupText(market.group?.occupations ?? 1) ? 'of a wider group' : undefined;
  return (
    <>
      <FigureRow
        label="Employment growth"
        figure={of(market, 'growth')}
        format={signedPercent}
        note={['projected over ten years', ofGroup].filter(Boolean).join(', ')}
      />
      <FigureRow
        label="Openings"
        figure={of(market, 'openings')}
        format={(value) => `${openingsText(value, compact)} a year`}
        note={ofGroup}
      />
      <FigureRow
        label="Employment"
        figure={of(market, 'employment')}
        format={(value) => `${compact(value)} people`}
        note={ofGroup}
      />
    </>
  );
}

/** Automation risk (D-81) and work from home. */
export const WorkRows = ({ market }: { market: MarketView }) => (
  <>
    <FigureRow
      label="Automation risk"
      figure={of(market, 'exposure')}
      format={(share) => automationRiskName[automationRisk(share)]}
      note={automationRiskText(market.figures.exposure ?? 0)}
    />
    <FigureRow label="Work from home" figure={of(market, 'telework')} format={homeShareText} note={market.homeNote} />
  </>
);

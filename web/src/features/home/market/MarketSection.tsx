import { lazy } from 'react';
import { count, signedPercent, usd } from '#shared/lib/format.ts';
import { sourceName, sources } from '#shared/occupations/sources.ts';
import { MarketWait } from '#web/parts/market/MarketWait.tsx';
import { useSubscription } from '#web/session/plan/subscription.ts';
import { Source } from '#web/ui/figures/Source.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { figures } from '../figures.data.ts';
import { Section } from '../Section.tsx';
import { LockedMarket } from './LockedMarket.tsx';
import css from './MarketSection.module.css';
import { PayClimb } from './PayClimb.tsx';
import { TopList } from './TopList.tsx';

// lazy, because it calls the server, which a visitor's page never does for it (MKT-12)
const MarketPanel = lazy(() => import('#web/parts/market/MarketPanel.tsx'));

/** Published market figures, and for subscribers their changes (MKT-12, D-69). */
export function MarketSection() {
  const { subscribed } = useSubscription();
  const atLeast = `at least ${count(figures.broad)} openings a year`;
  return (
    <Section
      id="market-intelligence"
      title="The market your answers meet"
      lead={`What is published of ${count(figures.occupations)} occupations stands beside every match: pay, openings, growth, AI exposure.`}
    >
      {subscribed && (
        <LazyPart waiting={<MarketWait />}>
          <MarketPanel />
        </LazyPart>
      )}
      <div className={subscribed ? css.open : css.market}>
        <PayClimb />
        <div className={css.published}>
          <div className={css.lists}>
            <TopList
              title="Most openings a year"
              roles={figures.openings}
              figure={({ openings }) => count(openings)}
              note={({ growth }) => `jobs ${signedPercent(growth)} by 2034`}
            />
            <TopList
              title="Fastest growing"
              roles={figures.growth}
              figure={({ growth }) => signedPercent(growth)}
              note={({ openings }) => `${count(openings)} openings a year`}
            />
            <TopList
              title="Best paid"
              roles={figures.pay}
              figure={({ pay }) => usd(pay)}
              note={({ openings }) => `${count(openings)} openings a year`}
            />
          </div>
          <Stack gap={2}>
            <Source
              kind="modelled"
              text={`Openings, and growth of jobs over ten years: ${sourceName(sources.projections)}. United States.`}
            />
            <Source
              kind="observed"
              text={`Median pay a year: ${sourceName(sources.oews)}. United States. All lists: occupations with ${atLeast}.`}
            />
          </Stack>
        </div>
        {!subscribed && <LockedMarket />}
      </div>
    </Section>
  );
}

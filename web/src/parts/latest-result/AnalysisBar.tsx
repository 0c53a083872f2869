import { day } from '#shared/lib/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ScoreBadge } from '#web/ui/figures/ScoreBadge.tsx';
import { Source } from '#web/ui/figures/Source.tsx';
import css from './AnalysisBar.module.css';
import type { LatestResult } from './latest-result.ts';

/** The panel's subject, date and link, above the figures so that a phone shows it first (DSH-10, DSH-11). */
export const AnalysisBar = ({ result, lead }: { result: LatestResult; lead: boolean }) => (
  <div className={css.bar}>
    <div className={css.words}>
      <h3>Latest analysis</h3>
      <ScoreBadge score={result.final_score} of="Match" />
      <Source
        kind="modelled"
        text={
          <>
            from your answers of <time dateTime={result.created_at}>{day(result.created_at)}</time>
          </>
        }
      />
    </div>
    <ButtonLink variant={lead ? 'primary' : 'secondary'} to={paths.result(result.id)}>
      View Full Analysis Results
    </ButtonLink>
  </div>
);

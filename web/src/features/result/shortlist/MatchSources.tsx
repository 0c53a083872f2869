import { sources } from '#shared/occupations/sources.ts';
import { Source } from '#web/ui/figures/Source.tsx';

/** Sources of a match's summary; each figure of the receipts has its own. */
export const MatchSources = () => (
  <div>
    <Source kind="observed" text={`pay: ${sources.oews.release}, median, United States`} />
    <Source
      kind="modelled"
      text={`scores: from your answers; demand: ${sources.projections.release}; AI: ${sources.exposure.release}`}
    />
  </div>
);

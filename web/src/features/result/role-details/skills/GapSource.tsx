import { sourceNote } from '#shared/occupations/figures.ts';
import { sourceText } from '#web/parts/occupation-figures/source-text.ts';
import { Source } from '#web/ui/figures/Source.tsx';

/** The sources of both ends of a skill gap. */
export const GapSource = () => (
  <Source
    kind="modelled"
    text={`your level: by your own rating; what the work asks: from ${sourceText(sourceNote('onet_ratings'))}`}
  />
);

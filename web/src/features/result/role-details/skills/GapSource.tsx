import { sourceNote } from '#shared/occupations/figures.ts';
import { sourceText } from '#web/parts/occupation-figures/source-text.ts';
import { Source } from '#web/ui/figures/Source.tsx';

/** Where both ends of a skill gap come from. */
export const GapSource = () => (
  <Source
    kind="modelled"
    text={`your level: by your own rating; what the work asks: from ${sourceText(sourceNote('onet_ratings'))}`}
  />
);

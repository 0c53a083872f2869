import type { CvAnalysis } from '#shared/cv/tools-contract.ts';
import { FigureRows } from '#web/ui/figures/FigureRows.tsx';
import { Lines } from './Lines.tsx';

/** How long and where the person has worked, with gaps. */
export const Experience = ({ work }: { work: CvAnalysis['experience_analysis'] }) => (
  <>
    <FigureRows
      rows={[
        { name: 'Total years, overlaps counted once', figure: String(work.total_years) },
        { name: 'Fields', figure: work.industries.join(', ') || null },
      ]}
    />
    {work.progression && <p>{work.progression}</p>}
    {work.gaps.length > 0 && (
      <>
        <p>
          Between your positions there are pauses. They change no figure; be ready for the question, or name what you
          did:
        </p>
        <Lines lines={work.gaps.map(({ from, to, months }) => `${from} to ${to}, ${months} months`)} none="" />
      </>
    )}
  </>
);

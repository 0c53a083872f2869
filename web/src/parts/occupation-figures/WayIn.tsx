import { figureFrom, sourceNote } from '#shared/occupations/figures.ts';
import type { WayInView } from '#shared/occupations/way-in.ts';
import { FactRow, FigureRow, SourceNote } from './Figure.tsx';

const months = (value: number): string => `${Math.round(value)} ${Math.round(value) === 1 ? 'month' : 'months'}`;

const experienceNote = ({ experienceMonths, beginsWithout }: WayInView): string => {
  const whose = 'the middle of what those in it, or experts on it, call required';
  return experienceMonths && beginsWithout ? `${whose}; BLS calls none typical to begin` : whose;
};

/** An occupation's requirements for everybody, each with its source. */
export const WayIn = ({ wayIn }: { wayIn: WayInView }) => (
  <dl>
    <FactRow
      label="Education"
      value={wayIn.education.level}
      note={wayIn.education.note}
      source={<SourceNote source={sourceNote(wayIn.education.source)} />}
    />
    {wayIn.entryEducation && (
      <FactRow
        label="Education at entry"
        value={wayIn.entryEducation.level}
        note={`${wayIn.entryEducation.note}; a move counts the higher of the two`}
        source={<SourceNote source={sourceNote(wayIn.entryEducation.source)} />}
      />
    )}
    <FigureRow
      label="Experience in related work"
      figure={figureFrom('experienceMonths', wayIn.experienceMonths)}
      format={(value) => (value === 0 ? 'none' : months(value))}
      note={experienceNote(wayIn)}
    />
    <FigureRow
      label="Training after being hired"
      figure={figureFrom('trainingMonths', wayIn.trainingMonths)}
      format={(value) => (value === 0 ? 'none' : months(value))}
      note="on the job, paid"
    />
    <FactRow
      label="License"
      value={wayIn.licence.need}
      note={wayIn.licence.note}
      source={<SourceNote source={sourceNote(wayIn.licence.source)} />}
    />
    {wayIn.apprenticeship && (
      <FactRow
        label="Apprenticeship"
        value={wayIn.apprenticeship.term}
        note={wayIn.apprenticeship.note}
        source={<SourceNote source={sourceNote('apprenticeships')} />}
      />
    )}
  </dl>
);

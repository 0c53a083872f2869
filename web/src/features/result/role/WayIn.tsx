import { educationBasisText, educationSource } from '#shared/occupations/education-text.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { figureOf, sourceNote } from '#shared/occupations/figures.ts';
import { apprenticeshipText, licenceText } from '#shared/occupations/licence-text.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { FactRow, FigureRow, SourceNote } from './Figure.tsx';

const months = (value: number): string => `${Math.round(value)} ${Math.round(value) === 1 ? 'month' : 'months'}`;

/** What the work asks of everybody, before anything is known of the person: each with whose word it is. */
export function WayIn({ facts, code }: { facts: Facts | null; code: string }) {
  const index = facts && indexOfCode(facts, code);
  if (!facts || index === null) return <p>Education, experience and licenses: not available just now.</p>;
  const licence = licenceText(facts, index);
  const apprenticeship = apprenticeshipText(facts, index);
  return (
    <dl>
      <FactRow
        label="Education"
        value={educationLevels[facts.education[index]!] ?? null}
        note={educationBasisText(facts, index)}
        source={<SourceNote source={sourceNote(educationSource(facts, index))} />}
      />
      <FigureRow
        label="Experience in related work"
        figure={figureOf(facts, 'experienceMonths', index)}
        format={(value) => (value === 0 ? 'none' : months(value))}
        note="the middle of what those in it, or experts on it, call required"
      />
      <FigureRow
        label="Training after one is hired"
        figure={figureOf(facts, 'trainingMonths', index)}
        format={(value) => (value === 0 ? 'none' : months(value))}
        note="on the job, paid"
      />
      <FactRow
        label="License"
        value={licence.need}
        note={licence.note}
        source={<SourceNote source={sourceNote(licence.source)} />}
      />
      {apprenticeship && (
        <FactRow
          label="Apprenticeship"
          value={apprenticeship.term}
          note={apprenticeship.note}
          source={<SourceNote source={sourceNote('apprenticeships')} />}
        />
      )}
    </dl>
  );
}

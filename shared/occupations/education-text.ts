import { educationBases, educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { type SourceId, sources } from '#shared/occupations/sources.ts';

type Basis = (typeof educationBases)[number];

const basisWords: Record<Basis, string> = {
  'O*NET respondents': 'what most of those whom O*NET asked call enough',
  'BLS typical entry': 'what BLS calls typical for entry',
  'BLS typical entry of a wider group': 'what BLS calls typical for entry to a wider group',
};
const basisSource: Record<Basis, SourceId> = {
  'O*NET respondents': 'preparation',
  'BLS typical entry': 'projections',
  'BLS typical entry of a wider group': 'projections',
};
const basisOf = (facts: Facts, index: number): Basis => educationBases[facts.educationBasis[index]!]!;

/** Who says which education it takes. */
export const educationBasisText = (facts: Facts, index: number): string => basisWords[basisOf(facts, index)];
export const educationSource = (facts: Facts, index: number): SourceId => basisSource[basisOf(facts, index)];

/** "bachelor's degree, what most of those whom O*NET asked call enough (2025)" */
export function educationText(facts: Facts, index: number): string {
  const level = educationLevels[facts.education[index]!]!.toLowerCase();
  return `${level}, ${educationBasisText(facts, index)} (${sources[educationSource(facts, index)].date.slice(0, 4)})`;
}

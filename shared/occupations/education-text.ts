import { educationBases, educationLevels, type Facts } from './facts.ts';
import { type SourceId, sources } from './sources.ts';

type Basis = (typeof educationBases)[number];

const basisWords: Record<Basis, string> = {
  'O*NET respondents': 'what most people O*NET surveyed call enough',
  'BLS typical entry': 'what BLS calls typical for entry',
  'BLS typical entry of a wider group': 'what BLS calls typical for entry to a wider group',
};
const basisSource: Record<Basis, SourceId> = {
  'O*NET respondents': 'preparation',
  'BLS typical entry': 'projections',
  'BLS typical entry of a wider group': 'projections',
};

/** A level of education, and its source. */
export interface EducationSaid {
  level: string;
  note: string;
  source: SourceId;
}

/** BLS's "nondegree award" is what a move calls a certificate. */
const plain = (level: (typeof educationLevels)[number]): string =>
  level === 'Postsecondary nondegree award' ? 'Postsecondary certificate' : level;

const said = (level: number, basis: Basis): EducationSaid => ({
  level: plain(educationLevels[level]!),
  note: basisWords[basis],
  source: basisSource[basis],
});

/** What most people in the occupation call enough; BLS's entry level where they were not surveyed. */
export const educationSaid = ({ education, educationBasis }: Facts, index: number): EducationSaid =>
  said(education[index]!, educationBases[educationBasis[index]!]!);

/** BLS's entry level; null when both agree. */
export function entrySaid({ education, entryEducation, figureGroup }: Facts, index: number): EducationSaid | null {
  if (education[index] === entryEducation[index]) return null;
  const basis = figureGroup[index]! > 1 ? 'BLS typical entry of a wider group' : 'BLS typical entry';
  return said(entryEducation[index]!, basis);
}

/** "bachelor's degree, what most people O*NET surveyed call enough (2025)" */
export function educationText(facts: Facts, index: number): string {
  const { level, note, source } = educationSaid(facts, index);
  return `${level.toLowerCase()}, ${note} (${sources[source].date.slice(0, 4)})`;
}

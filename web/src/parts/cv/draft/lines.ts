/** Lines of the uploaded CV that belong to no field, and what they can be used as. */
import { isSaid } from './draft.ts';
import { add, addPoint, fill } from './edits.ts';
import { type Path, valueAt } from './paths.ts';
import type { CvDraft, EntryList, Line } from './shape.ts';

/** What an unused line can be used as. */
export const uses = {
  summary: 'Summary',
  title: 'Job title of a new position',
  company: 'Company of the last position',
  achievement: 'Achievement of the last position',
  degree: 'Degree of a new education',
  institution: 'Institution of the last education',
  technical: 'Technical skill',
  soft: 'Soft skill',
  language: 'Language',
  certification: 'Certification',
  location: 'Location',
} as const;
export type Use = keyof typeof uses;

/** What stays in the CV as “Other”: whole lines, not the scraps of others. */
export const wholeLines = ({ notPlaced }: CvDraft): string[] =>
  notPlaced.filter(({ part }) => !part).map(({ value }) => value);

/** Removes the line from the unused ones; another with the same text stays. */
export function use(draft: CvDraft, line: Line, as: Use): CvDraft {
  const [withTarget, path] = targetOf(draft, as);
  return { ...fill(withTarget, path, line), notPlaced: draft.notPlaced.filter((each) => each !== line) };
}

/** A line picked on the page, which cannot be told from another with the same text. */
export function pick(draft: CvDraft, path: Path, line: Line): CvDraft {
  const at = draft.notPlaced.findIndex(({ value }) => value === line.value);
  return { ...fill(draft, path, line), notPlaced: draft.notPlaced.filter((_, index) => index !== at) };
}

const isBlankEntry = (draft: CvDraft, list: EntryList): boolean => {
  const last = draft.info[list].at(-1);
  return last !== undefined && !isSaid({ ...last, achievements: [] });
};

/** The target: a field of a new or the last entry, or a new point of a list. */
function targetOf(draft: CvDraft, as: Use): [CvDraft, Path] {
  const entry = (list: EntryList, field: string, isNew: boolean): [CvDraft, Path] => {
    const next = draft.info[list].length === 0 || (isNew && !isBlankEntry(draft, list)) ? add(draft, list) : draft;
    return [next, [list, { id: next.ids[list].at(-1)! }, field]];
  };
  const point = ([next, path]: [CvDraft, Path]): [CvDraft, Path] => {
    const points = valueAt(next, path) as string[];
    return points.at(-1) === ''
      ? [next, [...path, points.length - 1]]
      : [addPoint(next, path), [...path, points.length]];
  };
  switch (as) {
    case 'summary':
      return [draft, ['professionalSummary']];
    case 'location':
      return [draft, ['personalInfo', 'location']];
    case 'title':
      return entry('experience', 'title', true);
    case 'company':
      return entry('experience', 'company', false);
    case 'achievement':
      return point(entry('experience', 'achievements', false));
    case 'degree':
      return entry('education', 'degree', true);
    case 'institution':
      return entry('education', 'institution', false);
    case 'certification':
      return entry('certifications', 'name', true);
    case 'technical':
      return point([draft, ['skills', 'technical']]);
    case 'soft':
      return point([draft, ['skills', 'soft']]);
    case 'language':
      return point([draft, ['skills', 'languages']]);
  }
}

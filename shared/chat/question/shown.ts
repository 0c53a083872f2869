/** Which occupations an answer showed. */
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nearToLeft } from '../answers/career-change.ts';
import { ratedMost } from '../answers/knowledge.ts';
import { mostFound } from '../answers/most.ts';
import type { WorkQuestion } from './conversation.ts';
import type { OccupationIndex } from './find-occupations.ts';

/** The occupations that an answer showed, in its order. */
export function shownBy(index: Records, question: WorkQuestion): readonly number[] {
  switch (question.kind) {
    case 'most':
      return mostFound(index, question);
    case 'knowledge':
      return ratedMost(index, question.area);
    case 'occupations':
      if (question.change) return nearToLeft(index, question.found[0]!, question.change);
      return question.asked.length === 1 && question.asked[0] === 'similar' && question.found.length === 1
        ? nearOf(index, question.found[0]!)
        : question.found;
    default:
      return question.found;
  }
}

type Records = Pick<OccupationIndex, 'facts' | 'states' | 'details'>;

const MAX_NEAR = 6;
/** The nearest occupations, as an answer names them. */
export const nearOf = ({ facts, details }: Records, at: number): number[] =>
  details(at)
    .related.flatMap((code) => indexOfCode(facts, code) ?? [])
    .slice(0, MAX_NEAR);

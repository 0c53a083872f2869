import { mostFound } from '../figures/first.ts';
import { nearOf, type OccupationFigures } from '../figures/occupation-figures.ts';
import { ratedMost } from '../figures/rated.ts';
import { nearToChange } from './career-change.ts';
import type { WorkQuestion } from './conversation.ts';

/** The occupations that an answer showed, in order. */
export function shownBy(table: OccupationFigures, question: WorkQuestion): readonly number[] {
  switch (question.kind) {
    case 'most':
      return mostFound(table, question);
    case 'knowledge':
      return ratedMost(table, question.area);
    case 'occupations':
      if (question.change) return nearToChange(table, question.found[0]!, question.change);
      return question.asked.length === 1 && question.asked[0] === 'similar' && question.found.length === 1
        ? nearOf(table, question.found[0]!)
        : question.found;
    default:
      return question.found;
  }
}

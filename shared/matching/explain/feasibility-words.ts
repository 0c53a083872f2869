/** What each part of feasibility found for an occupation, in the words of its receipt. */
import { count, usd } from '#shared/lib/format.ts';
import { stepInSentence } from '#shared/occupations/step-in-sentence.ts';
import type { Scored } from '../basis.ts';
import { plannedDollars, plannedHours } from '../feasibility.ts';
import type { FeasibilityPart } from '../model.data.ts';
import { spanOf } from '../moves/span.ts';
import { experienceNeeded, pathsOf } from '../paths/paths.ts';
import { diplomaMissing } from '../paths/schooling-left.ts';
import { selections } from '../paths/selection.data.ts';
import { notBySchool } from './reasons.ts';

/** Two significant digits for rules of thumb: 1,234 hours are about 1,200. */
function about(value: number): number {
  const unit = value < 100 ? 10 : value < 1000 ? 50 : 100;
  return Math.round(value / unit) * unit;
}

const belowWords = {
  none: 'it asks for as much as you bring, or more',
  work: 'it asks for less than your work, and its median pay is lower',
  studies: 'it asks for less than you are studying for',
};

/** Empty when the part's label says enough. */
export function foundIn({ columns, profile, scores }: Scored, part: FeasibilityPart, index: number): string {
  const coverage = scores.coverage[index]!;
  const paths = pathsOf(columns, profile.background);
  // without a stated education, no schooling is counted
  const alone = paths.educationSaid ? '' : ' for the skills alone';
  if (part === 'schooling') {
    if (paths.chosen[index]) return `${stepInSentence(selections[columns.facts.codes[index]!]!)}, ${notBySchool}`;
    const years = paths.schooling[index]! + (paths.training[index]! || 0);
    if (years > 0) return `${spanOf([years, years])} left`;
    const diploma = !paths.known[index] && diplomaMissing(columns.facts, profile.background ?? {}, index);
    const left = [diploma && 'a high school diploma or equivalency', paths.licence[index] && 'a license'].filter(
      Boolean,
    );
    return left.length > 0 ? `only ${left.join(' and ')} left` : 'nothing you would certainly still need';
  }
  if (part === 'experience') {
    if (!experienceNeeded(columns.facts, index)) return 'none needed to begin';
    return paths.experience[index]! >= 1 ? 'as much as is asked for' : 'less than is asked for';
  }
  if (part === 'preparation') return belowWords[paths.below[index] ?? 'none'];
  if (part === 'study_time') {
    const hours = about(plannedHours(columns, paths, coverage, index));
    if (hours > 0) return `about ${count(hours)} hours${alone}`;
    return paths.known[index] ? 'nothing left to learn' : 'little left to learn';
  }
  if (part === 'budget') {
    const dollars = about(plannedDollars(columns, paths, coverage, index));
    return dollars > 0 ? `about ${usd(dollars)}${alone}` : `nothing to pay${alone}`;
  }
  return '';
}

/** What a receipt is called: its part, and what was found, or why the part stands at the middle. */
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { widerGroupText } from '#shared/occupations/figures.ts';
import type { Scored } from './basis.ts';
import type { Columns } from './columns.ts';
import { asksForRemote } from './feasibility.ts';
import { foundIn } from './feasibility-words.ts';
import type { FeasibilityPart, OpportunityPart } from './model.data.ts';
import { pathsOf } from './paths.ts';
import { notAvailable } from './reasons.ts';

export const labels: Record<Receipt['part'], string> = {
  start: 'Where every occupation starts',
  interests: 'Your interests',
  values: 'Your values',
  personality: 'Your personality',
  skills: 'Your skills',
  preferences: 'Clients and team',
  wage: 'Pay',
  growth: 'Growth',
  openings: 'Openings',
  ai_exposure: 'Distance from AI tools',
  skill_gaps: 'Skills you already have',
  schooling: 'School, training and license',
  experience: 'Related experience',
  preparation: 'Preparation',
  study_time: 'Time to learn',
  budget: 'Money for learning',
  place: 'Places',
  remote: 'Working from home',
};

const remarks = {
  said: '',
  'not said': ' (you did not say: neutral)',
  'not asked for': ' (you did not ask for it: neutral)',
  'no limit': ' (you can go to them: neutral)',
  'near home': ' (near where you live: neutral)',
  'not available': ` (${notAvailable}: counted as average)`,
};
type Said = keyof typeof remarks;
export const labelOf = (part: Receipt['part'], said: Said): string => labels[part] + remarks[said];

const ofGroup: readonly Receipt['part'][] = ['wage', 'growth', 'openings'];

/** Names a figure that is published only for a wider group as what it is. */
export function marketLabel({ marketKnown, figureGroup }: Columns, part: OpportunityPart, index: number): string {
  if (!marketKnown[part][index]) return labelOf(part, 'not available');
  const group = ofGroup.includes(part) && widerGroupText(figureGroup[index]!);
  return group ? `${labels[part]} (${group})` : labels[part];
}

/** What was found, where the person said what it takes to find it. */
export function feasibilityLabel(scored: Scored, part: FeasibilityPart, index: number): string {
  const said = saidOf(scored, part, index);
  const found = said === 'said' ? foundIn(scored, part, index) : '';
  return found ? `${labels[part]}: ${found}` : labelOf(part, said);
}

function saidOf({ columns, profile }: Scored, part: FeasibilityPart, index: number): Said {
  const { educationSaid, experienceSaid, preparationSaid } = pathsOf(columns, profile.background);
  if (part === 'schooling') return educationSaid ? 'said' : 'not said';
  if (part === 'experience') return experienceSaid ? 'said' : 'not said';
  if (part === 'preparation') return preparationSaid ? 'said' : 'not said';
  if (part === 'study_time') return profile.studyHours === null && profile.timeline === null ? 'not said' : 'said';
  if (part === 'budget') return profile.budget === null ? 'not said' : 'said';
  if (part === 'place') {
    if (!profile.placesSaid) return 'not said';
    return profile.nearHome ? 'near home' : profile.anyPlace ? 'no limit' : 'said';
  }
  if (part === 'remote') {
    if (!asksForRemote(profile.remote)) return profile.remote === null ? 'not said' : 'not asked for';
    return columns.teleworkKnown[index] ? 'said' : 'not available';
  }
  return part === 'skill_gaps' && columns.askedTotal[index] === 0 ? 'not available' : 'said';
}

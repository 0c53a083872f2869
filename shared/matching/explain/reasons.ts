/** What speaks for and against an occupation in everyday words: the strongest receipts, never overstated. */
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { meanOf } from '#shared/lib/numbers.ts';
import { feasibilityParts } from '../model.data.ts';

export interface Reason {
  part: Receipt['part'];
  text: string;
  /** what the receipt found or cites; null if nothing more */
  detail: string | null;
  /** the answers that caused it, strongest first; empty when no single answers did */
  answers: string[];
  /** the same, starting with those that set it apart from the other occupations of the list */
  telling: string[];
  /** of 100 */
  points: number;
}

interface Reasons {
  speakFor: Reason[];
  speakAgainst: Reason[];
}

/** The wording of a part that adds points, and of one that takes some. */
const words: Record<Exclude<Receipt['part'], 'start'>, [speaksFor: string, speaksAgainst: string]> = {
  interests: ['It fits your likes and dislikes', 'Much of this work is not what you like most'],
  values: ['It offers what matters to you at work', 'It offers less of what matters to you at work'],
  personality: ['It suits the way you work', 'It calls for a different way of working than yours'],
  skills: ['You are good at what it needs most', 'You feel less sure of what it needs most'],
  preferences: [
    'It has the team and contact with people you want',
    'Team or contact with people differ from what you want',
  ],
  wage: ['It pays more than most work', 'It pays less than most work'],
  growth: ['Its jobs grow faster than in most work', 'Its jobs grow more slowly than in most work, or shrink'],
  openings: ['Many jobs open up each year', 'Few jobs open up each year'],
  ai_exposure: ['AI tools touch less of it than of most work', 'AI tools touch more of it than of most work'],
  skill_gaps: ['You have most of the skills it needs', 'It needs skills you do not have yet'],
  schooling: ['The schooling it takes is within your reach', 'You would need more school, training or a license'],
  experience: ['Your experience counts here', 'It asks for experience you do not have yet'],
  preparation: ['It builds on your background', 'It asks for less than you are prepared for'],
  study_time: ['You have the time it takes to learn', 'It takes more time to learn than you have'],
  budget: ['You can afford what it costs to learn', 'It costs more to learn than you want to spend'],
  place: ['It is listed as work you can do from anywhere', 'It is listed as work tied to one place'],
  remote: ['It is listed as work that can be done from home', 'It is listed as work that can hardly be done from home'],
};

/** The reason's wording if people are selected for the occupation. */
const chosen = 'You would have to be chosen for it';

const FOR = 3;
const AGAINST = 2;
/** Points below this are displayed as 0.0 and are not a reason. */
const LEAST = 0.05;

/** In the label of a part without published figures: it counts as for other occupations and is not a reason. */
export const notAvailable = 'not available for this occupation';
export const isAvailable = ({ label }: Receipt): boolean => !label.includes(notAvailable);

/** In the label of schooling for an occupation with a selection. */
export const notBySchool = 'which no school brings';

/** Parts about getting there: what helps one usually helps the others, so listing several would repeat one point. */
const ofTheWay: readonly Receipt['part'][] = feasibilityParts.filter((part) => part !== 'place' && part !== 'remote');

/** An answer may replace another only if it counts at least this share of it. */
const STILL_STRONG = 0.4;

/** Both are about required skills, so only the stronger one is mentioned. */
const ofSkills: readonly Receipt['part'][] = ['skills', 'skill_gaps'];

/**
 * At most three reasons for and two against, strongest first; at most one for is about getting there.
 * @param list the receipts of the occupations it is shown with
 */
export function reasonsOf(receipts: readonly Receipt[], list: readonly (readonly Receipt[])[] = []): Reasons {
  const [, ...repeated] = receipts
    .filter((receipt) => ofSkills.includes(receipt.part) && isAvailable(receipt))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const moved = receipts.filter(
    (receipt) =>
      receipt.part !== 'start' &&
      Math.abs(receipt.points) >= LEAST &&
      isAvailable(receipt) &&
      !repeated.includes(receipt),
  );
  const speaksFor = moved.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points);
  const [wayThere] = speaksFor.filter(({ part }) => ofTheWay.includes(part));
  const told = (receipt: Receipt) => reasonOf(receipt, list);
  return {
    speakFor: speaksFor
      .filter((receipt) => receipt === wayThere || !ofTheWay.includes(receipt.part))
      .slice(0, FOR)
      .map(told),
    speakAgainst: moved
      .filter(({ points }) => points < 0)
      .sort((a, b) => a.points - b.points)
      .slice(0, AGAINST)
      .map(told),
  };
}

function reasonOf({ part, label, points, causes }: Receipt, list: readonly (readonly Receipt[])[]): Reason {
  const [speaksFor, speaksAgainst] = words[part as Exclude<Receipt['part'], 'start'>];
  const [, detail] = /^[^:(]+(?:: (.+)| \((.+)\))$/.exec(label)?.filter(Boolean) ?? [];
  const own = (causes ?? [])
    .filter((cause) => cause.points * points > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    part,
    text: label.includes(notBySchool) ? chosen : points > 0 ? speaksFor : speaksAgainst,
    detail: detail ?? null,
    answers: own.map(({ answer }) => answer),
    telling: own
      .filter((cause) => Math.abs(cause.points) >= STILL_STRONG * Math.abs(own[0]!.points))
      .map((cause) => ({ ...cause, apart: Math.abs(cause.points - meanIn(list, part, cause.answer)) }))
      .sort((a, b) => b.apart - a.apart)
      .map(({ answer }) => answer),
    points,
  };
}

/** What an answer adds to a part on average over a list; 0 when it is empty. */
function meanIn(list: readonly (readonly Receipt[])[], part: Receipt['part'], answer: string): number {
  const points = list.map((receipts) => {
    const causes = receipts.find((receipt) => receipt.part === part)?.causes ?? [];
    return causes.find((cause) => cause.answer === answer)?.points ?? 0;
  });
  return points.length === 0 ? 0 : meanOf(points);
}

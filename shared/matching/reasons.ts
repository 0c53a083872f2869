/** What speaks for an occupation and what against it, in everyday words: the strongest receipts, never more than they say. */
import type { Receipt } from '#shared/assessment/result-shape.ts';

export interface Reason {
  part: Receipt['part'];
  text: string;
  /** what was found or published, as the receipt says it; null where it says no more */
  detail: string | null;
  /** the answers that caused it, the strongest first; empty where no single ones did */
  answers: string[];
  /** of 100 */
  points: number;
}

interface Reasons {
  speakFor: Reason[];
  speakAgainst: Reason[];
}

/** What a part says where it adds points, and where it takes some. */
const words: Record<Exclude<Receipt['part'], 'start'>, [speaksFor: string, speaksAgainst: string]> = {
  interests: ['Your likes and dislikes fit this work', 'Much of this work is not what you like most'],
  values: ['It offers what counts for you at work', 'It offers less of what counts for you at work'],
  personality: ['Your way of working suits it', 'It asks for another way of working than yours'],
  skills: ['You are good at what it needs most', 'It needs most what you feel less sure of'],
  preferences: ['People and team are as you like them', 'People and team are other than you like them'],
  wage: ['It pays more than most work', 'It pays less than most work'],
  growth: ['Jobs in it grow faster than in most work', 'Jobs in it grow more slowly than in most work, or shrink'],
  openings: ['Many places come free', 'Few places come free'],
  ai_exposure: ['AI tools touch less of it than of most work', 'AI tools touch more of it than of most work'],
  skill_gaps: ['You have most of the skills it needs', 'It needs skills that you do not have yet'],
  schooling: ['The schooling it takes is within reach', 'It takes more school, training or a license'],
  experience: ['Your experience counts here', 'It asks for experience that you do not have yet'],
  preparation: ['It builds on what you have prepared for', 'It asks for less than you have prepared for'],
  study_time: ['You have the time that learning it takes', 'Learning it takes more time than you have'],
  budget: ['You can pay for what learning it costs', 'Learning it costs more than you want to spend'],
  place: ['It is listed as work for any place', 'It is listed as work bound to its place'],
  remote: ['It is listed as work that can be done from home', 'It is listed as work that can hardly be done from home'],
};

const FOR = 3;
const AGAINST = 2;
/** Less than this is shown as 0.0 in the receipts: no reason at all. */
const LEAST = 0.05;

/** In the label of a part that nobody published a figure of: it counts as others do, and is no reason of this occupation. */
export const notAvailable = 'not available for this occupation';
export const isAvailable = ({ label }: Receipt): boolean => !label.includes(notAvailable);

/** Both speak of the skills that the work needs: where they disagree, only what counts more is said. */
const ofSkills: readonly Receipt['part'][] = ['skills', 'skill_gaps'];

/** At most three reasons for and two against, strongest first. */
export function reasonsOf(receipts: readonly Receipt[]): Reasons {
  const [most, ...others] = receipts
    .filter((receipt) => ofSkills.includes(receipt.part) && isAvailable(receipt))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const outweighed = others.filter(({ points }) => points * most!.points < 0);
  const moved = receipts.filter(
    (receipt) =>
      receipt.part !== 'start' &&
      Math.abs(receipt.points) >= LEAST &&
      isAvailable(receipt) &&
      !outweighed.includes(receipt),
  );
  return {
    speakFor: moved
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, FOR)
      .map(reasonOf),
    speakAgainst: moved
      .filter(({ points }) => points < 0)
      .sort((a, b) => a.points - b.points)
      .slice(0, AGAINST)
      .map(reasonOf),
  };
}

function reasonOf({ part, label, points, causes }: Receipt): Reason {
  const [speaksFor, speaksAgainst] = words[part as Exclude<Receipt['part'], 'start'>];
  const [, detail] = /^[^:(]+(?:: (.+)| \((.+)\))$/.exec(label)?.filter(Boolean) ?? [];
  const own = (causes ?? [])
    .filter((cause) => cause.points * points > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return {
    part,
    text: points > 0 ? speaksFor : speaksAgainst,
    detail: detail ?? null,
    answers: own.map(({ answer }) => answer),
    points,
  };
}

/** Sentences of the comparison. */
import { interestNames } from '#shared/assessment/interest-names.ts';
import type { ItemBank, Trait, WorkValue } from '#shared/assessment/item-bank.ts';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { stayingText } from '#shared/assessment/result-words.ts';
import type { ScaleChange } from '#shared/matching/repeats/reliable-change.ts';
import type { Comparison } from './comparison.ts';

const valueNames: Record<WorkValue, string> = {
  achievement: 'Achievement',
  independence: 'Independence',
  recognition: 'Recognition',
  relationships: 'Relationships',
  support: 'Support',
  working_conditions: 'Working conditions',
};

const traitNames: Record<Trait, string> = {
  extraversion: 'Outgoing',
  conscientiousness: 'Conscientious',
  openness: 'Open to new ideas',
  agreeableness: 'Agreeable',
  neuroticism: 'Easily worried',
};

/** A scale's name with its kind. */
export function scaleName(bank: ItemBank, { block, scale }: Pick<ScaleChange, 'block' | 'scale'>): string {
  switch (block) {
    case 'interests':
      return `Interest: ${interestNames.find(({ code }) => code === scale)!.name}`;
    case 'values':
      return `Value: ${valueNames[scale as WorkValue]}`;
    case 'personality':
      return `Personality: ${traitNames[scale as Trait]}`;
    case 'skills':
      return `Skill: ${bank.deepDive.skills.find(({ element }) => element === scale)?.name ?? scale}`;
  }
}

/** The difference in words, saying whether it may be chance. */
export const changeWords = ({ index, reliable }: Pick<ScaleChange, 'index' | 'reliable'>): string => {
  if (index === 0) return 'unchanged';
  return `${index > 0 ? 'higher' : 'lower'}${reliable ? '' : ', may be chance'}`;
};

export function verdict({ changes, answers }: Comparison): { title: string; text: string } {
  if (answers.differ === 0)
    return { title: 'The same answers', text: 'You answered every question alike, so nothing in you has moved.' };
  const moved = changes.changes.filter(({ reliable }) => reliable).length;
  if (changes.beyondChance || moved > 2 * Math.max(1, changes.expected))
    return {
      title: 'Your answers changed by more than chance',
      text: 'Taken together the two answer sheets lie further apart than the same person on two days: something has moved.',
    };
  if (moved > 0)
    return {
      title: 'Your answers changed in places',
      text: 'As a whole the two answer sheets are as far apart as the same person on two days; what is listed below stands out all the same.',
    };
  return {
    title: 'No change beyond chance',
    text: 'The differences are as small as between two days of the same person. Treat them as one and the same profile.',
  };
}

/** The answers' effect on the ten, compared with a mere repeat. */
export function tensText({ byAnswers, probablyStay }: Comparison): string {
  const stay = byAnswers.stayed.length;
  const fact = `Both answer sheets ranked by the same engine on the same data: ${stay} of 10 occupations are in both lists.`;
  if (stay === 10) return `${fact} So the answers have changed nothing here.`;
  const repeat = `If you had merely answered again, ${stayingText(probablyStay)} would probably have stayed`;
  return stay >= probablyStay[0]
    ? `${fact} ${repeat}, so the ten alone are no sign of a change.`
    : `${fact} ${repeat}, so part of it is a change in you.`;
}

/** The effect of changes to engine and data since the two were made. */
export function sinceText(older: ResultBody, newer: ResultBody, { today, sinceOlder, sinceNewer }: Comparison): string {
  const [a, b] = [older.scoring_meta, newer.scoring_meta];
  const all = [a, b, today];
  const engine = new Set(all.map(({ modelVersion }) => modelVersion)).size > 1;
  const data = new Set(all.map(({ dataHash }) => dataHash)).size > 1;
  if (!engine && !data)
    return 'Both results were made by the engine and the data of today: every difference above comes from your answers.';
  const what = engine && data ? 'The engine and the data have' : engine ? 'The engine has' : 'The data have';
  const kept = `Ranked again today, the older answers keep ${sinceOlder.stayed.length} of their ten and the newer ones ${sinceNewer.stayed.length}: that part of the difference does not come from you.`;
  const apart = engine && data ? ' Which of the two caused it can no longer be told.' : '';
  return `${what} changed since. ${kept}${apart}`;
}

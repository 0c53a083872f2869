/** How much closer or farther an occupation is than the other nine: school, experience, time, money, places. */
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { withArticle } from '#shared/lib/in-sentence.ts';
import { notBySchool } from '#shared/matching/explain/reasons.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import { inPoints, type Match, type Reading } from './reading.ts';

export type Part = Receipt['part'];

/** The finding in a part's receipt, for example “about 4 years left”; null when it adds nothing to the part's name. */
function found(p: Reading, { role, at }: Match, part: Part) {
  const { label } = role.why.find((receipt) => receipt.part === part)!;
  const [, words] = /^[^:(]+: ([^(]+?)(?: \(.*)?$/.exec(label) ?? [];
  return words ? cite(p.figure(`${at}.part.${part}`), words) : null;
}

export function nearer(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = inPoints(p.figure(`${at}.part.${part}`));
  const words = found(p, match, part);
  const one = (...wordings: Sentence[]) => p.one(`nearer ${role.code}`, ...wordings);
  switch (part) {
    case 'preparation':
      return one(
        say`It makes better use of your background than most of the ten, which adds ${points}.`,
        say`As ${withArticle(role.title)} you would use the background you already have, which adds ${points}.`,
      );
    case 'experience':
      return words?.words.startsWith('none')
        ? say`You could start as ${withArticle(role.title)} without related experience, unlike in some of the ten. That adds ${points}.`
        : one(
            say`Your experience counts for more here than in most of the ten, which adds ${points}.`,
            say`You bring related experience to work as ${withArticle(role.title)}, which adds ${points}.`,
          );
    case 'schooling':
      return words
        ? one(
            say`School, training and licensing are less of a hurdle here than for most of the ten: ${words}.`,
            say`Getting in is easier than for most of your list. School, training and license: ${words}.`,
          )
        : say`School, training and licensing are less of a hurdle here than for most of the ten, which adds ${points}.`;
    case 'study_time':
      return words
        ? one(
            say`Work as ${withArticle(role.title)} takes less time to learn than most of the ten: ${words}.`,
            say`In terms of time, becoming ${withArticle(role.title)} is one of the shorter routes: ${words}.`,
            say`You would spend less time learning to be ${withArticle(role.title)} than for most of your list: ${words}.`,
          )
        : say`It takes less time to learn than most of the ten, which adds ${points}.`;
    case 'budget':
      return words
        ? say`Learning what it takes costs less than for most of the ten: ${words}.`
        : say`Learning what it takes costs less than for most of the ten, which adds ${points}.`;
    default:
      return say`It is listed as work you can do from anywhere, which adds ${points}.`;
  }
}

export function farther(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = inPoints(p.figure(`${at}.part.${part}`));
  const words = found(p, match, part);
  const one = (...wordings: Sentence[]) => p.one(`farther ${role.code}`, ...wordings);
  switch (part) {
    case 'preparation':
      return one(
        say`It asks for less than you are prepared for, which takes ${points} off the score.`,
        say`On paper it would be a step down from what you are prepared for, which takes ${points} off.`,
        say`As ${withArticle(role.title)} you would leave part of your background unused, which takes ${points} off.`,
      );
    case 'experience':
      return say`It asks for more related experience than you have, which takes ${points} off the score.`;
    case 'schooling':
      if (words?.words.endsWith(notBySchool)) return say`The hard part is getting in: it takes ${words}.`;
      return words
        ? one(
            say`The hard part is getting in. School, training and license: ${words}.`,
            say`What stands between you and this work is school, training or a license: ${words}.`,
          )
        : say`School, training or a license is more of a hurdle here than for most of the ten, which takes ${points} off.`;
    case 'study_time':
      return words
        ? say`Keep in mind how long it takes to learn: ${words}.`
        : say`It takes more time to learn than most of the ten, which takes ${points} off.`;
    case 'budget':
      return words
        ? say`Keep in mind what the learning costs: ${words}.`
        : say`Learning what it takes costs more than for most of the ten, which takes ${points} off.`;
    default:
      return say`It is listed as work tied to one place, which takes ${points} off.`;
  }
}

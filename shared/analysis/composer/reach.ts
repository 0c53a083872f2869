/** How much nearer or farther an occupation is than the other nine: school, experience, time, money, places. */
import type { Receipt } from '#shared/assessment/result-shape.ts';
import { cite, type Sentence, say } from '../sentence.ts';
import type { Match, Reading } from './reading.ts';
import { worker } from './worker.ts';

export type Part = Receipt['part'];

/** What the receipt of a part found: “about 4 years left”; null where it says no more than its name. */
function found(p: Reading, { role, at }: Match, part: Part) {
  const { label } = role.why.find((receipt) => receipt.part === part)!;
  const [, words] = /^[^:(]+: ([^(]+?)(?: \(.*)?$/.exec(label) ?? [];
  return words ? cite(p.figure(`${at}.part.${part}`), words) : null;
}

export function nearer(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = p.figure(`${at}.part.${part}`);
  const words = found(p, match, part);
  const one = (...wordings: Sentence[]) => p.one(`nearer ${role.code}`, ...wordings);
  switch (part) {
    case 'preparation':
      return one(
        say`${role.title} uses what you have prepared for, more than most of the ten do (${points}).`,
        say`As ${worker(role.title)} you would use what you have prepared for, which brings ${points}.`,
      );
    case 'experience':
      return words?.words.startsWith('none')
        ? say`${role.title} can be begun without related experience, unlike some of the ten (${points}).`
        : one(
            say`Your experience counts for ${role.title}, more than for most of the ten (${points}).`,
            say`For ${role.title} you bring related experience, which adds ${points}.`,
          );
    case 'schooling':
      return words
        ? one(
            say`School, training and license are less of a hurdle for ${role.title} than for most of the ten: ${words}.`,
            say`The way to ${role.title} is shorter than most here. School, training and license: ${words}.`,
          )
        : say`School, training and license are less of a hurdle for ${role.title} than for most of the ten (${points}).`;
    case 'study_time':
      return words
        ? one(
            say`${role.title} takes less time to learn than most of the ten: ${words}.`,
            say`As to time, ${role.title} is one of the shorter ways here: ${words}.`,
            say`Learning for ${role.title} takes less time than for most others: ${words}.`,
          )
        : say`${role.title} takes less time to learn than most of the ten (${points}).`;
    case 'budget':
      return words
        ? say`Learning for ${role.title} costs less than for most of the ten: ${words}.`
        : say`Learning for ${role.title} costs less than for most of the ten (${points}).`;
    default:
      return say`${role.title} is listed as work for any place, which counts ${points}.`;
  }
}

export function farther(p: Reading, match: Match, part: Part): Sentence {
  const { role, at } = match;
  const points = p.figure(`${at}.part.${part}`);
  const words = found(p, match, part);
  const one = (...wordings: Sentence[]) => p.one(`farther ${role.code}`, ...wordings);
  switch (part) {
    case 'preparation':
      return one(
        say`${role.title} asks for less than you have prepared for, which counts ${points}.`,
        say`You bring more than ${role.title} needs (${points}): a step down on paper.`,
        say`Much of what you have prepared for would lie idle if you worked as ${worker(role.title)} (${points}).`,
      );
    case 'experience':
      return say`Related experience is what ${role.title} asks for and you have less of (${points}).`;
    case 'schooling':
      return words
        ? one(
            say`The way to ${role.title} is the hard part. School, training and license: ${words}.`,
            say`What stands between you and ${role.title} is school, training or a license: ${words}.`,
          )
        : say`School, training or a license is more of a hurdle for ${role.title} than for most of the ten (${points}).`;
    case 'study_time':
      return words
        ? say`Mind the time that ${role.title} takes to learn: ${words}.`
        : say`${role.title} takes more time to learn than most of the ten (${points}).`;
    case 'budget':
      return words
        ? say`Mind what learning for ${role.title} costs: ${words}.`
        : say`Learning for ${role.title} costs more than for most of the ten (${points}).`;
    default:
      return say`${role.title} is listed as work bound to its place, which counts ${points}.`;
  }
}

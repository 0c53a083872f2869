/** The subject of a message, and the work that somebody says they have. */

import { aspectsOf } from './aspects.ts';
import { isOfCircumstances, type Parts, tellsOwnWork } from './circumstances.ts';
import { boundsIn } from './most.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { subjectOf } from './subject.ts';
import type { Subject } from './subject-kinds.ts';
import { plainText } from './words.ts';

/** What is asked about, otherwise what was told: "I drive an ambulance, what do others earn?" */
export function subjectIn(index: OccupationIndex, { asking, telling }: Parts): Subject | null {
  const subject = subjectOf(index, asking, boundsIn(plainText(telling)));
  const circumstances = isOfCircumstances(plainText(telling));
  if (subject?.kind === 'occupations' && circumstances)
    return { ...subject, beyond: { ...subject.beyond, circumstances } };
  const asked = judgesPay({ asking, telling }) ? ['pay' as const] : aspectsOf(plainText(asking));
  if (subject || (asked.length === 0 && !pointsAtTold.test(plainText(asking)))) return subject;
  const told = subjectOf(index, telling);
  return told?.kind === 'occupations' ? { ...told, asked } : null;
}

/** "My friend is a plumber, should I do it too" */
const pointsAtTold =
  /\b(?:should|could|can|would) i (?:\w+ )?(?:do|try|be|become|consider|go for|get into) (?:it|that|one)\b/;

/** "I earn 52,000 as an accountant, is that low?" */
const judgesPay = ({ asking, telling }: Parts): boolean =>
  aspectsOf(plainText(telling)).includes('pay') &&
  /\b(that|this|it|i)\b.*\b(low|high|fair|good|bad|enough|normal|okay|ok|average|much|underpaid|overpaid)\b/.test(
    plainText(asking),
  );

/** The work that somebody says they do, to answer with similar occupations. */
export function ownWorkIn(index: OccupationIndex, { telling }: Parts): Subject | null {
  if (!tellsOwnWork(plainText(telling))) return null;
  const told = subjectOf(index, telling);
  if (told?.kind !== 'occupations' || told.named === 0) return null;
  return { ...told, found: told.found.slice(0, 1), also: [], asked: ['similar'] };
}

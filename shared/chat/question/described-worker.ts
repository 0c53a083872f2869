/** Words of a question that name no worker: what somebody likes, whom work is done for, relatives. */

import { isNamed } from './chosen-found.ts';
import { isHeavy, isOfOneself } from './danger.ts';
import type { Found } from './find-occupations.ts';

/**
 * Removes words about the person: "a police officer with a criminal record" is no police records officer, "my kid" does
 * not mean child care, "nights" no other kind of nurse, and "this page" nobody.
 */
export const withoutPerson = (text: string): string =>
  text
    .replace(
      /\bfor ((old|older|young|younger|single|stay at home) )?(women|men|ladies|guys|moms|mothers|dads|fathers|seniors|teens|teenagers)\b( (over|under|above|in their) \w+)?/gi,
      ' ',
    )
    .replace(
      /(?<=\b(?:jobs?|careers?|work|occupations?)) for (?:(?:an? |older|old|elderly|retired|disabled|young|younger|shy|quiet|autistic) ?)+(?:people|person|adults?|folks?|workers?|someone|somebody|guy|girl|kids?)\b/gi,
      ' ',
    )
    .replace(
      /\bin the (?:whole |entire )?world\b|\bafter (?:an?|my) (?:heart attack|stroke|accident|surgery|injury|divorce)\b/gi,
      ' ',
    )
    .replace(/\b(?:the|this|your) (?:page|screen)\b/gi, ' ')
    .replace(/\bnights\b|\b(?:at|by|during the) night\b/gi, ' ')
    .replace(
      /\b(my|our) (\w+ )?(kid|child|children|son|daughter|boy|girl|husband|wife|mother|mom|father|dad|friend|brother|sister|partner)s?\b/gi,
      ' ',
    )
    .replace(/\b(with|have|has|having|had|got|despite) (a|an|my) (\w+ )?(record|conviction|felony|dui|dwi)s?\b/gi, ' ');

/** "I love painting", "good at cooking and baking": a liking, which does not mean only the occupation it names. */
export const isLiking = (plain: string, found: readonly Found[]): boolean =>
  /^(?:(?:i|we)|.*\b(?:someone|somebody|a person|people|kid|teen) (?:who|that)) ((am|really|also|just|do|always|have always|kind of) )*(likes?|loves?|enjoys?|loved|good at|passionate about)\b/.test(
    plain,
  ) &&
  (/\w and \w/.test(plain) || found.filter(isNamed).every(({ run, words }) => words === 1 && run!.endsWith('ing'))) &&
  found.some(isNamed);

/** Whether the name is only an object: "who trains athletes" is no athlete, "who runs a building site" no builder. */
export const isDoneTo = (plain: string, [best]: readonly Found[]): boolean =>
  best?.words === 1 &&
  describesWorker(plain) &&
  new RegExp(
    `\\b(?:who|that|which) (?!(?:is|are|was|were|be|been|become|becomes|can|works?|want|wants|do|does|have|has|had|need|needs|go|goes|get|gets)\\b)[a-z]+s? (?:\\w+ )*${best.run!.replace(/[+#]/g, '\\\\$&')}`,
  ).test(plain);

/** Whether the run names a person: "who helps lawyers" is no lawyer, but "who does the plumbing" may be a plumber. */
export const isPersonCalled = (called: readonly Found[], at: number): boolean =>
  called.some(({ index, run }) => index === at && run !== null && /(?:er|or|ist|ian|ete|ant|ent|se|man|ef)$/.test(run));

/** "People that put out fires", "who makes maps": describes work, unless it is about oneself or distressing. */
export const describesWorker = (plain: string): boolean =>
  !isOfOneself(plain) &&
  !isHeavy(plain) &&
  /\b(persons?|people|guys?|m[ae]n|wom[ae]n|lady|ladies|someone|somebody|ones?|those|folks?|workers?|jobs?) (who|that|which)\b|^(so |and )?who (?!(?:is|was|has|does|makes|earns|gets) (?:more|most|the most|less|better)\b|is\b|was\b|has\b|does\b)\w+s\b/.test(
    plain,
  );

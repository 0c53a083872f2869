/** Detects a physical emergency by patterns over plain text (words.ts). The answer is short, as every minute counts. */

const signs: readonly RegExp[] = [
  /\b(?:having|is having|have|has|think (?:it is|i have)|got) (?:an? )?(?:\w+ )?(?:heart attack|stroke|seizures?|allergic reaction|asthma attack|convulsions?)\b/,
  /\bchest (?:\w+ )?(?:pains?|hurts?|hurting|tight(?:ness|ens)?|pressure|burns|burning|aches?)\b|\b(?:pains?|pressure|tightness) in (?:my |his |her |the )?chest\b/,
  /\b(?:can ?not|not able to|trouble|struggl\w*|hard to|difficulty|stopped|barely|not) breath(?:e|ing)\b/,
  /\b(?:collapsed|unconscious|passed out|passing out|fainted|choking|not (?:wake up|waking up|responding|responsive)|drowning|electrocuted|turn(?:ed|ing) blue)\b/,
  /\bnot stop (?:the )?bleed(?:ing)?\b|\bbleeding (?:a lot|badly|heavily|really bad|everywhere|out|so much|won)\b|\b(?:lost|losing) (?:a lot of|so much) blood\b/,
  /\b(?:arm|face|side|leg) (?:is |are |feels? |went |goes |has gone )?(?:\w+ )?(?:numb|drooping|droops|tingling)\b|\bslurr(?:ed|ing) (?:speech|words)\b/,
  /\b(?:swallowed|drank|drunk|ate) (?:\w+ ){0,3}(?:bleach|poison|chemicals?|batter(?:y|ies)|detergent)\b|\b(?:my|the|our) (?:house|apartment|kitchen|building|car) is on fire\b|\bgas leak\b|\bsmell gas\b/,
  /\bwater (?:just )?broke\b|\bgoing into labor\b|\bbab(?:y|ies) (?:is|are) (?:coming|not breathing)\b/,
];
/** About work or the past: "jobs after a heart attack", "who helps people having a stroke" */
const ofWork =
  /\b(?:jobs?|careers?|occupations?|salary|become|patients?|someone|somebody|people|persons?|who|whoever|what do you call|years? ago|last (?:year|month|week)|used to|history of|since my|after (?:an?|my) (?:heart|stroke|seizure))\b/;

/** @param plain see words.ts */
export const isEmergency = (plain: string): boolean =>
  signs.some((words) => words.test(plain)) &&
  !ofWork.test(plain.replace(/\b(?:please|can|will) (?:someone|somebody)\b/g, ' '));

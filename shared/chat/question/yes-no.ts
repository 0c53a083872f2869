/** A yes-or-no question about an occupation; `isDenied` if it asks for the opposite of what is recorded. */
export type YesNo = { about: 'degree' | 'license' | 'remote' | 'growth'; isDenied: boolean };

const opening =
  /^(?:so |and |but |ok |hi |hello |hey )*(?:is|are|can|could|do|does|will|would|must|should|am)\b(?! you (?:tell|show|help|explain|say)\b)/;
const study =
  '(?:degree|college|university|uni|(?:law |med |doctor |nursing |high )?school|diploma|bachelors?|masters?|education|phd)';

const without = new RegExp(
  `\\bwithout (?:an? |any |going to |having (?:an? )?)?(?:\\w+ )?${study}\\b|\\b(?:no|not have an?|not have any) (?:college )?${study}\\b`,
);
const needed = new RegExp(
  `\\b(?:need|needs|required?|requires|have to|has to|must|necessary)\\b.*\\b${study}\\b|\\b${study}\\b.*\\b(?:needed|required|necessary|mandatory)\\b`,
);
const license =
  /\b(?:need|needs|required?|requires|have to|must|without)\b.*\b(?:license|certificate|certification|certified)\b|\blicense (?:needed|required)\b/;
const remote = /\b(?:remote(?:ly)?|(?:from|at) home)\b/;
const growing = /\b(?:grow(?:s|ing)?|in demand|in high demand|booming)\b/;
const shrinking = /\b(?:dying|shrinking|declining|disappearing|going away|die out|saturated)\b/;

/** @param plain see words.ts; only of a question that names one occupation */
export function yesNoIn(plain: string): YesNo | null {
  // "lawyer without law school"
  if (without.test(plain) && !/\bhow\b/.test(plain)) return { about: 'degree', isDenied: true };
  if (!opening.test(plain)) return null;
  if (needed.test(plain)) return { about: 'degree', isDenied: false };
  if (license.test(plain)) return { about: 'license', isDenied: /\bwithout\b/.test(plain) };
  if (remote.test(plain)) return { about: 'remote', isDenied: false };
  if (growing.test(plain)) return { about: 'growth', isDenied: false };
  return shrinking.test(plain) ? { about: 'growth', isDenied: true } : null;
}

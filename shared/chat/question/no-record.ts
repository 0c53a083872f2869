/** Work that no publisher counts as an occupation, by its everyday names. */
import { noRecord } from './no-record.data.ts';

export interface NoRecord {
  /** null if the name is unknown */
  called: string | null;
  /** the code of a really similar occupation */
  near: string | null;
}

const all = noRecord.map(([words, near]) => ({
  near: near ?? null,
  words: new RegExp(`(?<!\\w)(?:${words})(?!\\w)`),
}));
/** "Influencer marketing manager": another word continues the name. */
const goesOn =
  /^ (?!pay|salary|earn|make|made|job|career|work|income|money|get|do|does|a |an |per|in|is|are|or|for|without|with|and|now|as|need|have|\?|if|when|today|legal)\w{3,}/;

/** @param plain see words.ts */
export function noRecordIn(plain: string): NoRecord | null {
  for (const { words, near } of all) {
    const found = words.exec(plain);
    if (found && !goesOn.test(plain.slice(found.index + found[0].length))) return { called: found[0], near };
  }
  return null;
}

/** Asks about an occupation, whatever its name. */
const asking =
  /^(?:how much|what) (?:do|does|did|can|would) (?:an? )?[\w -]{3,40} (?:make|earn|get paid|get)\b(?! sense)|^(?!(?:what|which|is|are|how|why|when|where|who|do|does|can|my|a|the)\b)[\w -]{3,30} (?:salary|salaries|pay|wages?|income)\W*$|^(?:how (?:do i|can i|to)|i want to) (?:be|become) (?:an? )[\w -]{3,30}\W*$/;
/** @param plain of a question that names no known occupation */
export const asksOfOccupation = (plain: string): boolean =>
  asking.test(plain) &&
  !/\b(?:people|somebody|someone|i|you|it|they|we|he|she|this|that|these|those)\b(?!.*\b(?:become|be)\b)/.test(plain);

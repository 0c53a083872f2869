import type { Section } from './written.ts';

export interface Wishes {
  shorter: boolean;
  /** the section to come first after the summary */
  first: Section | null;
  /** requests the built-in writer cannot follow, so that the person is told */
  notFollowed: string[];
}

const sectionWords: [Section, RegExp][] = [
  ['skills', /\bskills?\b/i],
  ['education', /\b(?:education|degrees?|stud(?:y|ies)|school(?:ing)?)\b/i],
  ['projects', /\bprojects?\b/i],
  ['experience', /\b(?:experience|jobs?|work(?: history)?)\b/i],
];
const toFront = /\b(?:first|top|up|start|begin|before|highlight|emphasi[sz]e|stress|focus|more prominent)\b/i;
const shortening =
  /\b(?:short(?:er|en)?|concise|brief(?:er)?|one page|1 page|single page|less text|fewer|trim|condense|cut)\b/i;

/** What the built-in writer understands of feedback: to be shorter, and which section comes first. */
export function wishesIn(feedback: string): Wishes {
  const wishes: Wishes = { shorter: false, first: null, notFollowed: [] };
  for (const wish of feedback.split(/(?<=[.!?;])\s+|\n+|\s+(?:and|but)\s+(?=\p{L}+\s)/u).map((each) => each.trim())) {
    if (!wish) continue;
    const shorter = shortening.test(wish);
    const section = toFront.test(wish) ? sectionWords.find(([, words]) => words.test(wish))?.[0] : undefined;
    wishes.shorter ||= shorter;
    wishes.first ??= section ?? null;
    if (!shorter && !section) wishes.notFollowed.push(wish);
  }
  return wishes;
}

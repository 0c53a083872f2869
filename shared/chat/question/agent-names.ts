/**
 * Turns a description of what somebody does into a name: "who tests video games" is a video game tester, "I drive a
 * forklift" a forklift driver.
 */
import { nameWeight, type OccupationIndex, TRADE } from './occupation-index.ts';
import { isAsking, nameTokens, plainText } from './words.ts';

const person =
  '(?:(?:the |a |an |any |some )?(?:persons?|people|guys?|m[ae]n|wom[ae]n|lady|ladies|someone|somebody|ones?|those|folks?|workers?|jobs?) (?:who|that|which|where (?:you|i))|who)';
/** The person themselves; "how do I write a resume" asks how and describes no work. */
const i = '(?<!\\b(?:do|does|did|can|could|should|would|will|may|might|must|shall) )\\bi';
const told = new RegExp(
  `(?:\\b${person}|${i}) (?:(?:also|just|only|currently|mostly) )*([a-z]+) (?:at |in |for )?(?!up\\b|down\\b|out\\b|off\\b|over\\b|away\\b)([a-z0-9 -]+)`,
);
/** Words that end the object. */
const ends =
  /\b(?:in|at|for|on|with|from|to|and|or|if|when|while|during|after|before|so|because|but|how|what|pay|make|earn)\b.*$/;
/** Verbs whose agents have other names: "works in a warehouse", "runs a hotel", "helps teachers". */
const otherwise: readonly [verb: RegExp, agents: readonly string[]][] = [
  [/^work(?:s|ed|ing)?$/, ['worker']],
  [/^(?:run|manage|lead)s?$/, ['manager', 'director']],
  [/^(?:help|assist)s?$/, ['assistant', 'aide', 'helper']],
  [/^(?:fix(?:es)?|repairs?)$/, ['repairer', 'mechanic', 'technician']],
  [/^sells?$/, ['salesperson', 'seller', 'agent']],
  [/^(?:check|inspect)s?$/, ['inspector', 'checker']],
  [/^do(?:es)?$/, ['stylist', 'technician', 'artist', 'preparer', 'contractor']],
];
const MAX_WORDS = 3;

/** "test": a tester; "write": a writer; "dig": a digger; "inspect": an inspector. */
const agentsOf = (verb: string): string[] => {
  const base = verb.replace(/(?<=[a-z]{2})ies$/, 'y').replace(/(?<=(?:ch|sh|ss|x|z))es$|(?<=[a-z]{2}[^s])s$/, '');
  return [`${base}er`, base.endsWith('e') ? `${base}r` : `${base}${base.at(-1)}er`, `${base.replace(/e$/, '')}or`];
};

/** The name of somebody who does that; null if there is none. @param text a question */
export function agentNameIn(index: OccupationIndex, text: string): string | null {
  const plain = plainText(text);
  // a question for several jobs describes no single agent
  if (/^(?:what |which |any |some )*(?:jobs|careers|occupations|professions)\b/.test(plain)) return null;
  const [, verb, rest = ''] = told.exec(plain) ?? [];
  if (!verb) return byItself(index, text);
  const object = nameTokens(rest.replace(ends, ' ')).filter((token) => !isAsking(token));
  const agents = otherwise.find(([words]) => words.test(verb))?.[1] ?? agentsOf(verb);
  for (let words = Math.min(MAX_WORDS, object.length); words > 0; words--) {
    // in "fits glasses frames", "frames" alone says less, so it must weigh more
    const least = words < object.length ? TRADE : 0;
    const [best] = agents
      .map((agent) => [...object.slice(-words), agent])
      .map((tokens) => ({ name: tokens.join(' '), weight: nameWeight(index, tokens) }))
      .toSorted((a, b) => b.weight - a.weight);
    if (best && best.weight > 0 && best.weight >= least) return best.name;
  }
  return byItself(index, text);
}

/** "I bartend in Vegas" */
function byItself(index: OccupationIndex, text: string): string | null {
  const [, verb] = alone.exec(plainText(text)) ?? [];
  const agents = verb && !worksAtAll.test(verb) ? [...agentsOf(verb), verb] : [];
  return agents.find((agent) => nameWeight(index, [agent]) >= TRADE) ?? null;
}
const alone = new RegExp(
  `${i} (?:(?:also|just|only|currently|mostly) )*([a-z]{4,})(?= (?:in|at|for|but|and)\\b|\\W*$)`,
);
/** Verbs too general to name an occupation. */
const worksAtAll = /^(?:work|help|manage|serve|read|cook)/;

/** A vacancy's requirements: mentions by sentence, grouped into alternatives, each with its strength. */
import { educationKeys } from '#shared/assessment/background.ts';
import type { Kind, Strength } from '../terms.ts';
import type { Lexicon } from './lexicon.ts';
import { listsOf } from './lists.ts';
import type { Mention } from './mention.ts';
import { levelNames, readDegrees } from './read-degrees.ts';
import { readPlaces } from './read-place.ts';
import { readTools } from './read-tools.ts';
import { readYears } from './read-years.ts';
import type { Sentence } from './sentences.ts';
import { strengthsIn } from './strength.ts';
import { type Found, findPhrases, type Token } from './tokens.ts';

/** One requirement; one of its `options` is enough. */
export interface Requirement {
  strength: Strength;
  options: Mention[];
  places: { start: number; end: number }[];
}

export function readRequirements(
  text: string,
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): Requirement[] {
  const found = mentionsIn(text, tokens, sentences, lexicon);
  const requirements: Requirement[] = [];
  for (const [sentence, mentions] of Map.groupBy(found, (mention) => mention.sentence)) {
    const { runs, groups } = listsOf(text, mentions);
    const strengths = strengthsIn(text, sentences[sentence]!, mentions, runs);
    for (const members of Map.groupBy(mentions.keys(), (i) => groups[i]!).values()) {
      const options = members.map((i) => mentions[i]!);
      const requirement = asked(
        options,
        members.map((i) => strengths[i]!),
      );
      if (requirement) requirements.push(requirement);
    }
  }
  return merged(requirements);
}

function mentionsIn(
  text: string,
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): Mention[] {
  const sentenceAt = sentenceFinder(sentences);
  const mentions: Mention[] = [];
  const add = <T>(
    found: readonly Found<T>[],
    toMention: (value: T) => Omit<Mention, 'start' | 'end' | 'sentence' | 'section'>,
  ) => {
    for (const { value, start, end } of found) {
      const sentence = sentenceAt(start);
      const section = sentences[sentence]?.section;
      if (section && section !== 'noise') mentions.push({ ...toMention(value), start, end, sentence, section });
    }
  };
  const named = (kind: Kind) => (value: { key: string; name: string }) => ({ kind, ...value });
  add(readTools(text, findPhrases(text, tokens, lexicon.tools)), ({ name, occupations }) => ({
    kind: 'tool',
    key: name,
    name,
    occupations,
  }));
  add(readDegrees(text, findPhrases(text, tokens, lexicon.degrees)), (degree) => degree);
  add(findPhrases(text, tokens, lexicon.licences), named('licence'));
  add(findPhrases(text, tokens, lexicon.skills), named('skill'));
  add(findPhrases(text, tokens, lexicon.conditions), named('condition'));
  add(findPhrases(text, tokens, lexicon.languages), named('language'));
  add(findPhrases(text, tokens, lexicon.instead), named('instead'));
  for (const [i, sentence] of sentences.entries()) mentions.push(...readYears(text, sentence, i));
  mentions.push(...readPlaces(text, sentences));
  mentions.sort((a, b) => a.start - b.start || b.end - a.end);
  return mentions.filter((mention, i) => isAsked(text, mention) && !isCovered(mentions, i));
}

/** "18 minutes from the airport" and "students age 16 to 18" are not age requirements. */
const isLeastAge = (written: string, after: string): boolean =>
  /^age /i.test(written)
    ? /^ ?\+|^ (?:or|and) (?:older|over|above|up)/i.test(after)
    : !/^[ -]?(?:minutes?|hours?|days?|weeks?|months?|points?|miles?)\b/i.test(after);

/** "Northgate Logistics is hiring": an employer's name is not a requirement. */
const isNameOfEmployer = (text: string, { start, end }: Pick<Mention, 'start' | 'end'>, before: string): boolean =>
  /^\p{Lu}/u.test(text.slice(start, end)) &&
  /\p{Lu}[\p{L}&'’-]* $/u.test(before) &&
  /^(?:,? (?:Inc|LLC|Ltd|Co|Corp|Group|Services|Company|Solutions)\.?)*,? (?:(?:is|are) (?:now |currently |actively )?(?:hiring|looking|seeking|recruiting|searching)|seeks|hires|needs)\b/.test(
    text.slice(end, end + 60),
  );

/** What the employer is, offers or does is not asked of the person. */
function isAsked(text: string, { kind, key, section, start, end }: Mention): boolean {
  if (kind === 'condition' && key === 'age' && !isLeastAge(text.slice(start, end), text.slice(end, end + 12)))
    return false;
  if (section === 'about' || section === 'offer') return kind === 'place' || kind === 'condition';
  const before = text.slice(Math.max(0, start - 60), start);
  if (isNameOfEmployer(text, { start, end }, before)) return false;
  // "talking to our CPA"
  if (kind === 'licence') return !/\b(?:our|to the|to a|with the|with a)\s$/i.test(before);
  if (kind !== 'education') return true;
  if (/^ (?:holders |graduates |students )?(?:will not|cannot|can't|won't) be /i.test(text.slice(end, end + 40)))
    return false;
  return !/(?:tuition|reimburse\w*|toward\w*|enrol\w*ment|founder|our ceo|in lieu of|instead of|rather than|in place of|students?|scholarships?) ?(?:\S+ ){0,4}$/i.test(
    before,
  );
}

/** A shorter mention inside a longer one of another kind ("experience" in "3 years of experience"). */
const isCovered = (mentions: readonly Mention[], i: number): boolean => {
  const { kind, start, end } = mentions[i]!;
  const isLonger = (other: Mention | undefined) =>
    other && other.kind !== kind && other.start <= start && other.end >= end && other.end - other.start > end - start;
  for (let k = i - 1; k >= Math.max(0, i - 4); k--) if (isLonger(mentions[k])) return true;
  return kind !== 'years' && Boolean(isLonger(mentions[i + 1]));
};

function sentenceFinder(sentences: readonly Sentence[]) {
  return (at: number): number => {
    let [low, high] = [0, sentences.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const { start, end } = sentences[middle]!;
      if (at < start) high = middle - 1;
      else if (at >= end) low = middle + 1;
      else return middle;
    }
    return -1;
  };
}

const rank: Record<Strength, number> = { required: 2, preferred: 1, not_needed: 0 };

function asked(options: Mention[], strengths: Strength[]): Requirement | null {
  // "equivalent experience" replaces something else and means nothing by itself
  if (options.every(({ kind }) => kind === 'instead')) return null;
  const real = options[0]!.kind === 'instead' ? options.filter(({ kind }) => kind !== 'instead') : options;
  const strongest = Math.min(...strengths.map((strength) => rank[strength]));
  const strength = (['not_needed', 'preferred', 'required'] as const)[strongest]!;
  const places = real.map(({ start, end }) => ({ start, end }));
  if (real.some(isSponsorship))
    return strength === 'not_needed'
      ? { strength: 'required', options: [{ ...real[0]!, key: 'work_authorisation' }], places }
      : null;
  const levels = real.filter(({ kind }) => kind === 'education');
  // of several levels, the lowest is enough
  const lowest = levels.sort((a, b) => levelOf(a) - levelOf(b))[0];
  const kept = real.filter((option) => option.kind !== 'education' || option === lowest);
  const unique = kept.filter((option, i) => kept.findIndex((other) => sameThing(other, option)) === i);
  if (strength === 'not_needed' && lowest?.name === 'A degree')
    unique.splice(unique.indexOf(lowest), 1, { ...lowest, key: 'none', name: levelNames.none! });
  // "diploma" and "qualification" are levels only when denied
  if (unique.some(({ kind, key }) => kind === 'education' && key === 'none') && strength !== 'not_needed') return null;
  return { strength, options: unique, places };
}

/** "No visa sponsorship" asks for the right to work; "visa sponsorship available" asks for nothing. */
const isSponsorship = ({ kind, key }: Mention): boolean => kind === 'condition' && key === 'sponsorship';

const levelOf = ({ key }: Mention): number => educationKeys.indexOf(key as (typeof educationKeys)[number]);
const sameThing = (a: Mention, b: Mention): boolean => a.kind === b.kind && a.key === b.key;

/** `kind:key` of each option, "?" for a preference, "!" for what is not needed. */
export const idOf = ({ options, strength }: Pick<Requirement, 'options' | 'strength'>): string =>
  options
    .map(({ kind, key }, i) =>
      kind === 'instead' || (i > 0 && options[i - 1]!.kind === kind) ? key : `${kind}:${key}`,
    )
    .join('|') + { required: '', preferred: '?', not_needed: '!' }[strength];

/** Merges repeated requirements: the first strength stated outside the list of duties counts. */
function merged(requirements: Requirement[]): Requirement[] {
  const known = new Map<string, Requirement>();
  for (const requirement of requirements) {
    const id = idOf({ ...requirement, strength: 'required' });
    const before = known.get(id);
    if (!before) known.set(id, requirement);
    else {
      // a tool named in the title is located where the text asks for it
      if (before.options.every(({ section }) => section === 'title')) before.options = requirement.options;
      before.places.push(...requirement.places);
      if (rank[requirement.strength] > rank[before.strength] && before.strength !== 'not_needed')
        before.strength = requirement.strength;
    }
  }
  // a tool required by itself is not repeated among alternatives; one from the title line is
  const tools = [...known.values()].filter(({ options }) => options[0]!.kind === 'tool');
  const isTitle = ({ options: [only] }: Requirement) => only!.section === 'title';
  const either = new Set(tools.flatMap(({ options }) => (options.length > 1 ? options.map(({ key }) => key) : [])));
  const isRepeated = (tool: Requirement) => isTitle(tool) && either.has(tool.options[0]!.key);
  const single = new Set(
    tools.filter((tool) => tool.options.length === 1 && !isRepeated(tool)).map(({ options }) => options[0]!.key),
  );
  return [...known.values()].filter((requirement) => {
    const { options } = requirement;
    if (options[0]!.kind !== 'tool') return true;
    if (options.length === 1) return !isRepeated(requirement);
    return !options.some(({ kind, key }) => kind === 'tool' && single.has(key));
  });
}

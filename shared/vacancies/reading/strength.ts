/** How strongly a vacancy requires something: by the surrounding words in its sentence, otherwise by its section. */

import type { Strength } from '../terms.ts';
import type { Mention } from './mention.ts';
import type { Sentence } from './sentences.ts';

interface Cue {
  strength: Strength;
  /** whether the cue refers to what follows it ("ideally", "no") or precedes it ("is a plus") */
  side: 'behind' | 'before';
  start: number;
  end: number;
}

/** where something starts and ends in its sentence */
type Range = readonly [start: number, end: number];

const cuePatterns: [Strength, Cue['side'], RegExp][] = [
  [
    'not_needed',
    'before',
    /(?:\b(?:is|are) not|\bisn't|\baren't|\bnot)\s+(?:strictly |absolutely |be )?(?:a )?(?:required|needed|necessary|essential|mandatory|must\b|expected|a must)|\bunnecessary\b/gi,
  ],
  [
    'preferred',
    'before',
    /\b(?:preferred|desired|desirable|favou?red|recommended|advantageous|nice to have|nice-to-have|good to have|optional|beneficial)\b|\b(?:is|are|would be|will be) (?:also )?(?:helpful|useful|ideal|welcome|nice|great|a plus)\b|\bhelpful\b|\ban? (?:big |huge |real |definite |strong |added |distinct )?(?:plus|bonus|asset|advantage)\b|\bnice,|\bwelcome but\b/gi,
  ],
  ['required', 'before', /\b(?:required|needed|necessary|essential|mandatory|a must|compulsory)\b/gi],
  [
    'not_needed',
    'behind',
    /\bno\b(?! (?:touch|less|fewer|more|later|longer|matter|exceptions?|doubt|need to))|\bwithout\b|\b(?:do|does|did|will|would) not (?:need|require|care about|have to have)\b|\b(?:don't|doesn't|didn't|won't) (?:need|require|care about|have to have)\b|\bno need for\b|\bnot require\b/gi,
  ],
  [
    'preferred',
    'behind',
    /\b(?:preferably|ideally|nice to haves?|nice-to-haves?|preferred(?: qualifications| skills)?:|bonus points?(?: for| if)?|bonus:|plus(?:es)?:|it helps if|we'd love|would love|extra points|desirable:|desired:|nice:)/gi,
  ],
];

/** cues do not reach across these */
const stops = /[;.!?•|]|\s-\s|\bbut\b|\balthough\b|\bthough\b|\bhowever\b/gi;
/** between two cues for the same thing: "not required, but strongly preferred" */
const joins =
  /^[\s,()–-]*(?:(?:but|and|though|although|yet|still|just|it|is|are|would|be|highly|strongly|very|also|an?)[\s,]+)*$/i;
const REACH = 90;
const REACH_OF_NO = 60;

const cuesIn = (content: string): Cue[] =>
  cuePatterns
    .flatMap(([strength, side, pattern]) =>
      Array.from(content.matchAll(pattern), ({ 0: whole, index }) => ({
        strength,
        side,
        start: index,
        end: index + whole.length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
    // "required" inside "not required" is not a cue
    .filter(
      (cue, i, all) =>
        !all.some(
          (other, k) =>
            k !== i &&
            other.start <= cue.start &&
            other.end >= cue.end &&
            other.end - other.start > cue.end - cue.start,
        ),
    );

const bySection = (section: Mention['section']): Strength => (section === 'preferred' ? 'preferred' : 'required');

/** The strength of each mention of a sentence. `runs` gives the number of the list each mention belongs to. */
export function strengthsIn(
  text: string,
  sentence: Sentence,
  mentions: readonly Mention[],
  runs: readonly number[],
): Strength[] {
  // "A degree? Nice, but ...": the answer follows the question
  const reach = text[sentence.end - 1] === '?' ? sentence.end + 40 : sentence.end;
  const content = text.slice(sentence.start, reach).replace(/\?/g, ' ');
  const cues = cuesIn(content);
  const stopsAt = Array.from(content.matchAll(stops), ({ index }) => index);
  const stopBetween = (from: number, to: number) => stopsAt.some((at) => at >= from && at < to);
  const place = mentions.map(({ start, end }): Range => [start - sentence.start, end - sentence.start]);

  return mentions.map((mention, i): Strength => {
    const [start, end] = place[i]!;
    if (mention.key === 'none') return 'not_needed';
    // "German is a plus" found as one mention
    const inside = cues.find((cue) => cue.start >= start && cue.end <= end && cue.strength !== 'required');
    if (inside) return inside.strength;
    const no = cues.findLast(
      (cue) =>
        cue.side === 'behind' &&
        cue.strength === 'not_needed' &&
        cue.end <= start &&
        start - cue.end < REACH_OF_NO &&
        !stopBetween(cue.end, start) &&
        !hasComma(content, place, [cue.end, start]),
    );
    if (no) return 'not_needed';
    const after = cues.find((cue) => cue.side === 'before' && cue.start >= end && cue.start - end < REACH);
    if (after && reaches(after, i)) return combined(after);
    const ahead = cues.findLast(
      (cue) =>
        cue.side === 'behind' &&
        cue.strength !== 'not_needed' &&
        cue.end <= start &&
        !content.slice(cue.end, start).includes(';'),
    );
    if (ahead && !stopsAt.some((at) => at >= ahead.end && at < start && content[at] === '.')) return ahead.strength;
    return bySection(mention.section);
  });

  /** A cue after a list applies to the whole list, and to mentions in its clause not separated by a comma. */
  function reaches(cue: Cue, i: number): boolean {
    const last = place.findLastIndex(([, end]) => end <= cue.start);
    if (last < i) return false;
    if (stopBetween(place[last]![1], cue.start) || content.slice(place[last]![1], cue.start).includes(',')) {
      // "CPA, preferred": a comma right before the cue does not start a new clause
      if (!/^\s*(?:\([^)]*\))?\s*,?\s*$/.test(content.slice(place[last]![1], cue.start))) return false;
    }
    if (runs[last] === runs[i]) return true;
    return !stopBetween(place[i]![1], place[last]![0]) && !content.slice(place[i]![1], place[last]![0]).includes(',');
  }

  /** "not required but preferred" and "preferred, not required" are both a preference. */
  function combined(cue: Cue): Strength {
    const next = cues.find((other) => other.side === 'before' && other.start >= cue.end && other.start - cue.end < 30);
    const isOfTheSame = next && joins.test(content.slice(cue.end, next.start));
    const both = isOfTheSame ? [cue.strength, next.strength] : [cue.strength];
    return both.includes('preferred') ? 'preferred' : both.includes('not_needed') ? 'not_needed' : 'required';
  }
}

/** A comma ends the reach of "no", except inside a list that is denied. */
function hasComma(content: string, mentions: readonly Range[], [from, to]: Range): boolean {
  return content.slice(from, to).includes(',') && !mentions.some(([start, end]) => start >= from && end <= to);
}

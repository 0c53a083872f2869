/** Where a vacancy names titles of our list, and how much each says about the offered job. */
import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import type { Found } from './tokens.ts';

export type Title = Lexicon['titles'] extends ReadonlyMap<string, infer T> ? T : never;
export interface Hit extends Found<Title> {
  weight: number;
  /** it is where a vacancy's title is expected */
  isHeading: boolean;
  line: number;
  /** the words around it on its line */
  lineWords: string;
}

const hires =
  /\b(?:hiring|looking for|seeking|seeks?|need(?:s|ed)?|wanted|want|position|job title|title|role|vacancy|vacature|recruiting|opening|opportunity|join (?:us|our team) as|work as|as|become|suchen|recherchons|buscamos|cerchiamo|zoeken)\b[\s:]*(?:(?:an?|our|the|new|next|experienced|skilled|full-time|part-time|talented|motivated|friendly|reliable|zum|eine?n?|un|une|une?\(e\)|una?|een|for|small)\s+){0,4}$/i;
const others =
  /\b(?:report(?:s|ing)? (?:directly )?to|work(?:s|ing)? (?:closely )?with|alongside|talking to|assistant to|office of|assist(?:s|ing)?|support(?:s|ing)?|manag(?:e|es|ing)|supervis(?:e|es|ing)|team of|led by|from|ask|contact|text|our|by an?|with (?:our|the|other)|hiring manager|as superintendent)\s+(?:(?:the|our|an?|other|of|senior|lead)\s+){0,3}$/i;
/** "no recruiters please": a negation at most three words before */
const denied = /\b(?:no|not|without|never)\b(?! (?:only|just|experience|degree))(?: [\p{L}-]+,?){0,3} $/iu;
/** "immediate joiners only" means people who can start at once; "starter kit" */
const isNoTitle = (before: string, rest: string): boolean =>
  /\bimmediate $/i.test(before) || /^ (?:kit|pack)\b/i.test(rest);
/** "Urgent!! Welder": an exclamation before a title is not a sentence */
const shout = /^[^.!?]{0,40}!+\s*/;

const MAX_LINE = 140;
const MAX_BEFORE = 70;
/** a vacancy names its job among its first titles, if at all */
const MAX_HITS = 300;
const FIRST_LINES = 4;

export function titleHits(text: string, found: readonly Found<Title>[], sentences: readonly Sentence[]): Hit[] {
  const firstLine = sentences[0]?.line ?? 0;
  let at = 0;
  return found.slice(0, MAX_HITS).flatMap((hit): Hit[] => {
    while (at + 1 < sentences.length && sentences[at]!.end <= hit.start) at++;
    // undefined when every line is read as a heading
    const sentence = sentences[at];
    if (!sentence || hit.start < sentence.start || sentence.section === 'noise') return [];
    const near = text.slice(Math.max(0, hit.start - MAX_BEFORE), hit.start);
    const before = near.slice(near.lastIndexOf('\n') + 1);
    const isLine = before.length < near.length || hit.start < MAX_BEFORE;
    const rest = text.slice(hit.end, hit.end + MAX_LINE).split('\n')[0]!;
    const isLineStart =
      isLine &&
      before.length < 40 &&
      /^[^.!?]*$/.test(before.replace(shout, '')) &&
      !/[a-z]{4,} [a-z]{3,} [a-z]{2,} /.test(before);
    const isEarly = sentence.line - firstLine < FIRST_LINES;
    const isHeading = isLineStart && (isEarly || /^\s*(?:[-:(]|$)/.test(rest));
    if ((!isHeading && denied.test(before)) || isNoTitle(before, rest)) return [];
    const isHired = hires.test(before) || /^\s+(?:wanted|needed)\b/i.test(rest);
    const words = hit.last - hit.first + 1;
    let weight = hit.value.weight * (1 + 0.4 * Math.min(3, words - 1));
    if (isHeading && isEarly) weight *= sentence.line === firstLine ? 6 : 3;
    else if (isHeading) weight *= 1.5;
    if (isHired) weight *= 2.5;
    if (!isHeading && !isHired) weight *= 0.35;
    if (others.test(before) && !isHired) weight *= 0.1;
    if (sentence.section === 'about' || sentence.section === 'offer') weight *= 0.1;
    return [
      {
        ...hit,
        weight,
        isHeading: isHeading || isHired,
        line: sentence.line,
        lineWords: `${before} ${rest}`,
      },
    ];
  });
}

/** Splits a text into sentences, each with the kind of section it belongs to. */

export type Section = 'title' | 'required' | 'preferred' | 'duties' | 'offer' | 'about' | 'noise' | 'none';

export interface Sentence {
  start: number;
  end: number;
  section: Section;
  /** index of its line */
  line: number;
}

const headings: [Section, RegExp][] = [
  ['noise', /people also viewed|similar jobs|related jobs|recommended jobs|cookies?\b|breadcrumb|report this job/],
  [
    'preferred',
    /nice[- ]to[- ]haves?|preferred|preferences|bonus points?|pluses|desirable|desired|good to have|would be (?:great|nice)|extra credit|not required/,
  ],
  [
    'about',
    /about (?:us|the company|the team|our)|who we are|our (?:story|company|mission|values)|equal opportunity|company (?:description|overview)/,
  ],
  [
    'offer',
    /benefits?|perks|we offer|what(?:'s| is) in it|why (?:join|work)|our offer|compensation|what you(?:'ll| will)? get/,
  ],
  [
    'duties',
    /responsibilit|duties|what you(?:'ll| will)? (?:do|be doing)|the role|day[- ]to[- ]day|job (?:description|summary)|your (?:tasks|role)|position summary/,
  ],
  [
    'required',
    /requirements?|required|must[- ]haves?|qualifications?|you (?:will )?(?:have|need|bring)|you'll need|what you(?:'ll| will)? (?:need|bring|have)|looking for|who you are|about you|your profile|(?:skills|experience|education|software|tools)(?! (?!and|or|requir|need|qualif|you|we|that|level|background|for|with|must)\p{L})|what (?:we|it) (?:need|take)s?/u,
  ],
];

const headingKind = (label: string): Section | undefined => headings.find(([, words]) => words.test(label))?.[0];

const MAX_HEADING = 60;
/** a period after these does not end a sentence */
const shortened =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|incl|min|max|yrs?|mos?|hrs?|no|st|dr|mr|ms|mrs|sr|jr|inc|co|corp|ltd|vs|dept|[a-z]|u\.s|b\.s|b\.a|m\.s|m\.a|ph\.d|p\.m|a\.m)$/i;

/** where a line that starts with "About us:" turns to the person */
const asksOfYou = /\byou(?:'ll| will)? (?:need|have|bring|know)\b|\b(?:required|must have|requirements:)/i;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let block: Section = 'title';
  let start = 0;
  for (const [line, content] of text.split('\n').entries()) {
    const { kind, rest } = headingOf(content);
    if (kind && rest === null) block = kind;
    else if (content.trim() !== '') {
      const section = kind ?? block;
      for (const [from, to] of sentencesIn(content))
        sentences.push({
          start: start + from,
          end: start + to,
          section: kind === 'about' && asksOfYou.test(content.slice(from, to)) ? 'none' : section,
          line,
        });
      if (block === 'title') block = 'none';
    }
    start += content.length + 1;
  }
  return sentences;
}

/** "Requirements" is a heading; "Requirements: two years" is one followed by content. */
function headingOf(line: string): { kind?: Section; rest: string | null } {
  const trimmed = line
    .slice(0, 300)
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '');
  const label = /^([^:\t]{2,60})[:\t](.*)$/s.exec(trimmed);
  if (label) {
    const kind = headingKind(label[1]!.toLowerCase());
    return kind ? { kind, rest: label[2]!.trim() === '' ? null : label[2]! } : { rest: line };
  }
  const isBullet = /^\s*[*•●▪◦·✅✔✓+>-]/u.test(line);
  const isShort =
    !isBullet && trimmed.length <= MAX_HEADING && trimmed.split(/\s+/).length <= 6 && !/[.!,;\d]/.test(trimmed);
  const kind = isShort ? headingKind(trimmed.toLowerCase().replace(/\?$/, '')) : undefined;
  // "bachelor's degree preferred" is short too, but is content
  return kind && !/degree|diploma|licen[cs]e|certif|years?\b|\b(?:is|are|a) /i.test(trimmed)
    ? { kind, rest: null }
    : { rest: line };
}

const MAX_SENTENCE = 1_000;

/** The end of the word at a position, or the position itself inside an overlong word. */
function wordEnd(line: string, at: number): number {
  const space = line.slice(at, at + 40).search(/\s/);
  return space < 0 ? at : at + space;
}

function sentencesIn(line: string): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  const push = (end: number) => {
    // no real sentence is this long: it is cut, to bound the cost of each
    for (; end - start > MAX_SENTENCE; start = wordEnd(line, start + MAX_SENTENCE))
      found.push([start, wordEnd(line, start + MAX_SENTENCE)]);
    if (end > start && line.slice(start, end).trim() !== '') found.push([start, end]);
    start = Math.max(start, end);
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (/[•●▪◦✅✔❌✓|。！？]/u.test(character)) push(at + 1);
    else if (/[.!?]/.test(character) && (at + 1 === line.length || /\s/.test(line[at + 1]!))) {
      if (character !== '.' || !shortened.test(line.slice(Math.max(0, at - 8), at))) push(at + 1);
    }
  }
  push(line.length);
  return found;
}

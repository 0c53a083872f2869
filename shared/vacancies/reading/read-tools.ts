/** Finds tools by name. Names that are everyday words count only where a tool is plausible. */
import type { Lexicon } from './lexicon.ts';
import type { Found } from './tokens.ts';

type ToolFound = Found<Lexicon['tools'] extends ReadonlyMap<string, infer T> ? T : never>;

/** precedes a tool */
const leads =
  /\b(?:proficien\w*|experience[ds]?|knowledge|skills?|skilled|familiar\w*|fluen\w+|expert\w*|using|use|uses|used|with|in|written|write|writes|writing|know|knows|tools?|software|languages?|advanced|basic|strong|solid|via|through|microsoft|ms|mit|avec|con|com|met|van|maîtrisez|dominio de|of|and|or|like|as|on|our)[\s:]*(?:(?:of|with|in|using|advanced|basic|strong|solid|both|either|as|like|intermediate)\s+)*$/i;
/** follows a tool */
const follows =
  /^(?:\s*\([^)]{0,40}\))?\s+(?:skills?|proficiency|experience|developers?|engineers?|programming|knowledge|scripts?|scripting|spreadsheets?|certifi\w+|required|preferred|is (?:a|required|preferred)|a plus|expert\w*|online|software|admin\w*)\b/i;
/** "Excel at", "go the extra mile", "access to": the everyday word */
const isWord =
  /^\s+(?:at|the|to|for|away|forward|ahead|beyond|above|out|into|over|your|our|on life|through|up|down|off|where|when|card|store|level|mile)\b/i;
const between = /^\s*(?:[,/&+;|]|,?\s*(?:and|or|and\/or|und|oder|et|ou|y|o|e|en|of))\s*(?:ms\s|microsoft\s)?$/i;

const MAX_BETWEEN = 20;

export function readTools(text: string, found: readonly ToolFound[]): ToolFound[] {
  const isSure = found.map((tool) => !tool.value.guarded);
  const isPossible = found.map((tool) => canBe(text, tool));
  const stands = found.map((tool, i) => isSure[i] || (isPossible[i] && isLed(text, tool)));
  const joined = (i: number) =>
    found[i + 1] !== undefined &&
    found[i + 1]!.start - found[i]!.end <= MAX_BETWEEN &&
    between.test(text.slice(found[i]!.end, found[i + 1]!.start));
  // a list vouches for its members, from the first certain one in both directions
  for (let i = 0; i + 1 < found.length; i++) if (stands[i] && joined(i)) stands[i + 1] ||= isPossible[i + 1]!;
  for (let i = found.length - 2; i >= 0; i--) if (stands[i + 1] && joined(i)) stands[i] ||= isPossible[i]!;
  return found.filter((tool, i) => stands[i] && !isOfWelders(text, tool));
}

/** The American Welding Society issues certifications; AWS is also a tool. */
const isOfWelders = (text: string, { start, end }: ToolFound): boolean =>
  text.slice(start, end) === 'AWS' && /^\s+(?:D1|cert)/i.test(text.slice(end, end + 8)) && /\bweld/i.test(text);

function canBe(text: string, { start, end, value }: ToolFound): boolean {
  if (!value.guarded) return true;
  if (/^[\p{L}\p{N}]|^-\p{L}|^&\p{L}/u.test(text.slice(end, end + 2)) || isWord.test(text.slice(end, end + 16)))
    return false;
  const isShort = end - start === 1;
  // "Suite C", "Class C", "Vitamin C", "building R"
  if (
    isShort &&
    /(?:suite|class|vitamin|building|hepatitis|grade|section|type|plan|room|level|series|type) $/i.test(
      text.slice(Math.max(0, start - 10), start),
    )
  )
    return false;
  const written = text.slice(start, end);
  return written[0] !== written[0]!.toLowerCase() || (/^(?:excel|word|outlook|sap)$/.test(written) && !isShort);
}

function isLed(text: string, { start, end }: ToolFound): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const isCapital = text[start] !== text[start]!.toLowerCase();
  const lead = leads.exec(before);
  if (lead) {
    // "and Go" and "on C" prove nothing by themselves
    const word = lead[0].trim().toLowerCase();
    const isWeak = /^(?:and|or|as|on|our|of|like)$/.test(word);
    if (isCapital ? !isWeak : /(?:^|\s)(?:in|with|using|of|microsoft|ms)$/.test(word)) return true;
  }
  const after = text.slice(end, end + 60);
  // a list item on its own: "experience, Excel, CPA"
  const isItem = /[,;:•|(]\s*(?:and |or )?$/.test(before) && /^\s*(?:[,;.|)\n]|$|(?:and|or)\b)/.test(after);
  return isCapital && (isItem || follows.test(after));
}

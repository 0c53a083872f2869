/** Which mentions of a sentence form a list, and whether one of them is enough: "Python or R", "Excel and Word". */
import type { Mention } from './mention.ts';

type Relation = 'or' | 'and' | 'comma' | 'none';

const MAX_GAP = 110;
const fillers =
  /\b(?:an?|the|either|both|some|strong|basic|advanced|solid|minimum of|a minimum of|minimum|at least|ms|microsoft|one of|any of|such as|like|valid|active|current|equivalent|other|similar|related|certified|certification|license|licence|certificate|skills|knowledge of|experience with|experience in|experience|familiarity with|from an accredited \w+|required|field|exam|degree|years|of)\b/gi;
const studies = /^[^;.!?()]{0,80}?(?=,?\s*(?:\bor\b|\/))/i;
const anyOf =
  /\b(?:one (?:or more )?of(?: the following)?:?|any of|either|such as|e\.g\.,?|like|for example|at least one of)\s*(?:\w+\s+)?$/i;

function relationOf(text: string, a: Mention, b: Mention): Relation {
  if (b.start - a.end > MAX_GAP || b.start < a.end) return 'none';
  let gap = text.slice(a.end, b.start);
  if (a.kind === 'education' || a.kind === 'years') gap = gap.replace(studies, ' ');
  const isAlternative = /\bor\b|\band\/or\b|\//i.test(gap);
  const rest = gap
    .replace(fillers, ' ')
    .replace(/\band\/or\b|\bor\b|\band\b|\bas well as\b|\bplus\b|[\s,/&+"'()]/gi, '');
  if (rest !== '') return 'none';
  if (isAlternative) return 'or';
  if (/\band\b|&|\+|as well as|plus/i.test(gap)) return 'and';
  return /,/.test(gap) || a.kind === b.kind ? 'comma' : 'none';
}

const alternatives = new Set(['education', 'licence', 'years', 'instead']);

const canBeEither = (a: Mention, b: Mention): boolean =>
  a.kind === b.kind ||
  (alternatives.has(a.kind) && alternatives.has(b.kind)) ||
  (a.kind === 'place' && b.kind === 'place');

export interface Lists {
  /** by mention: the number of its list */
  runs: number[];
  /** by mention: the number of its group of alternatives */
  groups: number[];
}

/** @param mentions of one sentence, in order */
export function listsOf(text: string, mentions: readonly Mention[]): Lists {
  const relations = mentions
    .slice(1)
    .map(
      (mention, i): Relation => (canBeEither(mentions[i]!, mention) ? relationOf(text, mentions[i]!, mention) : 'none'),
    );
  const runs: number[] = [];
  const groups: number[] = [];
  let [run, group] = [0, 0];
  let isOpen = false;
  for (let i = 0; i < mentions.length; i++) {
    const relation = i === 0 ? 'none' : relations[i - 1]!;
    if (i === 0 || relation === 'none') {
      if (i > 0) [run, group] = [run + 1, group + 1];
      isOpen = opens(text, mentions[i]!);
    } else {
      const opened = opens(text, mentions[i]!);
      // a comma takes the meaning of the list's next "and" or "or"
      const isOfOneKind = mentions[i - 1]!.kind === mentions[i]!.kind;
      const meant =
        relation === 'comma' && isOfOneKind ? (relations.slice(i).find((next) => next !== 'comma') ?? 'and') : relation;
      const isEither = !opened && (isOpen || meant === 'or');
      if (!isEither) group++;
      if (opened) isOpen = true;
      else if (relation === 'and') isOpen = false;
    }
    runs.push(run);
    groups.push(group);
  }
  return { runs, groups };
}

const opens = (text: string, { start }: Mention): boolean => anyOf.test(text.slice(Math.max(0, start - 40), start));

import { tidied } from './compose.ts';
import { missingIn } from './data.ts';
import { factsOf } from './facts.ts';
import { faultOf } from './guard.ts';
import type { Line, Resume } from './resume.ts';
import { sections } from './written.ts';

/**
 * Whether this is a resume as `generate-resume` delivers it and its owner decided on it: what it is made of is there,
 * and each line of it says what was said, in their words or in words that the guard lets pass.
 * @returns the first thing that is not so; null where all is
 */
export function firstUnsupportedLine(resume: Resume): { field: string; text: string } | null {
  const missing = missingIn(resume.data);
  if (missing) return { field: `data.${missing.field}`, text: missing.text };
  if ([...resume.order].sort().join() !== [...sections].sort().join())
    return { field: 'order', text: 'name each section once' };
  const facts = new Map(factsOf(resume.data).map((fact) => [fact.id, fact]));
  const saysItsFacts = ({ text, rests_on }: Line): boolean => {
    const said = rests_on.map((id) => facts.get(id)?.text ?? '');
    const own = said.length === 1 ? tidied(facts.get(rests_on[0]!) ?? { entry: '', text: '' }) : said.join(' ');
    return text === said.join(' ') || text === own || faultOf({ text, rests_on }, facts) === null;
  };
  const used = new Set<string>();
  for (const [entry, lines] of Object.entries(resume.lines))
    for (const [place, line] of lines.entries()) {
      const isOfHere = line.rests_on.length > 0 && line.rests_on.every((id) => facts.get(id)?.entry === entry);
      const isOnce = line.rests_on.every((id) => !used.has(id) && used.add(id));
      if (!isOfHere || !isOnce || !saysItsFacts(line))
        return { field: `lines.${entry}.${place}`, text: 'this line does not say what was said' };
    }
  return null;
}

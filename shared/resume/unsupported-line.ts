import { tidied } from './compose.ts';
import { missingIn } from './data.ts';
import { factsOf } from './facts.ts';
import { faultOf } from './guard.ts';
import type { Line, Resume } from './resume.ts';
import { sections } from './written.ts';

/**
 * Checks that a resume is as `generate-resume` delivered it plus its owner's decisions: its source data is complete,
 * and every line uses the person's words or words the guard accepts.
 * @returns the first exception, or null
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

import { faultOf } from '../guard.ts';
import type { Line } from '../resume.ts';
import type { Letter } from './letter.ts';

/**
 * Checks that a letter is as `generate-letter` delivered it plus its owner's decisions: every line uses the person's
 * words or words the guard accepts.
 * @returns the first exception, or null
 */
export function firstUnsupportedLineOfLetter({
  person,
  paragraphs,
  lines,
}: Letter): { field: string; text: string } | null {
  if (person.fullName.trim() === '') return { field: 'person.fullName', text: 'say who writes it' };
  for (const [place, { entry }] of paragraphs.entries())
    if (!Object.hasOwn(lines, entry)) return { field: `paragraphs.${place}.entry`, text: 'no lines were sent for it' };
  for (const [entry, each] of Object.entries(lines))
    for (const [place, line] of each.entries())
      if (!saysWhatWasSaid(line))
        return { field: `lines.${entry}.${place}`, text: 'this line does not say what was said' };
  return null;
}

function saysWhatWasSaid({ text, said }: Line): boolean {
  if (said === null || text === said) return true;
  const fact = { id: 'said', entry: '', text: said };
  return faultOf({ text, rests_on: [fact.id] }, new Map([[fact.id, fact]])) === null;
}

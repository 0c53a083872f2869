/** What the sentences of an analysis may cite: figures and names from the occupation table, never words of the CV. */
import type { Figure, Figures } from '#shared/analysis/sentence.ts';
import { educationKeys } from '#shared/assessment/background.ts';
import { usd } from '#shared/lib/format.ts';
import { listing } from '#shared/lib/in-sentence.ts';
import { educationLevels, type Facts } from '#shared/occupations/facts.ts';
import { nameOf } from '#shared/occupations/names.ts';
import type { Computed } from './computed.ts';
import { timeText } from './periods.ts';

const MAX_TOOLS = 5;

export function figuresOf({ evidence, measure, months, fields, course, next }: Computed, facts: Facts): Figures {
  const figures = new Map<string, Figure>();
  const add = (id: string, label: string, value: string) => figures.set(id, { id, label, value });
  const title = (index: number) => nameOf(facts.codes[index]!, facts.titles[index]!);
  if (months > 0) add('years', 'Time in work, overlaps counted once', timeText(months));
  for (const [place, { name, months: time }] of fields.entries()) {
    add(`field.${place + 1}`, 'Field of your positions', name);
    if (time > 0) add(`field.${place + 1}.time`, `Time in ${name}`, timeText(time));
  }
  if (course.from !== null) add('course.from', 'First position we know', title(course.from));
  if (course.to !== null) add('course.to', 'Present or last position we know', title(course.to));
  if (evidence.education !== null)
    add('education', 'Highest education named', educationLevels[educationKeys.indexOf(evidence.education)]!);
  if (evidence.tools.length > 0) add('tools', 'Tools named', listing(evidence.tools.slice(0, MAX_TOOLS)));
  if (measure) {
    add('against', 'Occupation it is measured against', title(measure.index));
    add('score', 'Of what it usually asks, named', `${measure.competitiveness}%`);
    for (const { part, label, points, of } of measure.parts) add(`part.${part}`, label, `${points} of ${of}`);
    add('related', 'Related work', timeText(measure.related));
    add('asked', 'Experience asked for', measure.asked === 0 ? 'none' : timeText(Math.round(measure.asked)));
    add('asked.education', 'Education that is usual', educationLevels[measure.askedEducation]!);
    if (measure.named.length > 0) add('named', 'Its tools you name', listing(measure.named.slice(0, MAX_TOOLS)));
    if (measure.unnamed.length > 0)
      add('unnamed', 'Its tools you do not name', listing(measure.unnamed.slice(0, MAX_TOOLS)));
  }
  for (const [place, { index }] of next.entries()) {
    add(`next.${place + 1}`, 'A next role', title(index));
    const pay = facts.wageP50[index]!;
    if (!Number.isNaN(pay)) add(`next.${place + 1}.pay`, `${title(index)}: median pay a year, United States`, usd(pay));
  }
  return figures;
}

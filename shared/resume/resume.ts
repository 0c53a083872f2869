/** A resume as data: written once, then shown, stored and printed. */
import * as z from 'zod/mini';
import { tidied } from './compose.ts';
import { completeOf, type ResumeData, resumeData } from './data.ts';
import { type Fact, factsOf } from './facts.ts';
import { faultOf } from './guard.ts';
import { sections, type Written } from './written.ts';

/**
 * A line of a resume. `said` holds the person's own words if the line differs; a line that is left out can be restored.
 */
export const line = z.object({
  text: z.string(),
  rests_on: z.array(z.string()),
  said: z.nullable(z.string()),
  left_out: z.boolean(),
});
export type Line = z.infer<typeof line>;

export const resume = z.object({
  data: resumeData,
  /** by entry, as in the facts */
  lines: z.record(z.string(), z.array(line)),
  order: z.array(z.enum(sections)),
  not_followed: z.array(z.string()),
});
export type Resume = z.infer<typeof resume>;

/**
 * What is delivered of the written resume. A sentence that says more or less than its facts, or repeats one, is
 * replaced by the person's own words, so that every fact is included unless they asked for less.
 */
export function resumeOf(sent: ResumeData, { entries, first, not_followed }: Written): Resume {
  const data = completeOf(sent);
  const facts = factsOf(data);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const mayLeaveOut = Boolean(data.regenerationFeedback);
  const lines: Resume['lines'] = {};
  for (const entry of new Set(facts.map((fact) => fact.entry))) {
    const said = facts.filter((fact) => fact.entry === entry);
    const wrote = entries.find((each) => each.entry === entry);
    const leftOut = new Set(mayLeaveOut ? wrote?.left_out.slice(0, Math.floor(said.length / 2)) : []);
    lines[entry] = linesOf(said, wrote?.sentences ?? [], byId, { leftOut, set: tidied });
  }
  const rest = sections.filter((section) => section !== first);
  const wishes = data.regenerationFeedback ?? '';
  return {
    data,
    lines,
    order: first ? [first, ...rest] : rest,
    not_followed: not_followed.filter((wish) => wish !== '' && wishes.includes(wish)),
  };
}

/** How omitted or changed facts are formatted, and which of them the person asked to leave out. */
interface Setting {
  leftOut: ReadonlySet<string>;
  set: (fact: Fact) => string;
}

export function linesOf(
  said: readonly Fact[],
  sentences: Written['entries'][number]['sentences'],
  facts: ReadonlyMap<string, Fact>,
  { leftOut, set }: Setting,
): Line[] {
  const used = new Set<string>();
  const lines: Line[] = [];
  for (const { text, rests_on } of sentences) {
    const isOfHere = rests_on.every((id) => said.some((fact) => fact.id === id) && !used.has(id));
    if (!isOfHere || faultOf({ text, rests_on }, facts) !== null) continue;
    for (const id of rests_on) used.add(id);
    const own = rests_on.map((id) => facts.get(id)!.text).join(' ');
    lines.push({ text, rests_on: [...rests_on], said: text === own ? null : own, left_out: false });
  }
  for (const fact of said.filter(({ id }) => !used.has(id))) {
    const line = { text: set(fact), rests_on: [fact.id], said: null, left_out: leftOut.has(fact.id) };
    lines.splice(placeOf(fact, said, lines), 0, line.text === fact.text ? line : { ...line, said: fact.text });
  }
  return lines;
}

/** After the line of the preceding fact. */
function placeOf(fact: Fact, said: readonly Fact[], lines: readonly Line[]): number {
  const before = said.slice(0, said.indexOf(fact)).map(({ id }) => id);
  const last = lines.findLastIndex(({ rests_on }) => rests_on.some((id) => before.includes(id)));
  return last + 1;
}

/** The lines of an entry after the person's decisions: their own words where a change was refused. */
export const linesShown = ({ lines }: Pick<Resume, 'lines'>, entry: string): string[] =>
  (Object.hasOwn(lines, entry) ? lines[entry]! : []).filter(({ left_out }) => !left_out).map(({ text }) => text);

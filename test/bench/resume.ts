/** How much a deliberately lying writer gets into a resume, and how much of what the person said survives. */

import type { Fact } from '#shared/resume/facts.ts';
import { factsOf } from '#shared/resume/facts.ts';
import { linesShown, type Resume, resumeOf } from '#shared/resume/resume.ts';
import type { Written } from '#shared/resume/written.ts';
import { bare, lieAbout, people, waysToLie } from '#test/support/ai/lying-writer.ts';
import fc from '#test/support/harness/chance.ts';

const PEOPLE = 200;
const seed = 11;

interface Counted {
  facts: number;
  sentences: number;
  lies: number;
  delivered: number;
  kept: number;
}

export async function bench(): Promise<string[]> {
  const sampled = fc.sample(fc.tuple(people, waysToLie), { numRuns: PEOPLE, seed });
  const counts = sampled.map(([{ regenerationFeedback: _, ...data }, way]) => {
    const facts = factsOf(data);
    const written = lieAbout(facts, way);
    return counted(facts, written, resumeOf(data, written));
  });
  const sum = (of: keyof Counted) => counts.reduce((total, each) => total + each[of], 0);
  return [
    `${PEOPLE} people, ${sum('facts')} statements; of ${sum('sentences')} sentences ${sum('lies')} say what was not said`,
    `unsupported sentences delivered: ${sum('delivered')}`,
    `statements kept: ${sum('kept')} of ${sum('facts')}, ${((100 * sum('kept')) / sum('facts')).toFixed(1)} %`,
  ];
}

function counted(facts: readonly Fact[], { entries }: Written, resume: Resume): Counted {
  const said = new Set(facts.map(({ text }) => bare(text)));
  const isLie = (text: string) => !said.has(bare(text));
  const sentences = entries.flatMap((each) => each.sentences);
  const shown = Object.keys(resume.lines).flatMap((entry) =>
    linesShown(resume, entry).map((text) => ({ entry, text })),
  );
  const isKept = ({ entry, text }: Fact) =>
    shown.some((line) => line.entry === entry && bare(line.text) === bare(text));
  return {
    facts: facts.length,
    sentences: sentences.length,
    lies: sentences.filter(({ text }) => isLie(text)).length,
    delivered: shown.filter(({ text }) => isLie(text)).length,
    kept: facts.filter(isKept).length,
  };
}

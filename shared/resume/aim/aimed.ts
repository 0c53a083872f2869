/**
 * A resume for a job: the lines that were delivered, chosen and ordered by what the job asks for. It words nothing, so
 * that it can say nothing new; jobs stay in their order, and what is left out is kept to be put back.
 */
import type { Line, Resume } from '../resume.ts';
import { type Section, sections } from '../written.ts';
import { type Emphasis, reasonsFor, weigher } from './emphasis.ts';

/** Lines of one entry that are enough where the others say nothing of what is asked for. */
const ENOUGH = 5;

export function aimed(resume: Resume, emphasis: Emphasis): Resume {
  const weigh = weigher(emphasis);
  const weightOf = ({ rests_on }: Line) => Math.max(0, ...rests_on.map(weigh));
  // what was left out without a wish for less was left out for another job
  const wasAsked = Boolean(resume.data.regenerationFeedback);
  const lines = Object.entries(resume.lines).map(([entry, all]) => {
    const own = wasAsked ? all : all.map((line) => ({ ...line, left_out: false }));
    const sorted = own.toSorted((a, b) => weightOf(b) - weightOf(a) || placeOf(a) - placeOf(b));
    return [entry, entry === 'summary' ? all : chosen(sorted, weightOf)];
  });
  const skills = resume.data.skills.map((skill, at) => ({ skill, weight: weigh(`skills.${at}`) }));
  return {
    ...resume,
    data: { ...resume.data, skills: skills.toSorted((a, b) => b.weight - a.weight).map(({ skill }) => skill) },
    lines: Object.fromEntries(lines),
    order: orderOf(wasAsked ? resume.order : sections, emphasis, weigh),
  };
}

/** Where its first fact stands in what was said. */
const placeOf = ({ rests_on: [first = ''] }: Line): number => Number(first.split('.').at(-1));

/** Of a long entry, what is asked for and no more than half of it left out. */
function chosen(lines: readonly Line[], weightOf: (line: Line) => number): Line[] {
  const kept = Math.max(ENOUGH, Math.ceil(lines.length / 2));
  return lines.map((line, at) => (at >= kept && weightOf(line) === 0 ? { ...line, left_out: true } : line));
}

/** Experience stands first as a reader expects it, unless it says nothing of what is asked for and another part does. */
function orderOf(order: readonly Section[], { asked }: Emphasis, weigh: (id: string) => number): Section[] {
  const ids = new Set(asked.flatMap(({ said_in }) => said_in));
  const sums = new Map<Section, number>(sections.map((section) => [section, 0]));
  for (const id of ids) {
    const section = sections.find((each) => id.startsWith(`${each}.`));
    if (section) sums.set(section, sums.get(section)! + weigh(id));
  }
  if (sums.get('experience')! > 0) return [...order];
  const [best] = [...order].sort((a, b) => sums.get(b)! - sums.get(a)!);
  return best && sums.get(best)! > 0 ? [best, ...order.filter((section) => section !== best)] : [...order];
}

interface Stressed {
  /** its facts */
  line: string;
  text: string;
  /** what of the job it answers */
  why: string[];
}

const MAX_STRESSED = 8;

/** The lines that come first for this job, each with what it answers. */
export function stressedIn({ lines }: Resume, emphasis: Emphasis): Stressed[] {
  const weigh = weigher(emphasis);
  return Object.values(lines)
    .flat()
    .filter(({ left_out }) => !left_out)
    .map(({ text, rests_on }) => ({
      line: rests_on.join(' '),
      text,
      why: reasonsFor(emphasis, rests_on),
      weight: Math.max(0, ...rests_on.map(weigh)),
    }))
    .filter(({ why }) => why.length > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_STRESSED)
    .map(({ line, text, why }) => ({ line, text, why }));
}

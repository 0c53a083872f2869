/**
 * A resume tailored to a job: the delivered lines, selected and ordered by what the job asks for. It writes nothing, so
 * it can claim nothing new. Jobs keep their order, and omitted lines can be restored.
 */
import type { Line, Resume } from '../resume.ts';
import { type Section, sections } from '../written.ts';
import { type Emphasis, reasonsFor, weigher } from './emphasis.ts';

/** Lines kept of an entry when its others say nothing of what is asked for. */
const ENOUGH = 5;

export function aimed(resume: Resume, emphasis: Emphasis): Resume {
  const weigh = weigher(emphasis);
  const weightOf = ({ rests_on }: Line) => Math.max(0, ...rests_on.map(weigh));
  // lines left out without a request to shorten were left out for an earlier job
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

/** The position of its first fact in what the person wrote. */
const placeOf = ({ rests_on: [first = ''] }: Line): number => Number(first.split('.').at(-1));

/** Of a long entry, keeps everything asked for and leaves out at most half. */
function chosen(lines: readonly Line[], weightOf: (line: Line) => number): Line[] {
  const kept = Math.max(ENOUGH, Math.ceil(lines.length / 2));
  return lines.map((line, at) => (at >= kept && weightOf(line) === 0 ? { ...line, left_out: true } : line));
}

/** Experience comes first, as readers expect, unless it contains nothing asked for and another section does. */
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
  /** its fact ids */
  line: string;
  text: string;
  /** which of the job's requirements it answers */
  why: string[];
}

const MAX_STRESSED = 8;

/** The lines put first for this job, each with what it answers. */
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

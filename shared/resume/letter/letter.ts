/** A cover letter as data: facts from the resume and from the person's additions, in a frame that claims nothing. */
import * as z from 'zod/mini';
import { boundedText } from '#shared/lib/bounded.ts';
import { type Emphasis, weigher } from '../aim/emphasis.ts';
import { completeOf, type ResumeData, resumeData } from '../data.ts';
import { type Fact, factsOf } from '../facts.ts';
import { line, linesOf } from '../resume.ts';
import { statedText, statementsOf } from '../statements.ts';
import type { Written } from '../written.ts';
import { toLetterSentence } from './letter-sentence.ts';

const text = (most: number) => z._default(boundedText(most), '');

/** What only the person can say about this application. */
export const address = z.object({
  /** as used in the first sentence */
  position: text(120),
  company: text(120),
  /** the addressee; a general greeting if blank */
  contact: text(120),
  /** why they want this job, in their own words */
  motivation: z._default(statedText(2000), ''),
});
export type Address = z.infer<typeof address>;

export const letter = z.object({
  person: resumeData.shape.personalInfo,
  address,
  of: z.enum(['occupation', 'vacancy']),
  /** in order; `lead` names the job or project an entry's lines belong to */
  paragraphs: z
    .array(z.object({ entry: z.string().check(z.maxLength(40)), lead: z.string().check(z.maxLength(500)) }))
    .check(z.maxLength(20)),
  /** by entry, as in the facts */
  lines: z.record(z.string(), z.array(line)),
  /** skills and schools of the resume that the job asks for, in their original words */
  skills: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20)),
  education: z.array(z.string().check(z.maxLength(450))).check(z.maxLength(20)),
});
export type Letter = z.infer<typeof letter>;

/** A letter should be readable in a minute. */
const MAX_FACTS = 6;
const MAX_OF_ENTRY = 3;
const LEAST_FACTS = 3;
const MAX_SUMMARY = 3;
const MAX_SKILLS = 8;
const MOTIVATION = 'motivation';

/** The facts used in this letter, in order: by what the job asks for, then newest first. */
export function factsOfLetter(
  sent: ResumeData,
  emphasis: Emphasis,
  { motivation }: Pick<Address, 'motivation'>,
): Fact[] {
  const weigh = weigher(emphasis);
  const all = factsOf(completeOf(sent));
  const done = all.filter(({ entry }) => entry !== 'summary');
  const answering = done.filter(({ id }) => weigh(id) > 0).sort((a, b) => weigh(b.id) - weigh(a.id));
  const chosen: Fact[] = [];
  for (const fact of [...answering, ...done]) {
    const isEnough = chosen.length >= (answering.includes(fact) ? MAX_FACTS : LEAST_FACTS);
    const ofEntry = chosen.filter(({ entry }) => entry === fact.entry).length;
    if (!isEnough && ofEntry < MAX_OF_ENTRY && !chosen.includes(fact)) chosen.push(fact);
  }
  const byEntry = Map.groupBy(
    done.filter((fact) => chosen.includes(fact)),
    ({ entry }) => entry,
  );
  return [
    ...all.filter(({ entry }) => entry === 'summary').slice(0, MAX_SUMMARY),
    ...[...byEntry.values()].flatMap((said) => said.toSorted((a, b) => weigh(b.id) - weigh(a.id))),
    ...statementsOf(motivation).map((statement, at) => ({
      id: `${MOTIVATION}.${at}`,
      entry: MOTIVATION,
      text: statement,
    })),
  ];
}

/**
 * What is delivered of the written letter: as in a resume, the person's own words replace sentences that say anything
 * else.
 */
export function letterOf(sent: ResumeData, emphasis: Emphasis, to: Address, { entries }: Written): Letter {
  const data = completeOf(sent);
  const weigh = weigher(emphasis);
  const facts = factsOfLetter(data, emphasis, to);
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const order = [...new Set(facts.map(({ entry }) => entry))];
  return {
    person: data.personalInfo,
    address: to,
    of: emphasis.of,
    paragraphs: order.map((entry) => ({ entry, lead: leadOf(entry, data) })),
    lines: Object.fromEntries(
      order.map((entry) => [
        entry,
        linesOf(
          facts.filter((fact) => fact.entry === entry),
          entries.find((each) => each.entry === entry)?.sentences ?? [],
          byId,
          { leftOut: new Set(), set: toLetterSentence },
        ),
      ]),
    ),
    skills: data.skills.filter((_, at) => weigh(`skills.${at}`) > 0).slice(0, MAX_SKILLS),
    education: data.education
      .filter((_, at) => weigh(`education.${at}`) > 0)
      .map(({ degree, institution }) => `${degree}, ${institution}`)
      .slice(0, 2),
  };
}

function leadOf(entry: string, { experience, projects }: ResumeData): string {
  const [list, at] = entry.split('.');
  const job = list === 'experience' ? experience[Number(at)] : undefined;
  const project = list === 'projects' ? projects[Number(at)] : undefined;
  if (job) return `As ${job.title} at ${job.company}`;
  return project ? `In the project ${project.name}` : '';
}

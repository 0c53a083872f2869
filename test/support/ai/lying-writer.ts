/** Generates people with resumes, and a writer that lies about them on purpose, to test and measure the guard. */

import type { ResumeData } from '#shared/resume/data.ts';
import type { Fact } from '#shared/resume/facts.ts';
import type { Written } from '#shared/resume/written.ts';
import fc from '#test/support/harness/chance.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';

const deeds = [
  'I managed a team of 7 people',
  'Raised sales by 20 % in 3 years',
  'Assisted the head of finance with the budget',
  'Wrote 40 reports in Excel and SQL',
  'Trained new colleagues on the till',
  'Reduced waste by 1.5 tons a month',
  'Answered about 60 calls a day',
  'Kept the books of the Zürich branch',
  'Was supervised by Dr. Lee',
  'Helped O’Neil & Sons move to C++ 20',
  'Never missed a deadline',
  'Had few complaints',
];
const some = (least: number) => fc.shuffledSubarray(deeds, { minLength: least, maxLength: 8 });

export const people: fc.Arbitrary<ResumeData> = fc
  .record({
    summary: some(2).map((each) => each.join('. ')),
    experience: fc.array(some(2), { minLength: 1, maxLength: 4 }),
    projects: fc.array(some(1), { maxLength: 2 }),
    wish: fc.option(fc.constantFrom('shorter please', 'skills first', 'more poetic'), { nil: undefined }),
  })
  .map(({ summary, experience, projects, wish }) =>
    samplePerson({
      summary,
      experience: experience.map((each, place) => ({
        title: `Clerk ${place}`,
        company: `Acme ${place}`,
        duration: '2019 – 2021',
        description: each.join('\n'),
      })),
      projects: projects.map((each, place) => ({
        name: `Project ${place}`,
        description: each.join('\n'),
        technologies: [],
      })),
      ...(wish && { regenerationFeedback: wish }),
    }),
  );

/** A model that lies in one way at a time; the last one tells the truth. */
const lies: ((text: string) => string)[] = [
  (text) => `${text} for Google`,
  (text) => text.replace(/\d+/, (number) => String(Number(number) * 3)),
  (text) => text.replace(/^\S+/, 'Led'),
  (text) => text.replace(/Assisted the |Helped |about |Was supervised by |Never |few /, ''),
  (text) => `Senior ${text}`,
  (text) => text.replace('people', 'engineers'),
  (text) => `${text}, winning an award`,
  (text) => text.split(' ').reverse().join(' '),
  () => 'Holds a PhD from Harvard',
  (text) => text.replace(/^(?:I )?\S+/, (verb) => `${verb} not`),
  (text) => `Never ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  (text) => text.replace(/ (?:with|in|on|by) /, ' without '),
  (text) => text.replace('few', 'a few').replace(' a ', ' no '),
  (text) => text.replace(/^(?:I )?(\S+) /, '$1 and '),
  (text) => text.replace(/^(?:I )?(\S+) the /, '$1 '),
  (text) => text.replace(/^(?:I )?(\S+) /, '$1. '),
  (text) => `My colleague and I ${text.replace(/^I /, '').toLowerCase()}`,
  (text) => text,
];

/** How the writer lies: the kind of lie, the fact it is about, and the facts it claims as its source. */
export const waysToLie = fc.record({
  picks: fc.array(fc.nat(lies.length - 1), { minLength: 60, maxLength: 60 }),
  seed: fc.nat(),
});
export type WayToLie = typeof waysToLie extends fc.Arbitrary<infer Way> ? Way : never;

export const lieAbout = (facts: readonly Fact[], { picks, seed }: WayToLie): Written => ({
  entries: [
    ...Map.groupBy(
      facts.map((fact, at) => ({ ...fact, at })),
      ({ entry }) => entry,
    ),
  ].map(([entry, said]) => ({
    entry,
    sentences: said.map(({ id, text, at }) => ({
      text: lies[picks[at % picks.length]!]!(text),
      rests_on: [at % 7 === 6 ? facts[seed % facts.length]!.id : id],
    })),
    left_out: facts.map(({ id }) => id),
  })),
  first: null,
  not_followed: [],
});

/** A statement reduced to its words by an independent reading: what was said and what is shown must be equal. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^i (?=[a-z])/, '')
    .split(/[^\p{L}\p{N}%&+'.]+/u)
    .map((word) => word.replace(/\.$/, ' .'))
    .join(' ')
    .replace(/[ .]+$/, '');

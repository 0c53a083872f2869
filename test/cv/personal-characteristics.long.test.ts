/** A population: 200 CVs that differ only in what a person is, not in what they did. */
import { describe, expect, it } from 'vitest';
import { compute } from '#shared/cv/analysis/computed.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { embeddedDetails, embeddedFacts, embeddedWords } from '../support/facts/embedded-facts.ts';
import { type Layout, layouts } from './corpus/layouts.ts';
import { onPages, PAGE } from './corpus/paper.ts';
import { type Person, people } from './corpus/people.data.ts';

const reference = { facts: embeddedFacts(), words: embeddedWords() };
const titles = titleLexicon(reference.words);

/** What an analysis says of a CV: its level of education, time, course and score. */
function measured(reading: CvReading) {
  const asked = { targetRole: 'Accountant', now: Date.UTC(2026, 10, 15) };
  const evidence = evidenceOf(reading, asked, reference);
  const { measure, months, gaps, course } = compute(evidence, reference.facts, reference.words, embeddedDetails());
  return {
    education: evidence.education,
    score: measure!.competitiveness,
    parts: measure!.parts,
    months,
    gaps,
    course,
  };
}

function values(reading: CvReading) {
  const { work, skills, languages } = reading;
  return {
    work: work.map(({ position, name, startDate, endDate, current }) => [
      position?.value,
      name?.value,
      startDate?.value,
      endDate?.value,
      current,
    ]),
    skills: skills.map(({ value }) => value),
    languages: languages.map(({ value }) => value),
    ...measured(reading),
  };
}

interface Other {
  name: string;
  school: string;
  about: string;
  labelled: string[];
}

const others: Other[] = [
  {
    name: 'Kwabena Asante-Boateng',
    school: 'Riverside Community College',
    about: 'Born 1961, Ghanaian, father of three.',
    labelled: ['Nationality: Ghanaian', 'Sex: male', 'Date of birth: 14 March 1961', 'Marital status: married'],
  },
  {
    name: 'Mei-Ling Zhao',
    school: 'Eastern Polytechnic University',
    about: 'Born 2001, Chinese, she/her.',
    labelled: ['Nationality: Chinese', 'Gender: female', 'Date of birth: 02/11/2001', 'Age: 25'],
  },
];

/** Says nothing of a person, so that only the personal lines differ. */
const silent = (person: Person): Person => ({ ...person, summary: 'Reliable and thorough.' });
const swapped = (person: Person, other: Other): Person => ({
  ...person,
  name: other.name,
  email: `${other.name.toLowerCase().replace(/[^a-z]+/g, '.')}@mailbox.test`,
  summary: other.about,
  education: person.education.map((one) => ({ ...one, institution: other.school })),
});

const LINE = 13;
/** Personal lines above the name, or below all else. */
const places = {
  none: null,
  above: PAGE.margin - 4 * LINE,
  below: PAGE.height - 4 * LINE,
};
type PlaceOfLines = keyof typeof places;

const read = (layout: Layout, person: Person, lines: readonly string[] = [], place: PlaceOfLines = 'none') =>
  readCv(
    onPages((paper) => {
      layout(paper, person);
      const top = places[place];
      if (top !== null) for (const [at, line] of lines.entries()) paper.write(PAGE.margin, top + at * LINE, line);
    }),
    titles,
  );

describe('personal characteristics do not change what is read of the work, nor its score', () => {
  it('name, gender, age, school and nationality swapped in 200 CVs, in sentences and in lines of their own', () => {
    let compared = 0;
    const differ: string[] = [];
    for (const person of people)
      for (const [name, layout] of Object.entries(layouts)) {
        const own = JSON.stringify(values(read(layout, silent(person))));
        for (const other of others)
          for (const place of ['none', 'above', 'below'] as const) {
            const theirs = JSON.stringify(values(read(layout, swapped(person, other), other.labelled, place)));
            if (theirs !== own)
              differ.push(`${person.name} in ${name} as ${other.name}, ${place}: ${theirs} for ${own}`);
            compared += 1;
          }
      }
    expect(differ).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(600);
  });
});

/** A population: 200 CVs that differ only in what a person is, not in what they did. */
import { describe, expect, it } from 'vitest';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';
import { layouts } from './corpus/layouts.ts';
import { onPages } from './corpus/paper.ts';
import { type Person, people } from './corpus/people.data.ts';

const titles = titleLexicon(embeddedWords());
const read = (draw: Parameters<typeof onPages>[0]) => readCv(onPages(draw), titles);

describe('personal characteristics do not change the work', () => {
  const values = ({ work, skills, languages }: ReturnType<typeof read>) => ({
    work: work.map(({ position, name, startDate, endDate, current }) => [
      position?.value,
      name?.value,
      startDate?.value,
      endDate?.value,
      current,
    ]),
    skills: skills.map(({ value }) => value),
    languages: languages.map(({ value }) => value),
  });
  const others = [
    {
      name: 'Kwabena Asante-Boateng',
      school: 'Riverside Community College',
      about: 'Born 1961, Ghanaian, father of three.',
    },
    { name: 'Mei-Ling Zhao', school: 'Eastern Polytechnic University', about: 'Born 2001, Chinese, she/her.' },
  ];
  const swapped = (person: Person, other: (typeof others)[number]): Person => ({
    ...person,
    name: other.name,
    email: `${other.name.toLowerCase().replace(/[^a-z]+/g, '.')}@mailbox.test`,
    summary: other.about,
    education: person.education.map((one) => ({ ...one, institution: other.school })),
  });

  it('name, gender, age, school and nationality swapped in 200 CVs: jobs, dates and skills stay the same', () => {
    let compared = 0;
    for (const person of people)
      for (const [name, layout] of Object.entries(layouts)) {
        const own = values(read((paper) => layout(paper, person)));
        for (const other of others) {
          expect(values(read((paper) => layout(paper, swapped(person, other)))), `${person.name} in ${name}`).toEqual(
            own,
          );
          compared++;
        }
      }
    expect(compared).toBeGreaterThanOrEqual(200);
  });
});

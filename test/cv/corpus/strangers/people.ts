/** The people of `people.data.ts`, parsed. */
import type { Person } from '../people.data.ts';
import { setD, setE } from './people.data.ts';

export interface Stranger extends Person {
  others: { heading: string; lines: string[] }[];
}

function strangerOf(text: string): Stranger {
  const [first, ...lines] = text.trim().split('\n');
  const [language, name, email, phone, town, headline] = first!.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const person: Stranger = {
    ...{ language, name, email, phone, town, headline },
    ...{ summary: '', work: [], education: [], skills: [], languages: [], others: [] },
  };
  for (const line of lines) {
    const rest = line.slice(2);
    const fields = rest.split('|') as [string, string, string, string, string];
    const list = rest.split(', ');
    if (line.startsWith('S')) person.summary = rest;
    if (line.startsWith('J')) {
      const [position, employer, place, startDate, endDate] = fields;
      person.work.push({ position, name: employer, town: place, startDate, endDate: endDate || null, highlights: [] });
    }
    if (line.startsWith('H')) person.work.at(-1)!.highlights.push(rest);
    if (line.startsWith('E')) {
      const [institution, studyType, area, from, to] = fields;
      person.education.push({ institution, studyType, area, from: Number(from), to: Number(to) });
    }
    if (line.startsWith('K')) person.skills = list;
    if (line.startsWith('L')) person.languages = list;
    if (line.startsWith('O')) {
      const [heading, ...own] = rest.split(/\|(?! )/);
      person.others.push({ heading: heading!, lines: own });
    }
  }
  return person;
}

const peopleOf = (text: string): Stranger[] => text.trim().split(/\n\n+/).map(strangerOf);

export const peopleD = peopleOf(setD);
export const peopleE = peopleOf(setE);

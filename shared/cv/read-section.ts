/** Reads each kind of part: jobs, schools, skills, languages, certificates, the summary, the place of residence. */
import { datesIn } from './dates.ts';
import { namesSchool, namesSchools, readEducation } from './education.ts';
import { withoutLabels } from './labels.ts';
import { withoutBullet } from './layout/bullets.ts';
import type { Line } from './layout/lines.ts';
import { mayBePlace } from './lexicon/places.ts';
import { paragraphsOf } from './paragraphs.ts';
import { anchorOf, foundLines, isBullet, placeOf } from './parts.ts';
import type { CvReading, Found } from './reading.ts';
import type { Section } from './section.ts';
import { readLanguages, readList } from './skills.ts';
import { isSchool, type TitleLexicon } from './titles.ts';
import { readWork } from './work.ts';

/** What the parts with a known heading contained. */
interface Known {
  hasWork: boolean;
  hasEducation: boolean;
}

/** These may describe duties within a job; other jobs must be named plainly. */
const isActivity = /^(?:teaching|research|training)\b\W*$/i;

/** These hold posts, or publications and courses. */
const isPosts = /^(?:research|teaching)\b\W*$/i;

const namesClients =
  /(?<!\p{L})(?:clients?|engagements?|assignments?|commissions?|gigs|kunden|mandate|clientes|clienti|klanten|klienci)(?!\p{L})/iu;

/** Holds the jobs of some freelancers, if no other part has any. */
export const isOfClients = ({ kind, heading }: Section): boolean =>
  kind === 'other' && namesClients.test(heading?.text ?? '');

/** This is education if nothing else is called that. */
const isTraining = /^(?:trainings?|schooling|schools?)\b\W*$/i;
const isOfSchool = ({ text }: Line): boolean => isSchool(text) && datesIn(text).length > 0;

/** Adds the content of a section; returns the lines that found no place. */
export function readSection(section: Section, reading: CvReading, titles: TitleLexicon, known: Known): Line[] {
  const { lines } = section;
  switch (section.kind) {
    case 'work': {
      const isTrusted = !(known.hasWork && isActivity.test(section.heading?.text ?? ''));
      const { work, rest } = readWork(withoutLabels(lines), titles, isTrusted);
      reading.work.push(...work);
      return rest;
    }
    case 'education': {
      const { education, rest } = readEducation(withoutLabels(lines));
      reading.education.push(...education);
      return rest;
    }
    case 'skills': {
      const { values, rest } = readList(lines);
      reading.skills.push(...values);
      return rest;
    }
    case 'languages': {
      const { languages, others } = readLanguages(lines);
      reading.languages.push(...languages);
      return others;
    }
    case 'certificates':
      reading.certificates.push(...paragraphsOf(lines).map(foundLines).map(bare));
      return [];
    case 'summary': {
      if (lines.length === 0) return [];
      if (reading.basics.summary) return lines;
      reading.basics.summary = foundLines(lines);
      return [];
    }
    case 'head':
    case 'contact':
      return readHead(lines, reading, titles, known);
    case 'other':
    case 'unknown': {
      // "Training", "Courses": a school and its degree may be under any heading
      const hasSchool = namesSchools(lines) || (isTraining.test(section.heading?.text ?? '') && lines.some(isOfSchool));
      if (!known.hasEducation && hasSchool) {
        const { education, rest } = readEducation(withoutLabels(lines));
        reading.education.push(...education);
        return rest;
      }
      // "Research", "Teaching": posts, if they are as plain as those of the work experience
      const heading = section.heading?.text ?? '';
      const isOther = section.kind === 'other' && !isOfClients(section);
      if (!isPosts.test(heading) && (known.hasWork || isOther)) return lines;
      const { work, rest } = readWork(lines, titles, false);
      reading.work.push(...work);
      return rest;
    }
  }
}

const bare = (found: Found): Found => ({ ...found, value: withoutBullet(found.value) });

const withoutLabel = (cell: Line['cells'][number]) => ({ ...cell, text: cell.text.replace(/^\S+:\s*/, '') });

/** The place of residence; and, in a CV without headings, the jobs and schools. */
function readHead(lines: readonly Line[], reading: CvReading, titles: TitleLexicon, known: Known): Line[] {
  const rest: Line[] = [];
  for (const line of lines) {
    const cell = line.cells.map(withoutLabel).find(({ text }) => mayBePlace(text));
    if (cell && !reading.basics.location) reading.basics.location = { value: cell.text, place: placeOf(cell) };
    else rest.push(line);
  }
  // a few lines are not jobs, unless two of them have a range of dates
  const isShort = rest.length < 8 && rest.filter((line) => anchorOf(line)?.range.isRange).length < 2;
  if (known.hasWork || isShort) return rest;
  const schools = known.hasEducation ? [] : schoolsAmong(rest);
  const { education, rest: left } = readEducation(schools);
  reading.education.push(...education);
  const found = readWork(
    rest.filter((line) => !schools.includes(line)),
    titles,
    false,
  );
  reading.work.push(...found.work);
  return [...found.rest, ...left];
}

/** A school and its degree, on one line or two consecutive ones, without a heading. */
function schoolsAmong(lines: readonly Line[]): Line[] {
  const mayName = (line: Line) => !isBullet(line) && line.text.split(' ').length <= MAX_SCHOOL_WORDS;
  const isWhole = (own: readonly Line[]) => own.every(mayName) && namesSchool(own);
  return lines.filter((line, i) =>
    [[line], lines.slice(i, i + 2), lines.slice(Math.max(0, i - 1), i + 1)].some(isWhole),
  );
}

/** A longer line is a description. */
const MAX_SCHOOL_WORDS = 14;

/** The layouts of CVs: each draws a person's CV on a paper. */
import { type Ink, PAGE, type Paper } from './paper.ts';
import { headings, type Person } from './people.data.ts';

export type Layout = (paper: Paper, person: Person) => void;
type Job = Person['work'][number];

const RIGHT = PAGE.width - PAGE.margin;
const numeric = (date: string) => date.split('-').reverse().join('/');
const year = (date: string) => date.slice(0, 4);
const inWords = (language: string) => (date: string) => {
  const options = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(`${date}-01T00:00:00Z`));
};

const range = ({ startDate, endDate }: Job, language: string, style: (date: string) => string, dash = ' – ') =>
  `${style(startDate)}${dash}${endDate ? style(endDate) : headings[language]!.now}`;

/** Lines in a column, one below the other. */
class Column {
  readonly paper: Paper;
  readonly left: number;
  readonly right: number;
  y: number;

  constructor(paper: Paper, left: number = PAGE.margin, right: number = RIGHT, top: number = PAGE.margin) {
    this.paper = paper;
    this.left = left;
    this.right = right;
    this.y = top;
  }

  /** @param aside text at the right edge of the line */
  line(text: string, ink: Ink = {}, aside = ''): this {
    this.paper.write(this.left, this.y, text, ink);
    if (aside) this.paper.write(this.right - this.paper.widthOf(aside), this.y, aside);
    this.y += (ink.size ?? 10) * 1.35;
    return this;
  }

  /** Wrapped at the end of the column. */
  paragraph(text: string, mark = '', ink: Ink = {}): this {
    let line = mark;
    for (const word of text.split(' ')) {
      if (this.paper.widthOf(`${line} ${word}`, ink) > this.right - this.left - 10) {
        this.line(line, ink);
        line = mark ? '  ' : '';
      }
      line = line.trim() ? `${line} ${word}` : line + word;
    }
    return this.line(line, ink);
  }

  gap(points = 6): this {
    this.y += points;
    return this;
  }
}

const bullets = (column: Column, { highlights }: Job) => {
  for (const each of highlights) column.paragraph(each, '• ');
  column.gap();
};

function ending(column: Column, person: Person, heading: (text: string) => void) {
  const { education, skills, languages } = headings[person.language]!;
  heading(education);
  for (const { institution, studyType, area, from, to } of person.education)
    column.line(institution, { bold: true }, `${from} – ${to}`).line(`${studyType} ${area}`.trim()).gap();
  heading(skills);
  column.paragraph(person.skills.join(', ')).gap();
  heading(languages);
  column.paragraph(person.languages.join(', '));
}

const titleAndDates: Layout = (paper, person) => {
  const column = new Column(paper);
  const { language } = person;
  const heading = (text: string) => column.gap().line(text, { size: 13, bold: true });
  column.line(person.name, { size: 22, bold: true }).line(`${person.town} | ${person.email} | ${person.phone}`);
  heading(headings[language]!.summary);
  column.paragraph(person.summary);
  heading(headings[language]!.work);
  for (const job of person.work) {
    column.line(job.position, { bold: true }, range(job, language, inWords(language))).line(`${job.name}, ${job.town}`);
    bullets(column, job);
  }
  ending(column, person, heading);
};

const employerFirst: Layout = (paper, person) => {
  const column = new Column(paper);
  const { language } = person;
  const heading = (text: string) => column.gap().line(text.toUpperCase(), { size: 12, bold: true });
  const spaced = [...person.name.toUpperCase()].join(' ').replace(/ {3}/g, '   ');
  column.line(spaced, { size: 20 }).line(person.headline, { size: 11 });
  column.line(`${person.phone} · ${person.town}`);
  paper.link(column.left, column.y, 'E-mail', `mailto:${person.email}`);
  column.line('E-mail');
  heading(headings[language]!.work);
  for (const job of person.work) {
    column.line(job.name, { bold: true }, job.town).line(job.position, {}, range(job, language, numeric));
    bullets(column, job);
  }
  ending(column, person, heading);
};

const sidebar: Layout = (paper, person) => {
  const { language } = person;
  const words = headings[language]!;
  const side = new Column(paper, 30, 190);
  const heading = (column: Column) => (text: string) => column.gap(10).line(text, { size: 12, bold: true });
  heading(side)(words.contact);
  side.line(person.phone).line(person.email, { size: 8 }).line(person.town);
  heading(side)(words.skills);
  for (const skill of person.skills) side.line(skill);
  heading(side)(words.languages);
  for (const each of person.languages) side.line(each);
  heading(side)(words.education);
  for (const { institution, studyType, area, from, to } of person.education)
    side.paragraph(`${studyType} ${area}`.trim()).paragraph(institution).line(`${from} - ${to}`).gap();
  const main = new Column(paper, 215);
  main.line(person.name, { size: 24, bold: true }).line(person.headline, { size: 12 });
  heading(main)(words.work);
  for (const job of person.work) {
    main.line(job.position, { bold: true }).line(`${job.name} | ${range(job, language, numeric, ' - ')}`);
    bullets(main, job);
  }
};

const dateRail: Layout = (paper, person) => {
  const column = new Column(paper, 175);
  const { language } = person;
  const words = headings[language]!;
  const rail = (text: string) => paper.write(PAGE.margin, column.y, text);
  const heading = (text: string) => column.gap().line(text, { size: 13, bold: true });
  paper.write(PAGE.margin, column.y, person.name, { size: 20 });
  column.gap(30).line(person.phone).line(person.email).line(person.town);
  heading(words.work);
  for (const job of person.work) {
    rail(range(job, language, numeric, '–'));
    column.line(job.position, { bold: true }).line(`${job.name}, ${job.town}`);
    bullets(column, job);
  }
  heading(words.education);
  for (const { institution, studyType, area, from, to } of person.education) {
    rail(`${from} – ${to}`);
    column.line(`${studyType} ${area}`.trim(), { bold: true }).line(institution).gap();
  }
  heading(words.skills);
  column.paragraph(person.skills.join(' · '));
};

const onOneLine: Layout = (paper, person) => {
  const column = new Column(paper);
  const { language } = person;
  const heading = (text: string) => column.gap().line(text.toUpperCase(), { bold: true });
  column.line('Curriculum Vitae', { size: 16 }).line(person.name, { size: 13, bold: true });
  column.line(`${person.email} – ${person.phone} – ${person.town}`);
  heading(headings[language]!.work);
  for (const job of person.work) {
    column.paragraph(`${job.position}, ${job.name}, ${job.town} (${range(job, language, year, '–')})`);
    bullets(column, job);
  }
  ending(column, person, heading);
};

const rightSidebar: Layout = (paper, person) => {
  const { language } = person;
  const words = headings[language]!;
  const head = new Column(paper);
  head.line(person.name, { size: 22, bold: true }).line(person.headline).line(`${person.email} | ${person.phone}`);
  const main = new Column(paper, PAGE.margin, 360, head.y + 20);
  const heading = (column: Column) => (text: string) => column.gap(8).line(text, { size: 12, bold: true });
  heading(main)(words.work);
  for (const job of person.work) {
    main.paragraph(`${job.name} – ${job.position}`, '', { bold: true });
    main.line(`${range(job, language, inWords(language))} · ${job.town}`, { size: 8.5 });
    bullets(main, job);
  }
  const side = new Column(paper, 390, RIGHT, head.y + 20);
  heading(side)(words.summary);
  side.paragraph(person.summary);
  ending(side, person, heading(side));
};

/** The first employer once, with two roles below; the earlier one is derived from the first job. */
const rolesTogether: Layout = (paper, person) => {
  const column = new Column(paper);
  const { language } = person;
  const heading = (text: string) => column.gap().line(text, { size: 13, bold: true });
  column.line(person.name, { size: 18, bold: true }).line(`${person.town}, ${person.phone}, ${person.email}`);
  heading(headings[language]!.work);
  let employer = '';
  for (const job of person.work) {
    if (job.name !== employer) column.line(job.name, { bold: true }, job.town);
    employer = job.name;
    column.line(job.position, {}, range(job, language, inWords(language)));
    bullets(column, job);
  }
  ending(column, person, heading);
};

const datesAbove: Layout = (paper, person) => {
  const column = new Column(paper);
  const { language } = person;
  const heading = (text: string) => column.gap(10).line(text, { size: 14 });
  column.line(person.name, { size: 16 }).line(person.town).line(`Tel: ${person.phone}`).line(`E-Mail: ${person.email}`);
  heading(headings[language]!.work);
  for (const job of person.work) {
    column
      .line(range(job, language, numeric))
      .line(job.position, { bold: true })
      .line(`${job.name}, ${job.town}`);
    column.paragraph(job.highlights.join(' ')).gap();
  }
  ending(column, person, heading);
};

/** Adds an earlier role at the first employer, for layouts that show several together. */
export function promoted(person: Person): Person {
  const [first, ...others] = person.work as [Job, ...Job[]];
  const start = Number(year(first.startDate));
  const before: Job = {
    ...first,
    position: others[0]!.position,
    startDate: `${start - 1}-01`,
    endDate: first.startDate,
    highlights: first.highlights.slice(0, 1),
  };
  return { ...person, work: [first, before, ...others.slice(1)] };
}

export const layouts: Record<string, Layout> = {
  titleAndDates,
  employerFirst,
  sidebar,
  dateRail,
  onOneLine,
  rightSidebar,
  rolesTogether,
  datesAbove,
};

/** As typed into an editor. */
export function plainText(person: Person): string {
  const words = headings[person.language]!;
  const jobs = person.work.map(
    (job) =>
      `${job.position} | ${job.name} | ${range(job, person.language, inWords(person.language), ' - ')}\n` +
      job.highlights.map((each) => `* ${each}\n`).join(''),
  );
  const schools = person.education.map(
    (one) => `${one.studyType} ${one.area}, ${one.institution}, ${one.from}-${one.to}`,
  );
  return [
    `${person.name}\n${person.town} | ${person.phone} | ${person.email}`,
    `${words.summary.toUpperCase()}\n${person.summary}`,
    `${words.work.toUpperCase()}\n\n${jobs.join('\n')}`,
    `${words.education.toUpperCase()}\n${schools.join('\n')}`,
    `${words.skills.toUpperCase()}\n${person.skills.join(', ')}\n`,
  ].join('\n\n');
}

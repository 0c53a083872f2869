/** Entries as cards, names that did not fit on their line, and text beside employers and schools. */
import { describe, expect, it } from 'vitest';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { pdf } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
type Drawn = [x: number, y: number, text: string, size?: number, isBold?: boolean];
const drawn = async (...pages: readonly (readonly Drawn[])[]) =>
  readCv(
    await pagesOf(
      await pdf((document) => {
        pages.forEach((words, n) => {
          if (n > 0) document.addPage();
          for (const [x, y, text, size = 10, isBold = false] of words)
            document
              .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
              .fontSize(size)
              .text(text, x, y, { lineBreak: false });
        });
      }),
      'cv.pdf',
    ),
    titles,
  );
type Reading = Awaited<ReturnType<typeof drawn>>;
const jobs = ({ work }: Reading) => work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value]);
const schools = ({ education }: Reading) => education.map(({ institution }) => institution?.value);
const head: Drawn[] = [
  [50, 40, 'Ada Brook', 20],
  [50, 70, 'ada@mailbox.test'],
];
const below = (x: number, y: number, lines: readonly string[]): Drawn[] =>
  lines.map((text, i) => [x, y + 13 * i, text, 10, i === 0]);

describe('schools', () => {
  it('cards side by side are separate entries', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'EDUCATION', 12, true],
      ...below(50, 130, ['New Mexico State University', 'Master of Education', '2018 – 2020']),
      ...below(310, 130, ['Harwell Polytechnic', 'Certificate in Retail', '2011 – 2012']),
      ...below(50, 200, ['Hurt Secondary School', 'Dogwood Diploma', '2005 – 2010']),
    ]);
    expect(schools(read)).toEqual(['New Mexico State University', 'Harwell Polytechnic', 'Hurt Secondary School']);
  });

  it('the preposition before a school is not part of its name', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'EDUCATION', 12, true],
      [50, 130, 'Certificate Welding Technology', 10, true],
      [207, 130, 'at Portland Community College'],
      [460, 130, 'Sept 2008 - Jun 2009'],
    ]);
    expect(schools(read)).toEqual(['Portland Community College']);
  });

  it('a grade above a range is not part of the date', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'EDUCATION', 12, true],
      ...below(50, 130, ['University of Leeds', 'Diploma in Physics, CGPA 3.4/4', 'June 2018 – May 2019, Leeds']),
      ...below(50, 190, ['Kendriya Vidyalaya', 'Class XII (CBSE)', 'June 2009 – May 2010, Chennai']),
    ]);
    expect(schools(read)).toEqual(['University of Leeds', 'Kendriya Vidyalaya']);
  });

  it('a course counts as a degree, and an unlisted town is not the school', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'EDUCATION', 12, true],
      ...below(50, 130, [
        'Central Tech',
        'Truck Driver Training Program',
        'January 2007 – February 2007, Drumright, OK',
      ]),
    ]);
    expect(read.education.map((one) => [one.institution?.value, one.studyType?.value])).toEqual([
      ['Central Tech', 'Truck Driver Training Program'],
    ]);
  });

  it('a name on two lines in the style of one-line names is one name', async () => {
    const read = await drawn([
      ...head,
      [400, 110, 'EDUCATION', 12, true],
      [400, 130, 'University of Minnesota', 10, true],
      [400, 143, 'Ph.D. in Chemistry'],
      [400, 156, '2019'],
      [400, 180, 'Fayetteville Regional', 10, true],
      [400, 193, 'Polytechnic North', 10, true],
      [400, 206, 'M.Sc. in Chemistry'],
      [400, 219, '2014'],
    ]);
    expect(schools(read)).toEqual(['University of Minnesota', 'Fayetteville Regional Polytechnic North']);
  });

  it('a school within another is named with it', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'EDUCATION', 12, true],
      ...below(50, 130, ['Malmö Academy of Music, Lund University', 'Bachelor of Fine Arts in Cello', '2008 – 2011']),
    ]);
    expect(schools(read)).toEqual(['Malmö Academy of Music, Lund University']);
  });

  it('"School" at the end of a broken name is not a heading', async () => {
    const read = await drawn([
      ...head,
      [400, 110, 'EDUCATION', 12, true],
      ...below(400, 130, ['9 GCSEs', 'Cefn Hengoed Community', 'School', '2007 – 2012']),
      [400, 200, 'SKILLS', 12, true],
      [400, 220, 'Blue light driving, triage'],
      [400, 250, 'LANGUAGES', 12, true],
      [400, 270, 'English'],
    ]);
    expect(schools(read)).toEqual(['Cefn Hengoed Community School']);
  });
});

describe('jobs', () => {
  const job = async (...lines: readonly string[]) =>
    jobs(await drawn([...head, [50, 110, 'EXPERIENCE', 12, true], ...below(50, 130, lines)]));

  it('"Title @ Employer" is not an address', async () => {
    expect(await job('Delivery Driver @ Ben E. Keith Foods', 'Mar 2007 – Mar 2011')).toEqual([
      ['Delivery Driver', 'Ben E. Keith Foods', '2007-03'],
    ]);
  });

  it('"at" within an employer’s name does not separate', async () => {
    expect(await job('Social Worker, Partnership for Children at Risk', '2019 – 2021')).toEqual([
      ['Social Worker', 'Partnership for Children at Risk', '2019'],
    ]);
  });

  it('a unit between title and employer is neither', async () => {
    expect(await job('Staff Nurse, Acute Medical Admissions Unit, Rotherham General Hospital', '2015 – 2019')).toEqual([
      ['Staff Nurse', 'Rotherham General Hospital', '2015'],
    ]);
  });

  it('headings and dates at the opposite edge, one heading unknown, do not form a column', async () => {
    const read = await drawn([
      [50, 40, 'Ada Brook', 20],
      [50, 70, 'Registered Nurse', 14],
      ...(
        [
          ['Contact', 120],
          ['Profiles', 180],
          ['Work', 260],
        ] as const
      ).map(([text, y]): Drawn => [480, y, text, 16, true]),
      [50, 145, 'Email', 10, true],
      [50, 158, 'ada@mailbox.test'],
      [50, 205, 'LinkedIn', 10, true],
      [50, 218, 'adabrook'],
      [50, 290, 'Lakeside Community Hospital', 10, true],
      [480, 290, '2019-03-01 –', 9, true],
      [50, 306, 'Charge Nurse', 10, true],
      [50, 322, 'Leads a ward of 28 beds on nights.'],
      [50, 360, 'Saint Brendan Medical Center', 10, true],
      [420, 360, '2014-06-01 – 2019-02-01', 9, true],
      [50, 376, 'Staff Nurse', 10, true],
      [50, 392, 'Cared for patients after surgery.'],
    ]);
    expect(jobs(read)).toEqual([
      ['Charge Nurse', 'Lakeside Community Hospital', '2019-03'],
      ['Staff Nurse', 'Saint Brendan Medical Center', '2014-06'],
    ]);
  });

  it('an employer with "Schools" in its name, set like the headings, is not one', async () => {
    const read = await drawn([
      ...head,
      ...below(50, 110, ['Experience']),
      ...below(50, 140, ['Roxbury Latin Academy', 'Mathematics Teacher', '2012 – Present', 'Teaches algebra to 120.']),
      ...below(50, 210, ['Boston Public Schools', 'Substitute Teacher', '2010 – 2012', 'Covered all subjects.']),
      ...below(50, 280, ['Education']),
      ...below(50, 310, ['Boston College', 'Master of Education', '2008 – 2010']),
    ]);
    expect(jobs(read)).toEqual([
      ['Mathematics Teacher', 'Roxbury Latin Academy', '2012'],
      ['Substitute Teacher', 'Boston Public Schools', '2010'],
    ]);
    expect(schools(read)).toEqual(['Boston College']);
  });

  it('a few lines without a heading are jobs if two have a range of dates', async () => {
    const read = await drawn([
      ...head,
      [50, 110, 'Charge Nurse - Lakeside Community Hospital 2019-03-01 - Present'],
      [50, 123, 'Leads a ward of 28 beds on nights'],
      [50, 149, 'Staff Nurse - Saint Brendan Medical Center 2014-06-01 - 2019-02-01'],
      [50, 162, 'Cared for patients after surgery'],
    ]);
    expect(jobs(read)).toEqual([
      ['Charge Nurse', 'Lakeside Community Hospital', '2019-03'],
      ['Staff Nurse', 'Saint Brendan Medical Center', '2014-06'],
    ]);
  });

  it('dates and a duration beside a job, one word a line, belong to it', async () => {
    const beside = (y: number, words: readonly string[]): Drawn[] => words.map((text, i) => [474, y + 18 * i, text]);
    const read = await drawn([
      ...head,
      [50, 110, 'EXPERIENCE', 12, true],
      [55, 146, 'Charge Nurse, Lakeside Community Hospital', 11, true],
      [55, 169, 'Leads a ward of 28 beds on nights.'],
      [55, 194, '- Cut medication errors by a third with a double check'],
      ...beside(140, ['March 2019', '— Present', 'a month']),
      [55, 251, 'Staff Nurse, Saint Brendan Medical Center', 11, true],
      [55, 275, 'Cared for patients after surgery.'],
      [55, 299, '- Ran the fall prevention group'],
      ...beside(246, ['June 2014', '—', 'February 2019', '5 years']),
    ]);
    expect(jobs(read)).toEqual([
      ['Charge Nurse', 'Lakeside Community Hospital', '2019-03'],
      ['Staff Nurse', 'Saint Brendan Medical Center', '2014-06'],
    ]);
  });

  it('a town in brackets is not part of the employer', async () => {
    expect(await job('Food Lion (Raeford, NC)', 'Store Manager', '2010 – 2012')).toEqual([
      ['Store Manager', 'Food Lion', '2010'],
    ]);
  });

  it('employers that differ by a number are not a running header', async () => {
    const store = (y: number, number: number, years: string, title: string): Drawn[] => [
      ...below(50, y, [`London Drugs Store ${number}`, title, years]),
      [50, y + 39, '• Led the staff of the whole store.'],
    ];
    const first = [130, 190, 250, 310, 370].flatMap((y, i) =>
      store(y, 110 + i, `20${20 - i} – 20${21 - i}`, 'Store Manager'),
    );
    const second = [130, 190, 250, 310, 370].flatMap((y, i) =>
      store(y, 80 + i, `20${14 - i} – 20${15 - i}`, 'Cashier'),
    );
    const read = await drawn(
      [...head, [50, 110, 'EXPERIENCE', 12, true], ...first],
      [...[52, 65, 78, 91].map((y): Drawn => [50, y, '• Counted the till every evening.']), ...second],
    );
    expect(read.work).toHaveLength(10);
  });
});

it('the end of an address that did not fit on its line is part of it', async () => {
  const { basics } = await drawn([
    [50, 40, 'Hamish Baird', 20],
    [400, 90, 'CONTACT', 12, true],
    [400, 110, '07700 900318 or by letter'],
    [400, 123, 'hamish.baird@fitmail.exam'],
    [400, 136, 'ple.scot'],
    [400, 149, 'Dundee, Scotland'],
  ]);
  expect(basics.email?.value).toBe('hamish.baird@fitmail.example.scot');
});

it('a telephone number below an address is no part of it', async () => {
  const { basics } = await drawn([
    [50, 40, 'Lucinda O. Prewitt', 20],
    [400, 90, 'l.prewitt@bluegrass.example'],
    [400, 103, '606-555-0158'],
    [400, 116, 'Pikeville, KY'],
  ]);
  expect(basics.email?.value).toBe('l.prewitt@bluegrass.example');
  expect(basics.phone?.value).toBe('606-555-0158');
});

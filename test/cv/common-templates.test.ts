/** What widely used templates do to the words of a CV. */
import { describe, expect, it } from 'vitest';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { pdf } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';
import { measure, noAccuracy } from './corpus/accuracy.ts';
import { trueCvs } from './corpus/files/sets.ts';

const titles = titleLexicon(embeddedWords());
type Drawn = [x: number, y: number, text: string, size?: number, isBold?: boolean];
const drawn = async (words: readonly Drawn[]) =>
  readCv(
    await pagesOf(
      await pdf((document) => {
        for (const [x, y, text, size = 10, isBold = false] of words)
          document
            .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
            .fontSize(size)
            .text(text, x, y, { lineBreak: false });
      }),
      'cv.pdf',
    ),
    titles,
  );
const ofText = async (text: string) => readCv(await pagesOf(Buffer.from(text), 'cv.txt'), titles);
const jobs = ({ work }: Awaited<ReturnType<typeof drawn>>) =>
  work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value]);
const schools = ({ education }: Awaited<ReturnType<typeof drawn>>) =>
  education.map(({ institution }) => institution?.value);
const head: Drawn[] = [
  [50, 40, 'Ada Brook', 20],
  [50, 70, 'ada@mailbox.test'],
];

describe('what templates do to names and addresses', () => {
  it('a typographic hyphen is read as a hyphen', async () => {
    const { basics } = await ofText('Ada Brook‐Hale\na.brook‐hale@mailbox.test\n\nEXPERIENCE\n');
    expect([basics.name?.value, basics.email?.value]).toEqual(['Ada Brook-Hale', 'a.brook-hale@mailbox.test']);
  });

  it('a telephone number above an address is not part of it, and capitals become lowercase', async () => {
    const { basics } = await drawn([
      [50, 40, 'Ada Brook', 20],
      [50, 70, '304.555.0148'],
      [50, 83, 'ADA@MAILBOX.TEST'],
    ]);
    expect(basics.email?.value).toBe('ada@mailbox.test');
  });

  it('a name on two lines continues beside the contact details', async () => {
    const { basics } = await drawn([
      [50, 40, 'ADA', 24, true],
      [350, 44, 'Porto Alegre, Brazil'],
      [350, 57, 'ada@mailbox.test'],
      [50, 66, 'BROOKHALE', 24, true],
      [50, 100, 'EXPERIENCE', 12, true],
      [50, 120, 'Store Manager, Tesco'],
      [50, 133, '2018 – 2021'],
    ]);
    expect(basics.name?.value).toBe('ADA BROOKHALE');
  });

  it('a hyphenated surname below the first name belongs to it', async () => {
    const { basics } = await drawn([
      [50, 40, 'Miriam T.', 30],
      [50, 76, 'Okon-Hale', 30],
      [50, 120, 'm.okon-hale@mailbox.test'],
      [50, 160, 'EXPERIENCE', 12, true],
      [50, 180, 'Store Manager, Tesco'],
      [50, 193, '2018 – 2021'],
    ]);
    expect(basics.name?.value).toBe('Miriam T. Okon-Hale');
  });

  it('neither a town with its state nor two headings are a name', async () => {
    const { basics } = await drawn([
      [50, 40, 'x', 20],
      [50, 70, 'Charleston, WV', 14],
      [50, 95, 'LINKS', 14],
      [300, 95, 'SKILLS', 14],
    ]);
    expect(basics.name).toBeUndefined();
  });
});

describe('what templates do to jobs', () => {
  it('employers that look like headings are not headings', async () => {
    const job = (y: number, employer: string, title: string, dates: string): Drawn[] => [
      [50, y, employer, 16, true],
      [50, y + 24, title, 10, true],
      [50, y + 38, dates],
      [70, y + 52, 'Built the team from two to nine'],
    ];
    const reading = await drawn([
      ...head,
      [50, 100, 'Work Experience', 16, true],
      ...job(130, 'Picnic', 'Head of Brand', '2021 – Present'),
      ...job(230, 'Vandebron', 'Copywriter', '2015 – 2018'),
      [50, 330, 'Education', 16, true],
      [50, 355, 'MA, University of Leeds, 2014'],
      [50, 385, 'Skills', 16, true],
      [50, 410, 'Writing'],
    ]);
    expect(jobs(reading)).toEqual([
      ['Head of Brand', 'Picnic', '2021'],
      ['Copywriter', 'Vandebron', '2015'],
    ]);
  });

  it('a heading in the margin without a gap before its first line is recognized', async () => {
    const reading = await drawn([
      ...head,
      [50, 100, 'EXPERIENCE Stoner Inc., Austin, TX', 11],
      [140, 115, 'Systems Administrator'],
      [400, 115, 'May 2018 – June 2021'],
      [150, 130, '• Patched three hundred servers'],
      [50, 150, 'SKILLS', 11],
      [140, 150, 'Linux'],
    ]);
    expect(jobs(reading)).toEqual([['Systems Administrator', 'Stoner Inc.', '2018-05']]);
  });

  it('a name beside a town is the employer, and text after the title and a comma belongs to the title', async () => {
    const reading = await drawn([
      ...head,
      [50, 100, 'EXPERIENCE', 12, true],
      [50, 120, 'Lecturer, Institute of Grassland Research', 10, true],
      [450, 120, 'Sep 2020 – Present'],
      [50, 133, 'Aberystwyth University'],
      [450, 133, 'Aberystwyth, Wales'],
      [60, 146, '• Teach two modules to ninety students each year'],
      [50, 170, 'Field Technician (drainage, hydrology)', 10, true],
      [450, 170, 'Jun 2013 – Aug 2014'],
      [50, 183, 'Teagasc'],
      [450, 183, 'Athenry, Ireland'],
      [60, 196, '• Dug and described two hundred profiles'],
    ]);
    expect(jobs(reading)).toEqual([
      ['Lecturer, Institute of Grassland Research', 'Aberystwyth University', '2020-09'],
      ['Field Technician (drainage, hydrology)', 'Teagasc', '2013-06'],
    ]);
  });

  it('"Self-employed" beside a title is an employer', async () => {
    const reading = await ofText(
      'Ada Brook\nada@mailbox.test\n\nEXPERIENCE\nSelf-employed | Copywriter\n2014 – 2018\n\nEditor, Acme Ltd\n2010 – 2014\n',
    );
    expect(jobs(reading)[0]).toEqual(['Copywriter', 'Self-employed', '2014']);
  });
});

describe('what templates do to schools', () => {
  it.each([
    ['BSc Computer Science at UNISINOS, 2018 – 2022', ['UNISINOS']],
    ['Computer Science, Bachelor of Science, UNISINOS\n2018 – 2022', ['UNISINOS']],
    [
      'BSc, Mathematics and Mechanics Faculty\nSaint-Petersburg State University\n2006 – 2012',
      ['Saint-Petersburg State University'],
    ],
    [
      'Stanford University\nPh.D. in Computer Science\nNational Taiwan University\nB.S. in Mathematics, June 2021',
      ['Stanford University', 'National Taiwan University'],
    ],
  ])('%j', async (told, expected) => {
    expect(schools(await ofText(`Ada Brook\nada@mailbox.test\n\nEDUCATION\n${told}\n`))).toEqual(expected);
  });

  it('a school that no word identifies is found by the place of the other schools', async () => {
    const read = await drawn([
      ...head,
      [50, 100, 'EDUCATION', 12, true],
      ...['University of Leeds', 'Bachelor of Science in Physics', '2018 – 2022'].map(
        (text, i): Drawn => [50, 120 + 13 * i, text],
      ),
      ...['IFTK', 'Technician in Information Technology', '2015 – 2018'].map(
        (text, i): Drawn => [50, 166 + 13 * i, text],
      ),
    ]);
    expect(schools(read)).toEqual(['University of Leeds', 'IFTK']);
  });
});

it('reads the templates of set S', { timeout: 120_000 }, async () => {
  const sum = noAccuracy();
  for (const { file, person, bytes } of trueCvs('s')) measure(sum, readCv(await pagesOf(bytes, file), titles), person);
  const { name, 'e-mail': mail, 'title and employer': pairs, school } = sum;
  expect([name.of - name.hits, mail.of - mail.hits]).toEqual([0, 0]);
  expect(pairs.of - pairs.hits).toBeLessThanOrEqual(2);
  expect(school.of - school.hits).toBeLessThanOrEqual(1);
  expect(sum['invented jobs'].hits).toBeLessThanOrEqual(2);
});

import { describe, expect, it } from 'vitest';
import { extract } from '#functions/documents/extract/extract.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { docx, paragraph, pdf } from '../support/cv-files.ts';
import { embeddedWords } from '../support/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
const ofText = async (text: string) => readCv(await extract(Buffer.from(text), 'cv.txt'), titles);
const drawn = async (words: readonly [x: number, y: number, text: string, size?: number][]) =>
  readCv(
    await extract(
      await pdf((document) => {
        for (const [x, y, text, size = 10] of words) document.fontSize(size).text(text, x, y, { lineBreak: false });
      }),
      'cv.pdf',
    ),
    titles,
  );
const jobs = ({ work }: Awaited<ReturnType<typeof ofText>>) =>
  work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value, job.endDate?.value]);

const head = 'Ada Brook\nada@mailbox.test\n\n';

describe('CVs of other habits than most', () => {
  it('a job without a date is one where a plain title and an employer stand together, and nothing else is', async () => {
    const one = `${head}WORK HISTORY\nOffice Manager, Redbud Family Dentistry, Tulsa, OK\nLegal Secretary, Osage & Pike, Attorneys at Law\nBricklayer – Clwyd Builders (4 years)\n`;
    expect(jobs(await ofText(one))).toEqual([
      ['Office Manager', 'Redbud Family Dentistry', undefined, undefined],
      ['Legal Secretary', 'Osage & Pike, Attorneys at Law', undefined, undefined],
      ['Bricklayer', 'Clwyd Builders', undefined, undefined],
    ]);
    const two = `${head}EXPERIENCE\n• Kept the calendars of six attorneys without one missed hearing.\n• Customer service, cash handling\n• Led a team of five\n`;
    expect(jobs(await ofText(two))).toEqual([]);
  });

  it('numbers before entries are no bullets', async () => {
    const text = `${head}Work experience:\n\n1. Site Engineer\n   Bergmann Roads Plc, Abuja\n   Jan. 2018 till date\n   Supervised drainage works.\n\n2. Store Pharmacist\n   Apollo Care Ltd, Kano\n   March 2015 - Dec. 2017\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Site Engineer', 'Bergmann Roads Plc', '2018-01', undefined],
      ['Store Pharmacist', 'Apollo Care Ltd', '2015-03', '2017-12'],
    ]);
  });

  it('a date beside the middle of its row belongs to the whole of it', async () => {
    const read = await drawn([
      ...([
        [50, 50, 'Ada Brook', 20],
        [50, 80, 'ada@mailbox.test'],
        [50, 120, 'WORK EXPERIENCE', 13],
      ] as [number, number, string, number?][]),
      ...(['Tokai Seimitsu Ltd', 'Production Engineer', 'Automated inspection.'].map((text, n) => [
        150,
        150 + 13 * n,
        text,
      ]) as [number, number, string][]),
      [50, 163, '2018/04 – present'],
      ...(['Aisei Industries Ltd', 'Quality Technician'].map((text, n) => [150, 200 + 13 * n, text]) as [
        number,
        number,
        string,
      ][]),
      [50, 206.5, '2013/04 – 2018/03'],
    ]);
    expect(jobs(read)).toEqual([
      ['Production Engineer', 'Tokai Seimitsu Ltd', '2018-04', undefined],
      ['Quality Technician', 'Aisei Industries Ltd', '2013-04', '2018-03'],
    ]);
  });

  it('two columns of a table may hold the two ends of a range', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const row = (texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
    const table = `<w:tbl>${[
      ['Organization', 'Designation', 'From', 'To'],
      ['Sangrur Hospital', 'Pharmacist', '06-2019', 'Till date'],
      ['Medlife Ltd', 'Trainee Pharmacist', '02-2014', '12-2014'],
    ]
      .map(row)
      .join('')}</w:tbl>`;
    const body = `${['Ada Brook', 'ada@mailbox.test', 'WORK EXPERIENCE'].map((text) => paragraph(text)).join('')}${table}`;
    expect(jobs(readCv(await extract(docx(body), 'cv.docx'), titles))).toEqual([
      ['Pharmacist', 'Sangrur Hospital', '2019-06', undefined],
      ['Trainee Pharmacist', 'Medlife Ltd', '2014-02', '2014-12'],
    ]);
  });

  it.each([
    ['Eada@mailbox.test', 'ada@mailbox.test'],
    ['Emailada.brook@mailbox.test', 'ada.brook@mailbox.test'],
    ['07700900123ada@mailbox.test', 'ada@mailbox.test'],
    ['ada@mailbox.comTel', 'ada@mailbox.com'],
    ['ada@mailbox.comwww.brook.com', 'ada@mailbox.com'],
    ['abrook@mailbox.test', 'abrook@mailbox.test'],
    ['emma.ada@mailbox.test', 'emma.ada@mailbox.test'],
  ])('an address that runs into its neighbor: %s', async (written, email) => {
    const read = await ofText(`Ada Brook\n${written}\n\nEXPERIENCE\nLine Cook, The Inn, 2015 – 2018\n`);
    expect(read.basics.email?.value).toBe(email);
  });

  it('what stands between jobs is none', async () => {
    const text = `${head}EXPERIENCE\nCustoms Broker, Port Ltd, 2022 – today\nParental leave, 2019 – 2022\nImport Clerk, Maersk Ltd, 2015 – 2019\n`;
    expect(jobs(await ofText(text)).map(([title]) => title)).toEqual(['Customs Broker', 'Import Clerk']);
  });

  it('a month in Roman numbers is one, a grade is no date, and what stands before a date is not always a name', async () => {
    const text = `${head}WORK EXPERIENCE\n\nX 2018 – obecnie\nStarsza księgowa\nBiuro Kalkulant s.c.\n`;
    expect(jobs(await ofText(text))).toEqual([['Starsza księgowa', 'Biuro Kalkulant s.c.', '2018-10', undefined]]);
    const federal = `${head}WORK EXPERIENCE\n\nSupply Technician (GS-2005-07)\nDefense Depot Agency\nDates Employed: 01/2014 - 05/2018\n`;
    expect(jobs(await ofText(federal))).toEqual([
      ['Supply Technician (GS-2005-07)', 'Defense Depot Agency', '2014-01', '2018-05'],
    ]);
  });

  it('roles within the time of an employer above them are for it, whatever base they were at', async () => {
    const text = `${head}PROFESSIONAL EXPERIENCE\n\nUNITED STATES AIR FORCE, Various Locations    2002 – 2022\nMaintenance Superintendent, Kelly Field, TX (2017 – 2022)\n• Directed 140 airmen.\nCrew Chief, Travis AFB, CA (2002 – 2017)\n• Inspected aircraft.\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Maintenance Superintendent', 'UNITED STATES AIR FORCE', '2017', '2022'],
      ['Crew Chief', 'UNITED STATES AIR FORCE', '2002', '2017'],
    ]);
  });

  it('a degree among jobs is none, and neither is a sentence', async () => {
    const text = `${head}EXPERIENCE\n\nScience Teacher, Lakewalk Middle School, 2014–2023\nM.Ed., Instructional Technology, University of Leeds, 2024\nRewrote the sequence of the seventh grade, 2019–2020\n`;
    expect(jobs(await ofText(text))).toEqual([['Science Teacher', 'Lakewalk Middle School', '2014', '2023']]);
  });

  it('a title may be told in words, or behind its label', async () => {
    const text = `${head}WORK EXPERIENCE\n\nPresently working as Quality Engineer in Kaveri Castings Ltd from June 2019 to till date\n\nCooperativa Sicampo    jan/2015 – fev/2019\nCargo: Assistente Financeiro\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Quality Engineer', 'Kaveri Castings Ltd', '2019-06', undefined],
      ['Assistente Financeiro', 'Cooperativa Sicampo', '2015-01', '2019-02'],
    ]);
  });

  it('reads Vietnamese, and accents that TeX has drawn before their letters', async () => {
    const text = `Kateˇrina Dvoˇráková\nkd@mailbox.test\n\nKINH NGHIỆM LÀM VIỆC\n\n03/2019 - Hiện tại\nCông ty TNHH Hải Vân\nKế toán tổng hợp\n`;
    const read = await ofText(text);
    expect(read.basics.name?.value).toBe('Kateřina Dvořáková');
    expect(jobs(read)).toEqual([['Kế toán tổng hợp', 'Công ty TNHH Hải Vân', '2019-03', undefined]]);
  });

  it('headings in a column of their own, broken over two lines, stand over what is beside them', async () => {
    const job = (y: number, title: string, years: string): [number, number, string][] => [
      [190, y, `${title}, Northwind Ltd`],
      [460, y, years],
      [190, y + 14, 'Kept the network of forty branches running through two moves.'],
      [190, y + 28, 'Trained those who came after, and wrote down how it is done.'],
    ];
    const read = await drawn([
      [190, 50, 'Ada Brook', 24],
      ...['ada@mailbox.test', '14 Canal Street', '48009 Bilbao', '+34 655 540 221'].map(
        (text, n): [number, number, string] => [60, 58 + 13 * n, text],
      ),
      [60, 150, 'Professional', 14],
      [60, 166, 'experience', 14],
      ...job(152, 'Network Engineer', '2018 – 2021'),
      ...job(210, 'Technician', '2014 – 2018'),
      [60, 290, 'Education', 14],
      [190, 292, 'BSc Computing, University of Leeds'],
      [460, 292, '2011 – 2014'],
    ]);
    expect(jobs(read)).toEqual([
      ['Network Engineer', 'Northwind Ltd', '2018', '2021'],
      ['Technician', 'Northwind Ltd', '2014', '2018'],
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Leeds']);
  });
});

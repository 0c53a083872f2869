import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CvPages } from '#shared/cv/pages.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';

const titles = titleLexicon(embeddedWords());
type Item = CvPages['pages'][number]['items'][number];
const at = (x: number, y: number, text: string, look: Partial<Item> = {}): Item => {
  const { fontSize = 10 } = look;
  return { x, y, text, width: text.length * fontSize * 0.5, height: fontSize * 1.1, fontSize, bold: false, ...look };
};
const bold = { bold: true };
const read = (...items: Item[]) => {
  const { basics, work, education } = readCv(
    {
      type: 'pdf',
      pages: [{ width: 595, height: 842, links: [], items: [at(300, 15, 'Ada Brook', { fontSize: 20 }), ...items] }],
    },
    titles,
  );
  return {
    name: basics.name?.value,
    email: basics.email?.value,
    work: work.map(({ position, name, startDate, endDate }) =>
      [position, name, startDate, endDate].map((found) => found?.value ?? ''),
    ),
    schools: education.map(({ institution }) => institution?.value),
  };
};

/** Each word of a line by itself, in a font whose letters and spaces are all 0.6 sizes wide. */
const fixedWidth = (x: number, y: number, text: string): Item[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => at(x + 6 * index, y, word, { width: 6 * word.length }));

describe('unfamiliar layouts are read (D-57)', () => {
  it('words of a fixed-width font, drawn one by one, are not columns', () => {
    const { work } = read(
      at(40, 60, 'WORK', bold),
      ...[
        'Copywriter @ Hatchet & Pine (2013–16)',
        'Ran the outdoor accounts.',
        'Bookkeeper @ Lumenia Northwest (2009–13)',
        'Did the books of one very large dam.',
        'Translator @ Granite Review (2005–09)',
        'Ran the French pages.',
        'Accountant @ Harbour & Daughters (2001–05)',
        'Did the taxes.',
      ].flatMap((line, n) => fixedWidth(40, 80 + 15 * n, line)),
    );
    expect(work).toEqual([
      ['Copywriter', 'Hatchet & Pine', '2013', '2016'],
      ['Bookkeeper', 'Lumenia Northwest', '2009', '2013'],
      ['Translator', 'Granite Review', '2005', '2009'],
      ['Accountant', 'Harbour & Daughters', '2001', '2005'],
    ]);
  });

  it('dates in a narrow side column, broken over lines', () => {
    const { work } = read(
      at(131, 40, 'EXPERIENCE', bold),
      at(72, 60, 'sept. 2017 –'),
      at(146, 60, 'Product Designer, Kollektiv'),
      at(112, 73, 'Mars'),
      at(112, 86, '2019'),
      at(160, 73, 'Buttons and long forms for a bus company'),
      at(72, 110, 'avril 2015 –'),
      at(146, 110, 'Line Cook, Waffle Barn'),
      at(112, 123, '2016'),
      at(160, 123, 'Grill station for many covers a night'),
    );
    expect(work).toEqual([
      ['Product Designer', 'Kollektiv', '2017-09', '2019-03'],
      ['Line Cook', 'Waffle Barn', '2015-04', '2016'],
    ]);
  });

  it('dates between their entries and another column', async () => {
    const file = 'sv-ostlund.pdf';
    const printed = readFileSync(new URL(`./corpus/files/r/${file}`, import.meta.url));
    const { work, education } = readCv(await pagesOf(printed, file), titles);
    expect(work.map(({ name, startDate }) => [name?.value, startDate?.value])).toEqual([
      ['Bergsåkersskolan', '2014-08'],
      ['Sundsvalls museum', '2009-01'],
      ['Norrlands Trä AB', '2004-03'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Umeå universitet', 'Capellagården']);
  });

  it('durations and places around the roles at one employer', () => {
    const small = { fontSize: 9 };
    const { work } = read(
      at(40, 60, 'EXPERIENCE', bold),
      at(40, 84, 'Brightwater', { fontSize: 12 }),
      at(40, 100, '6 years 2 months', small),
      at(40, 115, 'Delivery Manager', { fontSize: 11 }),
      at(40, 130, 'April 2021 - Present (4 years)', small),
      at(40, 144, 'Nanagar', small),
      at(40, 175, 'Project Lead', { fontSize: 11 }),
      at(40, 190, 'February 2019 - March 2021 (2 years 2 months)', small),
      at(40, 204, 'Austin, TX', small),
      at(40, 235, 'Waffle Barn', { fontSize: 12 }),
      at(40, 250, 'Line Cook', { fontSize: 11 }),
      at(40, 265, 'July 2014 - January 2019 (4 years 7 months)', small),
    );
    expect(work.map(([title, employer]) => [title, employer])).toEqual([
      ['Delivery Manager', 'Brightwater'],
      ['Project Lead', 'Brightwater'],
      ['Line Cook', 'Waffle Barn'],
    ]);
  });

  it('headings rotated by 90 degrees open the text beside them', () => {
    const turned = (y: number, text: string) => ({ ...at(30, y, text, bold), width: 11, height: 80 });
    const { work, schools } = read(
      turned(130, 'Work Experience'),
      at(70, 100, 'Product Designer · Öresund Mobility AB', bold),
      at(70, 114, 'Malmö, 2018 – 2021'),
      at(70, 142, 'Line Cook · Waffle Barn', bold),
      at(70, 156, 'Atlanta, 2015 – 2017'),
      turned(262, 'Education'),
      at(70, 270, 'BFA, Interaction Design · Malmö University', bold),
      at(70, 284, '2012 – 2015'),
    );
    expect(work.map(([position]) => position)).toEqual(['Product Designer', 'Line Cook']);
    expect(schools).toEqual(['Malmö University']);
  });

  it('a form of labels, some broken over two lines', () => {
    const { work } = read(
      at(60, 40, 'Work experience', { ...bold, fontSize: 13 }),
      at(150, 60, 'Dates'),
      at(220, 60, '2018 – 2021'),
      at(80, 75, 'Occupation or position'),
      at(220, 75, 'Spedytorka'),
      at(80, 87, 'held'),
      at(80, 102, 'Main activities and responsibilities'),
      at(270, 102, 'Rates and vessels'),
      at(80, 117, 'Name and address of employer'),
      at(270, 117, 'Balticon, Gdynia'),
    );
    expect(work).toEqual([['Spedytorka', 'Balticon', '2018', '2021']]);
  });

  it('the header of a table is not an entry', () => {
    const row = (y: number, ...cells: string[]) => cells.map((text, i) => at(50 + 160 * i, y, text));
    const { schools, work } = read(
      at(50, 40, 'WORK HISTORY', bold),
      ...row(60, 'Name of Organisation', 'Designation', 'Duration'),
      ...row(80, 'Kaveri Forge', 'Plant Manager', '2008 – 2015'),
      at(50, 120, 'EDUCATION', bold),
      ...row(140, 'Degree', 'Board / University', 'Year'),
      ...row(160, 'B.E.', 'PSG College of Technology', '2004'),
    );
    expect(schools).toEqual(['PSG College of Technology']);
    expect(work).toEqual([['Plant Manager', 'Kaveri Forge', '2008', '2015']]);
  });

  it('a name over three lines, and an @ that is only an icon', () => {
    const large = { fontSize: 26, bold: true };
    const { name, email } = read(
      at(20, 40, 'IKER', large),
      at(20, 68, 'ETXEBERRIA', large),
      at(20, 96, 'LASA', large),
      at(20, 140, '☎ 612 34 56 78 @ iker.etxeberria@correo.test'),
      at(20, 180, 'A line of text as long as lines of text are in a CV'),
      at(20, 200, 'Another line of text as long as lines of text are'),
    );
    expect(name).toBe('IKER ETXEBERRIA LASA');
    expect(email).toBe('iker.etxeberria@correo.test');
  });

  it('unlisted words are read by analogy with the other entries: the same separators, towns in the same place', () => {
    const { work } = read(
      at(50, 40, 'EXPERIENCE', bold),
      at(50, 60, 'Growth Lead, Driver Hire', bold),
      at(50, 74, '2021 – Present | London'),
      at(50, 100, 'Customer Happiness Hero, Pepperpot', bold),
      at(50, 114, '2018 – 2020 | Douarnenez'),
    );
    expect(work).toEqual([
      ['Growth Lead', 'Driver Hire', '2021', ''],
      ['Customer Happiness Hero', 'Pepperpot', '2018', '2020'],
    ]);
  });

  it('indented text below a head is a description, not the employer', () => {
    const { work } = read(
      at(50, 40, 'EXPERIENCE', bold),
      at(50, 60, 'Sous Chef', bold),
      at(50, 74, 'Magnolia House | 2022 – 2023'),
      at(64, 88, 'Menus'),
      at(50, 110, 'Dishwasher', bold),
      at(50, 124, '2017 – 2019'),
      at(64, 138, 'Closed kitchens'),
    );
    expect(work.map(([position]) => position)).toEqual(['Sous Chef', 'Dishwasher']);
    expect(work.map(([, name]) => name)).not.toContain('Closed kitchens');
  });

  it.each([
    ['on one line', (title: string, name: string, dates: string) => [`${title}, ${name}, ${dates}`]],
    ['dates first', (title: string, name: string, dates: string) => [`${dates}: ${title}, ${name}`]],
    ['on two lines', (title: string, name: string, dates: string) => [title, `${name}, ${dates}`]],
  ])('a head is not part of the bullet above it, however full that is: %s', (_, headOf) => {
    const heads = [
      headOf('Store Manager', 'Tesco', '2018 – 2021'),
      headOf('Line Cook', 'Waffle Barn', '2015 – 2018'),
      headOf('Warehouse Clerk', 'Brightwater Ltd', '2011 – 2015'),
    ];
    const told = [
      'Ran the stock room and the rota for twelve people',
      'Trained every new colleague in hygiene and safety',
    ];
    const lines = heads.flatMap((head) => [
      ...head.map((text) => (y: number) => [at(50, y, text)]),
      ...told.map((text) => (y: number) => [at(50, y, '•', { width: 4 }), at(60, y, text, { width: 485 })]),
    ]);
    const { work } = read(at(50, 50, 'EXPERIENCE', bold), ...lines.flatMap((line, i) => line(64 + 13 * i)));
    expect(work).toEqual([
      ['Store Manager', 'Tesco', '2018', '2021'],
      ['Line Cook', 'Waffle Barn', '2015', '2018'],
      ['Warehouse Clerk', 'Brightwater Ltd', '2011', '2015'],
    ]);
  });

  it('a dated head does not continue a bullet, even if other bullets continue directly below their marks', async () => {
    const cv = [
      'EXPERIENCE',
      ...['Store Manager, Tesco, 2018 – 2021', 'Line Cook, Waffle Barn, 2015 – 2018'].flatMap((head) => [
        head,
        '• Ran the stock room and the rota for twelve people, and',
        'trained every new colleague in hygiene and safety too',
        '• Counted what was there each week, and what was missing',
      ]),
    ];
    const { work } = read(
      ...cv.map((text, i) => at(50, 50 + 13 * i, text, i % 4 === 1 || i === 0 ? {} : { width: 495 })),
    );
    expect(work).toEqual([
      ['Store Manager', 'Tesco', '2018', '2021'],
      ['Line Cook', 'Waffle Barn', '2015', '2018'],
    ]);
  });

  it('a school that did not fit before its dates continues below', () => {
    const { schools } = read(
      at(50, 50, 'EDUCATION', bold),
      at(50, 70, 'B.Sc. in Physics, North Brookhale', { width: 400 }),
      at(470, 70, '2018 – 2022'),
      at(50, 83, 'State University'),
    );
    expect(schools).toEqual(['North Brookhale State University']);
  });

  it('durations in Russian below dates in a side column', () => {
    const { work, schools } = read(
      at(58, 40, 'Опыт работы — 8 лет 4 месяца', { fontSize: 12 }),
      at(58, 60, 'Июнь 2019 —'),
      at(58, 73, 'настоящее время'),
      at(58, 86, '5 лет 3 месяца'),
      at(165, 60, 'ООО «Волга-Логистик»', bold),
      at(165, 73, 'Казань, volga.test'),
      at(165, 86, 'Главный бухгалтер', bold),
      at(165, 99, 'Ведение учёта трёх юридических лиц, сдача отчётности.'),
      // at the middle of its row
      at(58, 136, 'Март 2016 —'),
      at(58, 149, 'Май 2019'),
      at(58, 162, '3 года 3 месяца'),
      at(165, 130, 'ООО «Сима-ленд»', bold),
      at(165, 143, 'Казань'),
      at(165, 156, 'Бухгалтер', bold),
      at(165, 169, 'Расчёт заработной платы.'),
      at(58, 200, 'Образование', { fontSize: 12 }),
      at(58, 220, 'Высшее', bold),
      at(58, 240, '2015'),
      at(165, 240, 'Казанский федеральный университет, Казань', bold),
      at(165, 253, 'Бухгалтерский учёт'),
    );
    expect(work).toEqual([
      ['Главный бухгалтер', 'ООО «Волга-Логистик»', '2019-06', ''],
      ['Бухгалтер', 'ООО «Сима-ленд»', '2016-03', '2019-05'],
    ]);
    expect(schools).toEqual(['Казанский федеральный университет']);
  });
});

import { describe, expect, it } from 'vitest';
import { organisationScore, titleScore } from '#shared/cv/titles.ts';
import { type Drawn, drawn, head, jobs, ofText, schools, titles } from './read-text.ts';

const ofWork = async (text: string) => jobs(await ofText(`${head}EMPLOYMENT\n\n${text}`));

describe('less usual forms of jobs', () => {
  it('self-employment has no employer, and a list of things is not one', async () => {
    const plumbing = 'Boilers, bathrooms, leaks, EV heaters';
    const text = `2017 - now           Self employed plumber\n                     ${plumbing}\n\n2010 - 2016          Northgate Heating Ltd, Derby\n                     Plumber\n                     Schools and shops.\n`;
    expect(await ofWork(text)).toEqual([
      ['Self employed plumber', undefined, '2017', undefined],
      ['Plumber', 'Northgate Heating Ltd', '2010', '2016'],
    ]);
    const photos = 'Freelance Photographer, Linz (since 2016)\nWeddings, buildings, portraits\n';
    expect(await ofWork(`${photos}Designer, Studio Lux GmbH, Linz (2012 - 2016)\n`)).toEqual([
      ['Freelance Photographer', undefined, '2016', undefined],
      ['Designer', 'Studio Lux GmbH', '2012', '2016'],
    ]);
  });

  it('the second sentence of a bullet is not a job, though a date ends it', async () => {
    const text = `2014 - present\nHarbour Paperboard Ltd\nLead Millwright\n- Crew of 7. No recordable injury since 2017.\n`;
    expect(await ofWork(text)).toEqual([['Lead Millwright', 'Harbour Paperboard Ltd', '2014', undefined]]);
  });

  it('a German journeyman has a title', async () => {
    const text = `2015 - 2019   Malergeselle, Weber und Sohn, Sarstedt\n2012 - 2015   Geselle, Elektro Papenberg, Sarstedt\n`;
    expect(await ofWork(text)).toEqual([
      ['Malergeselle', 'Weber und Sohn', '2015', '2019'],
      ['Geselle', 'Elektro Papenberg', '2012', '2015'],
    ]);
  });

  it('a dated title is a job if a sentence mentions several employers', async () => {
    const text = `Sept 2018 - present   Teacher of Physics, Oakfield School, Hull\nSept 2017 - July 2018   Teacher Trainee, placements at three schools nearby\n`;
    expect(await ofWork(text)).toEqual([
      ['Teacher of Physics', 'Oakfield School', '2018-09', undefined],
      ['Teacher Trainee', undefined, '2017-09', '2018-07'],
    ]);
  });

  it('a title right after the employer’s state is a title', async () => {
    const text = `Fullerton Conservatory, Fullerton, CA Piano Faculty 2019–\nCrescent Academy, Brea, CA Accompanist and Choir Director 2015–2019\n`;
    expect(await ofWork(text)).toEqual([
      ['Piano Faculty', 'Fullerton Conservatory', '2019', undefined],
      ['Accompanist and Choir Director', 'Crescent Academy', '2015', '2019'],
    ]);
  });

  it('an approved or authorised trade is a title, not a sentence', async () => {
    const text = `2015 - 2019          Castle Electrical Ltd, Derby\n                     Approved electrician\n                     Ran gangs of up to five.\n`;
    expect(await ofWork(text)).toEqual([['Approved electrician', 'Castle Electrical Ltd', '2015', '2019']]);
  });

  it('a job without dates may be among jobs with dates', async () => {
    const text = `Security Guard\nBastion Guarding Ltd\n04/2021 - Present\nGate and cameras.\n\nFlorist\nSt Anne Flowers\nWreaths with my aunt.\n\nWarehouse Picker\nHarbour Logistics Ltd\n10/2018 - 03/2021\nScanner work.\n`;
    expect(await ofWork(text)).toEqual([
      ['Security Guard', 'Bastion Guarding Ltd', '2021-04', undefined],
      ['Florist', 'St Anne Flowers', undefined, undefined],
      ['Warehouse Picker', 'Harbour Logistics Ltd', '2018-10', '2021-03'],
    ]);
  });

  it('a description in a paragraph of its own is not a job without dates', async () => {
    const text = `Security Guard\nBastion Guarding Ltd\n04/2021 - Present\n\nGate Manager\nTeam of nine people, and of two dogs\n\nWarehouse Picker\nHarbour Logistics Ltd\n10/2018 - 03/2021\n`;
    expect((await ofWork(text)).map(([title]) => title)).not.toContain('Gate Manager');
  });

  it('title and employer are separated by a comma as in other entries, above a date with its town', async () => {
    const text = `CRANE OPERATOR, Bayview Quarries Ltd.\nOrange Vale, 2018 - present\n- Daily checks\n\nLOADER OPERATOR, Gulf Civil Works\nSan Mateo, 2012 - 2018\n- Trenching\n`;
    expect(await ofWork(text)).toEqual([
      ['CRANE OPERATOR', 'Bayview Quarries Ltd.', '2018', undefined],
      ['LOADER OPERATOR', 'Gulf Civil Works', '2012', '2018'],
    ]);
  });

  it('a lowercase title opens a paragraph, even misspelled', async () => {
    const text = `Security Guard\nBastion Guarding Ltd\n04/2021 - Present\nGate and cameras.\n\nmachine oparator\nNorthline Plastics\n10/2018 - 03/2021\nRan two presses.\n`;
    expect(await ofWork(text)).toEqual([
      ['Security Guard', 'Bastion Guarding Ltd', '2021-04', undefined],
      ['machine oparator', 'Northline Plastics', '2018-10', '2021-03'],
    ]);
  });
});

describe('the words of titles and employers', () => {
  it.each(['Production Operative', 'Labourer', 'Ward Sister', 'Headteacher', 'Havildar', 'Fotografin', 'Hebamme'])(
    '%s is a title, though the occupation table has none of it',
    (title) => expect(titleScore(title, titles)).toBeGreaterThanOrEqual(1.2),
  );

  it('one wrong letter inside a long word is a misspelled title; a different last letter makes another word', () => {
    expect(titleScore('Mechanical Enginear', titles)).toBeGreaterThanOrEqual(1.2);
    expect(titleScore('Staff Directory', titles)).toBeLessThan(titleScore('Staff Director', titles));
  });

  it('"EV" is a legal form only at the end of a name', () => {
    expect(organisationScore('EV chargers and units')).toBeLessThan(1);
    expect(organisationScore('Turnverein Linz e.V.')).toBe(3);
    expect(organisationScore('SV Blau Gelb eV')).toBe(3);
  });
});

/** A column of lines, one below the other. */
const column = (x: number, texts: readonly string[]): Drawn[] =>
  texts.map((text, n) => [x, 120 + 15 * n, text, ...(n === 0 ? [14, 'Helvetica-Bold' as const] : [])] as Drawn);

describe('columns that each begin with a heading', () => {
  it('are read one after the other, however short the first', async () => {
    const read = await drawn([
      [50, 50, 'Ada Brook', 22, 'Helvetica-Bold'],
      [50, 80, 'ada@mailbox.test'],
      ...column(50, ['Skills', 'Cooking', 'Baking', 'Costing']),
      ...column(300, [
        'Employment',
        'Head Cook',
        'The Harbour Inn',
        '2018 - 2021',
        'Cook',
        'Old Mill Hotel',
        '2014 - 2018',
      ]),
    ]);
    expect(jobs(read)).toEqual([
      ['Head Cook', 'The Harbour Inn', '2018', '2021'],
      ['Cook', 'Old Mill Hotel', '2014', '2018'],
    ]);
  });

  it('keep the dates beside their own entries', async () => {
    const dates = (x: number, years: readonly string[]): Drawn[] => years.map((year, n) => [x, 145 + 15 * n, year]);
    const names = (x: number, texts: readonly string[]): Drawn[] => texts.map((text, n) => [x, 145 + 15 * n, text]);
    const read = await drawn([
      [50, 50, 'Ada Brook', 22, 'Helvetica-Bold'],
      [50, 80, 'ada@mailbox.test'],
      [50, 120, 'Employment', 14, 'Helvetica-Bold'],
      ...dates(50, ['2019–', '2023', '2016–', '2019']),
      ...names(95, ['Lead Researcher', 'Polder Bank', 'Researcher', 'Canal Bank']),
      [300, 120, 'Education', 14, 'Helvetica-Bold'],
      ...dates(300, ['2014–', '2016', '2011–', '2014']),
      ...names(345, ['MSc Psychology', 'Lund University', 'BSc Biology', 'Leeds University']),
    ]);
    expect(jobs(read)).toEqual([
      ['Lead Researcher', 'Polder Bank', '2019', '2023'],
      ['Researcher', 'Canal Bank', '2016', '2019'],
    ]);
    expect(schools(read)).toEqual([
      ['Lund University', 'MSc', 'Psychology', '2016'],
      ['Leeds University', 'BSc', 'Biology', '2014'],
    ]);
  });
});

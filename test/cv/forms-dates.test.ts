import { describe, expect, it } from 'vitest';
import { datesIn } from '#shared/cv/dates.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { docx, paragraph } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { drawn, head, jobs, ofText, schools, titles } from './read-text.ts';

describe('less usual forms of dates', () => {
  it('a remark in brackets after a date is neither title nor employer', async () => {
    const text = `${head}WORK EXPERIENCE\n\nPlayworker, Shropshire County Council, 2006 – 2009 (holidays)\n\nCashier, Tesco Ltd, 2004 – 2006 (12 month contract)\n\nTravelled South America, Jan – Dec 2003 (part)\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Playworker', 'Shropshire County Council', '2006', '2009'],
      ['Cashier', 'Tesco Ltd', '2004', '2006'],
    ]);
  });

  it('a title or an employer in brackets after a date is not a remark', () => {
    expect(datesIn('2011 – 2016 (Contract Manager)')[0]).toMatchObject({ from: 0, to: 11 });
    expect(datesIn('2011 – 2016 (Acme Ltd)')[0]).toMatchObject({ from: 0, to: 11 });
  });

  it('"alla data attuale" means the present', () => {
    expect(datesIn('09/2018–alla data attuale')).toMatchObject([{ start: '2018-09', current: true, isRange: true }]);
    expect(datesIn('03/2020 – alla data odierna')).toMatchObject([{ start: '2020-03', current: true, isRange: true }]);
  });

  it('a season before several years is part of their range', async () => {
    expect(datesIn('étés 2012 à 2014')).toMatchObject([{ start: '2012', end: '2014', from: 0 }]);
    const text = `${head}EMPLOYMENT\n\nBay Leisure Centre, Poole      2015 – 2018\nReceptionist\n\nBeach Kiosk, Poole      summers 2012 to 2014\nIce Cream Seller\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Receptionist', 'Bay Leisure Centre', '2015', '2018'],
      ['Ice Cream Seller', 'Beach Kiosk', '2012', '2014'],
    ]);
  });

  it('"até à data" means the present', () => {
    expect(datesIn('De maio de 2020 até à data')).toMatchObject([{ start: '2020-05', current: true, isRange: true }]);
  });

  it('a remark after one date of a column does not stop it being a column of dates', async () => {
    const row = (y: number, date: string, title: string, employer: string): [number, number, string][] => [
      [50, y, date],
      [240, y, title],
      [240, y + 14, employer],
      [240, y + 28, 'Responsible for what the day brings and for whoever asks.'],
    ];
    const read = await drawn([
      [50, 50, 'Ada Brook', 16, 'Helvetica-Bold'],
      [50, 80, 'EXPERIENCE', 12, 'Helvetica-Bold'],
      ...row(110, '2016 – 2020', 'Class Teacher', 'Ludlow Primary School'),
      ...row(170, '2011 – 2016 (maternity cover)', 'Sales Assistant', 'Sainsburys Ltd'),
      ...row(230, '2008 – 2011', 'Waiter', 'Pizza Express'),
    ]);
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Class Teacher', 'Ludlow Primary School'],
      ['Sales Assistant', 'Sainsburys Ltd'],
      ['Waiter', 'Pizza Express'],
    ]);
  });

  it('a remark in brackets after a bold title is not an employer', async () => {
    const text = `**Ada Brook**\nada@mailbox.test\n\n**CAREER**\n\n**Acme Army, various locations, 2012 – Present**\n\n**Home Depot**, El Paso, TX\n**Sales Associate** (part time) | 2009 – 2012\n\n**EDUCATION**\n\nBA, University of Leeds, 2009\n`;
    expect(jobs(await ofText(text, 'cv.md'))).toContainEqual([
      'Sales Associate (part time)',
      'Home Depot',
      '2009',
      '2012',
    ]);
  });

  it('two years with a hyphen are a range if the CV has ranges of years and no months', async () => {
    const text = `${head}WORK EXPERIENCE\n\nMilker, Kepak Farms, Meath, 2009-12\nDriver, Tesco Ltd, Dublin, 2005 – 2009\n`;
    expect(jobs(await ofText(text)).map(([, , start, end]) => [start, end])).toEqual([
      ['2009', '2012'],
      ['2005', '2009'],
    ]);
  });

  it('a hyphenated year and month stay one date if other dates have months', async () => {
    const text = `${head}WORK EXPERIENCE\n\nMilker, Kepak Farms, Meath, 2009-12 – 2014-03\nDriver, Tesco Ltd, Dublin, 2018-05 – 2020-11\n`;
    expect(jobs(await ofText(text)).map(([, , start, end]) => [start, end])).toEqual([
      ['2009-12', '2014-03'],
      ['2018-05', '2020-11'],
    ]);
  });

  it('two summers are a range, "List" is not a month there, and a pay grade is not a date', () => {
    expect(datesIn('Summers 2021, 2022')).toMatchObject([{ start: '2021', end: '2022' }]);
    expect(datesIn('Veranos 2012 y 2013')).toMatchObject([{ start: '2012', end: '2013' }]);
    expect(datesIn("Dean's List 2023")).toMatchObject([{ start: '2023', end: null }]);
    expect(datesIn('Program Analyst, GS-0343-11/12')).toEqual([]);
  });

  it('names are below their dates and places if the first date is above its name', async () => {
    const read = await drawn([
      [50, 50, 'Ada Brook', 16, 'Helvetica-Bold'],
      [50, 80, 'EDUCATION', 12, 'Helvetica-Bold'],
      [50, 104, '01/10/2013 – 30/06/2015 Lodz, Poland'],
      [50, 120, 'MASTER OF PHYSIOTHERAPY  Medical University of Lodz', 10, 'Helvetica-Bold'],
      [50, 146, '01/10/2010 – 30/06/2013 Lodz, Poland'],
      [50, 162, 'BACHELOR OF PHYSIOTHERAPY  Medical University of Lodz', 10, 'Helvetica-Bold'],
    ]);
    expect(schools(read).map(([, , , end]) => end)).toEqual(['2015-06', '2013-06']);
  });

  it('an entry that wraps in Word keeps its first line', async () => {
    const thesis =
      '2012 PhD Earth Sciences, University of Bristol. Thesis: Melt inclusions in Anatolian ignimbrites and other rocks. Supervisor: Prof. J. Blundy';
    const long =
      "Senior Administrator to the Director of Finance and the Director of Human Resources, Barnardo's, Barkingside, Essex (2012 – 2019)";
    const file = await docx(
      [
        'Ada Brook',
        'ada@mailbox.test',
        'EXPERIENCE',
        long,
        'Receptionist, Aston University (2010 – 2012)',
        'EDUCATION',
        thesis,
      ]
        .map((text) => paragraph(text))
        .join(''),
    );
    const read = readCv(await pagesOf(file, 'cv.docx'), titles);
    expect(jobs(read).map(([, , start, end]) => [start, end])).toEqual([
      ['2012', '2019'],
      ['2010', '2012'],
    ]);
    expect(schools(read)).toEqual([['University of Bristol', 'PhD', 'Earth Sciences', '2012']]);
  });

  it('two spaces separate a date from text where other lines have a column', async () => {
    const text = `${head}EXPERIENCE\n\nseit 10/2019       Projektleiter Elektro\n                   Siemens AG, Leipzig\n\n08/2015 – 09/2019  Elektroniker (befristet)\n                   Stadtwerke Leipzig GmbH\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Projektleiter Elektro', 'Siemens AG', '2019-10', undefined],
      ['Elektroniker (befristet)', 'Stadtwerke Leipzig GmbH', '2015-08', '2019-09'],
    ]);
  });
});

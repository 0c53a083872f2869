import { describe, expect, it } from 'vitest';
import { head, jobs, ofText, schools } from './read-text.ts';

const ofSchools = async (text: string) => schools(await ofText(`${head}EDUCATION\n\n${text}`));

const namesIn = async (text: string) => (await ofSchools(text)).map(([school, degree]) => [school, degree]);

describe('less usual forms of schools', () => {
  it('"at" within the name of a university does not introduce another one', async () => {
    expect(await ofSchools('M.S., Supply Chain Management, University of Texas at Dallas, 2023\n')).toEqual([
      ['University of Texas at Dallas', 'M.S.', 'Supply Chain Management', '2023'],
    ]);
  });

  it('the date at which a degree is expected ends a longer line', async () => {
    const line = 'Narragansett State University, Providence RI — B.S. Marine Biology, expected May 2025';
    expect(await ofSchools(`${line}\n\nClassical High School, 2021\n`)).toEqual([
      ['Narragansett State University', 'B.S.', 'Marine Biology', '2025-05'],
      ['Classical High School', undefined, undefined, '2021'],
    ]);
  });

  it('a campus belongs to its university, and is not a field of study', async () => {
    expect(await ofSchools('University of California, Berkeley, BA History, 2012\n')).toEqual([
      ['University of California, Berkeley', 'BA', 'History', '2012'],
    ]);
    expect(await ofSchools('University of Nigeria, Nsukka\nB.Sc. Marketing, 2007 – 2011\n')).toEqual([
      ['University of Nigeria, Nsukka', 'B.Sc.', 'Marketing', '2011'],
    ]);
  });

  it('honors before or after a degree belong to it', async () => {
    expect(
      await ofSchools(
        'Honours Bachelor of Arts, History, University of Leeds, 2018\n\nBachelor of Arts (Honours), History, University of Toronto, 2016\n\nExecutive MBA, Lagos Business School, 2014\n',
      ),
    ).toEqual([
      ['University of Leeds', 'Honours Bachelor of Arts', 'History', '2018'],
      ['University of Toronto', 'Bachelor of Arts (Honours)', 'History', '2016'],
      ['Lagos Business School', 'Executive MBA', undefined, '2014'],
    ]);
  });

  it('school certificates of other countries are degrees', async () => {
    expect(
      await namesIn(
        'Moi Girls High School, K.C.S.E, 2011\n\nPonego Secondary School – Grade 12 – 2010\n\nPresentation College, Leaving Certificate, 2007\n',
      ),
    ).toEqual([
      ['Moi Girls High School', 'K.C.S.E'],
      ['Ponego Secondary School', 'Grade 12'],
      ['Presentation College', 'Leaving Certificate'],
    ]);
  });

  it('schools and certificates in two lists are matched by the year', async () => {
    const read = await ofText(
      `${head}INSTITUTIONS ATTENDED WITH DATES\nOBAFEMI AWOLOWO UNIVERSITY, ILE-IFE      2012 - 2017\nGOVERNMENT COLLEGE, IKORODU      2006 - 2012\n\nQUALIFICATIONS OBTAINED WITH DATES\nB.SC. (HONS) ACCOUNTING      2017\nWEST AFRICAN SENIOR SCHOOL CERTIFICATE      2012\n\nWORK EXPERIENCE\n\nTeller, Zenith Bank Plc, 2018 – 2020\n`,
    );
    expect(schools(read).map(([school, degree]) => [school, degree])).toEqual([
      ['OBAFEMI AWOLOWO UNIVERSITY', 'B.SC. (HONS)'],
      ['GOVERNMENT COLLEGE', 'WEST AFRICAN SENIOR SCHOOL CERTIFICATE'],
    ]);
  });

  it('a chamber in brackets after a title is not a school', async () => {
    expect(
      (
        await ofSchools('2014 – 2017   Betriebswirtin (IHK), berufsbegleitend\n              IHK Akademie Schwaben\n')
      ).map(([school]) => school),
    ).toEqual(['IHK Akademie Schwaben']);
  });

  it('education under a heading of two known words, or a misspelled one, is not work', async () => {
    for (const heading of ['Education Background', 'EDUCATON', 'Qualifacations', 'educaton']) {
      const read = await ofText(
        `${head}WORK EXPERIENCE\n\nDriver, World Food Programme, 2012 – 2015\n\n${heading}\nKenya Institute of Management • Certificate in Transport Management • 2015\nMuranga High School • K.C.S.E. • 1998 to 2001\n`,
      );
      expect([heading, ...jobs(read)]).toEqual([heading, ['Driver', 'World Food Programme', '2012', '2015']]);
      expect(schools(read).map(([school]) => school)).toEqual(['Kenya Institute of Management', 'Muranga High School']);
    }
  });

  it('an award of the year is not a job', async () => {
    const read = await ofText(
      `${head}WORK EXPERIENCE\n\nIllustrator, Penguin Random House, 2019 – 2023\n2021 Illustrator of the Year, World Illustration Awards\n`,
    );
    expect(jobs(read)).toEqual([['Illustrator', 'Penguin Random House', '2019', '2023']]);
  });

  it('all subjects of a list of school examinations are the field of study', async () => {
    const text = 'Ridgeway Abbey School, 2004 - 2011\nA-levels: Chemistry (A), Mathematics (A), Biology (B)\n';
    expect(await ofSchools(text)).toEqual([
      ['Ridgeway Abbey School', 'A-levels', 'Chemistry (A), Mathematics (A), Biology (B)', '2011'],
    ]);
  });

  it('a form labels its qualification and its year', async () => {
    const text = `Institution: Cape Skills Academy\nQualification: National Certificate: Retail (NQF 4)\nYear: 2018\n\nInstitution: Dawn Girls High School\nQualification: Matric\nYear: 2013\n`;
    expect(await ofSchools(text)).toEqual([
      ['Cape Skills Academy', 'National Certificate', 'Retail (NQF 4)', '2018'],
      ['Dawn Girls High School', 'Matric', undefined, '2013'],
    ]);
  });

  it('a permit with an expiry date is not a degree', async () => {
    const text = 'Hull College   2017 - 2019\nBTEC Public Services\n\nSIA Licence, valid to 2028\n';
    expect(await namesIn(text)).toEqual([['Hull College', 'BTEC']]);
  });

  it('a town that begins like a French diploma is not a degree; a design degree is one', async () => {
    expect(await namesIn('Des Plaines North High School, Des Plaines — Diploma\n2019 - 2023\n')).toEqual([
      ['Des Plaines North High School', 'Diploma'],
    ]);
    expect(await namesIn('MDes, Service Design — Falmouth University, 2014–2016\n')).toEqual([
      ['Falmouth University', 'MDes'],
    ]);
  });

  it('a degree excludes the preposition before its subject', async () => {
    expect(await ofSchools('Certificate in | Bookkeeping\nPortland Community College | 2017\n')).toEqual([
      ['Portland Community College', 'Certificate', 'Bookkeeping', '2017'],
    ]);
  });

  it('"Education and admission" is the heading of a lawyer’s schools', async () => {
    const text = `${head}LEGAL EXPERIENCE\n\nSolicitor, Awa Law Ltd, 2014 - 2019\n\nEducation and admission\n\nLLB, Victoria University of Wellington, 2013\n`;
    expect(schools(await ofText(text))).toEqual([['Victoria University of Wellington', 'LLB', undefined, '2013']]);
  });

  it('a form may ask for the highest standard passed', async () => {
    const text = 'Highest standard passed: Grade 12\nSchool attended: Ridge View High School\nYear: 2011\n';
    expect(await ofSchools(text)).toEqual([['Ridge View High School', 'Grade 12', undefined, '2011']]);
  });

  it('American degrees in the arts and health professions are known by their abbreviations', async () => {
    const text = `Colburn School, Artist Diploma, Piano, 2015\nYale University, M.M., Voice, 2016\nTufts University, D.D.S., 2013\nBoston College, M.S.W., 2018\nOhio State University, D.V.M., 2012\nCornell University, B.Arch., 2023\n`;
    expect(await ofSchools(text)).toEqual([
      ['Colburn School', 'Artist Diploma', 'Piano', '2015'],
      ['Yale University', 'M.M.', 'Voice', '2016'],
      ['Tufts University', 'D.D.S.', undefined, '2013'],
      ['Boston College', 'M.S.W.', undefined, '2018'],
      ['Ohio State University', 'D.V.M.', undefined, '2012'],
      ['Cornell University', 'B.Arch', undefined, '2023'],
    ]);
  });
});

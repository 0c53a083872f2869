import { describe, expect, it } from 'vitest';
import { head, jobs, ofText } from './read-text.ts';

const ofWork = async (text: string) => jobs(await ofText(`${head}EXPERIENCE\n\n${text}`));
const namedIn = async (text: string) => (await ofWork(text)).map(([title, employer]) => [title, employer]);

describe('several jobs below one employer, and other forms of heads', () => {
  it('a line about the company below its name is not a job', async () => {
    const text = `NEWELL BRANDS, Atlanta, GA      2015 – Present\n$8.1B global consumer goods company\nChief Financial Officer, Home Solutions (2019 – Present)\n- Restructured a segment\nTreasurer (2015 – 2019)\n`;
    expect(await ofWork(text)).toEqual([
      ['Chief Financial Officer, Home Solutions', 'NEWELL BRANDS', '2019', undefined],
      ['Treasurer', 'NEWELL BRANDS', '2015', '2019'],
    ]);
  });

  it('a title without dates may follow the description of its employer', async () => {
    const text = `Newell Brands, Atlanta, GA      2015 – Present\nGlobal consumer goods company with 28,000 employees.\nChief Financial Officer\n- Restructured a segment\n\nErnst & Young LLP, New York, NY      1999 – 2008\nSenior Manager\n`;
    expect(await ofWork(text)).toEqual([
      ['Chief Financial Officer', 'Newell Brands', '2015', undefined],
      ['Senior Manager', 'Ernst & Young LLP', '1999', '2008'],
    ]);
  });

  it('a town after a dash or a slash is not a title', async () => {
    const text = `HONDA OF AMERICA MFG., INC. – Marysville, OH      2004 to Present\nDirector of Operations, Paint & Plastics (2016 to Present)\n- Direct 640 associates\nProduction Supervisor (2004 to 2016)\n\nMagna of Michigan | Lake Orion, MI | 1998 to 2004\nProcess Engineer\n`;
    expect(await ofWork(text)).toEqual([
      ['Director of Operations, Paint & Plastics', 'HONDA OF AMERICA MFG., INC', '2016', undefined],
      ['Production Supervisor', 'HONDA OF AMERICA MFG., INC', '2004', '2016'],
      ['Process Engineer', 'Magna of Michigan', '1998', '2004'],
    ]);
  });

  it('a job within the years of another keeps its employer', async () => {
    const text = `Nando's Ltd, Leeds   2012 – 2020\nRestaurant Manager\n- P&L of £2m\n\nBoots UK Ltd, Leeds   2014 – 2016\nCashier\n`;
    expect(await ofWork(text)).toEqual([
      ['Restaurant Manager', "Nando's Ltd", '2012', '2020'],
      ['Cashier', 'Boots UK Ltd', '2014', '2016'],
    ]);
  });

  it('a base or a town after a title is not part of it', async () => {
    const text = `United States Army      2008 – 2018\n  Platoon Sergeant, Fort Carson, CO      2015 – 2018\n  Flight Medic, Bagram, Afghanistan      2012 – 2015\n`;
    expect(await ofWork(text)).toEqual([
      ['Platoon Sergeant', 'United States Army', '2015', '2018'],
      ['Flight Medic', 'United States Army', '2012', '2015'],
    ]);
  });

  it('an employer with its duration is above its titles, as copied from LinkedIn', async () => {
    const text = `Senior Product Manager\nAtlassian · Full-time\nFeb 2021 - Present · 4 yrs 2 mos\nSydney, New South Wales, Australia\n\nFlipkart\nFull-time · 5 yrs 3 mos\nBengaluru, Karnataka, India\n\nProduct Manager II\nJul 2018 - Jan 2021 · 2 yrs 7 mos\n\nAssociate Product Manager\nNov 2015 - Jul 2018 · 2 yrs 9 mos\n`;
    expect(await ofWork(text)).toEqual([
      ['Senior Product Manager', 'Atlassian', '2021-02', undefined],
      ['Product Manager II', 'Flipkart', '2018-07', '2021-01'],
      ['Associate Product Manager', 'Flipkart', '2015-11', '2018-07'],
    ]);
  });

  it('repeated lines count once, as copied from LinkedIn', async () => {
    const text = `Data Engineer\nData Engineer\nCabify · Full-time\nMar 2022 - Present · 3 yrs 1 mo\n\nBBVA\nBBVA\nFull-time · 4 yrs 5 mos\n\nData Analyst\nData Analyst\nJan 2020 - Feb 2022 · 2 yrs 2 mos\n\nJunior Analyst\nJunior Analyst\nOct 2017 - Dec 2019 · 2 yrs 3 mos\n`;
    expect(await ofWork(text)).toEqual([
      ['Data Engineer', 'Cabify', '2022-03', undefined],
      ['Data Analyst', 'BBVA', '2020-01', '2022-02'],
      ['Junior Analyst', 'BBVA', '2017-10', '2019-12'],
    ]);
  });

  it('the fields of US government forms are neither title nor employer', async () => {
    const text = `PROGRAM ANALYST, GS-0343-11/12\nDepartment of Veterans Affairs\n810 Vermont Ave NW, Washington, DC 20420\n03/2015 - 07/2019\nHours per week: 40\nSupervisor: Marcus Hill (202-555-0133), may contact\nDuties:\nAnalyzed claims backlog.\n\nSUPPLY SERGEANT, E-6\nU.S. Army\nFort Hood, TX\n06/2006 - 02/2015\nHours per week: 50\n`;
    expect(await ofWork(text)).toEqual([
      ['PROGRAM ANALYST', 'Department of Veterans Affairs', '2015-03', '2019-07'],
      ['SUPPLY SERGEANT', 'U.S. Army', '2006-06', '2015-02'],
    ]);
  });

  it('two titles with a slash are one if only one of them is listed', async () => {
    expect(await namedIn('2004 - 2009   Apprentice / Improver, Keepmoat Homes, Doncaster\n')).toEqual([
      ['Apprentice / Improver', 'Keepmoat Homes'],
    ]);
    expect(await namedIn('Bupa Aged Care, Bellarine\nAIN / Personal Care Assistant\n2012 - 2015\n')).toEqual([
      ['AIN / Personal Care Assistant', 'Bupa Aged Care'],
    ]);
  });

  it('a department after a title and a comma belongs to it', async () => {
    const text = `Vice President, Financial Planning & Analysis, The Hain Celestial Group, 2011 – 2015\n\nManager, Human Resources, Walmart Inc., 2008 – 2011\n`;
    expect(await namedIn(text)).toEqual([
      ['Vice President, Financial Planning & Analysis', 'The Hain Celestial Group'],
      ['Manager, Human Resources', 'Walmart Inc.'],
    ]);
  });

  it('the employer after "at" and "bij" may be an unlisted name', async () => {
    const text = `Relief milker at various farms in Mayo and Galway\n2009 – 2012\n\nVrachtwagenchauffeur bij DHL Supply Chain\n2005 – 2009\n\nLabourer\nvarious building sites\n2003 – 2005\n`;
    expect(await namedIn(text)).toEqual([
      ['Relief milker', 'various farms in Mayo and Galway'],
      ['Vrachtwagenchauffeur', 'DHL Supply Chain'],
      ['Labourer', 'various building sites'],
    ]);
  });

  it('numbered entries keep the dates at the right edge', async () => {
    const text = `1. Shell Petroleum Company, Port Harcourt     2018 - Date\n   Position: Accounts Officer\n2. Zenith Bank Plc, Aba                      2015 - 2018\n   Position: Teller\n`;
    expect(await ofWork(text)).toEqual([
      ['Accounts Officer', 'Shell Petroleum Company', '2018', undefined],
      ['Teller', 'Zenith Bank Plc', '2015', '2018'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanDrawn, withTexLetters } from '#functions/documents/extract/clean-text.ts';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { processorTime } from '../support/harness/processor-time.ts';
import { head, jobs, ofText, schools } from './read-text.ts';

describe('less usual letters and marks', () => {
  it('arrows made of angle brackets before entries are bullets', async () => {
    const entries =
      '>> Kroger DC, Columbus -- Forklift Operator -- May 2015 to Aug 2020\n>> Amazon, Etna -- Area Lead -- Aug 2020 to now';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${entries}\n`))).toEqual([
      ['Forklift Operator', 'Kroger DC', '2015-05', '2020-08'],
      ['Area Lead', 'Amazon', '2020-08', undefined],
    ]);
  });

  it('numbers before entries are not bullets', async () => {
    const text = `${head}Work experience:\n\n1. Site Engineer\n   Bergmann Roads Plc, Abuja\n   Jan. 2018 till date\n   Supervised drainage works.\n\n2. Store Pharmacist\n   Apollo Care Ltd, Kano\n   March 2015 - Dec. 2017\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Site Engineer', 'Bergmann Roads Plc', '2018-01', undefined],
      ['Store Pharmacist', 'Apollo Care Ltd', '2015-03', '2017-12'],
    ]);
  });

  it('reads Vietnamese, and accents that TeX has drawn before their letters', async () => {
    const text = `Kateˇrina Dvoˇráková\nkd@mailbox.test\n\nKINH NGHIỆM LÀM VIỆC\n\n03/2019 - Hiện tại\nCông ty TNHH Hải Vân\nKế toán tổng hợp\n`;
    const read = await ofText(text);
    expect(read.basics.name?.value).toBe('Kateřina Dvořáková');
    expect(jobs(read)).toEqual([['Kế toán tổng hợp', 'Công ty TNHH Hải Vân', '2019-03', undefined]]);
  });

  it('letters that TeX has drawn by number only are read', () => {
    expect(cleanDrawn(withTexLetters('Le Go\x1b, In\x1crmière, 2012 \x15 2014'))).toBe(
      'Le Goff, Infirmière, 2012 – 2014',
    );
  });

  it('Markdown marks set the style, and are not letters of a name', async () => {
    const read = await ofText(
      [
        '# Olu Akande',
        '**Site Reliability Engineer** — [olu@akande.test](mailto:olu@akande.test) — [GitHub](https://github.com/oluak)',
        '## Experience',
        '### Paywave Africa — *Staff SRE* (2022–present)',
        '- Cut the time to *recover* from 50 to 12 minutes, in `Go`',
        '### Jumbo Mobile — **Senior DevOps Engineer** (2019–2022)',
        '---',
        '## Education ##',
        '- **University of Ibadan**, BSc Computer Science, 2012–2016',
        '## Skills',
        'C\\#, snake_case_names, Kubernetes',
      ].join('\n\n'),
    );
    expect([read.basics.name?.value, read.basics.email?.value]).toEqual(['Olu Akande', 'olu@akande.test']);
    expect(jobs(read)).toEqual([
      ['Staff SRE', 'Paywave Africa', '2022', undefined],
      ['Senior DevOps Engineer', 'Jumbo Mobile', '2019', '2022'],
    ]);
    expect(read.work[0]!.highlights.map(({ value }) => value)).toEqual([
      'Cut the time to recover from 50 to 12 minutes, in Go',
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Ibadan']);
    expect(read.skills.map(({ value }) => value)).toEqual(['C#', 'snake_case_names', 'Kubernetes']);
  });

  it('unclosed marks are read in time', async () => {
    const hard = ['*', '__a ', '[', '`a', '[a](', '\\\\*'].flatMap((mark) => [
      mark.repeat(900 / mark.length),
      mark.repeat(40_000 / mark.length),
    ]);
    const text = ['# Ada', '# Experience', ...hard].join('\n');
    expect(await processorTime(() => plainTextPages(text))).toBeLessThan(2_000);
  });

  it('a single line with a number sign is not Markdown', async () => {
    const read = await ofText(`${head}EXPERIENCE\nClerk, Star Grocers, 2012 - 2014\n# 1 in **sales**\n`);
    expect(jobs(read)).toEqual([['Clerk', 'Star Grocers', '2012', '2014']]);
    expect(read.work[0]!.highlights.map(({ value }) => value)).toEqual(['# 1 in **sales**']);
  });

  it('arrows separate, and a slash between two names does not', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nAmazon Fulfillment → Area Manager → Jan 2021 to now\nRuns the pick floor, 85 people on nights.\n\nUber / Lyft — Driver — 2018 – 2021\n\nBarista / Shift Supervisor | Starbucks | 2013 – 2017\n`,
    );
    expect(jobs(read)).toEqual([
      ['Area Manager', 'Amazon Fulfillment', '2021-01', undefined],
      ['Driver', 'Uber / Lyft', '2018', '2021'],
      ['Barista / Shift Supervisor', 'Starbucks', '2013', '2017'],
    ]);
  });

  it('misspelled months are months, and text after tabs and spaces is not lost', async () => {
    const entries =
      'Truck Loader\nNovember 2016 - Janurary 2017\nSwift Ground\t\t\t\t\tLenexa, KS\nLoad trailers and scan boxes.\n\nDelivery Driver\nJune 2007 - Febuary 2008\nPizza Hut\t\t\t\t  Overland Park, KS\nDelivered, cleaned and cut pizzas.\n';
    const read = await ofText(
      `${head}Experience\n\n${entries}\nEducation\nHigh School Diploma\nLincoln High School, Yonkers, NY\n2006\n`,
    );
    expect(jobs(read)).toEqual([
      ['Truck Loader', 'Swift Ground', '2016-11', '2017-01'],
      ['Delivery Driver', 'Pizza Hut', '2007-06', '2008-02'],
    ]);
    expect(read.education.map(({ institution, area }) => [institution?.value, area?.value])).toEqual([
      ['Lincoln High School', undefined],
    ]);
  });

  it('marks that a scanner has set apart belong to the words before them', async () => {
    const text =
      'Ada Brook\nHome : ( 814 ) 555-0111\nCell : ( 814 ) 555-0176\nada@mailbox.test\n\nEMPLOYMENT HISTORY\n\nl999 - 2OO8   U.S. ARMY\n              Sergeant First Class , Wheeled Vehicle Mechanic\n              Two tours , Kuwait and Iraq .\n\n2008 - 2014   PRESQUE ISLE FOUNDRY , Erie , PA\n              Maintenance Mechanic\n';
    const read = await ofText(text);
    expect(read.basics.phone?.value).toBe('(814) 555-0176');
    expect(jobs(read)).toEqual([
      ['Sergeant First Class, Wheeled Vehicle Mechanic', 'U.S. ARMY', '1999', '2008'],
      ['Maintenance Mechanic', 'PRESQUE ISLE FOUNDRY', '2008', '2014'],
    ]);
  });

  const mail = `Von: Ada Brook <ada@mailbox.test>\nGesendet: Dienstag, 3. September 2024 21:14\nAn: jobs@harbour.test\nBetreff: Bewerbung als Elektromeisterin\n\n`;
  const written = `Sehr geehrte Damen und Herren,\n\nanbei mein Lebenslauf.\n\nAda Brook\nHandy: 0171 5550123\n\nBERUFLICHES\n\n06/2015 - heute     Elektromeisterin, Hafentechnik GmbH\n09/2009 - 05/2015   Elektrikerin, Zuckerfabrik AG\n02/2009 - 08/2009   arbeitsuchend\n\nAUSBILDUNG\n\n2001   Abitur, Schillerschule\n\nMit freundlichen Grüßen\nAda Brook\n`;
  const quoted = written.replace(/^.*$/gm, (line) => `> ${line}`.trimEnd());

  it.each([
    ['as it is', `${mail}${written}`],
    ['quoted', `${mail}${quoted}`],
    ['quoted without its head', quoted],
  ])('a CV in an e-mail is read, and the mail around it is not: %s', async (_, text) => {
    const read = await ofText(text);
    expect(jobs(read)).toEqual([
      ['Elektromeisterin', 'Hafentechnik GmbH', '2015-06', undefined],
      ['Elektrikerin', 'Zuckerfabrik AG', '2009-09', '2015-05'],
    ]);
    expect(schools(read).map(([school]) => school)).toEqual(['Schillerschule']);
    expect(read.basics.name?.value).toBe('Ada Brook');
  });
});

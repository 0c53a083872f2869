import { describe, expect, it } from 'vitest';
import { readCv } from '#shared/cv/read-cv.ts';
import { docx, paragraph } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { type Drawn, drawn, head, jobs, ofText, titles } from './read-text.ts';

describe('less usual columns, side columns and tables', () => {
  it('columns of a plain text follow its character positions', async () => {
    const entries = [
      'seit 04/2018       Teamleiterin Kundenservice',
      '                   Telekom Deutschland GmbH, Bonn',
      '09/2012 - 03/2018    Sachbearbeiterin',
      '                     AOK Rheinland, Düsseldorf',
    ].join('\n');
    expect(jobs(await ofText(`${head}BERUFLICHER WERDEGANG\n${entries}\n`))).toEqual([
      ['Teamleiterin Kundenservice', 'Telekom Deutschland GmbH', '2018-04', undefined],
      ['Sachbearbeiterin', 'AOK Rheinland', '2012-09', '2018-03'],
    ]);
  });

  it('a name of two Chinese characters, and columns of them', async () => {
    const { basics, work } = await ofText(
      '张伟\n电话：138-0000-0000\n\n工作经历\n2019年7月 - 至今   腾讯科技有限公司   高级产品经理\n2016年7月 - 2019年6月   百度在线网络技术有限公司   产品经理\n',
    );
    expect(basics.name?.value).toBe('张伟');
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['高级产品经理', '腾讯科技有限公司'],
      ['产品经理', '百度在线网络技术有限公司'],
    ]);
  });

  it('the header of a table drawn with bars is not a school', async () => {
    const table =
      'Course | Institution | University/Board | Year | %\nB.E. (CSE) | SSN College of Engineering | Anna University | 2018 | 82\nXII | Vidya Mandir | CBSE | 2014 | 91';
    const { education } = await ofText(`${head}EDUCATIONAL QUALIFICATION\n${table}\n`);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['SSN College of Engineering', '2018'],
      ['Vidya Mandir', '2014'],
    ]);
  });

  it('a date beside the middle of its row belongs to the whole row', async () => {
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
    expect(jobs(readCv(await pagesOf(docx(body), 'cv.docx'), titles))).toEqual([
      ['Pharmacist', 'Sangrur Hospital', '2019-06', undefined],
      ['Trainee Pharmacist', 'Medlife Ltd', '2014-02', '2014-12'],
    ]);
  });

  it('headings in a column of their own, broken over two lines, apply to the text beside them', async () => {
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

  it('a table with an unknown or broken column header keeps its rows, however close they are', async () => {
    const row = (y: number, ...cells: string[]): [number, number, string][] =>
      cells.flatMap((text, n) =>
        text.split('/').map((line, i): [number, number, string] => [50 + 100 * n, y + 12 * i, line]),
      );
    const read = await drawn([
      [50, 50, 'Ada Brook', 20],
      [50, 80, 'ada@mailbox.test'],
      [50, 120, 'Previous employment', 13],
      ...row(145, 'From', 'To', 'Employer', 'Position held', 'Reason for/leaving'),
      ...row(172, '06.2011', '08.2018', 'Corve Street/Bakery', 'Shop Manager', 'Closure'),
      ...row(197, '01.2006', '05.2011', 'Mortimer Arms/Hotel', 'Breakfast Chef', 'Promotion'),
      ...row(222, '09.2002', '12.2005', 'Dawes Poultry/Ltd', 'Packer', 'Redundancy'),
      [50, 270, 'Education', 13],
      [50, 290, 'BSc Catering, University of Leeds, 2002'],
    ]);
    expect(jobs(read)).toEqual([
      ['Shop Manager', 'Corve Street Bakery', '2011-06', '2018-08'],
      ['Breakfast Chef', 'Mortimer Arms Hotel', '2006-01', '2011-05'],
      ['Packer', 'Dawes Poultry Ltd', '2002-09', '2005-12'],
    ]);
  });

  it('a gutter narrower than a letter separates two columns if many lines begin at it', async () => {
    const column = (x: number, texts: readonly string[]) =>
      texts.map((text, n): [number, number, string] => [x, 120 + 14 * n, text]).filter(([, , text]) => text !== '');
    const skills = [
      'Reading of drawings',
      'Pipes',
      'Forklift',
      'First aid',
      'Fire watch',
      'Grinding',
      'Rigging',
      'Cutting',
    ];
    const welder = ['Welder', 'Acme Steel Ltd', '2018 - 2022', '• Welded frames of lorries and their trailers.'];
    const fitter = ['Fitter', 'Badger Tanks Ltd', '2012 - 2018', '• Joined the pipes of a new brewery.'];
    const read = await drawn([
      [50, 50, 'Ada Brook', 20],
      [50, 80, 'ada@mailbox.test'],
      ...column(50, ['SKILLS', ...skills]),
      ...column(146, ['EMPLOYMENT', ...welder, '', ...fitter]),
    ]);
    expect(jobs(read)).toEqual([
      ['Welder', 'Acme Steel Ltd', '2018', '2022'],
      ['Fitter', 'Badger Tanks Ltd', '2012', '2018'],
    ]);
  });

  it('jobs in newspaper columns are read down the first and on at the top of the second', async () => {
    const job = (x: number, y: number, title: string, employer: string, years: string) =>
      [title, employer, years, 'Kept the network of forty branches running.'].map(
        (text, n): [number, number, string] => [x, y + 13 * n, text],
      );
    const read = await drawn([
      [50, 50, 'Ada Brook', 20],
      [50, 80, 'ada@mailbox.test'],
      [50, 120, 'Experience', 14],
      ...job(50, 145, 'Network Engineer', 'Northwind Ltd', '2018 - 2021'),
      ...job(50, 215, 'Technician', 'Contoso Ltd', '2014 - 2018'),
      ...job(310, 120, 'Electrician', 'Fabrikam Ltd', '2010 - 2014'),
      ...job(310, 190, 'Apprentice', 'Tailspin Ltd', '2006 - 2010'),
    ]);
    expect(jobs(read)).toEqual([
      ['Network Engineer', 'Northwind Ltd', '2018', '2021'],
      ['Technician', 'Contoso Ltd', '2014', '2018'],
      ['Electrician', 'Fabrikam Ltd', '2010', '2014'],
      ['Apprentice', 'Tailspin Ltd', '2006', '2010'],
    ]);
  });

  it('towns and dates at the right are not a column, even if a bullet contains a range', async () => {
    const entry = (y: number, [employer, title, date, town, told]: string[]): [number, number, string][] => [
      [60, y, employer!],
      [480, y, date!],
      [60, y + 13, title!],
      [500, y + 13, town!],
      [70, y + 26, told!],
    ];
    const read = await drawn([
      [60, 30, 'Ada Brook', 18],
      [60, 55, 'ada@mailbox.test'],
      [60, 90, 'PROFESSIONAL EXPERIENCE', 13],
      ...entry(120, [
        'Tokai Cells Ltd',
        'Battery Engineer',
        '2018.05-Present',
        'Ningde',
        '- Tests from 2020.03-2020.09',
      ]),
      ...entry(190, ['Anting Motor Limited', 'Test Engineer', '2012.08-2018.04', 'Shanghai', '- Winter test in 2014']),
      ...entry(260, ['Kestrel Brakes Inc.', 'Design Engineer', '2010.08-2012.07', 'Suzhou', '- Discs and drums']),
    ]);
    expect(jobs(read)).toEqual([
      ['Battery Engineer', 'Tokai Cells Ltd', '2018-05', undefined],
      ['Test Engineer', 'Anting Motor Limited', '2012-08', '2018-04'],
      ['Design Engineer', 'Kestrel Brakes Inc.', '2010-08', '2012-07'],
    ]);
  });

  it('a date on the row of the first bullet belongs to the head above', async () => {
    const entry = (y: number, head: string, told: string, date: string): [number, number, string, number?][] => [
      [60, y, head, 12],
      [75, y + 15, told],
      [460, y + 15, date],
      [75, y + 28, '• Kept the books'],
    ];
    const read = await drawn([
      [60, 30, 'Ada Brook', 18],
      [60, 55, 'ada@mailbox.test'],
      [60, 90, 'EXPERIENCE', 13],
      ...entry(120, 'Treasury Analyst, Harbour Bank Ltd', '• Liquidity of the group', 'Feb 2020 – present'),
      ...entry(180, 'Accountant, Osage Mills Inc.', '• Rotations in credit', 'Jan 2018 – Jan 2020'),
    ]);
    expect(jobs(read)).toEqual([
      ['Treasury Analyst', 'Harbour Bank Ltd', '2020-02', undefined],
      ['Accountant', 'Osage Mills Inc.', '2018-01', '2020-01'],
    ]);
  });

  it('a narrow column may break a range around its dash', async () => {
    const rail = (y: number, from: string, to: string, title: string, employer: string) =>
      [
        [40, y, from],
        [40, y + 11, '–'],
        [40, y + 22, to],
        [110, y, title],
        [110, y + 14, employer],
      ] as [number, number, string][];
    const read = await drawn([
      [40, 40, 'Ada Brook', 20],
      [40, 65, 'ada@mailbox.test'],
      [40, 95, 'Experience', 14],
      ...rail(120, '2020', 'Present', 'HR Business Partner', 'Jumeirah Group | Dubai'),
      ...rail(170, '2016', '2020', 'HR Generalist', 'Rotana Hotels | Abu Dhabi'),
      ...rail(220, '2014', '2016', 'Recruitment Coordinator', 'Hays Middle East | Dubai'),
    ]);
    expect(jobs(read)).toEqual([
      ['HR Business Partner', 'Jumeirah Group', '2020', undefined],
      ['HR Generalist', 'Rotana Hotels', '2016', '2020'],
      ['Recruitment Coordinator', 'Hays Middle East', '2014', '2016'],
    ]);
  });

  it('a bold title broken by a narrow column beside its date is one title', async () => {
    const job = (y: number, date: string, first: string, second: string, employer: string): Drawn[] => [
      [40, y, date],
      [150, y, first, 10, 'Helvetica-Bold'],
      [150, y + 13, second, 10, 'Helvetica-Bold'],
      [150, y + 32, employer],
    ];
    const read = await drawn([
      [40, 40, 'Ada Brook', 20],
      [40, 65, 'ada@mailbox.test'],
      [40, 95, 'Experience', 14],
      ...job(120, '2016 – 2020', 'Examined General and', 'Paediatric Nurse', 'Northgate Hospital'),
      ...job(180, '2012 – 2016', 'Examined Surgical and', 'Emergency Nurse', 'Southgate Hospital'),
    ]);
    expect(jobs(read)).toEqual([
      ['Examined General and Paediatric Nurse', 'Northgate Hospital', '2016', '2020'],
      ['Examined Surgical and Emergency Nurse', 'Southgate Hospital', '2012', '2016'],
    ]);
  });

  it('a year in a column of dates begins an entry after a range, and an unlisted name there is a school', async () => {
    const { education } = await drawn([
      [50, 50, 'Ada Brook', 18],
      [50, 80, 'ada@mailbox.test'],
      [50, 110, 'Formation', 12, 'Helvetica-Bold'],
      [50, 130, '2013 - 2015'],
      [150, 130, 'BTS Banque, Lycée Notre-Dame, Nantes'],
      [50, 145, '2013'],
      [150, 145, 'Baccalauréat, Lycée Jules-Verne, Nantes'],
      [50, 160, '2010 - 2011'],
      [150, 160, 'Tulsa Tech, Welding'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      'Lycée Notre-Dame',
      'Lycée Jules-Verne',
      'Tulsa Tech',
    ]);
  });

  it('dates and durations beside whole entries, as job boards print them, are the edge of rows', async () => {
    const entry = (y: number, [from, to, long]: string[], [employer, town, title, told]: string[]): Drawn[] => [
      [43, y, from!, 8],
      [43, y + 9, to!, 8],
      [43, y + 18, long!, 8],
      [150, y - 1, employer!, 11, 'Helvetica-Bold'],
      [150, y + 12, town!],
      [150, y + 34, title!, 10, 'Helvetica-Bold'],
      [150, y + 46, told!],
    ];
    const read = await drawn([
      [43, 40, 'Ada Brook', 20, 'Helvetica-Bold'],
      [43, 66, 'ada@mailbox.test'],
      [43, 100, 'Work experience - 9 years 4 months', 12],
      ...entry(
        120,
        ['June 2019 -', 'till now', '5 years 3 months'],
        ['Sea Line Ltd', 'Hull', 'Chief Accountant', 'Books of three firms and all that an auditor asks for'],
      ),
      ...entry(
        190,
        ['March 2016 -', 'May 2019', '3 years 3 months'],
        ['Pepperpot Foods Ltd', 'Leeds', 'Accountant', 'Wages'],
      ),
      ...entry(
        260,
        ['July 2015 -', 'February 2016', '8 months'],
        ['Waffle Barn Ltd', 'York', 'Accounts Clerk', 'Invoices'],
      ),
      [43, 340, 'Education', 12],
      [43, 360, 'Higher', 10, 'Helvetica-Bold'],
      [43, 376, '2015', 8],
      [150, 375, 'University of Hull', 10, 'Helvetica-Bold'],
      [150, 387, 'Faculty of Business, accounting'],
      [43, 410, '2011', 8],
      [150, 409, 'College of York', 10, 'Helvetica-Bold'],
      [43, 440, 'Key skills', 12],
      [43, 461, 'Languages', 8],
      [150, 460, 'English, French'],
    ]);
    expect(jobs(read)).toEqual([
      ['Chief Accountant', 'Sea Line Ltd', '2019-06', undefined],
      ['Accountant', 'Pepperpot Foods Ltd', '2016-03', '2019-05'],
      ['Accounts Clerk', 'Waffle Barn Ltd', '2015-07', '2016-02'],
    ]);
    expect(read.work.flatMap(({ highlights }) => highlights.map(({ value }) => value)).join()).not.toContain('month');
    expect(read.education.map(({ institution }) => institution?.value)).toEqual([
      'University of Hull',
      'College of York',
    ]);
  });

  it('headings and dates alone at the right edge are not a column', async () => {
    const heading = (y: number, text: string): Drawn => [480, y, text, 19, 'Helvetica-Bold'];
    const head = (y: number, name: string, dates: string): Drawn[] => [
      [40, y, name, 12, 'Helvetica-Bold'],
      [440, y + 1.5, dates, 10, 'Helvetica-Bold'],
    ];
    const read = await drawn([
      [40, 40, 'Ada Brook', 24, 'Helvetica-Bold'],
      heading(100, 'Contact'),
      [40, 140, 'ada@mailbox.test', 12],
      heading(170, 'About'),
      [40, 210, 'Twelve years of keeping the lights on.', 12],
      heading(240, 'Work'),
      ...head(280, 'Sea Line', '2020-03-01 -'),
      [40, 304, 'Systems Administrator', 12, 'Helvetica-Bold'],
      [40, 326, 'Group of 30 machines.', 12],
      [40, 350, 'Highlights', 12, 'Helvetica-Bold'],
      [70, 380, 'Cut incidents by half', 12],
      ...head(415, 'Pepperpot', '2016-01-01 - 2020-02-01'),
      [40, 439, 'Line Cook', 12, 'Helvetica-Bold'],
      [40, 463, 'Highlights', 12, 'Helvetica-Bold'],
      [70, 493, 'Wrote the winter menu', 12],
      heading(530, 'Education'),
      ...head(570, 'University of Hull', '2009-09-01 - 2013-06-01'),
      [55, 594, 'Computer Science', 12, 'Helvetica-Bold'],
      heading(630, 'Skills'),
      [40, 670, 'Linux', 12, 'Helvetica-Bold'],
    ]);
    expect(jobs(read)).toEqual([
      ['Systems Administrator', 'Sea Line', '2020-03', undefined],
      ['Line Cook', 'Pepperpot', '2016-01', '2020-02'],
    ]);
    expect(read.work.map(({ highlights }) => highlights.map(({ value }) => value))).toEqual([
      ['Group of 30 machines.', 'Cut incidents by half'],
      ['Wrote the winter menu'],
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Hull']);
  });

  it('a table with a labeled header is read by rows, however wide its gutters', async () => {
    const columns = [40, 140, 320, 460];
    const row = (y: number, face: Drawn[4], ...texts: string[]): Drawn[] =>
      texts.map((text, n) => [columns[n]!, y, text, 10, face]);
    const read = await drawn([
      [40, 40, 'Ada Brook', 24, 'Helvetica-Bold'],
      [40, 80, 'ada@mailbox.test', 12],
      [40, 110, 'Employment Record', 14, 'Helvetica-Bold'],
      ...row(140, 'Helvetica-Bold', 'Period', 'Employer', 'Position held', 'Country'),
      ...row(158, 'Helvetica', '2020 – to date', 'Red Kite Relief', 'Programme Manager, Water', 'Kenya'),
      ...row(176, 'Helvetica', '2016 – 2020', 'Oxfam GB', 'Water Engineer', 'South Sudan'),
      ...row(194, 'Helvetica', '2013 – 2016', 'Athi Water Board', 'Assistant Engineer', 'Kenya'),
    ]);
    expect(jobs(read)).toEqual([
      ['Programme Manager, Water', 'Red Kite Relief', '2020', undefined],
      ['Water Engineer', 'Oxfam GB', '2016', '2020'],
      ['Assistant Engineer', 'Athi Water Board', '2013', '2016'],
    ]);
  });

  it('dates in the middle belong to the names at their left, with descriptions in a column of their own', async () => {
    const entry = (y: number, title: string, employer: string, dates: string, told: string, more: string): Drawn[] => [
      [40, y, title, 10, 'Helvetica-Bold'],
      [270, y, dates],
      [350, y, told],
      [40, y + 12, employer],
      [350, y + 12, more],
    ];
    const read = await drawn([
      [220, 40, 'Ada Brook', 20, 'Helvetica-Bold'],
      [200, 70, 'ada@mailbox.test'],
      [40, 110, 'Experience', 14, 'Helvetica-Bold'],
      ...entry(
        136,
        'UX Lead',
        'Klarna',
        '2021 – now',
        'Lead six designers on the checkout.',
        'Shipped it to five markets.',
      ),
      ...entry(
        160,
        'Interaction Designer',
        'Spotify',
        '2017 – 2021',
        'Designed the podcast library.',
        'Ran tests in two countries.',
      ),
      ...entry(
        184,
        'Graphic Designer',
        'Forsman & Bodenfors',
        '2013 – 2017',
        'Campaigns for a maker of cars.',
        'Posters for a museum.',
      ),
    ]);
    expect(jobs(read)).toEqual([
      ['UX Lead', 'Klarna', '2021', undefined],
      ['Interaction Designer', 'Spotify', '2017', '2021'],
      ['Graphic Designer', 'Forsman & Bodenfors', '2013', '2017'],
    ]);
  });

  it('a heading below a rule drawn as a letter is at the height of the rule', async () => {
    const read = await drawn([
      [153, 40, 'Ada Brook', 20, 'Helvetica-Bold'],
      [153, 70, 'ada@mailbox.test'],
      [40, 100, '—'],
      [40, 112, 'Experience', 10, 'Helvetica-Bold'],
      [153, 100, 'Patisserie 46 / Pastry Sous Chef', 10, 'Helvetica-Bold'],
      [153, 112, 'September 2018 - PRESENT, Minneapolis'],
      [153, 124, 'Laminated doughs, plated desserts, a team of five.'],
      [153, 142, 'Rustica Bakery / Baker', 10, 'Helvetica-Bold'],
      [153, 154, 'April 2014 - August 2018, Minneapolis'],
      [40, 178, '—'],
      [40, 190, 'Education', 10, 'Helvetica-Bold'],
      [153, 178, 'Saint Paul College / Culinary Arts AAS', 10, 'Helvetica-Bold'],
      [153, 190, '2012 - 2014'],
    ]);
    expect(jobs(read)).toEqual([
      ['Pastry Sous Chef', 'Patisserie 46', '2018-09', undefined],
      ['Baker', 'Rustica Bakery', '2014-04', '2018-08'],
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['Saint Paul College']);
  });

  it('a range at the right edge may be broken beside a name that takes two lines', async () => {
    const read = await drawn([
      [40, 40, 'Ada Brook', 24, 'Helvetica-Bold'],
      [40, 80, 'ada@mailbox.test'],
      [40, 110, 'EXPERIENCE', 12, 'Helvetica-Bold'],
      [40, 132, 'Department of Public Health and Environment, Division of Disease Control and', 10, 'Helvetica-Bold'],
      [440, 132, 'Nov 2018 –'],
      [40, 144, 'Response', 10, 'Helvetica-Bold'],
      [440, 144, 'Present'],
      [40, 156, 'Senior Epidemiologist'],
      [40, 180, 'Denver Health', 10, 'Helvetica-Bold'],
      [440, 180, 'Aug 2014 –'],
      [40, 192, 'Infection Preventionist'],
      [440, 192, 'Nov 2018'],
    ]);
    expect(jobs(read)).toEqual([
      [
        'Senior Epidemiologist',
        'Department of Public Health and Environment, Division of Disease Control and Response',
        '2018-11',
        undefined,
      ],
      ['Infection Preventionist', 'Denver Health', '2014-08', '2018-11'],
    ]);
  });

  it('a page with headings at the right and no dates has no columns', async () => {
    const read = await drawn([
      [40, 40, 'Ada Brook', 24, 'Helvetica-Bold'],
      [40, 80, 'ada@mailbox.test', 12],
      ...['Education', 'Skills', 'Languages', 'Interests'].flatMap((heading, n): Drawn[] => [
        [470, 130 + 90 * n, heading, 19, 'Helvetica-Bold'],
        [
          40,
          170 + 90 * n,
          ['University of Hull, 2013', 'Linux', 'Dutch', 'Rowing'][n]!,
          12,
          n ? 'Helvetica' : 'Helvetica-Bold',
        ],
      ]),
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Hull']);
    expect(read.skills.map(({ value }) => value)).toEqual(['Linux']);
  });

  it('an address that is too wide for its column belongs to that column', async () => {
    const read = await drawn([
      [200, 28, 'Ada Brook', 22],
      [20, 134, 'CONTACT', 11, 'Helvetica-Bold'],
      [20, 160, '14 Elm Street'],
      [20, 173, 'Leeds'],
      [20, 200, 'ada.brook.lovelace@department.mailbox.test'],
      [20, 230, 'LANGUAGES', 11, 'Helvetica-Bold'],
      [20, 250, 'English'],
      [20, 263, 'French'],
      [200, 100, 'WORK EXPERIENCE', 11, 'Helvetica-Bold'],
      [200, 120, 'Cook | The Crooked Spoon Ltd | Leeds | 2018 – 2021'],
      [200, 138, 'Menus for ninety guests.'],
      [200, 160, 'Kitchen Porter | Harbour Hotel | Leeds | 2015 – 2018'],
      [200, 178, 'Pots and pans.'],
      [200, 230, 'Waiter | The Inn | Leeds | 2013 – 2015'],
      [200, 250, 'Weekends.'],
    ]);
    expect(jobs(read)).toEqual([
      ['Cook', 'The Crooked Spoon Ltd', '2018', '2021'],
      ['Kitchen Porter', 'Harbour Hotel', '2015', '2018'],
      ['Waiter', 'The Inn', '2013', '2015'],
    ]);
  });
});

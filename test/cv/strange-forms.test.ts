import { describe, expect, it } from 'vitest';
import { cleanDrawn, withTexLetters } from '#functions/documents/extract/clean-text.ts';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { docx, paragraph } from '../support/documents/cv-files.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { processorTime } from '../support/harness/processor-time.ts';
import { type Drawn, drawn, head, jobs, ofText, titles } from './read-text.ts';

describe('CVs of other habits than most', () => {
  it('a full stop parts a head from its date, and a sentence from none', async () => {
    const { work, education } = await ofText(
      `${head}EXPERIENCE\n\nSenior Lab Technician, Medtronic Vascular. January 2019 - Present\nRan the bench. Trained nine new starters.\n\nWeekend Barista, The Secret Garden. 2012-2014\nPrepared the stand for the fair of 2013.\n\nEDUCATION\nB.Sc. (Hons) in Chemistry, National University of Ireland Galway. 2012\n`,
    );
    expect(work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['Senior Lab Technician', 'Medtronic Vascular', '2019-01'],
      ['Weekend Barista', 'The Secret Garden', '2012'],
    ]);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['National University of Ireland Galway', '2012'],
    ]);
  });

  it('a number before a range of years is no telephone number, and letters of a name lose their full stop', async () => {
    const { basics, work } = await ofText(
      `${head}EXPERIENCE\n\nTruck Driver, Teamsters Local 29 2019 - 2021\n\nSoftware Engineer, IBM. 2012 - 2016\n`,
    );
    expect(basics.phone).toBeUndefined();
    expect(work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['Truck Driver', 'Teamsters Local 29', '2019'],
      ['Software Engineer', 'IBM', '2012'],
    ]);
  });

  it('a city and its state without a comma are a place, and no field of study', async () => {
    const { education } = await ofText(
      `${head}EDUCATION\nHigh School Diploma, McCallum High School, Austin TX, 2016\nB.A. English, Boston University, Boston MA, 2020\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value, one.area?.value])).toEqual([
      ['McCallum High School', 'High School Diploma', undefined],
      ['Boston University', 'B.A.', 'English'],
    ]);
    for (const name of ['Victoria Jordan', 'Paris France'])
      expect((await ofText(`${name}\nvictoria@mailbox.test\n`)).basics.name?.value, name).toBe(name);
  });

  it('arrows of brackets before entries are bullets', async () => {
    const entries =
      '>> Kroger DC, Columbus -- Forklift Operator -- May 2015 to Aug 2020\n>> Amazon, Etna -- Area Lead -- Aug 2020 to now';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${entries}\n`))).toEqual([
      ['Forklift Operator', 'Kroger DC', '2015-05', '2020-08'],
      ['Area Lead', 'Amazon', '2020-08', undefined],
    ]);
  });

  it('jobs told in sentences, and a school behind a heading on its line', async () => {
    const { work, education, skills } = await ofText(
      `${head}Employment record\nFrom Oct 2019 up to now: working as Site Engineer at Al Naboodah Construction, Dubai.\nFrom Feb 2016 until Sep 2019: Junior Civil Engineer with Arabtec, Abu Dhabi.\nFrom 2014 to 2016 I was a trainee at Orascom.\nSince June 2010 I have been the Site Director of the Nile Land Trust in Giza, where I raise money.\n\nEducation: BSc Civil Engineering, Cairo University, 2014\nSkills: AutoCAD, MS Project\n`,
    );
    expect(work.map(({ position, name, startDate }) => [position?.value, name?.value, startDate?.value])).toEqual([
      ['Site Engineer', 'Al Naboodah Construction', '2019-10'],
      ['Junior Civil Engineer', 'Arabtec', '2016-02'],
      ['trainee', 'Orascom', '2014'],
      ['Site Director', 'Nile Land Trust', '2010-06'],
    ]);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['Cairo University', '2014'],
    ]);
    expect(skills.map(({ value }) => value)).toEqual(['AutoCAD', 'MS Project']);
  });

  it('a legal form before a name in quotes begins an employer, and a semicolon ends an entry', async () => {
    const entries =
      '1) Chief accountant, LLC "Nova Poshta", 02.2017 - till now;\n2) Accountant, PJSC "Kyivstar", 09.2011 - 01.2017;';
    expect(jobs(await ofText(`${head}Work experience:\n${entries}\n`))).toEqual([
      ['Chief accountant', 'LLC "Nova Poshta"', '2017-02', undefined],
      ['Accountant', 'PJSC "Kyivstar"', '2011-09', '2017-01'],
    ]);
  });

  it('columns of a plain text stand where its letters do', async () => {
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

  it('headings of one’s own words in a text of one look open what they say', async () => {
    const told = `Jobs I have had:\n- Shoprite, cashier, 2021 to date\n- Mama Put restaurant, waitress, 2019 - 2021\n\nSchools:\n- Yaba College of Technology, OND Hospitality, 2020\n`;
    const { work, education } = await ofText(`${head}${told}`);
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['cashier', 'Shoprite'],
      ['waitress', 'Mama Put restaurant'],
    ]);
    expect(education).toHaveLength(1);
  });

  it('the short name of a Russian university is a school, and a name in capitals is none', async () => {
    const { basics, education } = await ofText(
      'ВАРВАРА СЕЛИВАНОВА\nv.selivanova@pochta.test\n\nОпыт работы\n2019 - 2021\nСбербанк\nПрограммист\n\nОбразование\n2014 - 2019\nМГТУ им. Н. Э. Баумана, Москва\nИнформатика, бакалавр\n',
    );
    expect(basics.name?.value).toBe('ВАРВАРА СЕЛИВАНОВА');
    expect(education.map(({ institution }) => institution?.value)).toEqual(['МГТУ им. Н. Э. Баумана']);
  });

  it('a name of two square letters, and columns of them', async () => {
    const { basics, work } = await ofText(
      '张伟\n电话：138-0000-0000\n\n工作经历\n2019年7月 - 至今   腾讯科技有限公司   高级产品经理\n2016年7月 - 2019年6月   百度在线网络技术有限公司   产品经理\n',
    );
    expect(basics.name?.value).toBe('张伟');
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['高级产品经理', '腾讯科技有限公司'],
      ['产品经理', '百度在线网络技术有限公司'],
    ]);
  });

  it('the header of a table drawn with bars is no school', async () => {
    const table =
      'Course | Institution | University/Board | Year | %\nB.E. (CSE) | SSN College of Engineering | Anna University | 2018 | 82\nXII | Vidya Mandir | CBSE | 2014 | 91';
    const { education } = await ofText(`${head}EDUCATIONAL QUALIFICATION\n${table}\n`);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['SSN College of Engineering', '2018'],
      ['Vidya Mandir', '2014'],
    ]);
  });

  it.each([
    [
      'a line with everything',
      'ada@mailbox.test | +1 512 555 0143 | Austin, TX | linkedin.com/in/ada | https://ada.test',
    ],
    ['gaps', 'ada@mailbox.test   +1 512 555 0143   Austin, TX\nLinkedIn: linkedin.com/in/ada  Web: https://ada.test'],
    [
      'labels',
      'Location: Austin, TX • Phone: +1 512 555 0143\nada@mailbox.test\nlinkedin.com/in/ada | https://ada.test',
    ],
  ])('where a person lives and every address on the web stand beside the number: %s', async (_, contact) => {
    const { basics, notPlaced } = await ofText(`Ada Brook\n${contact}\n\nEXPERIENCE\n`);
    expect([basics.location?.value, basics.links.map(({ value }) => value)]).toEqual([
      'Austin, TX',
      ['linkedin.com/in/ada', 'https://ada.test'],
    ]);
    expect(notPlaced).toEqual([]);
  });

  it('whoever is called like a town does not live there', async () => {
    const { basics } = await ofText('Sofia Berlin | sofia.berlin@mailbox.test | +1 512 555 0143\n\nEXPERIENCE\n');
    expect(basics.location).toBeUndefined();
  });

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
    expect(jobs(readCv(await pagesOf(docx(body), 'cv.docx'), titles))).toEqual([
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

  it('a section is opened by one telling word where it looks like the other headings', async () => {
    const text = `${head}EDUCATION\nBEng Electronics, University of Leeds    2018 - 2022\n\nPART-TIME WORK\nBarista, Kelvin Coffee Works    Sept 2021 - present\n  Opens the shop alone.\n\nPOSITIONS OF RESPONSIBILITY\nTreasurer, Electronics Society    2020 - 2021\n\nINTERESTS\nChess\n`;
    expect(jobs(await ofText(text))).toEqual([['Barista', 'Kelvin Coffee Works', '2021-09', undefined]]);
  });

  it('time given to a family is no job, and what a comma parts from a title below a shared employer is no employer', async () => {
    const text = `${head}EXPERIENCE\n\nCascadia Cloud, Inc.\nStaff Engineer, Storage    Apr 2022 - Present\n- Led a migration.\nSenior Engineer, Storage    Jul 2018 - Apr 2022\n- Designed a scheduler.\n\nFull-time parent and caregiver    2014 - 2018\n\nFull-time student    2012 - 2014\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Staff Engineer, Storage', 'Cascadia Cloud, Inc.', '2022-04', undefined],
      ['Senior Engineer, Storage', 'Cascadia Cloud, Inc.', '2018-07', '2022-04'],
    ]);
  });

  it('a role may be the first bullet below its employer, or open the first sentence', async () => {
    const text = `${head}EMPLOYMENT\n\nLakeside Learning Center (2013-2020)\n• Tutor\n• Taught two groups: reading and maths.\n\nBadger Tank Fabricators Ltd (2010-2013)\nPipe Welder. TIG root, stick cap, stainless and carbon.\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Tutor', 'Lakeside Learning Center', '2013', '2020'],
      ['Pipe Welder', 'Badger Tank Fabricators Ltd', '2010', '2013'],
    ]);
  });

  it('a table whose header names an unknown column or is broken over two lines keeps its rows, however close', async () => {
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

  it('an address that a narrow column has broken, and one with a hyphen, are whole', async () => {
    const broken = await drawn([
      [220, 50, 'Constance Whyte', 22],
      ...['constance.feather', 'haugh-', 'whyte@mailbox.test', '(802) 555-0147'].map(
        (text, n): [number, number, string] => [50, 90 + 12 * n, text],
      ),
      [220, 90, 'A fundraiser with twenty years of appeals, grants and boards.'],
    ]);
    expect(broken.basics.email?.value).toBe('constance.featherhaugh-whyte@mailbox.test');
    expect((await ofText('Ada Brook-Lang\nada.brook-lang@mail-box.test\n')).basics.email?.value).toBe(
      'ada.brook-lang@mail-box.test',
    );
  });

  it('a name is told without a rank, and in the order in which it is said', async () => {
    expect((await ofText('MASTER SERGEANT (RET.) CURTIS BOUDREAUX\ncb@mailbox.test\n')).basics.name?.value).toBe(
      'CURTIS BOUDREAUX',
    );
    expect((await ofText('Tavares, Inês Quintela\nines.tavares@mailbox.test\n')).basics.name?.value).toBe(
      'Inês Quintela Tavares',
    );
  });

  it('a gutter narrower than a letter parts two columns where many lines begin at it', async () => {
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

  it('jobs of a text that runs over two columns are read down the first and on at the top of the second', async () => {
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

  it('towns and dates at the right are no column, whatever range a bullet tells of', async () => {
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

  it('a form has the surname before the first name', async () => {
    const text = 'CURRICULUM VITAE\n\nCognome: Brook\nNome: Ada Maria\nE-mail: ada@mailbox.test\n';
    expect((await ofText(text)).basics.name?.value).toBe('Ada Maria Brook');
  });

  it('years before a number of years are no telephone', async () => {
    const text = `${head}EXPERIENCE\n\nHennepin County\nHR Coordinator\n2013 - 2015 (2 years)\n`;
    const read = await ofText(text);
    expect(read.basics.phone).toBeUndefined();
    expect(jobs(read)).toEqual([['HR Coordinator', 'Hennepin County', '2013', '2015']]);
  });

  it('jobs stand under a heading nobody knows where the known ones tell of none', async () => {
    const text = `${head}KITCHENS\n\nExecutive Chef, Harbour Hotel Ltd\nMar 2019 - today\n\nSous Chef, Osage Inn Ltd\nNov 2015 - Feb 2019\n\nSTAGES\n\nNoma, three weeks\n\nEDUCATION\n\nTechnical College Leeds, Diploma, 2011\n\nSKILLS\n\nFish butchery\n\nREFERENCES\n\nOn request\n`;
    expect(jobs(await ofText(text)).map(([position]) => position)).toEqual(['Executive Chef', 'Sous Chef']);
  });

  it('a range that a line has broken is one', async () => {
    const text = `${head}WORK EXPERIENCE\n\nWorking as Quality Engineer in Kaveri Castings Ltd, Hosur from July 2019 to till date.\nWorked as Graduate Engineer in Rane Linings Ltd, Chennai from August 2015 to\nJune 2019.\n`;
    expect(jobs(await ofText(text)).map(([position, , start]) => [position, start])).toEqual([
      ['Quality Engineer', '2019-07'],
      ['Graduate Engineer', '2015-08'],
    ]);
  });

  it('letters that TeX has drawn by number alone are read', () => {
    expect(cleanDrawn(withTexLetters('Le Go\x1b, In\x1crmière, 2012 \x15 2014'))).toBe(
      'Le Goff, Infirmière, 2012 – 2014',
    );
  });

  it('roles set in below an employer are of it, whatever a comma parts from them', async () => {
    const text = `${head}MILITARY SERVICE\nUnited States Army                          June 2008 to March 2018\n  Platoon Sergeant, Medical (68W40), Fort Carson, CO  2015 - 2018\n    * Led 34 medics.\n  Flight Medic (68W30), Bagram, Afghanistan           2012 - 2015\n\nEMPLOYMENT\nPoundstretcher    Sep 2008 - Jul 2011\n  Assistant Store Manager    Jan 2010 - Jul 2011\n  Sales Assistant    Sep 2008 - Dec 2009\n`;
    expect((await ofText(text)).work.map(({ name, startDate }) => [name?.value, startDate?.value])).toEqual([
      ['United States Army', '2015'],
      ['United States Army', '2012'],
      ['Poundstretcher', '2010-01'],
      ['Poundstretcher', '2008-09'],
    ]);
  });

  it('a label is no heading where headings look like headings, and its list is told of one job', async () => {
    const { work, education } = await drawn([
      [40, 40, 'Ada Brook', 20],
      [40, 65, 'ada@mailbox.test'],
      [40, 95, 'Experience', 14],
      [40, 120, 'Documentation consultant'],
      [40, 134, 'Brook Docs Ltd, Leeds, 2017 – now'],
      [40, 148, 'Selected clients:'],
      [54, 162, 'Bunq, Amsterdam (2020–2021): API reference, style guide'],
      [54, 176, 'Gemeente Utrecht (2018): letters'],
      [40, 204, 'Technical writer'],
      [40, 218, 'TomTom NV, Amsterdam, 2012 – 2017'],
      [40, 250, 'Education', 14],
      [40, 275, 'Period'],
      [120, 275, ': 2004 – 2010'],
      [40, 289, 'School'],
      [120, 289, ': University of Leeds'],
      [40, 303, 'Degree'],
      [120, 303, ': BA English'],
    ]);
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['Documentation consultant', 'Brook Docs Ltd'],
      ['Technical writer', 'TomTom NV'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['University of Leeds']);
  });

  it('a rail may break a range around its dash', async () => {
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

  it('names of firms and schools are told by their form', async () => {
    const text = `${head}WORK EXPERIENCE\n2007 - 2013    Office Manager, Bulmer & Tarrant Surveyors, Hereford\n2003 - 2007    Sales Ledger Clerk, Cargill Meats Europe\n\nEDUCATION AND LICENSURE\nI.E.S. Prado de Santo Domingo, 2008\nPikes Peak State College, A.A.S. Emergency Services, 2019\n`;
    const { work, education } = await ofText(text);
    expect(work.map(({ name }) => name?.value)).toEqual(['Bulmer & Tarrant Surveyors', 'Cargill Meats Europe']);
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      'I.E.S. Prado de Santo Domingo',
      'Pikes Peak State College',
    ]);
  });

  it('a date below what it dates takes its paragraph, and no line of the one before', async () => {
    const text = `${head}EDUCATION\nFellow, Institute of Actuaries\n2018\n\nMSc Actuarial Science\nHeriot-Watt University\n2013 - 2014\n\nBSc Mathematics\nUniversity of Delhi\n2010 - 2013\n`;
    const { education } = await ofText(text);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value]).slice(1)).toEqual([
      ['Heriot-Watt University', '2014'],
      ['University of Delhi', '2013'],
    ]);
  });

  it('what nobody knows is told as the other jobs are', async () => {
    const text = `${head}EXPERIENCE\nOffice Manager\nOyak Renault\n05/2019 - Present\n\nDepot Supervisor\nEkol Lojistik   08/2015 - 04/2019\n\nOperasyon Elemani\nYurtici Kargo\n07/2013 - 07/2015\n`;
    expect(jobs(await ofText(text)).map(([title, employer]) => [title, employer])).toEqual([
      ['Office Manager', 'Oyak Renault'],
      ['Depot Supervisor', 'Ekol Lojistik'],
      ['Operasyon Elemani', 'Yurtici Kargo'],
    ]);
  });

  it('a bold title that a narrow column has broken beside its date is one', async () => {
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

  it('what somebody is called too is no part of the name', async () => {
    const { basics } = await ofText('BROOK Ada (Addie)\nada@mailbox.test\n\nEXPERIENCE\n');
    expect(basics.name?.value).toBe('BROOK Ada');
  });

  it.each([
    ['Greek', 'Επαγγελματική πείρα', 'Ημερομηνίες', 'Επάγγελμα ή θέση', 'Όνομα εργοδότη'],
    ['Czech', 'Pracovní zkušenosti', 'Období', 'Funkce nebo pracovní zařazení', 'Jméno a adresa zaměstnavatele'],
  ])('the fields of an old Europass form are known in %s', async (_, heading, dates, title, employer) => {
    const job = (when: string, what: string, whom: string) =>
      `${dates}: ${when}\n${title}: ${what}\n${employer}: ${whom}\n\n`;
    const text = `${head}${heading.toUpperCase()}\n${job('03/2017 – 05/2020', 'Vondela', 'Quillmar')}${job('09/2012 – 02/2017', 'Tresk', 'Ombeldine')}`;
    expect(jobs(await ofText(text))).toEqual([
      ['Vondela', 'Quillmar', '2017-03', '2020-05'],
      ['Tresk', 'Ombeldine', '2012-09', '2017-02'],
    ]);
  });

  it.each([
    ['Vorname: Uwe\nName: Brinkmann', 'Uwe Brinkmann'],
    ['Επώνυμο: Καραγιάννη\nΌνομα: Δήμητρα\nΌνομα πατρός: Σταύρος', 'Δήμητρα Καραγιάννη'],
    ['Dipl.-Ing. (FH) Uwe Brinkmann', 'Uwe Brinkmann'],
    ['inż. Krzysztof Dudzik', 'Krzysztof Dudzik'],
    ['ZUBIZARRETA OCHOA, Iker', 'Iker ZUBIZARRETA OCHOA'],
    ['Βιογραφικό Σημείωμα\nΔήμητρα Καραγιάννη', 'Δήμητρα Καραγιάννη'],
  ])('a name in a form, behind a title or turned: %s', async (written, name) => {
    expect((await ofText(`${written}\nada@mailbox.test\n\nEXPERIENCE\n`)).basics.name?.value).toBe(name);
  });

  it('what a form asks for is known however it words it', async () => {
    const { education } = await drawn([
      [50, 50, 'Ada Brook', 18],
      [50, 80, 'ada@mailbox.test'],
      [50, 110, 'Educación y formación', 12, 'Helvetica-Bold'],
      [50, 130, 'Fechas'],
      [250, 130, '2010 - 2012'],
      [50, 145, 'Nombre y tipo del centro de estudios'],
      [250, 145, 'Elorrieta-Erreka Mari'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Elorrieta-Erreka Mari']);
  });

  it('a year in a column of dates begins an entry after a range, and what nobody knows is a school there', async () => {
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

  it('towns joined to employers by a hyphen are parted where a CV does so throughout', async () => {
    const job = (title: string, employer: string, date: string) => `${title}\n${employer}\n${date}\n\n`;
    const one = `${head}WORK EXPERIENCE\n\n${job('Cashier', 'Kroger-Perrysburg, OH', '2011 to 2013')}${job('OTR Driver', 'Coca-Cola-Green Bay, WI', '2014 to 2019')}`;
    expect(jobs(await ofText(one)).map(([, employer]) => employer)).toEqual(['Kroger', 'Coca-Cola']);
    const other = `${head}WORK EXPERIENCE\n\n${job('Cashier', 'Kroger-Perrysburg, OH', '2011 to 2013')}`;
    expect(jobs(await ofText(other)).map(([, employer]) => employer)).toEqual(['Kroger-Perrysburg']);
  });

  it('a rail of dates and for how long beside whole entries, as job boards print it, is the edge of rows', async () => {
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

  it('headings and dates at the right edge, and nothing else there, are no column', async () => {
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

  it.each([
    [
      'Diploma in Working with Children at Risk | University of Hull',
      'University of Hull',
      'Working with Children at Risk',
    ],
    [
      'PGCE Teaching English at Secondary Level, University of Hull',
      'University of Hull',
      'Teaching English at Secondary Level',
    ],
    [
      'University of Hull\nCertificate in Support for Adults at Home',
      'University of Hull',
      'Support for Adults at Home',
    ],
    ['MSc Physics at Caltech', 'Caltech', 'Physics'],
    ['MSc Physics at the University of Hull', 'the University of Hull', 'Physics'],
  ])('what follows "at" is the school unless another piece is: %j', async (entry, school, area) => {
    const { education } = await ofText(`${head}EDUCATION\n\n${entry}\n2012 - 2015\n`);
    expect(education.map((one) => [one.institution?.value, one.area?.value])).toEqual([[school, area]]);
  });

  it.each([
    ['Cook, The Red Inn 1), Bath, 2018 – 2021', 'Cook', 'The Red Inn 1)'],
    ['Cook (nights, weekends), The Red Inn, Bath, 2018 – 2021', 'Cook (nights, weekends)', 'The Red Inn'],
  ])('a bracket holds its commas together where it was opened: %s', async (entry, title, employer) => {
    const read = await ofText(`${head}WORK EXPERIENCE\n\n${entry}\nRan the line on Fridays\n`);
    expect(jobs(read)).toEqual([[title, employer, '2018', '2021']]);
  });

  it('what stands behind the comma of a title is no employer below one that is named', async () => {
    const read = await ofText(
      `${head}EMPLOYMENT\n\nMarlow Bank Ltd\nVice President, Regulatory Reporting   Jul 2021 - Current\nAssistant Vice President, Finance   Feb 2018 - Jun 2021\nAssociate, Finance   Aug 2015 - Jan 2018\n- Rotated through three desks\n\nHarrow Audit LLP\nAudit Senior   Sep 2012 - Jul 2015\n`,
    );
    expect(jobs(read)).toEqual([
      ['Vice President, Regulatory Reporting', 'Marlow Bank Ltd', '2021-07', undefined],
      ['Assistant Vice President, Finance', 'Marlow Bank Ltd', '2018-02', '2021-06'],
      ['Associate, Finance', 'Marlow Bank Ltd', '2015-08', '2018-01'],
      ['Audit Senior', 'Harrow Audit LLP', '2012-09', '2015-07'],
    ]);
  });

  it('a title that no list has is told by the legal form behind its comma', async () => {
    const read = await ofText(
      `${head}Tapasztalat\n\n2021. március – jelenleg\nVillanyszerelő, Dunaerőmű Kft., Budapest\nIpari kapcsolószekrények szerelése\n\n2016. szeptember – 2021. február\nKarbantartó, Pannon Üveggyár Zrt., Ajka\n`,
    );
    expect(jobs(read)).toEqual([
      ['Villanyszerelő', 'Dunaerőmű Kft.', '2021-03', undefined],
      ['Karbantartó', 'Pannon Üveggyár Zrt.', '2016-09', '2021-02'],
    ]);
  });

  it('dots that lead to a date, a bracket on when, and two titles with a stroke', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nSonrisa Dental Group\n  Dental Hygienist ............ Mar 2019 to now\n\nChef de Partie / Commis Chef, Hotel Glenmara (2015 - 2018)\n\nKitchen Porter, Quayside Kitchens (weekends while at school, 2011 - 2013)\n`,
    );
    expect(jobs(read)).toEqual([
      ['Dental Hygienist', 'Sonrisa Dental Group', '2019-03', undefined],
      ['Chef de Partie / Commis Chef', 'Hotel Glenmara', '2015', '2018'],
      ['Kitchen Porter', 'Quayside Kitchens', '2011', '2013'],
    ]);
  });

  it('headings of a word of their own: staff roles, studied, academic, community experience', async () => {
    const read = await ofText(
      `${head}Skills\nBookkeeping, Scheduling\n\nVolunteer and Community Experience\nTreasurer, Meals on Wheels, 2018 - 2024\n\nSTAFF ROLES\nJunior Designer, Pixelforge Studio, 2015 - 2018\n\nAcademic\nUniversity of Hull   2008 - 2012\nBachelor of Accountancy\n`,
    );
    expect(read.skills.map(({ value }) => value)).toEqual(['Bookkeeping', 'Scheduling']);
    expect(jobs(read)).toEqual([['Junior Designer', 'Pixelforge Studio', '2015', '2018']]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Hull']);
  });

  it('marks of Markdown are a look, and no letters of a name', async () => {
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

  it('marks that are never closed are read in time', async () => {
    const hard = ['*', '__a ', '[', '`a', '[a](', '\\\\*'].flatMap((mark) => [
      mark.repeat(900 / mark.length),
      mark.repeat(40_000 / mark.length),
    ]);
    const text = ['# Ada', '# Experience', ...hard].join('\n');
    expect(await processorTime(() => plainTextPages(text))).toBeLessThan(2_000);
  });

  it('one line with a sign of number is no Markdown', async () => {
    const read = await ofText(`${head}EXPERIENCE\nClerk, Star Grocers, 2012 - 2014\n# 1 in **sales**\n`);
    expect(jobs(read)).toEqual([['Clerk', 'Star Grocers', '2012', '2014']]);
    expect(read.work[0]!.highlights.map(({ value }) => value)).toEqual(['# 1 in **sales**']);
  });

  it('an employer may have words such as "de la" in its name, and a certificate stands below "Education and licenses"', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nPharmacienne remplaçante\nPharmacies de la région de Kénitra\n2016 – 2018\n\nEducation and licenses\nRiver Training Center, Apprenticeship certificate, 2021\n`,
    );
    expect(jobs(read)).toEqual([['Pharmacienne remplaçante', 'Pharmacies de la région de Kénitra', '2016', '2018']]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['River Training Center']);
  });

  it('a table whose header names its columns is read by rows, however wide its gutters', async () => {
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

  it('dates in the middle belong to the names at their left, and what was done stands in a column of its own', async () => {
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

  it('arrows part, and a stroke between two names does not', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nAmazon Fulfillment → Area Manager → Jan 2021 to now\nRuns the pick floor, 85 people on nights.\n\nUber / Lyft — Driver — 2018 – 2021\n\nBarista / Shift Supervisor | Starbucks | 2013 – 2017\n`,
    );
    expect(jobs(read)).toEqual([
      ['Area Manager', 'Amazon Fulfillment', '2021-01', undefined],
      ['Driver', 'Uber / Lyft', '2018', '2021'],
      ['Barista / Shift Supervisor', 'Starbucks', '2013', '2017'],
    ]);
  });

  it('a word of rank within the name of an employer ranks nobody, nor do Kraft and an air base', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nSenior Care Assistant, Sunrise Senior Living, Purley, 2019 – 2021\n\nLine Supervisor, Kraft Heinz, Madison, Wis., 2015 – 2019\n\nUnited States Air Force, 2001 – 2014\nFlightline Expediter, Kadena AB, Japan (2010 – 2014)\nCrew Chief, Luke AFB, AZ (2001 – 2010)\n`,
    );
    expect(jobs(read)).toEqual([
      ['Senior Care Assistant', 'Sunrise Senior Living', '2019', '2021'],
      ['Line Supervisor', 'Kraft Heinz', '2015', '2019'],
      ['Flightline Expediter', 'United States Air Force', '2010', '2014'],
      ['Crew Chief', 'United States Air Force', '2001', '2010'],
    ]);
  });

  it('the state of a school is no degree, and universities go without the word', async () => {
    const { education } = await ofText(
      `${head}EDUCATION\n\nMassachusetts Institute of Technology, Cambridge, MA\nS.B. in Electrical Engineering, 2016 – 2020\n\nCal State Fullerton | B.A. Business Administration, Real Estate | 2014\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value, one.endDate?.value])).toEqual([
      ['Massachusetts Institute of Technology', 'S.B.', '2020'],
      ['Cal State Fullerton', 'B.A.', '2014'],
    ]);
  });

  it('a school below "Training" is one where nothing else is called education, and exhibitions are no schools', async () => {
    const cook = await ofText(
      `${head}EXPERIENCE\n\nLine Cook, Bluebird Cafe, 2011 – 2015\n\nTRAINING\nDelgado Community College, Culinary Arts, 2011\n`,
    );
    expect(cook.education.map(({ institution }) => institution?.value)).toEqual(['Delgado Community College']);
    const artist = await ofText(
      `${head}EDUCATION\n2016 MFA, Sculpture, Yale School of Art\n\nSOLO EXHIBITIONS\n2023 Salt Memory, Half Gallery, New York, NY\n2020 Soft Machines, Regards, Chicago, IL\n`,
    );
    expect(artist.education.map(({ institution }) => institution?.value)).toEqual(['Yale School of Art']);
  });

  it('below a sentence that ends an entry the next one begins, however far it ran', async () => {
    const read = await ofText(
      `${head}Work Experience\nLine Cook\nHuey's - Memphis, TN\nJune 2018 to April 2021\nPrepared burgers and sides. Kept the station clean.\nCrew Member\nMcDonald's - Memphis, TN\nAugust 2016 to May 2018\nEducation\nHigh school diploma\nHillcrest High School - Memphis, TN\nAugust 2013 to May 2017\n`,
    );
    expect(jobs(read)).toEqual([
      ['Line Cook', "Huey's", '2018-06', '2021-04'],
      ['Crew Member', "McDonald's", '2016-08', '2018-05'],
    ]);
    expect(read.education.map((one) => [one.institution?.value, one.studyType?.value])).toEqual([
      ['Hillcrest High School', 'High school diploma'],
    ]);
  });

  it('a second school without a date stands below the first, and an associate has a degree', async () => {
    const { education } = await ofText(
      `${head}Education\nAssociate of Arts: Early Childhood Education, 2012\nAmerican River College - Sacramento, CA\nHigh School Diploma\nEncina High School - Sacramento, CA\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value, one.endDate?.value])).toEqual([
      ['American River College', 'Associate of Arts', '2012'],
      ['Encina High School', 'High School Diploma', undefined],
    ]);
  });

  it('fields of a form are no headings, and a heading may ask for dates', async () => {
    const field = (y: number, label: string, value: string): Drawn[] => [
      [40, y, label],
      [300, y, value],
    ];
    const form = await drawn([
      [40, 40, 'Ada Brook', 24, 'Helvetica-Bold'],
      [40, 80, 'ada@mailbox.test'],
      [40, 104, 'Tertiary education', 13, 'Helvetica-Bold'],
      ...field(122, 'Institution', 'University of Pretoria'),
      ...field(136, 'Qualification', 'BEng Mechanical Engineering'),
      ...field(150, 'Year completed', '2008'),
      [40, 170, 'Secondary education', 13, 'Helvetica-Bold'],
      ...field(188, 'School', 'Waterkloof High School'),
      ...field(202, 'Year', '2003'),
      [40, 222, 'Work experience', 13, 'Helvetica-Bold'],
      ...field(240, 'Company', 'Sasol Secunda'),
      ...field(254, 'Position', 'Maintenance Manager'),
      ...field(268, 'Period', 'March 2016 to present'),
    ]);
    expect(form.education.map((one) => [one.institution?.value, one.endDate?.value])).toEqual([
      ['University of Pretoria', '2008'],
      ['Waterkloof High School', '2003'],
    ]);
    expect(jobs(form)).toEqual([['Maintenance Manager', 'Sasol Secunda', '2016-03', undefined]]);
    const dated = await ofText(
      `${head}INSTITUTIONS ATTENDED WITH DATES\nNnamdi Azikiwe University, Awka\t2008 - 2012\n\nWORKING EXPERIENCE WITH DATES\nAccess Bank Plc\t2018 till date\nPosition: Relationship Officer\n`,
    );
    expect(dated.education.map(({ institution }) => institution?.value)).toEqual(['Nnamdi Azikiwe University']);
    expect(jobs(dated)).toEqual([['Relationship Officer', 'Access Bank Plc', '2018', undefined]]);
  });

  it('what stands in brackets is no school of its own: a grade, subjects, where somebody may call themselves so', async () => {
    const { education } = await ofText(
      `${head}Education\n2009: BA History, Aberystwyth University (2:1)\n2006: A levels, Glantaf High School (History A, Biology B)\n2001 – 2005: Diplom-Wirtschaftsingenieur (FH), Fachhochschule Kiel\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value])).toEqual([
      ['Aberystwyth University', 'BA'],
      ['Glantaf High School (History A, Biology B)', 'A levels'],
      ['Fachhochschule Kiel', 'Diplom-Wirtschaftsingenieur (FH)'],
    ]);
  });

  it('a name may begin with a number, and a sentence may follow a bracket', async () => {
    const read = await ofText(
      `${head}Employment\n\n2020-23: Head Gardener, National Trust (Dyffryn Gardens). Team of six gardeners and forty volunteers.\n2014-20: Gardener, 99thGreen Ltd.\n2011-14: Art Director, 72andSunny\n`,
    );
    expect(jobs(read)).toEqual([
      ['Head Gardener', 'National Trust (Dyffryn Gardens)', '2020', '2023'],
      ['Gardener', '99thGreen Ltd.', '2014', '2020'],
      ['Art Director', '72andSunny', '2011', '2014'],
    ]);
  });

  it('a heading below a line that is drawn as a letter stands where the line does', async () => {
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

  it('a ward beside a title is no employer where the hospital stands below', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nJunior Sister, Children's Surgical Ward\tJune 2020 – present\nLeeds Teaching Hospitals NHS Trust\n\nStaff Nurse, Paediatric Assessment Unit\tSept 2014 – May 2020\nBradford Royal Infirmary\n`,
    );
    expect(jobs(read).map(([, employer]) => employer)).toEqual([
      'Leeds Teaching Hospitals NHS Trust',
      'Bradford Royal Infirmary',
    ]);
  });

  it('a name may be told in two fields of one row', async () => {
    const read = await drawn([
      [150, 40, 'CURRICULUM VITAE', 14, 'Helvetica-Bold'],
      [40, 70, 'Surname: BROOK'],
      [200, 70, 'First name: ADA'],
      [360, 70, 'Rank: SECOND OFFICER'],
      [40, 84, 'E-mail: ada@mailbox.test'],
      [40, 110, 'SEA SERVICE', 12, 'Helvetica-Bold'],
      [40, 128, 'MV Ever Glory, 2022'],
    ]);
    expect(read.basics.name?.value).toBe('ADA BROOK');
  });

  it('a range at the right edge may be broken beside a name that is as long', async () => {
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

  it('a page of headings at the right and no date has no columns', async () => {
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

  it('an employer on the line below is one, also where a dash stands in the title', async () => {
    const entries = [
      '05/2019 – heute\tPrüfingenieurin Labor – Brennstoffzellen',
      'Kessler Antriebe GmbH, Schwäbisch Gmünd',
      '    • Messreihen geplant',
      '01/2014 – 04/2019\tTesttechnikerin (Steuergeräte / Sensorik)',
      'Nordlicht Solar AG, Niestetal',
      '    • Prüfplätze gebaut',
      '08/2011 – 12/2013\tElektronikerin für Geräte',
      'Bundespolizei Direktion West',
    ].join('\n');
    const read = await ofText(`Kompetenzprofil\n\nIch messe gern.\n\nBerufserfahrung\n${entries}\n`);
    expect(read.basics.name).toBeUndefined();
    expect(jobs(read)).toEqual([
      ['Prüfingenieurin Labor – Brennstoffzellen', 'Kessler Antriebe GmbH', '2019-05', undefined],
      ['Testtechnikerin (Steuergeräte / Sensorik)', 'Nordlicht Solar AG', '2014-01', '2019-04'],
      ['Elektronikerin für Geräte', 'Bundespolizei Direktion West', '2011-08', '2013-12'],
    ]);
  });

  it('bullets before ranges mark entries, though the first has none', async () => {
    const entries =
      '2012-2015 - CASA DO CONSÓRCIO LTDA.\nCARGO: ADVOGADA JÚNIOR\n\tPeças processuais.\n\n•\t2015 - 2018 – Lima Prado Advogados\nCargo: Advogada Pleno\n\n•\t2018 - Atual – Clube Midas\nCargo: Coordenadora de eventos\n';
    const read = await ofText(
      `${head}FORMAÇÃO\n\n•\tGraduada em Direito. UNIP, conclusão em 2011.\n•\tMBA Gestão de Dados (PUCRS) (2019 - 2020)\n\nEXPERIÊNCIA PROFISSIONAL\n\n${entries}`,
    );
    expect(jobs(read)).toEqual([
      ['ADVOGADA JÚNIOR', 'CASA DO CONSÓRCIO LTDA', '2012', '2015'],
      ['Advogada Pleno', 'Lima Prado Advogados', '2015', '2018'],
      ['Coordenadora de eventos', 'Clube Midas', '2018', undefined],
    ]);
    expect(read.education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['UNIP', '2011'],
      ['PUCRS', '2020'],
    ]);
  });

  it('what brackets hold parts no piece, and strokes between titles none before an employer', async () => {
    const entries = [
      'G4F',
      'Analista de Qualidade (TSE / G4F) | Junho de 2024 – Abril de 2025',
      'Laboratório Sul',
      'Analista de Testes (Projetos: Polícia e Caixa) | Maio de 2018 – Março de 2021',
    ].join('\n');
    const others =
      '\nCientista de dados / Arquiteta / Analista – Deloitte (08/2016 - 04/2018)\nAuxiliar de estoque – Mercado Bom (01/2015 - 07/2016)\n';
    expect(jobs(await ofText(`${head}Experiência\n${entries}\n`))).toEqual([
      ['Analista de Qualidade (TSE / G4F)', 'G4F', '2024-06', '2025-04'],
      ['Analista de Testes (Projetos: Polícia e Caixa)', 'Laboratório Sul', '2018-05', '2021-03'],
    ]);
    expect(jobs(await ofText(`${head}Experiência\n${others}`))).toEqual([
      ['Cientista de dados / Arquiteta / Analista', 'Deloitte', '2016-08', '2018-04'],
      ['Auxiliar de estoque', 'Mercado Bom', '2015-01', '2016-07'],
    ]);
  });

  it('for how long and at what is said before a name belongs to neither', async () => {
    const entries =
      'Suporte de redes\nNa Sankoya\nFevereiro 2021 - Presente\n\nDesenvolvedora Aprendiz\nNa Accentia\nAgosto 2018 - Janeiro 2020\n';
    expect(jobs(await ofText(`${head}EXPERIÊNCIA PROFISSIONAL\n${entries}`))).toEqual([
      ['Suporte de redes', 'Sankoya', '2021-02', undefined],
      ['Desenvolvedora Aprendiz', 'Accentia', '2018-08', '2020-01'],
    ]);
    const told =
      '* 1 year Professor at Ecole Marbeau from 2015 to today\n* 9 years as Developer at Aerofil from 2005 to 2014\n';
    expect(jobs(await ofText(`${head}WORK EXPERIENCE\n${told}`)).map(([position]) => position)).toEqual([
      'Professor',
      'Developer',
    ]);
  });

  it('a heading that strokes underline is one, and a list of skills below it no job', async () => {
    const { work, education } = await ofText(
      `${head}Berufserfahrung\n---------------\nMitgründerin – IT-Werk GbR (seit ca. 1 Jahr)\n\nTutorin – Hochschule Heilbronn (letztes Semester)\n\n\nAusbildung\n----------\nAktuell: Hochschule Heilbronn – Campus Sontheim\n         4. Semester\n\n\nKönnen und Lernen\n-----------------\nProgrammiersprachen: Java, Kotlin, Python, Assembler\n`,
    );
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['Mitgründerin', 'IT-Werk GbR'],
      ['Tutorin', 'Hochschule Heilbronn'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Hochschule Heilbronn']);
  });

  it('a name between a range and a town employs, though nobody says as what', async () => {
    const entries =
      '2020 - Present\nHarbor Sugar Refining\nNew York, NY\n- Cleaned the pans.\n\n2019 - 2020\nSysco\nNew York, NY\n- Operated a pallet jack.\n';
    expect(jobs(await ofText(`${head}Employment History\n\n${entries}`))).toEqual([
      [undefined, 'Harbor Sugar Refining', '2020', undefined],
      [undefined, 'Sysco', '2019', '2020'],
    ]);
  });

  it('names over bullets are jobs where no date is written, each of what its words say', async () => {
    const entries =
      "Lou's New York Pizza\n- Prepared food in a fast kitchen.\n- Closed the store.\nForklift Operator\n- Moved 500 pallets a day.\nTaco Bell\n- Led up to 10 employees.\n";
    expect(jobs(await ofText(`${head}Work History\n\n${entries}`))).toEqual([
      [undefined, "Lou's New York Pizza", undefined, undefined],
      ['Forklift Operator', undefined, undefined, undefined],
      [undefined, 'Taco Bell', undefined, undefined],
    ]);
  });

  it('where somebody worked is an employer, and what was done there no job', async () => {
    const entries =
      '- Worked at Target warehouse for 8 months (2023-2024)\n  Used pallet jack every day\n  Loaded trucks\n  Organized stockroom\n\n- Worked at Amazon as a packer (2022-2023)\n  Picked orders\n  Used hand scanner\n';
    expect(jobs(await ofText(`${head}Work history:\n${entries}`))).toEqual([
      [undefined, 'Target warehouse', '2023', '2024'],
      ['packer', 'Amazon', '2022', '2023'],
    ]);
  });

  it('months typed in haste are months, and what stands behind tabs and spaces is not lost', async () => {
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

  it('a school goes on behind a course without a mark, as in Spanish', async () => {
    const { education } = await ofText(
      `${head}Formación académica\n\n2018\nGrado superior ASIR (administración de sistemas) academia Tobalina, Quart (Valencia).\n\n2008\nGrado superior de Regulación y control, instituto Salvador Gadea, Aldaia (Valencia).\n`,
    );
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['academia Tobalina', '2018'],
      ['instituto Salvador Gadea', '2008'],
    ]);
  });

  it('a date below a heading is no second line of it', async () => {
    const read = await ofText(
      `${head}İş Deneyimi\n09.2018 - Devam ediyor\nVestel Elektronik A.Ş. / Manisa\nÜretim Operatörü\n06.2014 - 08.2018\nBİM Mağazalar A.Ş. / İzmir\nKasiyer\n\nEğitim Bilgileri\n2010 - 2012\nEge Üniversitesi - Elektrik (Ön Lisans)\n2005 - 2009\nKarşıyaka Endüstri Meslek Lisesi\n`,
    );
    expect(jobs(read)).toEqual([
      ['Üretim Operatörü', 'Vestel Elektronik A.Ş.', '2018-09', undefined],
      ['Kasiyer', 'BİM Mağazalar A.Ş.', '2014-06', '2018-08'],
    ]);
    expect(
      read.education.map(({ institution, area, endDate }) => [institution?.value, area?.value, endDate?.value]),
    ).toEqual([
      ['Ege Üniversitesi', 'Elektrik', '2012'],
      ['Karşıyaka Endüstri Meslek Lisesi', undefined, '2009'],
    ]);
  });

  it('full stops between names before their dates part them', async () => {
    const read = await ofText(
      `${head}EXPERIENCIA\nCamarera de sala. Restaurante O Fogón. Marzo 2021 – actualidad.\nAyudante de cocina. Hotel Finisterre. Junio – septiembre 2019 y 2020.\nMonitora de comedor escolar, CEIP Eusebio da Guarda, curso 2016/17.\n\nESTUDIOS\nGrado Medio en Servicios en Restauración. CIFP Paseo das Pontes. 2019.\nESO. IES Monelos. 2014.\n`,
    );
    expect(jobs(read).map(([position, name, start]) => [position, name, start])).toEqual([
      ['Camarera de sala', 'Restaurante O Fogón', '2021-03'],
      ['Ayudante de cocina', 'Hotel Finisterre', '2019-06'],
      ['Monitora de comedor escolar', 'CEIP Eusebio da Guarda', '2016'],
    ]);
    expect(read.education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['CIFP Paseo das Pontes', '2019'],
      ['IES Monelos', '2014'],
    ]);
  });

  it('a label in small letters below an employer names the title', async () => {
    const entries =
      '05.2015 – nadal    Stocznia Zachodnia S.A., Gdańsk\n                   stanowisko: spawacz MAG/TIG\n                   - spawanie konstrukcji\n2011 – 2015        Hydro-Serwis Sp. z o.o., Tczew\n                   stanowisko: ślusarz – monter\n';
    expect(jobs(await ofText(`${head}Doświadczenie zawodowe:\n${entries}`))).toEqual([
      ['spawacz MAG/TIG', 'Stocznia Zachodnia S.A.', '2015-05', undefined],
      ['ślusarz – monter', 'Hydro-Serwis Sp. z o.o.', '2011', '2015'],
    ]);
  });

  it('a year alone beside a whole head is an entry of its own', async () => {
    const rows = [
      'Zenith Bank Plc, Ikeja - Customer Service Officer              2019 - Till date',
      'Delta Group (Industrial Training) - Accounts Assistant         2015',
    ].join('\n');
    const schools = 'University of Nigeria, Nsukka (B.Sc. Accountancy)              2012 - 2016';
    const read = await ofText(`${head}WORKING EXPERIENCE\n${rows}\n\nEDUCATION\n${schools}\n`);
    expect(jobs(read).map(([position, , start]) => [position, start])).toEqual([
      ['Customer Service Officer', '2019'],
      ['Accounts Assistant', '2015'],
    ]);
    expect(read.education.map(({ studyType, area }) => [studyType?.value, area?.value])).toEqual([
      ['B.Sc.', 'Accountancy'],
    ]);
  });

  it('headings of Markdown without a space, an employment’s kind behind its dates, and a title told before a colon', async () => {
    const read = await ofText(
      "##EMPLOYMENT\n###Tata Consulting Services (February '12 - December '13) Permanent Role\nAgile Coach: Coached four teams.\n\n###Agile Lab (June '07 - December '09) Own Company\nProject Manager: Developed training materials.\n\n###Soda Creative (July '04 - February '05)\nProject Manager: Led the project.\n\n##EDUCATION\n* MSc in Cognitive Science - Birmingham University ('92-'93)\n",
    );
    expect(jobs(read).map(([position, name]) => [position, name])).toEqual([
      ['Agile Coach', 'Tata Consulting Services'],
      ['Project Manager', 'Agile Lab'],
      ['Project Manager', 'Soda Creative'],
    ]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['Birmingham University']);
  });

  it('a long dash close to a bracket parts employer and title, a level behind a stroke does not', async () => {
    const rows =
      'Simpluris, Oviedo, FL (Remote)— Data Analyst I / II\nJuly 2024 - Current\n\nArbor Biosciences, Ann Arbor, MI— Research Associate\nAugust 2020 - June 2024\n';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${rows}`)).map(([position, name]) => [position, name])).toEqual([
      ['Data Analyst I / II', 'Simpluris'],
      ['Research Associate', 'Arbor Biosciences'],
    ]);
  });

  it('an average beside the subject, a license and an exam are no school', async () => {
    const { education } = await ofText(
      `${head}EDUCATION\nVanderbilt University || Nashville, TN August 2024 – Dec 2026\nB.S. Computer Science GPA: 3.933\n\nColumbia High School - Diploma - 2014\n\nLICENSE: GA CNA #00123456, BLS exp 10/2026\n`,
    );
    expect(education.map(({ institution, area }) => [institution?.value, area?.value])).toEqual([
      ['Vanderbilt University', 'Computer Science'],
      ['Columbia High School', undefined],
    ]);
  });

  it('an organisation behind "en", and a school behind a full stop, are one', async () => {
    const read = await ofText(
      `${head}FORMACIÓN\n2010-2014  Grado en Enfermería. Universidad de Murcia.\n\nEXPERIENCIA\nDesde marzo 2019: Enfermera en Hospital Virgen de la Arrixaca (UCI).\nJunio 2016 - febrero 2019: Enfermera, Residencia de mayores Caser, Murcia.\n`,
    );
    expect(jobs(read).map(([position, , start]) => [position, start])).toEqual([
      ['Enfermera', '2019-03'],
      ['Enfermera', '2016-06'],
    ]);
    expect(read.work.map(({ name }) => name?.value)).toEqual([
      expect.stringContaining('Hospital Virgen de la Arrixaca'),
      'Residencia de mayores Caser',
    ]);
    expect(read.education.map(({ institution, area }) => [institution?.value, area?.value])).toEqual([
      ['Universidad de Murcia', 'Enfermería'],
    ]);
  });

  it('a title in brackets behind a name', async () => {
    const entry = 'Neuraflash (Senior Consultant)   2019 - 2021\n';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${entry}`)).map(([position, name]) => [position, name])).toEqual([
      ['Senior Consultant', 'Neuraflash'],
    ]);
  });
});

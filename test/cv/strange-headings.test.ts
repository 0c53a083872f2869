import { describe, expect, it } from 'vitest';
import { type Drawn, drawn, head, jobs, ofText } from './read-text.ts';

describe('less usual headings', () => {
  it('unlisted headings in a text of uniform style open what their words say', async () => {
    const told = `Jobs I have had:\n- Shoprite, cashier, 2021 to date\n- Mama Put restaurant, waitress, 2019 - 2021\n\nSchools:\n- Yaba College of Technology, OND Hospitality, 2020\n`;
    const { work, education } = await ofText(`${head}${told}`);
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['cashier', 'Shoprite'],
      ['waitress', 'Mama Put restaurant'],
    ]);
    expect(education).toHaveLength(1);
  });

  it('a single characteristic word opens a section if it looks like the other headings', async () => {
    const text = `${head}EDUCATION\nBEng Electronics, University of Leeds    2018 - 2022\n\nPART-TIME WORK\nBarista, Kelvin Coffee Works    Sept 2021 - present\n  Opens the shop alone.\n\nPOSITIONS OF RESPONSIBILITY\nTreasurer, Electronics Society    2020 - 2021\n\nINTERESTS\nChess\n`;
    expect(jobs(await ofText(text))).toEqual([['Barista', 'Kelvin Coffee Works', '2021-09', undefined]]);
  });

  it('jobs may be under an unknown heading if the known ones hold none', async () => {
    const text = `${head}KITCHENS\n\nExecutive Chef, Harbour Hotel Ltd\nMar 2019 - today\n\nSous Chef, Osage Inn Ltd\nNov 2015 - Feb 2019\n\nSTAGES\n\nNoma, three weeks\n\nEDUCATION\n\nTechnical College Leeds, Diploma, 2011\n\nSKILLS\n\nFish butchery\n\nREFERENCES\n\nOn request\n`;
    expect(jobs(await ofText(text)).map(([position]) => position)).toEqual(['Executive Chef', 'Sous Chef']);
  });

  it('a label is not a heading if headings have a style of their own, and its list belongs to one job', async () => {
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

  it('less usual headings: staff roles, studied, academic, community experience', async () => {
    const read = await ofText(
      `${head}Skills\nBookkeeping, Scheduling\n\nVolunteer and Community Experience\nTreasurer, Meals on Wheels, 2018 - 2024\n\nSTAFF ROLES\nJunior Designer, Pixelforge Studio, 2015 - 2018\n\nAcademic\nUniversity of Hull   2008 - 2012\nBachelor of Accountancy\n`,
    );
    expect(read.skills.map(({ value }) => value)).toEqual(['Bookkeeping', 'Scheduling']);
    expect(jobs(read)).toEqual([['Junior Designer', 'Pixelforge Studio', '2015', '2018']]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['University of Hull']);
  });

  it('the fields of a form are not headings, and a heading may ask for dates', async () => {
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

  it('a heading underlined with dashes is a heading, and a list of skills below it is not a job', async () => {
    const { work, education } = await ofText(
      `${head}Berufserfahrung\n---------------\nMitgründerin – IT-Werk GbR (seit ca. 1 Jahr)\n\nTutorin – Hochschule Heilbronn (letztes Semester)\n\n\nAusbildung\n----------\nAktuell: Hochschule Heilbronn – Campus Sontheim\n         4. Semester\n\n\nKönnen und Lernen\n-----------------\nProgrammiersprachen: Java, Kotlin, Python, Assembler\n`,
    );
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['Mitgründerin', 'IT-Werk GbR'],
      ['Tutorin', 'Hochschule Heilbronn'],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(['Hochschule Heilbronn']);
  });

  it('a date below a heading is not its second line', async () => {
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
});

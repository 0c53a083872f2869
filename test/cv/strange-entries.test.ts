/** Entries in forms that no template has: federal resumes, dates first, freelancers, descriptions with dates. */
import { describe, expect, it } from 'vitest';
import { type Drawn, drawn, head, jobs, ofText, schools } from './read-text.ts';

describe('entries in forms that no template has', () => {
  it('a title may be below the pay, hours and grade of a federal post', async () => {
    const post = (employer: string, street: string, dates: string, title: string) =>
      `${employer}\n${street}\n${dates}\nSalary: $64,009.00 USD Per Year\nHours per week: 40\nSeries: 0525  Pay Plan: GS  Grade: 07\n${title} (This is a federal job)\nDuties, Accomplishments and Related Skills:\nProcessed vouchers and resolved 40 discrepancies per week.\nSupervisor: Ann Pruitt (719-555-0122)\n\n`;
    const text = `${head}WORK EXPERIENCE\n\n${post('Bureau of Land Management', '3028 E Main St, Canon City, CO 81212', '06/2021 - Present', 'Accountant')}${post('Defense Finance and Accounting Service', '8899 E 56th St, Indianapolis, IN 46249', '02/2017 - 05/2021', 'Accounting Technician')}`;
    expect(jobs(await ofText(text))).toEqual([
      ['Accountant', 'Bureau of Land Management', '2021-06', undefined],
      ['Accounting Technician', 'Defense Finance and Accounting Service', '2017-02', '2021-05'],
    ]);
  });

  it('the present post may have a heading of its own', async () => {
    const post = (title: string, employer: string, dates: string) =>
      `Post: ${title}\nEmployer: ${employer}\nDates: ${dates}\nDuties: Wards and clinics.\n\n`;
    const present = post('Clinical Pharmacist', 'Mersey Vale NHS Foundation Trust', 'October 2020 to date');
    const previous = post('Rotational Pharmacist', 'Royal Tame Hospital', 'August 2016 to September 2020');
    for (const heading of ['PRESENT POST', 'Current role', 'Most recent employment'])
      expect(jobs(await ofText(`${head}${heading}\n\n${present}PREVIOUS ROLES\n\n${previous}`)), heading).toEqual([
        ['Clinical Pharmacist', 'Mersey Vale NHS Foundation Trust', '2020-10', undefined],
        ['Rotational Pharmacist', 'Royal Tame Hospital', '2016-08', '2020-09'],
      ]);
  });

  it.each([
    ['Situación profesional actual', 'Experiencia anterior'],
    ['Situation professionnelle actuelle', 'Expériences antérieures'],
    ['Derzeitige Tätigkeit', 'Frühere Tätigkeiten'],
    ['Posizione attuale', 'Esperienze precedenti'],
    ['Huidige functie', 'Eerdere functies'],
    ['Obecne stanowisko', 'Poprzednie stanowiska'],
    ['Mevcut görev', 'Önceki görevler'],
  ])('present and earlier posts have headings in other languages: %s', async (present, earlier) => {
    const post = (title: string, employer: string, dates: string) => `${title}\n${employer}\n${dates}\n\n`;
    const text = `${head}${present}\n\n${post('Owl Whisperer', 'Harbour Clinic GmbH', '2018 –')}${earlier}\n\n`;
    const before = post('Bee Whisperer', 'Mill Hospital GmbH', '2012 – 2018');
    expect(jobs(await ofText(`${text}${before}`))).toEqual([
      ['Owl Whisperer', 'Harbour Clinic GmbH', '2018', undefined],
      ['Bee Whisperer', 'Mill Hospital GmbH', '2012', '2018'],
    ]);
  });

  it('a title is below the employer whose date nearly touches it', async () => {
    const entry = (y: number, dates: string, employer: string, title: string): Drawn[] => [
      [40, y, dates],
      [147, y, employer],
      [147, y + 13, title],
    ];
    const read = await drawn([
      [40, 40, 'Ada Brook', 20],
      [40, 80, 'EXPERIENCE', 12, 'Helvetica-Bold'],
      ...entry(100, 'May 2021 – Present', 'Harbour Motors Ltd', 'Senior Owl Whisperer'),
      ...entry(130, 'Sept 2017 – April 2021', 'Nelson Tools Ltd', 'Owl Whisperer'),
      ...entry(160, 'June 2016 – Sept 2016', 'Gem Foundry Ltd', 'Trainee'),
    ]);
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Senior Owl Whisperer', 'Harbour Motors Ltd'],
      ['Owl Whisperer', 'Nelson Tools Ltd'],
      ['Trainee', 'Gem Foundry Ltd'],
    ]);
  });

  it('a part called "Selected clients" may hold all the jobs of a freelancer', async () => {
    const text = `${head}SELECTED CLIENTS\n\nEvent Producer, self-employed (2017–)\nSierra Brewing: 12 evenings, 2018–2023\n\nProduction Coordinator @ Fox Lane Theater (2013–17)\n\nBartender @ The Alley (2011–2013)\n\nSCHOOLING\n\nB.A. Theater, Ohio State University, 2013\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Event Producer', 'self-employed', '2017', undefined],
      ['Production Coordinator', 'Fox Lane Theater', '2013', '2017'],
      ['Bartender', 'The Alley', '2011', '2013'],
    ]);
    const worked = text.replace('SCHOOLING', 'WORK EXPERIENCE\n\nCook, Harbour Hotel Ltd, 2010 – 2011\n\nSCHOOLING');
    expect(jobs(await ofText(worked))).toEqual([['Cook', 'Harbour Hotel Ltd', '2010', '2011']]);
    const listed = `${head}SELECTED CLIENTS\n\nThe Weekend · Museum Director (2021) · Correspondent, Harbour Press Ltd, 2022, 2023\n\nSCHOOLING\n\nB.A. Theater, Ohio State University, 2013\n\nBEFORE THAT\n\nArt Director @ Fox Lane Theater (2013–17)\n`;
    expect(jobs(await ofText(listed))).toEqual([['Art Director', 'Fox Lane Theater', '2013', '2017']]);
  });

  it('a date and a colon may precede names separated by full stops', async () => {
    const text = `${head}EXPERIENCIA\n\n* Desde septiembre de 2018: Tutora de Infantil. Colegio Las Huertas, Pamplona.\n* De septiembre de 2012 a junio de 2018: Maestra de apoyo. CEIP San Fermín, Burlada.\n\nFORMACIÓN\n\n* 2014: Grado en Pedagogía. UNED.\n`;
    const read = await ofText(text);
    expect(jobs(read)).toEqual([
      ['Tutora de Infantil', 'Colegio Las Huertas', '2018-09', undefined],
      ['Maestra de apoyo', 'CEIP San Fermín', '2012-09', '2018-06'],
    ]);
    expect(schools(read)).toEqual([['UNED', 'Grado en', 'Pedagogía', '2014']]);
  });

  it('a freelancer’s projects are jobs for the clients they name', async () => {
    const project = (dates: string, title: string, client: string) =>
      `${dates}    ${title}\n             Kunde: ${client}\n\n`;
    const text = `${head}Projekte als Freiberufler\n\n${project('seit 10/2021', 'SAP-Berater', 'Fränkische Nudelwerke GmbH')}${project('04/2018 – 09/2021', 'Teilprojektleiter Logistik', 'Stahlbau Ostermeier AG')}Beruflicher Werdegang\n\n01/2009 – 03/2018    Senior Consultant\n                     Pegnitz Consulting GmbH, Nürnberg\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['SAP-Berater', 'Fränkische Nudelwerke GmbH', '2021-10', undefined],
      ['Teilprojektleiter Logistik', 'Stahlbau Ostermeier AG', '2018-04', '2021-09'],
      ['Senior Consultant', 'Pegnitz Consulting GmbH', '2009-01', '2018-03'],
    ]);
  });

  it('indented text with years is not a job, if bullets are drawn as shapes', async () => {
    const entry = (y: number, employer: string, dates: string, title: string): Drawn[] => [
      [50, y, employer, 10, 'Helvetica-Bold'],
      [450, y, dates],
      [50, y + 13, title],
    ];
    const read = await drawn([
      [50, 40, 'Ada Brook', 18],
      [50, 70, 'ada@mailbox.test'],
      [50, 100, 'Experience', 13, 'Helvetica-Bold'],
      ...entry(120, 'Vista Water Board', '2019 – 2024', 'Engineering Manager'),
      [75, 152, 'Cut leaks by 30% from 2020 to 2022'],
      [75, 165, '2021 – 2022: led the drought team during the restructuring'],
      [75, 178, 'Resident engineer on Beaufort Dam (2019–2020), value 240 million'],
      ...entry(200, 'Karoo Consulting Engineers', '2014 – 2019', 'Civil Engineer'),
      [75, 232, 'Presented at two conferences'],
    ]);
    expect(jobs(read)).toEqual([
      ['Engineering Manager', 'Vista Water Board', '2019', '2024'],
      ['Civil Engineer', 'Karoo Consulting Engineers', '2014', '2019'],
    ]);
  });

  it('a sentence with the years of an activity does not date a job', async () => {
    const text = `${head}EXPERIENCE\n\n2020 – 2024    Senior Engineer, Aptomotive Ltd, Leeds\n               Bootloaders for brakes. Migrated 40 modules between 2021 and 2023.\n2016 – 2020    Firmware Engineer, Radial Instruments, Hull\n               Wrote drivers for spectrometers.\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Senior Engineer', 'Aptomotive Ltd', '2020', '2024'],
      ['Firmware Engineer', 'Radial Instruments', '2016', '2020'],
    ]);
  });

  it('"completed" after a school’s date is not a school', async () => {
    const text = `${head}Opleidingen\n\nHBO Verpleegkunde\nHogeschool Utrecht\n2009 – 2013, diploma behaald\n\nHAVO\nGerrit Rietveld College, Utrecht\n2004 – 2009, diploma behaald\n`;
    expect(schools(await ofText(text)).map(([school, , , end]) => [school, end])).toEqual([
      ['Hogeschool Utrecht', '2013'],
      ['Gerrit Rietveld College', '2009'],
    ]);
  });

  it('a job under a heading of its own kind is a job beside those under "Experience"', async () => {
    const text = `${head}CLINICAL EXPERIENCE\n\nCharge Nurse, St. Brendan Medical Center, 2018 – Present\nStaff Nurse, Lakeshore Regional Hospital, 2014 – 2018\n\nPER DIEM\n\nFlu Clinic Nurse, Erie County Health Dept., seasonal 2016 – 2017\n`;
    expect(jobs(await ofText(text)).at(-1)).toEqual(['Flu Clinic Nurse', 'Erie County Health Dept', '2016', '2017']);
  });

  it('a post below "Research" is a job; publications and talks there are not', async () => {
    const text = `${head}EXPERIENCE\n\nSoftware Engineer, Liberty Payments, 2021 – Present\n\nRESEARCH\n\nDrexel Vision Lab | Graduate Research Assistant\nJan 2020 – May 2021 | Philadelphia, PA\n\nDepth maps of rivers, poster at a conference, 2020 – 2021\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Software Engineer', 'Liberty Payments', '2021', undefined],
      ['Graduate Research Assistant', 'Drexel Vision Lab', '2020-01', '2021-05'],
    ]);
  });

  it('"self" is an employer, not a title', async () => {
    const text = `${head}Experience\n\nLawn care, self, 2016 – 2018\nForklift operator, Dunmore Logistics, 2018 – 2021\n`;
    expect(jobs(await ofText(text))[0]).toEqual(['Lawn care', 'self', '2016', '2018']);
  });

  it('the labels of an old Europass table are known with a bullet before them', async () => {
    const row = (y: number, label: string, value: string): Drawn[] => [
      [50, y, `• ${label}`],
      [280, y, value],
    ];
    const job = (y: number, dates: string, employer: string, title: string): Drawn[] => [
      ...row(y, 'Date (da – a)', dates),
      ...row(y + 14, 'Nome e indirizzo del datore di lavoro', employer),
      ...row(y + 28, 'Tipo di azienda o settore', 'Alimentare'),
      ...row(y + 42, 'Tipo di impiego', title),
      ...row(y + 56, 'Principali mansioni e responsabilità', 'Gestione di tre linee'),
    ];
    const read = await drawn([
      [50, 40, 'INFORMAZIONI PERSONALI', 11, 'Helvetica-Bold'],
      [50, 60, 'Nome'],
      [280, 60, 'De Santis, Gianmarco'],
      [50, 74, 'E-mail'],
      [280, 74, 'gm.desantis@mailbox.test'],
      [50, 88, 'Nazionalità'],
      [280, 88, 'Italiana'],
      [50, 102, 'Data di nascita'],
      [280, 102, '22/06/1985'],
      [50, 128, 'ESPERIENZA LAVORATIVA', 11, 'Helvetica-Bold'],
      ...job(148, 'Da gennaio 2016 a oggi', 'Pastificio Majella S.p.A., Fara', 'Responsabile di produzione'),
      ...job(228, 'Da marzo 2010 a dicembre 2015', 'Dolciaria Teate S.r.l., Chieti', 'Capoturno'),
    ]);
    expect(read.basics.name?.value).toBe('Gianmarco De Santis');
    expect(jobs(read)).toEqual([
      ['Responsabile di produzione', 'Pastificio Majella S.p.A.', '2016-01', undefined],
      ['Capoturno', 'Dolciaria Teate S.r.l.', '2010-03', '2015-12'],
    ]);
  });

  it('doctors of osteopathy and of optometry have a degree', async () => {
    const text = `${head}Education\n\nD.O., Kentucky College of Osteopathic Medicine, 2016\nO.D., Illinois College of Optometry, 2012\n`;
    expect(schools(await ofText(text)).map(([school, degree]) => [school, degree])).toEqual([
      ['Kentucky College of Osteopathic Medicine', 'D.O.'],
      ['Illinois College of Optometry', 'O.D.'],
    ]);
  });

  it('an Austrian "Kolleg" is the degree, beside the school', async () => {
    const text = `${head}Ausbildung\n\n2011 – 2013    Ortweinschule Graz, Kolleg für Fotografie\n2004 – 2005    Kolleg für Tourismus, HLT Bad Leonfelden\n`;
    expect(schools(await ofText(text)).map(([school, degree]) => [school, degree])).toEqual([
      ['Ortweinschule Graz', 'Kolleg'],
      ['HLT Bad Leonfelden', 'Kolleg'],
    ]);
  });
});

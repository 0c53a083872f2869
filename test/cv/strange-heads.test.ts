import { describe, expect, it } from 'vitest';
import { head, jobs, ofText } from './read-text.ts';

describe('less usual heads of jobs', () => {
  it('a full stop separates a head from its date, but not a sentence', async () => {
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

  it('jobs in sentences, and a school after a heading on its line', async () => {
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

  it('a plain title and an employer together are a job without dates, and nothing else is', async () => {
    const one = `${head}WORK HISTORY\nOffice Manager, Redbud Family Dentistry, Tulsa, OK\nLegal Secretary, Osage & Pike, Attorneys at Law\nBricklayer – Clwyd Builders (4 years)\n`;
    expect(jobs(await ofText(one))).toEqual([
      ['Office Manager', 'Redbud Family Dentistry', undefined, undefined],
      ['Legal Secretary', 'Osage & Pike, Attorneys at Law', undefined, undefined],
      ['Bricklayer', 'Clwyd Builders', undefined, undefined],
    ]);
    const two = `${head}EXPERIENCE\n• Kept the calendars of six attorneys without one missed hearing.\n• Customer service, cash handling\n• Led a team of five\n`;
    expect(jobs(await ofText(two))).toEqual([]);
  });

  it('a break between jobs is not a job', async () => {
    const text = `${head}EXPERIENCE\nCustoms Broker, Port Ltd, 2022 – today\nParental leave, 2019 – 2022\nImport Clerk, Maersk Ltd, 2015 – 2019\n`;
    expect(jobs(await ofText(text)).map(([title]) => title)).toEqual(['Customs Broker', 'Import Clerk']);
  });

  it('a Roman numeral may be a month, a grade is not a date, and text before a date is not always a name', async () => {
    const text = `${head}WORK EXPERIENCE\n\nX 2018 – obecnie\nStarsza księgowa\nBiuro Kalkulant s.c.\n`;
    expect(jobs(await ofText(text))).toEqual([['Starsza księgowa', 'Biuro Kalkulant s.c.', '2018-10', undefined]]);
    const federal = `${head}WORK EXPERIENCE\n\nSupply Technician (GS-2005-07)\nDefense Depot Agency\nDates Employed: 01/2014 - 05/2018\n`;
    expect(jobs(await ofText(federal))).toEqual([
      ['Supply Technician (GS-2005-07)', 'Defense Depot Agency', '2014-01', '2018-05'],
    ]);
  });

  it('roles within the years of an employer above belong to it, whatever base they name', async () => {
    const text = `${head}PROFESSIONAL EXPERIENCE\n\nUNITED STATES AIR FORCE, Various Locations    2002 – 2022\nMaintenance Superintendent, Kelly Field, TX (2017 – 2022)\n• Directed 140 airmen.\nCrew Chief, Travis AFB, CA (2002 – 2017)\n• Inspected aircraft.\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Maintenance Superintendent', 'UNITED STATES AIR FORCE', '2017', '2022'],
      ['Crew Chief', 'UNITED STATES AIR FORCE', '2002', '2017'],
    ]);
  });

  it('a degree among jobs is not a job, and neither is a sentence', async () => {
    const text = `${head}EXPERIENCE\n\nScience Teacher, Lakewalk Middle School, 2014–2023\nM.Ed., Instructional Technology, University of Leeds, 2024\nRewrote the sequence of the seventh grade, 2019–2020\n`;
    expect(jobs(await ofText(text))).toEqual([['Science Teacher', 'Lakewalk Middle School', '2014', '2023']]);
  });

  it('family leave is not a job, nor text after a title’s comma an employer below a shared one', async () => {
    const text = `${head}EXPERIENCE\n\nCascadia Cloud, Inc.\nStaff Engineer, Storage    Apr 2022 - Present\n- Led a migration.\nSenior Engineer, Storage    Jul 2018 - Apr 2022\n- Designed a scheduler.\n\nFull-time parent and caregiver    2014 - 2018\n\nFull-time student    2012 - 2014\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Staff Engineer, Storage', 'Cascadia Cloud, Inc.', '2022-04', undefined],
      ['Senior Engineer, Storage', 'Cascadia Cloud, Inc.', '2018-07', '2022-04'],
    ]);
  });

  it('a title may be the first bullet below its employer, or open the first sentence', async () => {
    const text = `${head}EMPLOYMENT\n\nLakeside Learning Center (2013-2020)\n• Tutor\n• Taught two groups: reading and maths.\n\nBadger Tank Fabricators Ltd (2010-2013)\nPipe Welder. TIG root, stick cap, stainless and carbon.\n`;
    expect(jobs(await ofText(text))).toEqual([
      ['Tutor', 'Lakeside Learning Center', '2013', '2020'],
      ['Pipe Welder', 'Badger Tank Fabricators Ltd', '2010', '2013'],
    ]);
  });

  it('a range broken over lines is one range', async () => {
    const text = `${head}WORK EXPERIENCE\n\nWorking as Quality Engineer in Kaveri Castings Ltd, Hosur from July 2019 to till date.\nWorked as Graduate Engineer in Rane Linings Ltd, Chennai from August 2015 to\nJune 2019.\n`;
    expect(jobs(await ofText(text)).map(([position, , start]) => [position, start])).toEqual([
      ['Quality Engineer', '2019-07'],
      ['Graduate Engineer', '2015-08'],
    ]);
  });

  it('roles indented below an employer belong to it, whatever follows a comma', async () => {
    const text = `${head}MILITARY SERVICE\nUnited States Army                          June 2008 to March 2018\n  Platoon Sergeant, Medical (68W40), Fort Carson, CO  2015 - 2018\n    * Led 34 medics.\n  Flight Medic (68W30), Bagram, Afghanistan           2012 - 2015\n\nEMPLOYMENT\nPoundstretcher    Sep 2008 - Jul 2011\n  Assistant Store Manager    Jan 2010 - Jul 2011\n  Sales Assistant    Sep 2008 - Dec 2009\n`;
    expect((await ofText(text)).work.map(({ name, startDate }) => [name?.value, startDate?.value])).toEqual([
      ['United States Army', '2015'],
      ['United States Army', '2012'],
      ['Poundstretcher', '2010-01'],
      ['Poundstretcher', '2008-09'],
    ]);
  });

  it('names of firms and schools are recognized by their form', async () => {
    const text = `${head}WORK EXPERIENCE\n2007 - 2013    Office Manager, Bulmer & Tarrant Surveyors, Hereford\n2003 - 2007    Sales Ledger Clerk, Cargill Meats Europe\n\nEDUCATION AND LICENSURE\nI.E.S. Prado de Santo Domingo, 2008\nPikes Peak State College, A.A.S. Emergency Services, 2019\n`;
    const { work, education } = await ofText(text);
    expect(work.map(({ name }) => name?.value)).toEqual(['Bulmer & Tarrant Surveyors', 'Cargill Meats Europe']);
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      'I.E.S. Prado de Santo Domingo',
      'Pikes Peak State College',
    ]);
  });

  it('a date below its entry takes that paragraph, and no line of the one before', async () => {
    const text = `${head}EDUCATION\nFellow, Institute of Actuaries\n2018\n\nMSc Actuarial Science\nHeriot-Watt University\n2013 - 2014\n\nBSc Mathematics\nUniversity of Delhi\n2010 - 2013\n`;
    const { education } = await ofText(text);
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value]).slice(1)).toEqual([
      ['Heriot-Watt University', '2014'],
      ['University of Delhi', '2013'],
    ]);
  });

  it('unlisted names are read by analogy with the other jobs', async () => {
    const text = `${head}EXPERIENCE\nOffice Manager\nOyak Renault\n05/2019 - Present\n\nDepot Supervisor\nEkol Lojistik   08/2015 - 04/2019\n\nOperasyon Elemani\nYurtici Kargo\n07/2013 - 07/2015\n`;
    expect(jobs(await ofText(text)).map(([title, employer]) => [title, employer])).toEqual([
      ['Office Manager', 'Oyak Renault'],
      ['Depot Supervisor', 'Ekol Lojistik'],
      ['Operasyon Elemani', 'Yurtici Kargo'],
    ]);
  });

  it('towns joined to employers by a hyphen are separated if a CV does so throughout', async () => {
    const job = (title: string, employer: string, date: string) => `${title}\n${employer}\n${date}\n\n`;
    const one = `${head}WORK EXPERIENCE\n\n${job('Cashier', 'Kroger-Perrysburg, OH', '2011 to 2013')}${job('OTR Driver', 'Coca-Cola-Green Bay, WI', '2014 to 2019')}`;
    expect(jobs(await ofText(one)).map(([, employer]) => employer)).toEqual(['Kroger', 'Coca-Cola']);
    const other = `${head}WORK EXPERIENCE\n\n${job('Cashier', 'Kroger-Perrysburg, OH', '2011 to 2013')}`;
    expect(jobs(await ofText(other)).map(([, employer]) => employer)).toEqual(['Kroger-Perrysburg']);
  });

  it.each([
    ['Cook, The Red Inn 1), Bath, 2018 – 2021', 'Cook', 'The Red Inn 1)'],
    ['Cook (nights, weekends), The Red Inn, Bath, 2018 – 2021', 'Cook (nights, weekends)', 'The Red Inn'],
  ])('commas inside a bracket do not separate if it was opened: %s', async (entry, title, employer) => {
    const read = await ofText(`${head}WORK EXPERIENCE\n\n${entry}\nRan the line on Fridays\n`);
    expect(jobs(read)).toEqual([[title, employer, '2018', '2021']]);
  });

  it('text after the comma of a title is not an employer below a named one', async () => {
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

  it('an unlisted title is recognized by the legal form after its comma', async () => {
    const read = await ofText(
      `${head}Tapasztalat\n\n2021. március – jelenleg\nVillanyszerelő, Dunaerőmű Kft., Budapest\nIpari kapcsolószekrények szerelése\n\n2016. szeptember – 2021. február\nKarbantartó, Pannon Üveggyár Zrt., Ajka\n`,
    );
    expect(jobs(read)).toEqual([
      ['Villanyszerelő', 'Dunaerőmű Kft.', '2021-03', undefined],
      ['Karbantartó', 'Pannon Üveggyár Zrt.', '2016-09', '2021-02'],
    ]);
  });

  it('dots that lead to a date, a date in brackets, and two titles with a slash', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nSonrisa Dental Group\n  Dental Hygienist ............ Mar 2019 to now\n\nChef de Partie / Commis Chef, Hotel Glenmara (2015 - 2018)\n\nKitchen Porter, Quayside Kitchens (weekends while at school, 2011 - 2013)\n`,
    );
    expect(jobs(read)).toEqual([
      ['Dental Hygienist', 'Sonrisa Dental Group', '2019-03', undefined],
      ['Chef de Partie / Commis Chef', 'Hotel Glenmara', '2015', '2018'],
      ['Kitchen Porter', 'Quayside Kitchens', '2011', '2013'],
    ]);
  });

  it('an employer may have "de la" in its name, and a certificate may be below "Education and licenses"', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nPharmacienne remplaçante\nPharmacies de la région de Kénitra\n2016 – 2018\n\nEducation and licenses\nRiver Training Center, Apprenticeship certificate, 2021\n`,
    );
    expect(jobs(read)).toEqual([['Pharmacienne remplaçante', 'Pharmacies de la région de Kénitra', '2016', '2018']]);
    expect(read.education.map(({ institution }) => institution?.value)).toEqual(['River Training Center']);
  });

  it('a word of rank in an employer’s name is not a title, nor are Kraft and an air base', async () => {
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

  it('the next entry begins below a sentence that ends one, even if that reached the edge', async () => {
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

  it('a ward beside a title is not an employer if the hospital is below', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nJunior Sister, Children's Surgical Ward\tJune 2020 – present\nLeeds Teaching Hospitals NHS Trust\n\nStaff Nurse, Paediatric Assessment Unit\tSept 2014 – May 2020\nBradford Royal Infirmary\n`,
    );
    expect(jobs(read).map(([, employer]) => employer)).toEqual([
      'Leeds Teaching Hospitals NHS Trust',
      'Bradford Royal Infirmary',
    ]);
  });

  it('a name on the line below is the employer, even with a dash in the title', async () => {
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

  it('bullets before ranges mark entries, even if the first has none', async () => {
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

  it('separators inside brackets do not split, nor do slashes between titles before an employer', async () => {
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

  it('a duration or "at" before a name belongs to neither title nor employer', async () => {
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

  it('a name between a range and a town is an employer without a title', async () => {
    const entries =
      '2020 - Present\nHarbor Sugar Refining\nNew York, NY\n- Cleaned the pans.\n\n2019 - 2020\nSysco\nNew York, NY\n- Operated a pallet jack.\n';
    expect(jobs(await ofText(`${head}Employment History\n\n${entries}`))).toEqual([
      [undefined, 'Harbor Sugar Refining', '2020', undefined],
      [undefined, 'Sysco', '2019', '2020'],
    ]);
  });

  it('names above bullets are undated jobs, each a title or an employer by its words', async () => {
    const entries =
      "Lou's New York Pizza\n- Prepared food in a fast kitchen.\n- Closed the store.\nForklift Operator\n- Moved 500 pallets a day.\nTaco Bell\n- Led up to 10 employees.\n";
    expect(jobs(await ofText(`${head}Work History\n\n${entries}`))).toEqual([
      [undefined, "Lou's New York Pizza", undefined, undefined],
      ['Forklift Operator', undefined, undefined, undefined],
      [undefined, 'Taco Bell', undefined, undefined],
    ]);
  });

  it('the place somebody worked at is an employer, and the work done there is not a job', async () => {
    const entries =
      '- Worked at Target warehouse for 8 months (2023-2024)\n  Used pallet jack every day\n  Loaded trucks\n  Organized stockroom\n\n- Worked at Amazon as a packer (2022-2023)\n  Picked orders\n  Used hand scanner\n';
    expect(jobs(await ofText(`${head}Work history:\n${entries}`))).toEqual([
      [undefined, 'Target warehouse', '2023', '2024'],
      ['packer', 'Amazon', '2022', '2023'],
    ]);
  });

  it('full stops separate names before their dates', async () => {
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

  it('a year alone beside a complete head is an entry of its own', async () => {
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

  it('Markdown headings without a space, a kind of employment after dates, and a title before a colon', async () => {
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

  it('a long dash close to a bracket separates employer and title, a level after a slash does not', async () => {
    const rows =
      'Simpluris, Oviedo, FL (Remote)— Data Analyst I / II\nJuly 2024 - Current\n\nArbor Biosciences, Ann Arbor, MI— Research Associate\nAugust 2020 - June 2024\n';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${rows}`)).map(([position, name]) => [position, name])).toEqual([
      ['Data Analyst I / II', 'Simpluris'],
      ['Research Associate', 'Arbor Biosciences'],
    ]);
  });

  it('a title in brackets after a name', async () => {
    const entry = 'Neuraflash (Senior Consultant)   2019 - 2021\n';
    expect(jobs(await ofText(`${head}EXPERIENCE\n${entry}`)).map(([position, name]) => [position, name])).toEqual([
      ['Senior Consultant', 'Neuraflash'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { pagesOf } from '../support/documents/pages-of.ts';
import { embeddedWords } from '../support/facts/embedded-facts.ts';
import { processorTime } from '../support/harness/processor-time.ts';

const titles = titleLexicon(embeddedWords());
const ofText = async (text: string) => readCv(await pagesOf(Buffer.from(text), 'cv.txt'), titles);
const jobs = ({ work }: Awaited<ReturnType<typeof ofText>>) =>
  work.map((job) => [job.position?.value, job.name?.value, job.startDate?.value, job.endDate?.value]);
const schools = ({ education }: Awaited<ReturnType<typeof ofText>>) =>
  education.map((one) => [one.institution?.value, one.studyType?.value, one.endDate?.value]);

const head = 'Ada Brook\nada@mailbox.test\n\n';

describe('CVs that developers keep beside their code', () => {
  it('a link is read with its text and its target, wherever it is', async () => {
    const read = await ofText(
      [
        '---\nlayout: page\ntitle: "Resume"\n---',
        '# [Vikram Sethi](https://sethi.test)',
        '![photo](me.jpg) [GitHub](https://github.com/vsethi) | [Email](mailto:vik@sethi.test)',
        '## Experience',
        '### Tech Lead, [Incubex](https://incubex.test) (Jun 2021 -- Present)',
        '- Led the [billing](https://billing.test) team',
        '### Software designer at [Mera Telecom](http://mera.test/)\n\n*05.2009 - 07.2012* | Nizhny Novgorod',
        '## Education',
        '- Bachelor in Information Technology, **[Arcada University](https://arcada.test)** (2020 - 2024)',
      ].join('\n\n'),
    );
    expect([read.basics.name?.value, read.basics.email?.value]).toEqual(['Vikram Sethi', 'vik@sethi.test']);
    expect(read.basics.links.map(({ value }) => value)).toContain('https://github.com/vsethi');
    expect(jobs(read)).toEqual([
      ['Tech Lead', 'Incubex', '2021-06', undefined],
      ['Software designer', 'Mera Telecom', '2009-05', '2012-07'],
    ]);
    expect(read.work[0]!.highlights.map(({ value }) => value)).toEqual(['Led the billing team']);
    expect(schools(read)).toEqual([['Arcada University', 'Bachelor', '2024']]);
  });

  it('HTML tags separate lines, and are not names', async () => {
    const read = await ofText(
      [
        '# Rodrigo Esquivel',
        'rodrigo@esquivel.test',
        '<!-- the rest is printed -->\n## Experience',
        '### <span>michela.io</span>\n*(February 2019 - Present)*<br/>\n**Staff Software Engineer**',
        '  * Designs the backend',
        '### Apptiva\n*(February 2018 - January 2019)*<br/>\n**Senior Backend Engineer**',
        'Education\n---------',
        '* Facultad de Ingeniería UNAM *(2005–2009)*<br/>**Bachelor degree in Computing**',
      ].join('\n\n'),
    );
    expect(jobs(read)).toEqual([
      ['Staff Software Engineer', 'michela.io', '2019-02', undefined],
      ['Senior Backend Engineer', 'Apptiva', '2018-02', '2019-01'],
    ]);
    expect(schools(read)).toEqual([['Facultad de Ingeniería UNAM', 'Bachelor degree', '2009']]);
  });

  it.each([
    ['comments', '<!--'.repeat(40_000)],
    ['tags', '<a '.repeat(50_000)],
    ['addresses', `<${'.'.repeat(150_000)}`],
    ['matter', `---\n${'\n'.repeat(2_000)}${'- x\n'.repeat(2_000)}`],
    ['underlined', `${'a\n'.repeat(60_000)}${'-'.repeat(20_000)}x`],
  ])('unclosed %s are read in time', async (_, hostile) => {
    const text = hostile.startsWith('---') ? `${hostile}# A\n# B` : `# A\n# B\n${hostile}`;
    const read = () => {
      try {
        plainTextPages(text);
      } catch (error) {
        expect(error).toMatchObject({ code: expect.any(String) });
      }
    };
    expect(await processorTime(read)).toBeLessThan(3_000);
  });

  it('a heading or an entry longer than the page is wide is still one', async () => {
    const read = await ofText(
      [
        '## Andreas Christou',
        'ada@mailbox.test',
        '### Professional Experience',
        '#### February 2007 - November 2007: Security Systems Technician, SAPELI Security Systems Ltd',
        '#### January 2008 - December 2009: Web Application Developer, Freelance',
        '### Education',
        '#### Class of 2003, High School Diploma, American International School of Cyprus',
        '#### 2007 - 2011: BSc Computer Science, University of Nicosia',
      ].join('\n\n'),
    );
    expect(jobs(read)).toEqual([
      ['Security Systems Technician', 'SAPELI Security Systems Ltd', '2007-02', '2007-11'],
      ['Web Application Developer', 'Freelance', '2008-01', '2009-12'],
    ]);
    expect(schools(read).map(([school, , end]) => [school, end])).toEqual([
      ['American International School of Cyprus', '2003'],
      ['University of Nicosia', '2011'],
    ]);

    const listed = await ofText(
      [
        '# Julien Moreau',
        'pro@moreau.test',
        '## FORMATIONS',
        '- **Licence Professionnelle Systèmes Automatisés, Réseaux, et Informatique Industrielle** – IUT de Bordeaux – Alternance | 2022 – 2023 (Major de promotion, Mention Très Bien)',
        '- **Ingénieur Réseaux et Informatique** – ENSEIRB-MATMECA – Alternance | 2023 – 2024',
      ].join('\n\n'),
    );
    expect(schools(listed).map(([school, , end]) => [school, end])).toEqual([
      ['IUT de Bordeaux', '2023'],
      ['ENSEIRB-MATMECA', '2024'],
    ]);
  });
});

describe('unfamiliar plain text', () => {
  it('dashes may lead to a place as dots do, and a row of them separates', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n${'.'.repeat(90)}\n\n* 2 years as Front-End Lead at Synthetix from 2014 to today\n\n* 9 years as Software Developer at Airbus Defence & Space From 2005 to 2014\n\nEDUCATION\n${'-'.repeat(70)}\n2012 MS Computer Science ${'-'.repeat(30)} Boston University\n2009 BS Cognitive Psychology ${'-'.repeat(20)} Northeastern University\n`,
    );
    expect(jobs(read)).toEqual([
      ['Front-End Lead', 'Synthetix', '2014', undefined],
      ['Software Developer', 'Airbus Defence & Space', '2005', '2014'],
    ]);
    expect(schools(read)).toEqual([
      ['Boston University', 'MS', '2012'],
      ['Northeastern University', 'BS', '2009'],
    ]);
  });

  it('a missing space after a date is recognized', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nSummit Parking, April 2023 - CurrentParking Lot Supervisor\n- Ran the lot\n\nSmiths Grocery Store, August 2020 - November 2020Overnight Stocker\n- Stocked shelves\n`,
    );
    expect(jobs(read)).toEqual([
      ['Parking Lot Supervisor', 'Summit Parking', '2023-04', undefined],
      ['Overnight Stocker', 'Smiths Grocery Store', '2020-08', '2020-11'],
    ]);
  });

  it('a kind of contract beside a title is not a title', async () => {
    const read = await ofText(
      `${head}EXPERIENCES PROFESSIONNELLES\n\n- Aerofil - Roboticien – Stage | 04/04/2022 – 10/06/2022\n- Bouygues Énergies - Technicien de Mise en Service – Apprentissage | 01/09/2020 – 15/08/2021\n\nFORMATION\n- Postgraduate course at Moscow State Regional University (2008)\n`,
    );
    expect(jobs(read)).toEqual([
      ['Roboticien', 'Aerofil', '2022-04', '2022-06'],
      ['Technicien de Mise en Service', 'Bouygues Énergies', '2020-09', '2021-08'],
    ]);
    expect(schools(read)).toEqual([['Moscow State Regional University', 'Postgraduate course', '2008']]);
  });

  it('two-digit months and years form a range, and a slash may be inside a title', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\n03-16 - Now   Lead cloud architect\nOrange, Toulouse, France\n- Builds\n\n06-11 - 01-13   Frontend / Backend Web Developer\nVirtual-expo, Marseille, France\n- Built\n\nUA Local 198, Journeyman Pipefitter – Baton Rouge, LA   May 2008 – Feb 2010\n- Fitted lines\n\nEDUCATION\nM.Sc. TU Dresden, Computer Science   2015 – 2017\nMSc Data Science, Royal Holloway, University of London, 2018\n`,
    );
    expect(jobs(read)).toEqual([
      ['Lead cloud architect', 'Orange', '2016-03', undefined],
      ['Frontend / Backend Web Developer', 'Virtual-expo', '2011-06', '2013-01'],
      ['Journeyman Pipefitter', 'UA Local 198', '2008-05', '2010-02'],
    ]);
    expect(schools(read).map(([school]) => school)).toEqual(['TU Dresden', 'Royal Holloway, University of London']);
  });

  it('a school without a heading is recognized', async () => {
    const read = await ofText(
      'Ada Brook\nada@mailbox.test\n+1 512 555 0143\n\nApple Inc\nValidation Engineer\nSept 2014 - Dec 2014\nTested chips.\n\nBlackberry Ltd\nSoftware Developer\nMay 2013 - Aug 2013\nWrote drivers.\n\nUniversity of Waterloo\nBachelor of Applied Science in Computer Engineering\nSummer 2016\n',
    );
    expect(jobs(read)).toEqual([
      ['Validation Engineer', 'Apple Inc', '2014-09', '2014-12'],
      ['Software Developer', 'Blackberry Ltd', '2013-05', '2013-08'],
    ]);
    expect(schools(read).map(([school]) => school)).toEqual(['University of Waterloo']);
  });

  it('dates in brackets are not a telephone number', async () => {
    const { basics, work } = await ofText(
      'Annegret Vollmer\nBremen-Ost\na.vollmer@posteo.test\n\nBerufserfahrung\n\nPhysiotherapeutin – Klinikum Bremen-Ost (08/2013 – 02/2019)\nBehandlung.\n\nPraktikantin – Praxis am Dobben (02/2012 – 07/2012)\n',
    );
    expect([basics.phone, basics.email?.value]).toEqual([undefined, 'a.vollmer@posteo.test']);
    expect(work.map(({ name }) => name?.value)).toEqual(['Klinikum Bremen-Ost', 'Praxis am Dobben']);
  });

  it.each([
    ['Svářeč', 'Kovosvit Bolevec'],
    ['Vikarie', 'Umeå Väst'],
    ['Spawacz', 'Remontowa'],
    ['Hegesztő', 'Rába'],
    ['Kaynakçı', 'Ege Boru'],
    ['Montir', 'Auto2000 Banjarmasin'],
    ['Сварщик', 'Уралмаш'],
  ])('"%s" is recognized as a title', async (title, employer) => {
    const read = await ofText(`${head}WORK EXPERIENCE\n\n${employer} – ${title} (2018 – 2021)\n`);
    expect(jobs(read)).toEqual([[title, employer, '2018', '2021']]);
  });

  it('a lowercase degree has a field of study, and a school level is not a school’s name', async () => {
    const read = await ofText(
      `${head}EDUCATION\n\n2006 - 2011\nmagister, Finanse i rachunkowość\nUniwersytet Gdański\n\n2003 - 2006\nLise, Eşit Ağırlık\nKarşıyaka Lisesi\n`,
    );
    expect(schools(read).map(([school]) => school)).toEqual(['Uniwersytet Gdański', 'Karşıyaka Lisesi']);
  });

  it('a title may be in the first sentence or in the only bullet below an employer', async () => {
    const read = await ofText(
      [
        '# Aurelio Carranza',
        '<aurelio@carranza.test> | <https://github.com/acarranza>',
        '## Work experience',
        '### November 2023 - December 2023: Gorgona (Paris, FR)',
        'As a **Senior Software Engineer** in the *Phone* team, my mission was to be the expert of the team.',
        '### March 2021 - October 2023: Aircom (Madrid, ES)',
        'As the **Engineering Team Lead** of the *Smartflows* team, I led the design of a new routing system.',
      ].join('\n\n'),
    );
    expect(read.basics.email?.value).toBe('aurelio@carranza.test');
    expect(jobs(read)).toEqual([
      ['Senior Software Engineer', 'Gorgona', '2023-11', '2023-12'],
      ['Engineering Team Lead', 'Aircom', '2021-03', '2023-10'],
    ]);

    const listed = await ofText(
      [
        '# Szymon Gutowski',
        '## Professional experience',
        '**2018 January – 2020 May** - **_Qiagenix_** (ul. Powstańców Śląskich 95, Wrocław)\n- Software Architect – DNA Sequencing',
        '**2008 February – August** - **_GHC Global Health Care_** (Charitéplatz 1, D – 10117 Berlin, Germany)\n- System Designer – Tele-medical Products',
      ].join('\n\n'),
    );
    expect(jobs(listed)).toEqual([
      ['Software Architect', 'Qiagenix', '2018-01', '2020-05'],
      ['System Designer', 'GHC Global Health Care', '2008-02', '2008-08'],
    ]);
  });

  it('jobs may follow a list without a heading of their own', async () => {
    const read = await ofText(
      `Tariro Khumalo - Senior Software Engineer\ntariro@mailbox.test\nEducation\nBSc in Computer Science, BIUST, Botswana\nLanguages\nEnglish (Native)\nSwedish (Beginner)\n\nTech Lead, Navaro, Q4 2025\n\nNavaro is building a platform to scale interviews with a human touch.\n\nCTO, Intellimento, Q1 2025 - Q3 2025\nIntellimento is a startup.\n`,
    );
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Tech Lead', 'Navaro'],
      ['CTO', 'Intellimento'],
    ]);
    expect(schools(read).map(([school]) => school)).toEqual(['BIUST']);
    expect(read.languages.map(({ value }) => value)).toEqual(
      ['English (Native', 'Swedish (Beginner'].map((one) => `${one})`),
    );
  });

  it('an employer may be followed by a street, and a title may follow its unit and a colon', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nTech Works Unlimited, 1914 Inez Dr — Assistant\nJanuary 2020 - PRESENT\nBuilt and fixed computers\n\nPENN MEDICINE, UNIVERSITY OF PENNSYLVANIA HEALTH SYSTEM             2017 – 2019\nBioinformatics specialist: Center for Personalized Diagnosis\n`,
    );
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Assistant', 'Tech Works Unlimited'],
      ['Bioinformatics specialist', 'PENN MEDICINE, UNIVERSITY OF PENNSYLVANIA HEALTH SYSTEM'],
    ]);
  });

  it('an employer below a finished sentence belongs to the next entry', async () => {
    const read = await ofText(
      `Andrea Uriarte\nEXPERIENCIA\nENCOLADOS DEL PRAT S.L.\nOficial de encoladora packaging | 03/2022 - 02/2024\nControl de caducidades, rotación y aprovisionamiento de productos.\nGRUPO MAXIMERCA S.L.\nReponedora | 09/2021 - 03/2022\nControl de stock.\n`,
    );
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Oficial de encoladora packaging', 'ENCOLADOS DEL PRAT S.L.'],
      ['Reponedora', 'GRUPO MAXIMERCA S.L.'],
    ]);
  });

  it('HTML character references are decoded', async () => {
    const read = await ofText(
      '# Ada Brook\n\nada@mailbox.test\n\n## Education\n<p><b>E&#769;cole Polytechnique Fe&#769;de&#769;rale</b> &ndash; Master<span>2022</span></p>\n',
    );
    expect(schools(read).map(([school]) => school)).toEqual(['École Polytechnique Fédérale']);
  });

  it('an employer may follow "di" in Indonesian, and precede its town and trade in Ukrainian', async () => {
    const read = await ofText(
      `${head}WORK EXPERIENCE\n\n2018 – 2020   Mekanik Alat Berat di PT Pamapersada Nusantara\n\n2014 – 2018   Teknisi di Auto2000 Banjarmasin\n`,
    );
    const ukrainian = await ofText(
      `${head}ДОСВІД РОБОТИ\n\nЗавідувачка аптеки\n08.2019 – 07.2023\nПодорожник, Вінниця (Роздрібна торгівля)\n\nПровізор\n09.2010 – 07.2013\nАптека Конекс, Вінниця (Медицина)\n`,
    );
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([
      ['Mekanik Alat Berat', 'PT Pamapersada Nusantara'],
      ['Teknisi', 'Auto2000 Banjarmasin'],
    ]);
    expect(jobs(ukrainian).map(([title, employer]) => [title, employer])).toEqual([
      ['Завідувачка аптеки', 'Подорожник'],
      ['Провізор', 'Аптека Конекс'],
    ]);
  });

  it('a number of years is not an employer, and a dash between letters may separate without spaces', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nExcelon, Web Engineer\nAugust 2012 – Current, 2.5 years experience\n\nPlanned and implemented strategies\n\nNew Net Express—Shipping Clerk [July 2009-November 2011/Ghana]\n•\tReceived incoming materials\n`,
    );
    expect(jobs(read)).toEqual([
      ['Web Engineer', 'Excelon', '2012-08', undefined],
      ['Shipping Clerk', 'New Net Express', '2009-07', '2011-11'],
    ]);
  });

  it('a town without a separator, or with its country code, is not part of the employer', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\n\nInteraction Designer\nBluecadence Philadelphia, PA\nNovember 2011–June 2013\n\nTeacher\nUniversity of Boston, MA\nNovember 2009–June 2011\n`,
    );
    expect(jobs(read).map(([, employer]) => employer)).toEqual(['Bluecadence', 'University of Boston']);

    const abroad = await ofText(
      `${head}EXPERIENCE\n\nConsulting customer lead, Alpha Partners – San Jose (CR), Toronto (CA)\nJanuary 2018 - May 2018\n* Identified savings\n\nSolution lead and architect, Charlie Energy – Farnborough (UK), Atyrau (KZ)\nJanuary 2016 - December 2016\n* Led\n`,
    );
    expect(jobs(abroad).map(([title, employer]) => [title, employer])).toEqual([
      ['Consulting customer lead', 'Alpha Partners'],
      ['Solution lead and architect', 'Charlie Energy'],
    ]);
  });

  it('numbers with a full stop and a bracket mark a list', async () => {
    const read = await ofText(
      `${head}EXPERIENCE:\n\n1.)Worked as a Junior Developer at UST Global from 2019 to 2021\n\n2.)Working as a Software Engineer at Infopark Systems since 2021\n`,
    );
    expect(jobs(read)).toEqual([
      ['Junior Developer', 'UST Global', '2019', '2021'],
      ['Software Engineer', 'Infopark Systems', '2021', undefined],
    ]);
  });

  it('a second school below a description is a school, and the end of a long line is not a title', async () => {
    const read = await ofText(
      `${head}EXPERIENCE\nMaverick Test Consulting, Madison, WI\nMarch 2016 - PRESENT\nWorked with Thomson Reuters developing web pages for a production environment utilized by 400+ testers\n\nEDUCATION\n\nUniversity of Advancing Technology\n(Feb. 2024 - Dec. 2025)\n* Bachelor of Science in Computer Science\n\nAmerican Leadership Academy High School\n* Valedictorian\n`,
    );
    expect(jobs(read).map(([title, employer]) => [title, employer])).toEqual([[undefined, 'Maverick Test Consulting']]);
    expect(schools(read).map(([school]) => school)).toEqual([
      'University of Advancing Technology',
      'American Leadership Academy High School',
    ]);
  });
});

describe('a letter in the file', () => {
  const letter = `Maria Lopez
12 Elm Street, Dayton, OH 45402
maria.lopez@example.com

March 3, 2025

Hiring Manager
Brightside Dental Group
400 Main Street
Columbus, OH 43215

Dear Ms. Chen,

I have worked as a receptionist at Dayton Family Clinic since 2019.

Sincerely,
Maria Lopez
`;

  it('names the person, and no employer', async () => {
    const { basics, work, notPlaced } = await ofText(letter);
    expect([basics.name?.value, basics.email?.value]).toEqual(['Maria Lopez', 'maria.lopez@example.com']);
    expect(work).toEqual([]);
    expect(notPlaced.map(({ value }) => value)).toContain('Brightside Dental Group');
  });

  it('is not a job of the CV after it', async () => {
    const { basics, work } = await ofText(
      `${letter}\nMARIA LOPEZ\nDayton, OH | maria.lopez@example.com\n\nEXPERIENCE\n\nReceptionist, Dayton Family Clinic\nJune 2019 - Present\n- Schedule appointments\n\nCashier, Kroger\n2016 - 2019\n- Served customers\n`,
    );
    expect(basics.name?.value).toMatch(/^maria lopez$/i);
    expect(work.map(({ position, name }) => [position?.value, name?.value])).toEqual([
      ['Receptionist', 'Dayton Family Clinic'],
      ['Cashier', 'Kroger'],
    ]);
  });

  it('has a beginning and an end: a CV with a greeting is not a letter', async () => {
    const { work } = await ofText(
      'Maria Lopez\nmaria.lopez@example.com\n\nDear reader, welcome\n\nEXPERIENCE\n\nReceptionist, Dayton Family Clinic\nJune 2019 - Present\n- Schedule appointments\n',
    );
    expect(work.map(({ name }) => name?.value)).toEqual(['Dayton Family Clinic']);
  });
});

describe('a CV without the usual capitals', () => {
  it('is read like any other if all of it is lowercase', async () => {
    const reading = await ofText(
      'jane doe\ngraphic designer\njane@doe.test · portland, oregon\n\nexperience\n\nsenior designer\nnike — portland\n2018 – present\n• led rebranding of the kids line\n\ndesigner\nwieden & kennedy\n2014 – 2018\n• campaigns for coca-cola\n\neducation\nbfa graphic design, pratt institute, 2014\n',
    );
    expect([reading.basics.name?.value, reading.basics.email?.value]).toEqual(['Jane Doe', 'jane@doe.test']);
    expect(jobs(reading)).toEqual([
      ['Senior Designer', 'Nike', '2018', undefined],
      ['Designer', 'Wieden & Kennedy', '2014', '2018'],
    ]);
    expect(reading.work[0]!.highlights.map(({ value }) => value)).toEqual(['led rebranding of the kids line']);
    expect(schools(reading)).toEqual([['Pratt Institute', 'Bfa', '2014']]);
  });

  it('has a lowercase name confirmed by the address, and no employer in its place', async () => {
    const reading = await ofText(
      'anna-lena schmidt\nux designer\n\nhello@annalena.test\nberlin\n\nWORK\n\nZalando — UX Designer\nJan 2020 – now\nCheckout and returns.\n\nDelivery Hero — Junior UX Designer\n03/2017 – 12/2019\n',
    );
    expect(reading.basics.name?.value).toBe('anna-lena schmidt');
    expect(jobs(reading).map(([, name]) => name)).toEqual(['Zalando', 'Delivery Hero']);
  });

  it('has its name on two lines if the address has both', async () => {
    const reading = await ofText(
      'ANDREA F.\nURIARTE V.\n\nAbogada\nandrea.uriarte@correo.test\n\nEXPERIENCIA PROFESIONAL\n\nAbogada Junior\nCreel Abogados\n2015 - 2018\n',
    );
    expect(reading.basics.name?.value).toBe('ANDREA F. URIARTE V.');
  });
});

describe('schools in sentences, and jobs below one employer', () => {
  it('a degree, its school, year and grade', async () => {
    const reading = await ofText(
      `${head}EXPERIENCE\nReceptionist, City Clinic, 2016 - 2018\n\nACADEMIC QUALIFICATION\n* B.Ed from Mahatma Gandhi University in 2016 with 78%\n* B.A English from St. Teresa's College, Kochi in 2014 with 72%\n* Completed M.Com from Delhi University in the year 2012\n`,
    );
    expect(
      reading.education.map(({ area, ...one }) => [one.institution?.value, one.studyType?.value, area?.value]),
    ).toEqual([
      ['Mahatma Gandhi University', 'B.Ed', undefined],
      ["St. Teresa's College", 'B.A', 'English'],
      ['Delhi University', 'M.Com', undefined],
    ]);
    expect(reading.education.map(({ endDate }) => endDate?.value)).toEqual(['2016', '2014', '2012']);
  });

  it('a diploma "of" a kind of school belongs to the school above; an unfinished one has no date', async () => {
    const reading = await ofText(
      `${head}ESPERIENZE LAVORATIVE\nBarista, Bar Centrale, 2018 - 2021\n\nISTRUZIONE E FORMAZIONE\n2013 – 2018\nIstituto Alberghiero Carlo Porta, Milano\nDiploma di istituto professionale\n`,
    );
    expect(schools(reading)).toEqual([['Istituto Alberghiero Carlo Porta', 'Diploma', '2018']]);
    const open = await ofText(
      `${head}EXPÉRIENCE\nRéceptionniste, Clinique du Plateau, 2016 - 2018\n\nFORMATION\nDEC en techniques de bureautique, Cégep du Vieux Montréal (2017)\nAEC en gestion, Collège Rosemont, en cours\n`,
    );
    expect(schools(open)).toEqual([
      ['Cégep du Vieux Montréal', 'DEC', '2017'],
      ['Collège Rosemont', 'AEC', undefined],
    ]);
  });

  it('an earlier title below its employer is a job even without a work heading', async () => {
    const reading = await ofText(
      `${head}Amazon Web Services, Seattle, WA\nSoftware Development Engineer II (Mar 2021–Present)\n- EC2 control plane\nSoftware Development Engineer I (Jul 2019–Mar 2021)\n- Launched feature\n\nZillow Group, Seattle, WA\nIntern (Summer 2018)\n- Built dashboards\n\nUniversity of Washington, Seattle, WA\nB.S. Computer Science, 2019\n`,
    );
    expect(jobs(reading).map(([position, name]) => [position, name])).toEqual([
      ['Software Development Engineer II', 'Amazon Web Services'],
      ['Software Development Engineer I', 'Amazon Web Services'],
      ['Intern', 'Zillow Group'],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { head, jobs, ofText } from './read-text.ts';

describe('less usual schools and degrees', () => {
  it('a city and its state without a comma are a place, not a field of study', async () => {
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

  it('the acronym of a Russian university is a school, and a name in capitals is not', async () => {
    const { basics, education } = await ofText(
      'ВАРВАРА СЕЛИВАНОВА\nv.selivanova@pochta.test\n\nОпыт работы\n2019 - 2021\nСбербанк\nПрограммист\n\nОбразование\n2014 - 2019\nМГТУ им. Н. Э. Баумана, Москва\nИнформатика, бакалавр\n',
    );
    expect(basics.name?.value).toBe('ВАРВАРА СЕЛИВАНОВА');
    expect(education.map(({ institution }) => institution?.value)).toEqual(['МГТУ им. Н. Э. Баумана']);
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
  ])('the name after "at" is the school unless another piece is: %j', async (entry, school, area) => {
    const { education } = await ofText(`${head}EDUCATION\n\n${entry}\n2012 - 2015\n`);
    expect(education.map((one) => [one.institution?.value, one.area?.value])).toEqual([[school, area]]);
  });

  it('a school’s state is not a degree, and universities may lack the word', async () => {
    const { education } = await ofText(
      `${head}EDUCATION\n\nMassachusetts Institute of Technology, Cambridge, MA\nS.B. in Electrical Engineering, 2016 – 2020\n\nCal State Fullerton | B.A. Business Administration, Real Estate | 2014\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value, one.endDate?.value])).toEqual([
      ['Massachusetts Institute of Technology', 'S.B.', '2020'],
      ['Cal State Fullerton', 'B.A.', '2014'],
    ]);
  });

  it('a school below "Training" counts if nothing else is education, and exhibitions are not schools', async () => {
    const cook = await ofText(
      `${head}EXPERIENCE\n\nLine Cook, Bluebird Cafe, 2011 – 2015\n\nTRAINING\nDelgado Community College, Culinary Arts, 2011\n`,
    );
    expect(cook.education.map(({ institution }) => institution?.value)).toEqual(['Delgado Community College']);
    const artist = await ofText(
      `${head}EDUCATION\n2016 MFA, Sculpture, Yale School of Art\n\nSOLO EXHIBITIONS\n2023 Salt Memory, Half Gallery, New York, NY\n2020 Soft Machines, Regards, Chicago, IL\n`,
    );
    expect(artist.education.map(({ institution }) => institution?.value)).toEqual(['Yale School of Art']);
  });

  it('a second school without a date may be below the first, and an associate’s degree is a degree', async () => {
    const { education } = await ofText(
      `${head}Education\nAssociate of Arts: Early Childhood Education, 2012\nAmerican River College - Sacramento, CA\nHigh School Diploma\nEncina High School - Sacramento, CA\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value, one.endDate?.value])).toEqual([
      ['American River College', 'Associate of Arts', '2012'],
      ['Encina High School', 'High School Diploma', undefined],
    ]);
  });

  it('text in brackets is not a school: a grade, subjects, part of an academic title', async () => {
    const { education } = await ofText(
      `${head}Education\n2009: BA History, Aberystwyth University (2:1)\n2006: A levels, Glantaf High School (History A, Biology B)\n2001 – 2005: Diplom-Wirtschaftsingenieur (FH), Fachhochschule Kiel\n`,
    );
    expect(education.map((one) => [one.institution?.value, one.studyType?.value])).toEqual([
      ['Aberystwyth University', 'BA'],
      ['Glantaf High School (History A, Biology B)', 'A levels'],
      ['Fachhochschule Kiel', 'Diplom-Wirtschaftsingenieur (FH)'],
    ]);
  });

  it('a school may follow a course without a separator, as in Spanish', async () => {
    const { education } = await ofText(
      `${head}Formación académica\n\n2018\nGrado superior ASIR (administración de sistemas) academia Tobalina, Quart (Valencia).\n\n2008\nGrado superior de Regulación y control, instituto Salvador Gadea, Aldaia (Valencia).\n`,
    );
    expect(education.map(({ institution, endDate }) => [institution?.value, endDate?.value])).toEqual([
      ['academia Tobalina', '2018'],
      ['instituto Salvador Gadea', '2008'],
    ]);
  });

  it('an average beside the subject, a license and an exam are not schools', async () => {
    const { education } = await ofText(
      `${head}EDUCATION\nVanderbilt University || Nashville, TN August 2024 – Dec 2026\nB.S. Computer Science GPA: 3.933\n\nColumbia High School - Diploma - 2014\n\nLICENSE: GA CNA #00123456, BLS exp 10/2026\n`,
    );
    expect(education.map(({ institution, area }) => [institution?.value, area?.value])).toEqual([
      ['Vanderbilt University', 'Computer Science'],
      ['Columbia High School', undefined],
    ]);
  });

  it('an organization after "en", and a school after a full stop, are recognized', async () => {
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
});

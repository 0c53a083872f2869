import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plainTextPages } from '#functions/documents/extract/plain-text.ts';
import { evidenceOf } from '#shared/cv/analysis/evidence.ts';
import { readingOfInfo } from '#shared/cv/analysis/reading-of-info.ts';
import { dateText, normalDate } from '#shared/cv/builder/dates.ts';
import { missingIn, steps } from '#shared/cv/builder/steps.ts';
import { writeCv } from '#shared/cv/builder/write-cv.ts';
import { readCv } from '#shared/cv/read-cv.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { titleLexicon } from '#shared/cv/titles.ts';
import { emptyOf, type UserInfo, userInfo } from '#shared/cv/user-info.ts';
import { embeddedFacts, embeddedWords } from '#test/support/facts/embedded-facts.ts';
import { sampleCv } from '../support/documents/sample-cv.ts';

const blank = () => emptyOf(userInfo);
const open = (step: number, change: (info: UserInfo) => void) => {
  const info = blank();
  change(info);
  return missingIn(step, info) === null;
};
const position = {
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  current: false,
  description: '',
  achievements: [],
};
const school = { degree: '', institution: '', graduationYear: '', gpa: '', honors: '' };

describe('what each step of the builder requires', () => {
  it('there are seven steps, in order (CVT-02)', () => {
    expect(steps).toEqual([
      'Personal Info',
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Optional Extras',
      'Career Goals',
    ]);
  });

  it('a full name and an email address that are not blank (CVT-14)', () => {
    const person = (fullName: string, email: string) =>
      open(0, (info) => Object.assign(info.personalInfo, { fullName, email }));
    expect([
      person('Mara', 'm@example.com'),
      person('Mara', ''),
      person('', 'm@example.com'),
      person('  ', ' '),
    ]).toEqual([true, false, false, false]);
  });

  it('a summary (CVT-16)', () => {
    expect(
      open(1, (info) => {
        info.professionalSummary = ' \n';
      }),
    ).toBe(false);
    expect(
      open(1, (info) => {
        info.professionalSummary = 'A cook.';
      }),
    ).toBe(true);
  });

  it('a position with title and company in the same entry (CVT-17)', () => {
    const positions = (...list: Partial<typeof position>[]) =>
      open(2, (info) => {
        info.experience = list.map((one) => ({ ...position, ...one }));
      });
    expect(positions({ title: 'Cook' })).toBe(false);
    expect(positions({ title: 'Cook' }, { company: 'Inn' })).toBe(false);
    expect(positions({ title: 'Cook' }, { title: 'Chef', company: 'Inn' })).toBe(true);
  });

  it('an education with degree and institution in the same entry (CVT-18)', () => {
    const schools = (...list: Partial<typeof school>[]) =>
      open(3, (info) => {
        info.education = list.map((one) => ({ ...school, ...one }));
      });
    expect(schools({ degree: 'BA' })).toBe(false);
    expect(schools({ degree: 'BA' }, { institution: 'College' })).toBe(false);
    expect(schools({ degree: 'BA', institution: 'College' })).toBe(true);
  });

  it('a technical or soft skill; a language alone is not enough (CVT-19)', () => {
    const skilled = (skills: Partial<UserInfo['skills']>) => open(4, (info) => Object.assign(info.skills, skills));
    expect([
      skilled({ languages: ['Spanish'] }),
      skilled({ technical: [' '] }),
      skilled({ technical: ['SQL'] }),
      skilled({ soft: ['Patience'] }),
    ]).toEqual([false, false, true, true]);
  });

  it('nothing in the last two steps (CVT-20)', () => {
    expect([missingIn(5, blank()), missingIn(6, blank())]).toEqual([null, null]);
  });
});

describe('the text of a built CV', () => {
  it('contains all of the person’s words and no others (CVT-22)', () => {
    const text = writeCv(sampleCv);
    const said = JSON.stringify(sampleCv);
    for (const line of [
      'Mara Lindqvist',
      'Senior Accountant | Brightwater Foods Inc. | Mar 2020 - Present',
      'Target role: Financial Manager',
    ])
      expect(text).toContain(line);
    const own =
      /^(?:SUMMARY|WORK|EXPERIENCE|EDUCATION|SKILLS|LANGUAGES|PROJECTS|CERTIFICATIONS|CAREER|GOALS|Target|role|GPA|Present|Mar|Jun|Dec|May)$/;
    for (const word of text.match(/\p{L}{3,}/gu)!) expect(own.test(word) || said.includes(word), word).toBe(true);
  });

  it('scores the same when parsed as from its fields: one CV has one figure', () => {
    const reference = { facts: embeddedFacts(), words: embeddedWords() };
    const evidence = (reading: CvReading) =>
      evidenceOf(reading, { targetRole: sampleCv.targetRole, now: Date.UTC(2026, 10, 15) }, reference);
    const read = evidence(readCv(plainTextPages(writeCv(sampleCv)), titleLexicon(reference.words)));
    const fields = evidence(readingOfInfo(sampleCv));
    expect({ ...read, tools: read.tools.toSorted() }).toEqual({ ...fields, tools: fields.tools.toSorted() });
  });

  it('omits what was not filled in, including the heading', () => {
    const info = {
      ...blank(),
      personalInfo: { ...sampleCv.personalInfo, phone: '', location: '', linkedin: '', website: '' },
    };
    expect(writeCv(info)).toBe('Mara Lindqvist\nmara.lindqvist@example.com');
  });

  it('does not let a line break inside a field begin another', () => {
    const info = { ...sampleCv, experience: [{ ...sampleCv.experience[0]!, title: 'Cook\nEDUCATION\nPhD' }] };
    expect(writeCv(info)).toContain('Cook EDUCATION PhD | Brightwater');
  });
});

describe('the contents of a CV (CVT-27, CVT-28)', () => {
  it('include only the specified fields, with defaults for missing ones', () => {
    expect(z.parse(userInfo, { ...sampleCv, gender: 'x' })).toEqual(sampleCv);
    expect(blank()).toMatchObject({
      experience: [],
      skills: { technical: [], soft: [], languages: [] },
      targetRole: '',
    });
  });
});

describe('dates as people write them', () => {
  it('are stored in JSON Resume’s format', () => {
    const written = ['2019', '2019-3', '03/2019', 'March 2019', 'Mar. 2019', '2019-03-15', '13/2019', 'soon', '19'];
    expect(written.map(normalDate)).toEqual([
      '2019',
      '2019-03',
      '2019-03',
      '2019-03',
      '2019-03',
      '2019-03',
      null,
      null,
      null,
    ]);
    expect([dateText('2019-03'), dateText('2019'), dateText('soon')]).toEqual(['Mar 2019', '2019', 'soon']);
  });
});

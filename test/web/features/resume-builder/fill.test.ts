import { describe, expect, it } from 'vitest';
import { readJsonResume } from '#shared/cv/json-resume/import.ts';
import type { ResumeData } from '#shared/resume/data.ts';
import { fromInfo } from '#shared/resume/from-info.ts';
import { resumeAsJson } from '#shared/resume/to-json-resume.ts';
import { unsureIn } from '#shared/resume/unsure-in.ts';
import { sampleCv } from '#test/support/documents/sample-cv.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import { filledWith, offerOf } from '#web/features/resume-builder/form/fill/proposals.ts';
import { dataOf, draftedForm, formOf } from '#web/features/resume-builder/form/resume-form.ts';

const blank = () => draftedForm('');
const coming = fromInfo(sampleCv);
const take = (form = blank(), data: ResumeData = coming, all = false) => {
  const { proposals } = offerOf(form, data);
  return filledWith(
    form,
    proposals.filter(({ replaces }) => all || replaces === null),
  );
};

describe('filling the form of the resume builder', () => {
  it('brings every statement of a CV into a blank form, in the words of the CV', () => {
    const form = take();
    const text = JSON.stringify(form);
    const { personalInfo, experience, education, skills, projects, certifications } = sampleCv;
    for (const said of [
      ...Object.values(personalInfo),
      ...experience.flatMap(({ title, company, description, achievements }) => [
        title,
        company,
        ...description.split('\n'),
        ...achievements,
      ]),
      ...education.flatMap(({ degree, institution, graduationYear }) => [degree, institution, graduationYear]),
      ...skills.technical,
      ...skills.soft,
      ...skills.languages,
      ...projects.flatMap(({ name, technologies }) => [name, ...technologies]),
      ...certifications.map(({ name }) => name),
    ])
      expect(text).toContain(JSON.stringify(said).slice(1, -1));
    expect(form.experience[0]?.duration).toBe('Mar 2020 – Present');
  });

  it('replaces nothing that was typed unless it is chosen, and says what would go', () => {
    const mine = formOf(
      samplePerson({
        experience: [
          {
            title: coming.experience[0]!.title.toUpperCase(),
            company: coming.experience[0]!.company,
            duration: '',
            description: 'My own line',
          },
        ],
        skills: [coming.skills[0]!, 'Baking'],
      }),
    );
    const { proposals } = offerOf(mine, coming);
    expect(proposals.find(({ key }) => key === 'fullName')).toMatchObject({ replaces: 'Sam Lee' });
    expect(proposals.find(({ key }) => key === 'experience.0')).toMatchObject({ replaces: 'My own line' });
    const careful = take(mine);
    expect(careful.personalInfo).toMatchObject({ fullName: 'Sam Lee', phone: coming.personalInfo.phone });
    expect(careful.experience[0]).toEqual(mine.experience[0]);
    expect(careful.experience).toHaveLength(coming.experience.length);
    expect(careful.skills.map(({ name }) => name)).toEqual([coming.skills[0], 'Baking', ...coming.skills.slice(1)]);
    const all = take(mine, coming, true);
    expect(all.experience[0]?.description).toBe(coming.experience[0]!.description);
    expect(all.personalInfo.fullName).toBe(coming.personalInfo.fullName);
  });

  it('offers nothing of what is there already', () => {
    expect(offerOf(take(), coming)).toEqual({ proposals: [], left: [] });
  });

  it('names what is too long or too much for the form, and leaves the rest whole', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      title: `Clerk ${at}`,
      company: 'Acme',
      duration: '',
      description: at === 3 ? 'x'.repeat(6001) : '',
    }));
    const data = samplePerson({
      experience: many,
      skills: ['y'.repeat(121), 'Baking'],
      personalInfo: { ...samplePerson({}).personalInfo, phone: '1'.repeat(61) },
    });
    const { left } = offerOf(blank(), data);
    expect(left).toContain('Phone: it is longer than its field.');
    expect(left).toContain('Clerk 3, Acme: a part of it is longer than its field.');
    expect(left).toContain('Clerk 39, Acme: the form has no more room for it.');
    expect(left).toContain('1 of the skills: too long, or more than the form has room for.');
    expect(take(blank(), data).experience).toHaveLength(30);
  });

  it('marks what only a language model has found, part by part, and the skills it found apart from the others', () => {
    const unsure = unsureIn({
      info: sampleCv,
      byModel: [
        'personalInfo.phone',
        'professionalSummary',
        'experience.0.title',
        'experience.0.achievements.1',
        'experience.0.achievements.0',
        'education.0.graduationYear',
        'skills.technical.1',
      ],
    });
    const { proposals } = offerOf(blank(), coming, unsure);
    const marked = proposals.filter(({ byModel }) => byModel !== null);
    expect(marked.map(({ key, byModel }) => [key, byModel])).toEqual([
      ['phone', []],
      ['summary', []],
      ['experience.0', ['title', 'description']],
      ['education.0', ['year']],
      ['skills by a model', []],
    ]);
    const { text } = marked.at(-1)!;
    expect(text).toBe(sampleCv.skills.technical[1]);
    expect(proposals.find(({ key }) => key === 'skills')?.text.split(', ')).not.toContain(text);
    expect(filledWith(blank(), proposals).skills).toHaveLength(coming.skills.length);
    // an entry of the CV in which nothing stands moves no mark
    const after = samplePerson({
      ...coming,
      experience: [{ title: '', company: '', duration: '', description: '' }, ...coming.experience],
    });
    const shifted = offerOf(blank(), after, new Map([['experience.1', ['title']]])).proposals;
    expect(shifted.find(({ byModel }) => byModel)?.label).toContain(coming.experience[0]!.title);
  });

  it('goes out as JSON Resume and comes back as it was', () => {
    const data = samplePerson({
      targetRole: 'Accountant',
      experience: [
        { title: 'Clerk', company: 'Acme', duration: 'Mar 2020 – Present', description: 'Ran the till\nSold 9 chairs' },
        { title: 'Aide', company: 'Acme', duration: '2017 – 2019', description: 'Helped' },
      ],
      projects: [{ name: 'Till', description: 'Wrote it', technologies: ['C++', 'R'] }],
    });
    const back = readJsonResume(JSON.stringify(resumeAsJson(data)));
    if ('refusal' in back) throw new Error(back.refusal);
    expect(dataOf(formOf(fromInfo(back.info)))).toEqual({
      ...data,
      projects: [{ ...data.projects[0], technologies: ['C++', ' R'] }],
    });
  });

  it.each(['about 3 years', '2019 - 2021', 'Summer 2019', '03/2018 - 05/2021', '2019-2021', ''])(
    'keeps the duration %j, as dates or beside them',
    (duration) => {
      const job = { title: 'Clerk', company: 'Acme', duration, description: '' };
      const json = resumeAsJson(samplePerson({ experience: [job] }));
      expect(json.meta?.durations).toEqual(duration ? [duration] : undefined);
      const dates = [json.work?.[0]?.startDate, json.work?.[0]?.endDate];
      if (/^\d.*\d$/.test(duration)) expect(dates).toEqual([expect.any(String), expect.any(String)]);
      else expect(dates).toEqual([undefined, undefined]);
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from '#shared/lib/file-name.ts';
import { webAddress } from '#shared/resume/address.ts';
import { composeResume } from '#shared/resume/compose.ts';
import { completeOf, missingIn, type ResumeData } from '#shared/resume/data.ts';
import { factsOf } from '#shared/resume/facts.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import { linesShown, resumeOf } from '#shared/resume/resume.ts';
import type { Written } from '#shared/resume/written.ts';
import { samplePerson } from '#test/support/sample-person.ts';

const deeds = [
  'I managed a team of 7 people',
  'Raised sales by 20 % in 3 years',
  'Assisted the head of finance with the budget',
  'Wrote 40 reports in Excel and SQL',
  'Trained new colleagues on the till',
  'Reduced waste by 1.5 tons a month',
  'Answered about 60 calls a day',
  'Kept the books of the Zürich branch',
  'Was supervised by Dr. Lee',
  'Helped O’Neil & Sons move to C++ 20',
];
const some = (least: number) => fc.shuffledSubarray(deeds, { minLength: least, maxLength: 8 });
const person = fc.record({
  summary: some(2).map((each) => each.join('. ')),
  experience: fc.array(some(2), { minLength: 1, maxLength: 4 }),
  projects: fc.array(some(1), { maxLength: 2 }),
  regenerationFeedback: fc.option(fc.constantFrom('shorter please', 'skills first', 'more poetic'), { nil: undefined }),
});
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

const dataOf = ({ summary, experience, projects, regenerationFeedback }: Person): ResumeData =>
  samplePerson({
    summary,
    experience: experience.map((each, place) => ({
      title: `Clerk ${place}`,
      company: `Acme ${place}`,
      duration: '2019 – 2021',
      description: each.join('\n'),
    })),
    projects: projects.map((each, place) => ({
      name: `Project ${place}`,
      description: each.join('\n'),
      technologies: [],
    })),
    ...(regenerationFeedback && { regenerationFeedback }),
  });

/** What a model does that lies on purpose, one way at a time. */
const lies: ((text: string) => string)[] = [
  (text) => `${text} for Google`,
  (text) => text.replace(/\d+/, (number) => String(Number(number) * 3)),
  (text) => text.replace(/^\S+/, 'Led'),
  (text) => text.replace(/Assisted the |Helped |about |Was supervised by /, ''),
  (text) => `Senior ${text}`,
  (text) => text.replace('people', 'engineers'),
  (text) => `${text}, winning an award`,
  (text) => text.split(' ').reverse().join(' '),
  () => 'Holds a PhD from Harvard',
  (text) => text,
];

/** Every way it wrote is checked against what was said, word by word, by a reading of its own. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^i (?=[a-z])/, '')
    .split(/[^\p{L}\p{N}%&+']+/u)
    .filter((word) => word && !['a', 'an', 'the', 'and'].includes(word))
    .join(' ');

describe('a resume', () => {
  it('delivers no claim of a lying writer, and keeps every fact (200 people)', () => {
    fc.assert(
      fc.property(
        person,
        fc.array(fc.nat(lies.length - 1), { minLength: 60, maxLength: 60 }),
        fc.nat(),
        (each, picks, seed) => {
          const data = dataOf(each);
          const facts = factsOf(data);
          let at = 0;
          const written: Written = {
            entries: [...new Set(facts.map(({ entry }) => entry))].map((entry) => ({
              entry,
              sentences: facts
                .filter((fact) => fact.entry === entry)
                .map(({ id, text }) => {
                  const lie = lies[picks[at++ % picks.length]!]!;
                  const others = facts[seed % facts.length]!.id;
                  return { text: lie(text), rests_on: at % 7 === 0 ? [others] : [id] };
                }),
              left_out: facts.map(({ id }) => id),
            })),
            first: null,
            not_followed: [],
          };
          const resume = resumeOf(data, written);
          const said = new Set(facts.map(({ text }) => bare(text)));
          const shown = Object.keys(resume.lines).flatMap((entry) => linesShown(resume, entry));
          for (const line of shown) expect(said, line).toContain(bare(line));
          const kept = Object.values(resume.lines)
            .flat()
            .flatMap(({ rests_on }) => rests_on);
          expect(kept.toSorted()).toEqual(facts.map(({ id }) => id).toSorted());
          // nobody asked for less: nothing is left out
          if (!data.regenerationFeedback) expect(shown).toHaveLength(facts.length);
          else expect(shown.length).toBeGreaterThanOrEqual(facts.length / 2);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });

  it('by the built-in writer is what was said, in its order, with every change beside its own words', () => {
    const data = samplePerson({
      summary: 'i am a nurse. I like shifts',
      regenerationFeedback: 'Sound like Shakespeare',
    });
    const resume = resumeOf(data, composeResume(data));
    expect(linesShown(resume, 'summary')).toEqual(['I am a nurse.', 'I like shifts.']);
    expect(resume.lines.summary!.map(({ said }) => said)).toEqual(['i am a nurse.', 'I like shifts']);
    expect(resume.lines['experience.0']).toEqual([
      {
        text: 'Kept the books of 3 shops',
        rests_on: ['experience.0.0'],
        said: 'I kept the books of 3 shops',
        left_out: false,
      },
      { text: 'Closed each month within 4 days', rests_on: ['experience.0.1'], said: null, left_out: false },
    ]);
    expect(resume.not_followed).toEqual(['Sound like Shakespeare']);
  });

  it('is shorter, and in another order, where that is asked for', () => {
    const description = Array.from({ length: 9 }, (_, place) => `Did thing ${place}`).join('\n');
    const data = samplePerson({
      experience: [{ title: 'Clerk', company: 'Acme', duration: '', description }],
      regenerationFeedback: 'Make it shorter and put the skills first',
    });
    const resume = resumeOf(data, composeResume(data));
    expect(linesShown(resume, 'experience.0')).toHaveLength(5);
    expect(resume.lines['experience.0']!.filter(({ left_out }) => left_out)).toHaveLength(4);
    expect(resume.order[0]).toBe('skills');
    expect(resume.not_followed).toEqual([]);
  });

  it('drops incomplete entries and names the first thing that is missing (RSM-12, RSM-13)', () => {
    const data = samplePerson({
      experience: [{ title: 'Clerk', company: ' ', duration: '', description: 'x' }],
      skills: [' '],
      targetRole: ' ',
    });
    expect(completeOf(data)).toMatchObject({ experience: [], skills: [] });
    expect('targetRole' in completeOf(data)).toBe(false);
    expect(missingIn(data)).toEqual({ field: 'experience', text: expect.any(String) });
    expect(missingIn(samplePerson({}))).toBeNull();
  });

  it('shows markup, scripts and hostile addresses as text (T-081, D-38)', () => {
    const hostile = `"><script>alert(1)</script>'&<img src=x onerror=alert(2)>`;
    const data = samplePerson({
      personalInfo: {
        fullName: hostile,
        email: 'a@b.co',
        phone: hostile,
        location: hostile,
        linkedin: 'javascript:alert(1)',
        website: 'data:text/html,x',
      },
      summary: hostile,
      targetRole: hostile,
      skills: [hostile, 'C++', 'R&D', 'O’Neil', 'مرحبا', '🧭'],
      experience: [{ title: hostile, company: hostile, duration: hostile, description: hostile }],
      education: [{ degree: hostile, institution: hostile, year: hostile, gpa: hostile }],
      projects: [{ name: hostile, description: hostile, technologies: [hostile] }],
    });
    const html = writeResumeHtml(resumeOf(data, composeResume(data)));
    expect(html).not.toMatch(/<script|<img|href="(?!https:|mailto:)/);
    expect(html).toContain('R&amp;D');
    for (const plain of ['C++', 'O’Neil', 'مرحبا', '🧭', 'javascript:alert(1)']) expect(html).toContain(plain);
  });

  it.each([
    ['linkedin.com/in/sam', 'https://linkedin.com/in/sam'],
    ['https://sam.example/a?b=c', 'https://sam.example/a?b=c'],
    ['http://sam.example', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['//evil.example', null],
    ['https://good.example@evil.example', null],
    ['sam', null],
    ['', null],
  ])('leads from %j to %j', (typed, url) => {
    expect(webAddress(typed)).toBe(url);
  });

  it.each([
    ['Sam Lee', 'Sam Lee.html'],
    ['../../etc/x', 'etcx.html'],
    ['a"b\r\nSet-Cookie: x', 'abSet-Cookie x.html'],
    ['CON', 'resume.html'],
    ['\u202Efdp.exe', 'fdp.exe.html'],
    [' .. ', 'resume.html'],
    ['', 'resume.html'],
    ['Zoë 🧭', 'Zoë 🧭.html'],
    ['x'.repeat(500), `${'x'.repeat(80)}.html`],
  ])('of %j is the file %j (RSM-27, T-087)', (name, file) => {
    expect(fileNameOf(name, 'resume', 'html')).toBe(file);
  });
});

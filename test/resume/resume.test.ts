import { describe, expect, it } from 'vitest';
import { fileNameOf } from '#shared/lib/file-name.ts';
import { webAddress } from '#shared/resume/address.ts';
import { composeResume } from '#shared/resume/compose.ts';
import { completeOf, missingIn, resumeData } from '#shared/resume/data.ts';
import { factsOf } from '#shared/resume/facts.ts';
import { writeResumeHtml } from '#shared/resume/html.ts';
import { linesShown, resumeOf } from '#shared/resume/resume.ts';
import { firstUnsupportedLine } from '#shared/resume/unsupported-line.ts';
import { written } from '#shared/resume/written.ts';
import { bare, lieAbout, people, waysToLie } from '#test/support/ai/lying-writer.ts';
import fc from '#test/support/harness/chance.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';

describe('a resume', () => {
  it('delivers no claim of a lying writer, and keeps every fact (200 people)', () => {
    fc.assert(
      fc.property(people, waysToLie, (data, way) => {
        const facts = factsOf(data);
        const resume = resumeOf(data, lieAbout(facts, way));
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
      }),
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

  it.each<[string, object, string]>([
    [
      'a long name',
      { personalInfo: { ...samplePerson({}).personalInfo, fullName: 'x'.repeat(121) } },
      'must have 120 characters at most',
    ],
    ['a name of nothing', { personalInfo: { fullName: ' ' } }, 'is missing: say your full name'],
    ['a long summary', { summary: 'x'.repeat(4001) }, 'must have 4,000 characters at most'],
    ['a person that is none', { personalInfo: null }, 'must be an object'],
    ['jobs that are none', { experience: 'cook' }, 'must be a list'],
    ['a job that is none', { experience: [7] }, 'must be an object'],
    ['a skill that is none', { skills: [{}] }, 'must be text'],
    ['a summary of countless lines', { summary: 'I\n'.repeat(401) }, 'must have 400 lines or sentences at most'],
    [
      'a job of countless lines',
      { experience: [{ title: 'Cook', company: 'Inn', duration: '', description: 'Cooked.\n'.repeat(401) }] },
      'must have 400 lines or sentences at most',
    ],
    [
      'a project of countless sentences',
      { projects: [{ description: '炒。'.repeat(401) }] },
      'must have 400 lines or sentences at most',
    ],
    ['skills without an end', { skills: Array(101).fill('x') }, 'must have 100 entries at most'],
  ])('is refused in words with %s', (_, parts, message) => {
    const sent = { ...samplePerson({}), ...parts };
    expect(resumeData.safeParse(sent).error!.issues[0]!.message).toBe(message);
  });

  it.each([
    ['one sentence without an end', 'cooked, cleaned and served; '.repeat(200)],
    ['a script without capital letters', 'मैंने दस साल तक रसोई में काम किया। '.repeat(100)],
    ['four hundred lines', 'Cooked meals.\n'.repeat(400)],
    ['no word at all', 'x'.repeat(6000)],
  ])('is written of the longest description, whatever it is: %s', (_, description) => {
    const job = { title: 'Cook', company: 'Inn', duration: '', description };
    const data = completeOf(resumeData.parse(samplePerson({ summary: description.slice(0, 4000), experience: [job] })));
    const resume = resumeOf(data, written.parse(composeResume(data)));
    expect(firstUnsupportedLine(resume)).toBeNull();
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu);
    expect(words(linesShown(resume, 'experience.0').join(' '))).toEqual(words(description));
  });

  it('ends no sentence twice, in whatever script', () => {
    const data = samplePerson({
      summary: '我是护士。我喜欢夜班。मैंने काम किया। \u0627\u0646\u0627 \u0645\u0645\u0631\u0636\u0629',
    });
    const { lines } = resumeOf(data, composeResume(data));
    expect(lines.summary!.map(({ text }) => text)).toEqual([
      '我是护士。',
      '我喜欢夜班。',
      'मैंने काम किया।',
      '\u0627\u0646\u0627 \u0645\u0645\u0631\u0636\u0629.',
    ]);
  });

  it('is of somebody whose name can be seen', () => {
    const { personalInfo, ...rest } = samplePerson({});
    expect(missingIn({ ...rest, personalInfo: { ...personalInfo, fullName: '\u0000\u202e' } })?.field).toBe(
      'personalInfo.fullName',
    );
  });

  it('names no wish as not followed but those of the person', () => {
    const data = samplePerson({ regenerationFeedback: 'Rhyme. Be funny.' });
    const not_followed = ['Be funny.', 'You won an award', ''];
    expect(resumeOf(data, { entries: [], first: null, not_followed }).not_followed).toEqual(['Be funny.']);
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

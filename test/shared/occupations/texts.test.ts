import { describe, expect, it } from 'vitest';
import { fieldNames } from '#shared/occupations/fields.ts';
import { codeOfAddress, codeOfSlug, nameOf, plainNames, slugOf } from '#shared/occupations/names.ts';
import { gistOf } from '#shared/occupations/texts.ts';
import { singular } from '#shared/occupations/words.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';
import {
  AIMED_GRADE,
  codesOf,
  fields,
  publishedRuns,
  readingGrade,
  textProblems,
  textsOf,
} from '#test/support/facts/occupation-texts.ts';

const published = publishedRuns(process.env.WAYMARK_ONET);
const good = {
  summary:
    'You look after people who are ill or hurt, and you are with them day and night. You work with doctors in hospitals, clinics and homes. Most people get in with a nursing degree and a license.',
  day: [
    'Check on each patient and write down how they do',
    'Give medicine on time',
    'Explain to families what comes next',
  ],
};

describe('names', () => {
  const names = Object.entries(plainNames);

  it('each occupation of the table has one, and nothing else has', () => {
    expect(names.map(([code]) => code).sort()).toEqual(embeddedFacts().codes);
  });

  it('are singular, short and plain', () => {
    const odd = names.filter(([, name]) => {
      const last =
        name
          .toLowerCase()
          .split(/[^a-z]+/)
          .at(-1) ?? '';
      return (
        singular(last) !== last || name.length > 40 || !/^[A-Z]/.test(name) || /except|all other|[/(*]/i.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  it('make addresses of their own, which lead back to the code', () => {
    for (const [code, name] of names) expect(codeOfSlug(slugOf(name)), name).toBe(code);
    expect(slugOf("Bricklayer's helper")).toBe('bricklayers-helper');
    expect(codeOfSlug('no-such-work')).toBeNull();
  });
});

describe('what an occupation is, in a sentence', () => {
  it('is the first of its text, and short enough for a card', () => {
    const gists = fields.flatMap((field) => Object.values(textsOf(field)).map(gistOf));
    expect(gists).toHaveLength(Object.keys(plainNames).length);
    expect(gists.filter((gist) => !/^[A-Z].{15,125}[.]$/.test(gist))).toEqual([]);
    expect(gistOf(textsOf('29')['29-1141.00']!)).toMatch(/^You [^.]+\.$/);
  });
});

describe('addresses', () => {
  it('name an occupation by its slug or its code, and nothing else', () => {
    for (const address of ['registered-nurse', '29-1141', '29-1141.00'])
      expect(codeOfAddress(address), address).toBe('29-1141.00');
    for (const address of ['', 'nurse-x', '99-9999', '29-1141.0', 'constructor', '__proto__', 'Registered nurse'])
      expect(codeOfAddress(address), address).toBeNull();
    expect(nameOf('29-1141.00', 'Registered Nurses')).toBe('Registered nurse');
    expect(nameOf('99-9999.00', 'All Others')).toBe('All Others');
  });
});

describe('texts', () => {
  it.each(fields.map((field) => [field, fieldNames[field]]))('field %s %s keeps to the rules', (field) => {
    const texts = textsOf(field);
    const problems = Object.entries(texts).flatMap(([code, text]) =>
      textProblems(text, null).map((problem) => `${code} ${problem}`),
    );
    expect(problems).toEqual([]);
    const known = codesOf(field);
    expect(Object.keys(texts)).toEqual(known);
    const grades = Object.values(texts).map(readingGrade);
    const mean = grades.reduce((sum, grade) => sum + grade, 0) / Math.max(1, grades.length);
    expect(mean).toBeLessThanOrEqual(AIMED_GRADE);
  });

  // WAYMARK_ONET names the folder of O*NET's text files
  it.skipIf(!published)('takes no run of six words over from the publisher', () => {
    const taken = fields.flatMap((field) =>
      Object.entries(textsOf(field)).flatMap(([code, text]) =>
        textProblems(text, published)
          .filter((problem) => problem.startsWith('the publisher'))
          .map((problem) => `${code} ${problem}`),
      ),
    );
    expect(taken).toEqual([]);
  });

  it('says what is wrong with a text', () => {
    expect(textProblems(good, null)).toEqual([]);
    const problemsOf = (change: Partial<typeof good>) => textProblems({ ...good, ...change }, null).join('\n');
    expect(problemsOf({ summary: 'Nurses help.' })).toMatch(/1 sentences.*2 words.*"you"/s);
    expect(problemsOf({ day: ['Rest.', 'Rest.'] })).toMatch(/2 lines.*"Rest\." has 1 words.*twice/s);
    expect(problemsOf({ summary: `${good.summary.slice(0, -1)} for 20 % more.` })).toMatch(
      /a sign that does not belong/,
    );
    const hard =
      'Administering multidisciplinary pharmacological interventions necessitates conscientious documentation';
    expect(problemsOf({ day: [hard, `${hard} daily`, `${hard} nightly`] })).toMatch(/reads at grade/);
    const taken = new Set(['you are with them day and']);
    expect(textProblems(good, taken)).toEqual(['the publisher’s words: "you are with them day and"']);
  });
});

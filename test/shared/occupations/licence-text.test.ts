import { describe, expect, it } from 'vitest';
import { educationText } from '#shared/occupations/education-text.ts';
import { licenceAuthority } from '#shared/occupations/licence-authority.ts';
import { apprenticeshipText, licenceText } from '#shared/occupations/licence-text.ts';
import { licenceBases } from '#shared/occupations/preparation.ts';
import { reviewedLicences } from '#shared/occupations/reviewed-licences.data.ts';
import { wayInView } from '#shared/occupations/way-in.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

const facts = embeddedFacts();
const at = (code: string) => facts.codes.indexOf(code);
const all = facts.codes.map((_, index) => index);

describe('what is said of a licence (M1)', () => {
  it('is our reading with its basis, and never that one is required', () => {
    for (const index of all) {
      const { need, note } = licenceText(facts, index);
      expect(need).not.toMatch(/required|must/);
      expect(note).toMatch(
        need === 'not known' ? /^the records do not tell; ask/ : /^our reading: .+; ask the \w+|FINRA/,
      );
    }
  });

  it('is not taken from the licences that one may get', () => {
    const engineers = at('17-2141.00');
    expect(facts.licenceStates[engineers]).toBeGreaterThan(40);
    expect(licenceText(facts, engineers).need).toBe('rarely needed');
    expect(licenceText(facts, at('29-1127.00'))).toEqual({
      need: 'usually needed',
      basis: 'our reading: share of jobs that require one, BLS 2020',
      note: 'our reading: share of jobs that require one, BLS 2020; ask the board of your state',
      source: 'licence_shares',
    });
  });
});

describe('who gives a license', () => {
  it.each([
    ['53-2031.00', 'the Federal Aviation Administration'],
    ['53-4011.00', 'the railroad, by the rules of the Federal Railroad Administration'],
    ['53-3032.00', 'the motor vehicle agency of your state'],
    ['25-2021.00', 'the department of education of your state'],
    ['23-1011.00', 'the bar of your state'],
    ['29-1141.00', 'the board of your state'],
  ])('%s: %s', (code, authority) => {
    expect(licenceAuthority(code)).toBe(authority);
    expect(licenceText(facts, at(code)).note).toContain(`ask ${authority}`);
  });

  it('is no board of the state where the record is a federal one', () => {
    const federal = licenceBases.indexOf('federal license records, October 2024');
    for (const index of all.filter((each) => facts.licenceBasis[each] === federal))
      expect(licenceAuthority(facts.codes[index]!), facts.codes[index]).not.toContain('state');
  });

  it('single licenses were reviewed by us, and the text says so', () => {
    for (const code of Object.keys(reviewedLicences))
      expect(licenceText(facts, at(code)), code).toMatchObject({
        source: 'licence_review',
        basis: expect.stringContaining('read by us in November 2026'),
      });
    expect(licenceText(facts, at('21-1014.00')).need).toBe('usually needed');
  });
});

describe('what is said of the way in', () => {
  it('has both words on the education where O*NET and BLS differ, each with its source', () => {
    expect(wayInView(facts, at('29-2057.00'))).toMatchObject({
      education: { level: 'High school diploma or equivalent', source: 'preparation' },
      entryEducation: { level: 'Postsecondary certificate', source: 'projections' },
    });
    for (const index of all) {
      const { education, entryEducation } = wayInView(facts, index);
      expect(entryEducation?.level).not.toBe(education.level);
      if (education.source === 'projections') expect(entryEducation).toBeNull();
    }
  });

  it('names whose word the education is, and of when', () => {
    for (const index of all)
      expect(educationText(facts, index)).toMatch(/, what (most people O\*NET surveyed|BLS) .+ \(20\d\d\)$/);
  });

  it('has a term in years for an apprenticeship where one is known', () => {
    expect(apprenticeshipText(facts, at('47-2111.00'))?.term).toMatch(/^[\d.-]+ years on the job, paid$/);
    expect(apprenticeshipText(facts, at('27-1023.00'))?.term).toBe('1 year on the job, paid');
    expect(apprenticeshipText(facts, at('29-1141.00'))).toMatchObject({ term: 'possible' });
    expect(apprenticeshipText(facts, at('29-1127.00'))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { matchTitle } from '#shared/cv/analysis/title-match.ts';
import { indexOfCode } from '#shared/occupations/lookup.ts';
import { nameOf } from '#shared/occupations/names.ts';
import { analysed, facts, type SpokenCv } from '#test/support/documents/analysed-cv.ts';
import { embeddedWords } from '#test/support/facts/embedded-facts.ts';

const nameAt = (index: number) => nameOf(facts.codes[index]!, facts.titles[index]!);
const match = (title: string) => matchTitle(title, facts, embeddedWords());
const onceTeller = (title: string): SpokenCv => ({
  jobs: [
    { title, company: 'Quill', from: '2019-03', to: null },
    { title: 'Teller', company: 'Vellum Bank', from: '2015-01', to: '2019-02' },
  ],
});

describe('a present title', () => {
  it.each([
    ['Customer Service Team Lead', 'Customer service representative'],
    ['Lead Barista', 'Barista'],
    ['Senior Software Engineer II', 'Software developer'],
    ['Registered Nurse, ICU', 'Registered nurse'],
    ['Staff Accountant', 'Accountant'],
    ['Executive Assistant to the CEO', 'Executive assistant'],
    ['Call Center Team Lead', 'Customer service representative'],
    ['Growth Hacker', 'Market research analyst'],
    ['Waiter', 'Waiter or waitress'],
  ])('surely names an occupation without its words of rank: %s', (title, name) => {
    const { sure } = match(title);
    expect(sure === null ? null : nameAt(sure)).toBe(name);
  });

  it.each([
    ['Chief of Staff', 'Chief executive'],
    ['Supervisor', 'Office supervisor'],
    ['Assistant Branch Manager', 'Store supervisor'],
    ['Teacher', 'Elementary school teacher'],
    ['Nursing Team Leader', 'Registered nurse'],
    ['Kitchen Lead', 'Kitchen supervisor'],
  ])('that may mean several is asked about, with the nearest as choices: %s', (title, near) => {
    const { sure, nearest } = match(title);
    expect(sure).toBeNull();
    expect(nearest.map(nameAt)).toContain(near);
    expect(nearest.length).toBeLessThanOrEqual(5);
  });

  it('of one word that only the publisher lists is not sure: an owner is not a urologist', () => {
    expect(match('Owner').sure).toBeNull();
  });

  it('is the basis of the measure, never an older one (CVT-29, D-51)', () => {
    const { market_positioning: market, professional_summary } = analysed(onceTeller('Customer Service Team Lead'));
    expect(market.measured_against).toMatchObject({ code: '43-4051.00', basis: 'position' });
    expect(market.which).toBeNull();
    expect(professional_summary).toContain('customer service');
  });

  it('that is not sure gives no score and no next roles, and a question', () => {
    const {
      market_positioning: market,
      career_recommendations,
      professional_summary,
    } = analysed(onceTeller('Chief of Staff'));
    expect(market).toMatchObject({ competitiveness: null, measured_against: null, parts: [] });
    expect(market.which).toMatchObject({ title: 'Chief of Staff' });
    expect(career_recommendations.roles).toEqual([]);
    expect(professional_summary).not.toMatch(/teller/i);
  });

  it('is scored as the occupation the person chose', () => {
    const chosen = indexOfCode(facts, '11-1011.00')!;
    const { market_positioning: market, career_recommendations } = analysed(onceTeller('Chief of Staff'), '', chosen);
    expect(market.measured_against).toMatchObject({ code: '11-1011.00', basis: 'position' });
    expect(market.which).toBeNull();
    expect(career_recommendations.roles.length).toBeGreaterThan(0);
  });
});

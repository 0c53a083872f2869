import { expect, it } from 'vitest';
import { automationRisk, automationRiskText } from '#shared/occupations/automation-risk.ts';
import { embeddedFacts } from '#test/support/facts/embedded-facts.ts';

it('automation risk is a band of what AI tools can touch, said in plain words (D-81, RES-08)', () => {
  expect([0, 0.249, 0.25, 0.499, 0.5, 1].map(automationRisk)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
  expect(automationRiskText(0.447)).toBe('AI tools can touch 45% of the tasks; not jobs lost');
});

it('no band is empty, and none holds most of the occupations', () => {
  const { exposure } = embeddedFacts();
  for (const band of ['low', 'medium', 'high']) {
    const share = exposure.filter((value) => automationRisk(value) === band).length / exposure.length;
    expect(share, band).toBeGreaterThan(0.2);
    expect(share, band).toBeLessThan(0.5);
  }
});

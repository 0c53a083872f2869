import { describe, expect, it } from 'vitest';
import { fittingTab } from '#web/features/auth/fitting-tab.ts';
import { paths } from '#web/paths.ts';

const plain = { named: null, next: null, begins: false, familiar: false };
const beginning = [paths.applicationEntry(), paths.newAssessment(), paths.pricing({ plan: 'pro' })];

describe('the tab that fits (U3)', () => {
  it('is Sign Up for who begins and is not known on the device', () => {
    expect(fittingTab({ ...plain, begins: true })).toBe('sign-up');
    for (const next of beginning) expect(fittingTab({ ...plain, next })).toBe('sign-up');
  });

  it('is Sign In for who is known, and who goes to something of their own', () => {
    expect(fittingTab(plain)).toBe('sign-in');
    expect(fittingTab({ ...plain, begins: true, familiar: true })).toBe('sign-in');
    for (const next of beginning) expect(fittingTab({ ...plain, next, familiar: true })).toBe('sign-in');
    for (const next of [paths.history(), paths.result('some'), '/career-path/continue/some'])
      expect(fittingTab({ ...plain, next })).toBe('sign-in');
  });

  it('is the one that the address names, whoever comes', () => {
    expect(fittingTab({ named: 'sign-in', next: paths.newAssessment(), begins: true, familiar: false })).toBe(
      'sign-in',
    );
    expect(fittingTab({ ...plain, named: 'sign-up', familiar: true })).toBe('sign-up');
    expect(fittingTab({ ...plain, named: '<b>' })).toBe('sign-in');
  });
});

import { paths } from '#web/paths.ts';

export type AuthTab = 'sign-in' | 'sign-up';

/** Where somebody is going who begins here. */
const beginnings = [paths.newAssessment(), paths.applicationEntry(), paths.pricing()];

interface Arrival {
  /** the tab that the address names: chosen here, or by a link */
  named: string | null;
  next: string | null;
  /** came by "Apply Now" or "Get Started" */
  begins: boolean;
  /** somebody has signed in from this device before */
  familiar: boolean;
}

/** A person who begins has no account yet, unless the device says otherwise; everybody else has come to sign in. */
export function fittingTab({ named, next, begins, familiar }: Arrival): AuthTab {
  if (named === 'sign-in' || named === 'sign-up') return named;
  const [target] = next?.split(/[?#]/) ?? [];
  return !familiar && (begins || beginnings.includes(target ?? '')) ? 'sign-up' : 'sign-in';
}

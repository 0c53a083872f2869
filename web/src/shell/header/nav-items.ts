import { matchPath } from 'react-router-dom';
import { isOffered } from '#shared/plans/catalogue.ts';
import { paths } from '#web/paths.ts';

interface NavItem {
  name: string;
  to: string;
  /** patterns of the other addresses at which it is the current item */
  within?: readonly string[];
  /** who sees it; by default everybody who is signed in */
  audience?: 'subscribers' | 'others';
  /** left out when the line is too short for all; other screens link there, too */
  isOptional?: true;
}

/** The navigation of a signed-in person. Subscribers find the prices in the account menu. */
const navItems: readonly NavItem[] = [
  { name: 'Dashboard', to: paths.dashboard(), audience: 'subscribers' },
  {
    name: 'Career path',
    to: paths.newAssessment(),
    within: [paths.applicationEntry(), '/career-path/continue/*', '/career-path/session/*'],
  },
  { name: 'History', to: paths.history(), within: ['/career-path/result/*'] },
  {
    name: 'Resume',
    to: paths.resumeBuilder(),
    ...(!isOffered('resume_builds', 'free') && { audience: 'subscribers' }),
    isOptional: true,
  },
  { name: 'Job match', to: paths.matchVacancy(), isOptional: true },
  { name: 'Usage', to: paths.usage(), within: [paths.accountUsage()] },
  { name: 'Pricing', to: paths.pricing(), audience: 'others' },
];

export const navItemsFor = (subscribed: boolean): NavItem[] =>
  navItems.filter(({ audience }) => !audience || (audience === 'subscribers') === subscribed);

/** The value of aria-current: `page` at the item itself, `true` anywhere within it. */
export function currentAt({ to, within = [] }: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return within.some((pattern) => matchPath(pattern, pathname)) ? 'true' : undefined;
}

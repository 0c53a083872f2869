import { matchPath } from 'react-router-dom';
import { paths } from '#web/paths.ts';

interface Place {
  name: string;
  to: string;
  /** the addresses that belong to it, besides its own */
  also?: readonly string[];
  /** whom it is offered; everybody who is signed in unless given */
  only?: 'subscribers' | 'others';
}

/** The places of somebody who is signed in. Who has a plan finds the prices in the account. */
const places: readonly Place[] = [
  { name: 'Dashboard', to: paths.dashboard(), only: 'subscribers' },
  {
    name: 'Career path',
    to: paths.newAssessment(),
    also: [paths.applicationEntry(), '/career-path/continue/*', '/career-path/session/*'],
  },
  { name: 'History', to: paths.history(), also: ['/career-path/result/*'] },
  { name: 'Usage', to: paths.usage(), also: [paths.accountUsage()] },
  { name: 'Pricing', to: paths.pricing(), only: 'others' },
];

export const placesFor = (subscribed: boolean): Place[] =>
  places.filter(({ only }) => !only || (only === 'subscribers') === subscribed);

/** `page` at the place itself, `true` anywhere within it: what aria-current says. */
export function currentAt({ to, also = [] }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return also.some((pattern) => matchPath(pattern, pathname)) ? 'true' : undefined;
}
